(** Claims of values: a table of positions with their claimed values is right if each of them follows by what is told of
    its options, or of theirs, and what is told rests on claims of positions that are no larger. *)

From Coq Require Import List NArith Arith Lia.
From Grundy Require Import Game Grundy.
Local Open Scope N_scope.

Section Claims.
  Variable g : game.
  Variable size : position g -> nat.
  Hypothesis moves_lower : forall p q, In q (options g p) -> (size q < size p)%nat.

  Variables claimed told : position g -> N -> Prop.

  (** What is told is true if the claims are. *)
  Hypothesis told_by_claims : forall q u, told q u ->
    (forall p v, claimed p v -> (size p <= size q)%nat -> grundy g p = v) -> grundy g q = u.

  (** Every option is told to have another value, or has itself an option with the value of the claim. *)
  Hypothesis no_option_has_it : forall p v q, claimed p v -> In q (options g p) ->
    (exists u, told q u /\ u <> v) \/ (exists r, In r (options g q) /\ told r v).

  Hypothesis lower_ones_are_had : forall p v u, claimed p v -> u < v -> exists q, In q (options g p) /\ told q u.

  Theorem claims_right p v : claimed p v -> grundy g p = v.
  Proof.
    remember (size p) as n eqn:n_is. revert p v n_is. induction n as [n IH] using lt_wf_ind.
    intros p v -> claim. assert (right : forall q u, told q u -> (size q < size p)%nat -> grundy g q = u).
    { intros q u tells less. apply told_by_claims; [easy|]. intros p' v' claim' small.
      apply (IH (size p')); [lia | easy | easy]. }
    apply grundy_unique.
    - intros q move equal. pose proof (moves_lower p q move) as less.
      destruct (no_option_has_it p v q claim move) as [(u & tells & other)|(r & answer & tells)].
      + apply other. rewrite <- equal. symmetry. now apply right.
      + apply right in tells; [|pose proof (moves_lower q r answer); lia].
        apply (grundy_not_of_option g q r answer). congruence.
    - intros u low. destruct (lower_ones_are_had p v u claim low) as (q & move & tells). exists q.
      split; [easy|]. apply right; [easy|]. now apply moves_lower.
  Qed.

  Theorem told_right q u : told q u -> grundy g q = u.
  Proof. intro tells. apply told_by_claims; [easy|]. intros p v claim _. now apply claims_right. Qed.
End Claims.
