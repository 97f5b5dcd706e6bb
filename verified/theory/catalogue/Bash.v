(** Bash's game: from a heap of n, one to most tokens are taken. *)

From Coq Require Import List NArith Arith Lia.
From Grundy Require Import Game Grundy Pattern.
Import ListNotations.

Definition bash_options (most n : nat) : list nat := map (fun k => n - k) (seq 1 (Nat.min most n)).

Lemma bash_options_spec most n q : In q (bash_options most n) <-> exists k, 1 <= k <= most /\ k <= n /\ q = n - k.
Proof.
  unfold bash_options. rewrite in_map_iff. split.
  - intros (k & <- & range). apply in_seq in range. exists k. lia.
  - intros (k & range & enough & ->). exists k. split; [easy|]. apply in_seq. lia.
Qed.

Lemma bash_ends most : well_founded (fun q p => In q (bash_options most p)).
Proof. apply ends_by_measure with (fun n => n). intros p q move. apply bash_options_spec in move as (k & ?). lia. Qed.

Definition bash (most : nat) : game := Game (bash_options most) (bash_ends most).

Lemma other_rest n k d : 1 <= k < d -> k <= n -> (n - k) mod d <> n mod d.
Proof.
  intros range enough same. pose proof (Nat.div_mod n d). pose proof (Nat.div_mod (n - k) d).
  set (a := n / d) in *. set (b := (n - k) / d) in *. assert (k = d * a - d * b) by lia.
  destruct (le_lt_dec a b) as [less|more].
  - pose proof (Nat.mul_le_mono_l a b d less). lia.
  - pose proof (Nat.mul_le_mono_l (S b) a d more). lia.
Qed.

Theorem bash_lost most n : lost (bash most) n <-> n mod (S most) = 0.
Proof.
  apply (@lost_by_pattern (bash most) (fun n => n mod (S most) = 0)); clear n; simpl position; simpl options.
  - intro n. lia.
  - intros n q zero move. apply bash_options_spec in move as (k & range & enough & ->).
    rewrite <- zero. apply other_rest; lia.
  - intros n some. exists (n - n mod S most). pose proof (Nat.mod_upper_bound n (S most)).
    pose proof (Nat.mod_le n (S most)). split.
    + apply bash_options_spec. exists (n mod S most). lia.
    + rewrite (Nat.div_mod n (S most)) at 1 by lia. rewrite Nat.add_sub, Nat.mul_comm. apply Nat.mod_mul. lia.
Qed.

Theorem bash_misere_lost most n : 1 <= most -> misere_lost (bash most) n <-> n mod (S most) = 1.
Proof.
  intro any. apply (@misere_lost_by_pattern (bash most) (fun n => n mod (S most) = 1)); clear n;
    simpl position; simpl options.
  - intro n. lia.
  - intros n one none. change (bash_options most n = []) in none. assert (within : In (n - 1) (bash_options most n)); [|now rewrite none in within].
    apply bash_options_spec. exists 1. destruct n; [|lia]. rewrite Nat.mod_0_l in one; lia.
  - intros n q one move. apply bash_options_spec in move as (k & range & enough & ->).
    rewrite <- one. apply other_rest; lia.
  - intros n other. destruct n as [|n]; [left; unfold bash_options; now rewrite Nat.min_0_r|]. right. exists (S n - n mod S most).
    pose proof (Nat.mod_upper_bound n (S most)). pose proof (Nat.mod_le n (S most)).
    assert (rest : S n - n mod S most = 1 + n / S most * S most) by (pose proof (Nat.div_mod n (S most)); lia).
    split.
    + apply bash_options_spec. exists (n mod S most). split; [|lia]. split; [|lia].
      destruct (n mod S most) eqn:zero; [|lia]. exfalso. apply other. rewrite Nat.sub_0_r in rest. rewrite rest.
      rewrite Nat.mod_add by lia. apply Nat.mod_small. lia.
    + rewrite rest, Nat.mod_add by lia. apply Nat.mod_small. lia.
Qed.

Theorem bash_value most n : grundy (bash most) n = N.of_nat (n mod (S most)).
Proof.
  apply (@grundy_by_conditions (bash most) (fun n => N.of_nat (n mod (S most)))); clear n; simpl position; simpl options.
  - intros n q move equal. apply bash_options_spec in move as (k & range & enough & ->). apply Nnat.Nat2N.inj in equal.
    revert equal. apply other_rest; lia.
  - intros n u low. pose proof (Nat.mod_upper_bound n (S most)). pose proof (Nat.mod_le n (S most)).
    pose proof (Nat.div_mod n (S most)). exists (n - (n mod S most - N.to_nat u)). split.
    + apply bash_options_spec. exists (n mod S most - N.to_nat u). lia.
    + replace (n - (n mod S most - N.to_nat u)) with (N.to_nat u + n / S most * S most) by lia.
      rewrite Nat.mod_add, Nat.mod_small by lia. apply Nnat.N2Nat.id.
Qed.
