(** Binary digits, and numbers as their highest digit and the rest. *)

From Coq Require Import List Arith Lia.

(** The binary digit of 2^i. *)
Definition bit (i n : nat) : nat := n / 2 ^ i mod 2.

Lemma bit_low b t n i : i < b -> bit i (t * 2 ^ b + n) = bit i n.
Proof.
  intro low. unfold bit. replace (2 ^ b) with (2 * 2 ^ (b - i - 1) * 2 ^ i).
  - rewrite Nat.mul_assoc, Nat.div_add_l by (now apply Nat.pow_nonzero). rewrite Nat.add_comm, (Nat.mul_comm 2), Nat.mul_assoc.
    now rewrite Nat.mod_add.
  - rewrite <- Nat.mul_assoc, <- Nat.pow_add_r, <- Nat.pow_succ_r'. f_equal. lia.
Qed.

Lemma bit_top b t n : t <= 1 -> n < 2 ^ b -> bit b (t * 2 ^ b + n) = t.
Proof.
  intros small low. unfold bit. rewrite Nat.div_add_l by (now apply Nat.pow_nonzero). rewrite Nat.div_small by easy.
  rewrite Nat.add_0_r. apply Nat.mod_small. lia.
Qed.

Lemma bit_high b n : n < 2 ^ b -> bit b n = 0.
Proof. intro low. unfold bit. now rewrite Nat.div_small. Qed.

Lemma split_top b n : n < 2 ^ S b -> n = bit b n * 2 ^ b + n mod 2 ^ b /\ bit b n <= 1 /\ n mod 2 ^ b < 2 ^ b.
Proof.
  intro low. assert (some : 2 ^ b <> 0) by now apply Nat.pow_nonzero. rewrite Nat.pow_succ_r' in low.
  pose proof (Nat.div_mod n (2 ^ b) some). pose proof (Nat.mod_upper_bound n (2 ^ b) some).
  assert (n / 2 ^ b < 2) by (apply Nat.div_lt_upper_bound; lia). unfold bit. rewrite (Nat.mod_small (n / 2 ^ b)) by easy.
  nia.
Qed.

(** Numbers below a power of two. *)
Lemma bounded l : exists b, Forall (fun n => n < 2 ^ b) l.
Proof.
  exists (list_sum l). apply Forall_forall. intros n within. assert (n <= list_sum l).
  { induction l as [|m l IH]; [easy|]. simpl. destruct within as [->|within]; [lia|]. apply IH in within. lia. }
  pose proof (Nat.pow_gt_lin_r 2 (list_sum l)). lia.
Qed.
