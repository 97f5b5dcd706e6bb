(** Sets that are alike have one value: a map of the elements of a set, on one board or from one to another, that carries the
    moves which can be made on the one to those which can be made on the other. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Grundy Boards Pieces NamedBoards.
Import ListNotations.
Local Open Scope N_scope.

Section Alike.
  Variables b b' : board.
  Variables whole whole' : N.
  Variable f : N -> N.

  (** One set is the image of another. *)
  Definition carried (s s' : N) : Prop := forall e', element e' s' <-> exists e, element e s /\ f e = e'.

  (** One move does to the image what another does to the set. *)
  Definition corresponds (m m' : move) : Prop :=
    carried (needed m) (needed m') /\ forall e, element e whole -> (element e (removed m) <-> element (f e) (removed m')).

  Hypothesis injective : forall e d, element e whole -> element d whole -> f e = f d -> e = d.
  Hypothesis image : carried whole whole'.
  Hypothesis there : forall m, In m (moves b) -> playable m whole = true -> exists m', In m' (moves b') /\ corresponds m m'.
  Hypothesis back : forall m', In m' (moves b') -> playable m' whole' = true ->
    exists m, In m (moves b) /\ playable m whole = true /\ corresponds m m'.

  Lemma carried_playable s s' m m' : subset s whole = true -> subset (needed m) whole = true -> carried s s' ->
    corresponds m m' -> playable m s = playable m' s'.
  Proof.
    intros within within' image' (need & _). unfold playable. apply eq_true_iff_eq. rewrite !subset_spec in *.
    split; intros all e here.
    - apply need in here as (d & here & <-). apply image'. exists d. split; [now apply all | easy].
    - pose proof (proj2 (need (f e)) (ex_intro _ e (conj here eq_refl))) as here'.
      apply all, image' in here' as (d & on & equal).
      apply injective in equal; [now subst | now apply within | now apply within'].
  Qed.

  Lemma carried_left s s' m m' : subset s whole = true -> carried s s' -> corresponds m m' ->
    carried (left_by m s) (left_by m' s').
  Proof.
    intros within image' (_ & take) e'. unfold element, left_by. rewrite N.ldiff_spec, andb_true_iff, negb_true_iff.
    rewrite subset_spec in within. split.
    - intros (here & stays). apply image' in here as (e & here & <-). exists e. split; [|easy].
      rewrite N.ldiff_spec, andb_true_iff, negb_true_iff. split; [easy|]. apply not_true_iff_false. intro taken.
      apply take in taken; [|now apply within]. unfold element in taken. congruence.
    - intros (e & here & <-). rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in here. destruct here as (here & stays).
      split; [apply image'; now exists e|]. apply not_true_iff_false. intro taken.
      apply (take e) in taken; [|now apply within]. unfold element in taken. congruence.
  Qed.

  Lemma parts_alike s : forall s', subset s whole = true -> carried s s' ->
    grundy (on_board b) s = grundy (on_board b') s'.
  Proof.
    induction (ends (on_board b) s) as [s _ IH]. intros s' within image'.
    assert (within' : subset s' whole' = true).
    { rewrite subset_spec in *. intros e here. apply image' in here as (d & here & <-). apply image. exists d.
      split; [now apply within | easy]. }
    assert (on_whole : forall m, playable m s = true -> playable m whole = true).
    { intros m can. now apply subset_trans with s. }
    assert (step : forall m, In m (moves b) -> playable m s = true -> forall m', corresponds m m' ->
      grundy (on_board b) (left_by m s) = grundy (on_board b') (left_by m' s')).
    { intros m inside can m' same. apply IH.
      - apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
      - now apply subset_trans with s; [apply left_subset|].
      - now apply carried_left. }
    apply grundy_unique.
    - intros q move equal. apply in_map_iff in move as (m & <- & inside). apply filter_In in inside as (inside & can).
      destruct (there m inside) as (m' & inside' & same); [now apply on_whole|].
      rewrite (step m inside can m' same) in equal.
      apply (grundy_not_of_option (on_board b') s' (left_by m' s')); [|exact equal]. apply in_map_iff. exists m'.
      split; [easy|]. apply filter_In. split; [easy|]. rewrite <- (carried_playable s s' m m'); auto.
      now apply on_whole in can.
    - intros u low. apply option_of_lower_value in low as (q & move & <-). apply in_map_iff in move as (m' & <- & inside').
      apply filter_In in inside' as (inside' & can').
      destruct (back m' inside') as (m & inside & can & same); [now apply subset_trans with s'|].
      assert (can_s : playable m s = true) by now rewrite (carried_playable s s' m m').
      exists (left_by m s). split; [|now apply step]. apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
  Qed.

  Theorem alike_value : grundy (on_board b) whole = grundy (on_board b') whole'.
  Proof. apply parts_alike; [|exact image]. now apply subset_spec. Qed.
End Alike.
