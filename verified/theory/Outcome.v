(** Of every position exactly one holds: it is lost, or it is won, for the player to move; in both conventions. *)

From Coq Require Import List Wellfounded.
From Grundy Require Import Game.
Import ListNotations.
Set Implicit Arguments.

Lemma all_or_one {A} (P Q : A -> Prop) (l : list A) :
  (forall a, In a l -> P a \/ Q a) -> (forall a, In a l -> P a) \/ (exists a, In a l /\ Q a).
Proof.
  induction l as [|a l IH]; intro each; [left; now intros ? []|].
  destruct (each a (or_introl eq_refl)) as [here|here]; [|right; now exists a; split; [left|]].
  destruct IH as [others|(b & within & found)].
  - intros b within. apply each. now right.
  - left. intros b [<-|within]; auto.
  - right. exists b. split; [now right | exact found].
Qed.

Theorem lost_or_won (g : game) (p : position g) : lost g p \/ won g p.
Proof.
  induction (ends g p) as [p _ IH].
  destruct (all_or_one _ _ (options g p) (fun q move => proj1 (or_comm _ _) (IH q move))) as [all|(q & move & q_lost)].
  - left. now constructor.
  - right. now apply an_option_lost with q.
Qed.

Theorem not_lost_and_won (g : game) (p : position g) : lost g p -> won g p -> False.
Proof.
  induction (ends g p) as [p _ IH]. intros is_lost is_won.
  destruct is_won as [p q move q_lost]. inversion is_lost as [p' all_won equal]; subst.
  apply (IH q move q_lost). now apply all_won.
Qed.

Theorem misere_lost_or_won (g : game) (p : position g) : misere_lost g p \/ misere_won g p.
Proof.
  induction (ends g p) as [p _ IH].
  destruct (options g p) as [|q0 others] eqn:moves; [right; now constructor|]. rewrite <- moves in IH.
  destruct (all_or_one _ _ (options g p) (fun q move => proj1 (or_comm _ _) (IH q move))) as [all|(q & move & q_lost)].
  - left. constructor; [now rewrite moves | exact all].
  - right. now apply an_option_misere_lost with q.
Qed.

Theorem not_misere_lost_and_won (g : game) (p : position g) : misere_lost g p -> misere_won g p -> False.
Proof.
  induction (ends g p) as [p _ IH]. intros is_lost is_won.
  inversion is_lost as [p' moves all_won equal]; subst p'.
  destruct is_won as [p none|p q move q_lost]; [now apply moves|].
  apply (IH q move q_lost). now apply all_won.
Qed.
