(** Of the golden ratio, in integers: a / n is below it if a² < a n + n², and is never equal to it. *)

From Coq Require Import Arith Lia.

Lemma irrational a : forall n, a * a = a * n + n * n -> n = 0.
Proof.
  induction a as [a IH] using lt_wf_ind. intros n equal. destruct n as [|n]; [easy|].
  destruct (le_lt_dec a (S n)) as [small|large]; [pose proof (Nat.mul_le_mono_l _ _ a small); lia|].
  assert (a < 2 * S n).
  { destruct (le_lt_dec (2 * S n) a) as [more|]; [|easy]. pose proof (Nat.mul_le_mono_l _ _ a more).
    pose proof (Nat.mul_lt_mono_pos_r (S n) (S n) a). lia. }
  remember (a - S n) as b eqn:b_is. assert (a = S n + b) as -> by lia. clear b_is.
  specialize (IH (S n)). assert (b = 0); [|lia]. apply IH; lia.
Qed.
