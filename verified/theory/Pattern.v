(** A set of positions that no move joins, and into which there is a move from everywhere else, is the set of lost ones. *)

From Coq Require Import List Arith Wellfounded.
From Grundy Require Import Game Outcome.
Import ListNotations.
Set Implicit Arguments.

Section Pattern.
  Variable g : game.
  Variable P : position g -> Prop.
  Hypothesis decided : forall p, P p \/ ~ P p.

  Theorem lost_by_pattern :
    (forall p q, P p -> In q (options g p) -> ~ P q) ->
    (forall p, ~ P p -> exists q, In q (options g p) /\ P q) ->
    forall p, lost g p <-> P p.
  Proof.
    intros out into p. assert (both : (P p -> lost g p) /\ (~ P p -> won g p)).
    { induction (ends g p) as [p _ IH]. split.
      - intro here. constructor. intros q move. apply (IH q move). now apply (out p).
      - intro not. destruct (into p not) as (q & move & there). apply an_option_lost with q; [easy|]. now apply IH. }
    split; [|apply both]. intro is_lost. destruct (decided p) as [here|not]; [easy|].
    exfalso. apply (not_lost_and_won is_lost). now apply both.
  Qed.

  Theorem misere_lost_by_pattern :
    (forall p, P p -> options g p <> []) ->
    (forall p q, P p -> In q (options g p) -> ~ P q) ->
    (forall p, ~ P p -> options g p = [] \/ exists q, In q (options g p) /\ P q) ->
    forall p, misere_lost g p <-> P p.
  Proof.
    intros some out into p. assert (both : (P p -> misere_lost g p) /\ (~ P p -> misere_won g p)).
    { induction (ends g p) as [p _ IH]. split.
      - intro here. constructor; [now apply some|]. intros q move. apply (IH q move). now apply (out p).
      - intro not. destruct (into p not) as [none|(q & move & there)]; [now constructor|].
        apply an_option_misere_lost with q; [easy|]. now apply IH. }
    split; [|apply both]. intro is_lost. destruct (decided p) as [here|not]; [easy|].
    exfalso. apply (not_misere_lost_and_won is_lost). now apply both.
  Qed.
End Pattern.

(** Play ends where each move lowers a number. *)
Lemma ends_by_measure {A} (options : A -> list A) (size : A -> nat) :
  (forall p q, In q (options p) -> size q < size p) -> well_founded (fun q p => In q (options p)).
Proof. intro lower. apply well_founded_lt_compat with size. intros q p. apply lower. Qed.
