(** The nim sum of numbers, which is their exclusive or, and what makes it the value of sums of games. *)

From Coq Require Import List NArith Bool Lia Permutation.
Import ListNotations.
Local Open Scope N_scope.

Definition nimsum (values : list N) : N := fold_right N.lxor 0 values.

Lemma nimsum_app l l' : nimsum (l ++ l') = N.lxor (nimsum l) (nimsum l').
Proof.
  induction l as [|v l IH]; simpl; [reflexivity|]. rewrite IH. now rewrite N.lxor_assoc.
Qed.

Lemma nimsum_permutation l l' : Permutation l l' -> nimsum l = nimsum l'.
Proof.
  induction 1 as [| v l l' _ IH | v w l | l l' l'' _ IH _ IH']; simpl; [easy | now rewrite IH | | congruence].
  rewrite <- !N.lxor_assoc. now rewrite (N.lxor_comm w v).
Qed.

Lemma lxor_cancel a b : N.lxor (N.lxor a b) b = a.
Proof. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r. Qed.

Lemma lxor_cancel_l a b : N.lxor a (N.lxor a b) = b.
Proof. now rewrite <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l. Qed.

Lemma lxor_injective a b c : N.lxor a b = N.lxor a c -> b = c.
Proof. intro equal. now rewrite <- (lxor_cancel_l a b), equal, lxor_cancel_l. Qed.

(** Above its highest bit, at place k, a difference changes nothing, and at k it turns a bit around. *)
Lemma high_part a d : d <> 0 ->
  N.shiftr (N.lxor a d) (N.log2 d) = N.lxor (N.shiftr a (N.log2 d)) 1.
Proof.
  intro nonzero. rewrite N.shiftr_lxor. f_equal.
  rewrite N.shiftr_div_pow2. pose proof (N.log2_spec d) as [low high]; [lia|].
  rewrite N.pow_succ_r' in high. symmetry. apply N.div_unique with (r := d - 2 ^ N.log2 d); lia.
Qed.

Lemma split_high a k : a = N.shiftr a k * 2 ^ k + a mod 2 ^ k /\ a mod 2 ^ k < 2 ^ k.
Proof.
  assert (2 ^ k <> 0) by (apply N.pow_nonzero; lia).
  rewrite N.shiftr_div_pow2. split; [rewrite N.mul_comm; now apply N.div_mod | now apply N.mod_lt].
Qed.

Lemma lxor_one a : N.lxor a 1 = if N.odd a then a - 1 else a + 1.
Proof. destruct a as [|[a|a|]]; try reflexivity; simpl; destruct a; reflexivity. Qed.

Lemma lower_when_set a d : d <> 0 -> N.testbit a (N.log2 d) = true -> N.lxor a d < a.
Proof.
  intros nonzero set. set (k := N.log2 d) in *.
  pose proof (split_high a k) as [parts _]. pose proof (split_high (N.lxor a d) k) as [parts' small].
  unfold k in parts' at 1. rewrite high_part in parts' by exact nonzero. fold k in parts'.
  rewrite lxor_one in parts'. rewrite <- N.bit0_odd, N.shiftr_spec', N.add_0_l, set in parts'.
  assert (N.shiftr a k <> 0).
  { intro zero. rewrite <- (N.add_0_l k), <- N.shiftr_spec', zero in set. now rewrite N.bits_0 in set. }
  rewrite N.mul_sub_distr_r in parts'.
  assert (1 * 2 ^ k <= N.shiftr a k * 2 ^ k) by (apply N.mul_le_mono_r; lia).
  generalize dependent (N.lxor a d mod 2 ^ k). generalize dependent (a mod 2 ^ k).
  generalize dependent (N.shiftr a k * 2 ^ k). lia.
Qed.

Lemma higher_when_clear a d : d <> 0 -> N.testbit a (N.log2 d) = false -> a < N.lxor a d.
Proof.
  intros nonzero clear. rewrite <- (lxor_cancel a d) at 1. apply lower_when_set; [exact nonzero|].
  rewrite N.lxor_spec, clear, N.bit_log2 by exact nonzero. reflexivity.
Qed.

(** Every number below a nim sum is reached by lowering one of its two terms. *)
Lemma below_nimsum a b v : v < N.lxor a b ->
  (exists a', a' < a /\ N.lxor a' b = v) \/ (exists b', b' < b /\ N.lxor a b' = v).
Proof.
  intro low. set (d := N.lxor (N.lxor a b) v).
  assert (back : N.lxor (N.lxor a b) d = v) by (unfold d; apply lxor_cancel_l).
  assert (nonzero : d <> 0).
  { intro zero. rewrite zero, N.lxor_0_r in back. rewrite back in low. now apply N.lt_irrefl in low. }
  assert (high : N.testbit (N.lxor a b) (N.log2 d) = true).
  { destruct (N.testbit (N.lxor a b) (N.log2 d)) eqn:bit; [easy|].
    apply higher_when_clear in bit; [rewrite back in bit; lia | exact nonzero]. }
  rewrite N.lxor_spec in high.
  destruct (N.testbit a (N.log2 d)) eqn:bit_a.
  - left. exists (N.lxor a d). split; [now apply lower_when_set|].
    rewrite N.lxor_assoc, (N.lxor_comm d b), <- N.lxor_assoc. exact back.
  - right. exists (N.lxor b d).
    split; [apply lower_when_set; [exact nonzero | now destruct (N.testbit b (N.log2 d))]|].
    rewrite <- N.lxor_assoc. exact back.
Qed.
