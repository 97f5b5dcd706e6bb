(** Games on boards: a set of elements is left; a move needs some elements, all of which must be left, and takes away
    those it removes. Cram, Node Kayles, Arc Kayles and Chomp are such games. A set is a number, element e its bit e. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Pattern.
Import ListNotations.
Local Open Scope N_scope.

Record move : Type := Move { needed : N; removed : N }.

(** A move removes an element that it needs, so that play ends. *)
Record board : Type := Board {
  moves : list move;
  each_takes : Forall (fun m => N.land (needed m) (removed m) <> 0) moves
}.

Definition subset (a b : N) : bool := N.ldiff a b =? 0.

Definition playable (m : move) (s : N) : bool := subset (needed m) s.

Definition left_by (m : move) (s : N) : N := N.ldiff s (removed m).

Definition board_options (ms : list move) (s : N) : list N :=
  map (fun m => left_by m s) (filter (fun m => playable m s) ms).

Lemma subset_spec a b : subset a b = true <-> forall e, N.testbit a e = true -> N.testbit b e = true.
Proof.
  unfold subset. rewrite N.eqb_eq. split.
  - intros none e here. destruct (N.testbit b e) eqn:there; [easy|].
    assert (bit : N.testbit (N.ldiff a b) e = true) by (now rewrite N.ldiff_spec, here, there).
    now rewrite none, N.bits_0 in bit.
  - intro all. apply N.bits_inj_0. intro e. rewrite N.ldiff_spec. specialize (all e).
    destruct (N.testbit a e); [|easy]. now rewrite all.
Qed.

Lemma board_options_spec ms s q : In q (board_options ms s) <->
  exists m, In m ms /\ (forall e, N.testbit (needed m) e = true -> N.testbit s e = true) /\
    q = N.ldiff s (removed m).
Proof.
  unfold board_options. rewrite in_map_iff. split.
  - intros (m & <- & within). apply filter_In in within as (within & can). exists m. unfold playable in can. now rewrite subset_spec in can.
  - intros (m & within & can & ->). exists m. split; [easy|]. apply filter_In. split; [easy|]. now apply subset_spec.
Qed.

Lemma subset_le a b : subset a b = true -> a <= b.
Proof. intro within. apply N.eqb_eq in within. now apply N.ldiff_le. Qed.

Lemma ldiff_lower s r : N.land s r <> 0 -> N.ldiff s r < s.
Proof.
  intro common. assert (within : N.ldiff s r <= s).
  { apply subset_le, subset_spec. intro e. rewrite N.ldiff_spec. now destruct (N.testbit s e). }
  destruct (N.eq_dec (N.ldiff s r) s) as [equal|]; [|lia]. exfalso. apply common. apply N.bits_inj_0. intro e.
  rewrite N.land_spec. rewrite <- equal at 1. rewrite N.ldiff_spec. destruct (N.testbit s e), (N.testbit r e); easy.
Qed.

Lemma move_lower (b : board) s q : In q (board_options (moves b) s) -> q < s.
Proof.
  intro move. apply board_options_spec in move as (m & within & can & ->). apply ldiff_lower.
  pose proof (proj1 (Forall_forall _ _) (each_takes b) m within) as takes. simpl in takes. intro none. apply takes.
  apply N.bits_inj_0. intro e. rewrite N.land_spec. destruct (N.testbit (needed m) e) eqn:here; [|easy].
  apply can in here. pose proof (N.land_spec s (removed m) e) as bit. rewrite none, N.bits_0, here in bit. now rewrite <- bit.
Qed.

Lemma board_ends (b : board) : well_founded (fun q p => In q (board_options (moves b) p)).
Proof. apply ends_by_measure with N.to_nat. intros p q move. apply move_lower in move. lia. Qed.

Definition on_board (b : board) : game := Game (board_options (moves b)) (board_ends b).
