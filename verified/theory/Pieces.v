(** A set on a board falls into pieces: if no move that can be made touches two of them, it is their sum. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Mex Nimsum Grundy Boards.
Import ListNotations.
Local Open Scope N_scope.

(** What a move touches of a set: the elements it needs, and those it takes away. *)
Definition touched (m : move) (s : N) : N := N.lor (needed m) (N.land (removed m) s).

Definition separates (a b : N) (m : move) : bool :=
  let s := N.lor a b in
  negb (playable m s) || subset (touched m s) a || subset (touched m s) b.

Definition separated (ms : list move) (a b : N) : Prop := forall m, In m ms -> separates a b m = true.

Ltac bits := let e := fresh "e" in
  apply N.bits_inj; intro e; rewrite ?N.ldiff_spec, ?N.lor_spec, ?N.land_spec, ?N.bits_0.

Lemma lor_subset a b c : subset (N.lor a b) c = true <-> subset a c = true /\ subset b c = true.
Proof.
  rewrite !subset_spec. split.
  - intro all. split; intros e here; apply all; rewrite N.lor_spec, here; [easy | apply orb_true_r].
  - intros (left & right) e. rewrite N.lor_spec. intro here. apply orb_true_iff in here as [here|here]; auto.
Qed.

Lemma subset_trans a b c : subset a b = true -> subset b c = true -> subset a c = true.
Proof. rewrite !subset_spec. auto. Qed.

(** A move whose touched elements lie in a. *)
Lemma disjoint_bit a b e : N.land a b = 0 -> N.testbit a e = true -> N.testbit b e = false.
Proof.
  intros apart here. pose proof (N.land_spec a b e) as bit. rewrite apart, N.bits_0, here in bit. now symmetry.
Qed.

Lemma move_within a b m : N.land a b = 0 -> subset (touched m (N.lor a b)) a = true ->
  playable m a = true /\ left_by m (N.lor a b) = N.lor (left_by m a) b.
Proof.
  intros apart within. apply lor_subset in within as (need & take). split; [easy|]. unfold left_by. apply N.bits_inj.
  intro e. rewrite N.ldiff_spec, !N.lor_spec, N.ldiff_spec. rewrite subset_spec in take. specialize (take e).
  rewrite N.land_spec, N.lor_spec in take. pose proof (disjoint_bit a b e apart) as other.
  destruct (N.testbit a e), (N.testbit b e), (N.testbit (removed m) e); simpl in *; try easy;
    try (discriminate take; easy); try (now specialize (other eq_refl)); now specialize (take eq_refl).
Qed.

Lemma smaller_separated ms a a' b : subset a' a = true -> N.land a b = 0 -> separated ms a b -> separated ms a' b.
Proof.
  intros less apart all m within. specialize (all m within). unfold separates in *.
  destruct (playable m (N.lor a' b)) eqn:can; [|easy]. simpl. unfold playable in *.
  assert (more : subset (N.lor a' b) (N.lor a b) = true).
  { rewrite subset_spec in *. intro e. rewrite !N.lor_spec. specialize (less e).
    destruct (N.testbit a' e), (N.testbit b e), (N.testbit a e); simpl; try easy. }
  rewrite (subset_trans _ _ _ can more) in all. simpl in all.
  assert (touch : subset (touched m (N.lor a' b)) (touched m (N.lor a b)) = true).
  { unfold touched. rewrite subset_spec in *. intro e. rewrite !N.lor_spec, !N.land_spec. specialize (more e).
    rewrite !N.lor_spec in *.
    destruct (N.testbit (needed m) e), (N.testbit (removed m) e), (N.testbit a' e), (N.testbit b e), (N.testbit a e);
      simpl in *; auto. }
  assert (own : subset (touched m (N.lor a' b)) (N.lor a' b) = true).
  { unfold touched. apply lor_subset. split; [easy|]. apply subset_spec. intro e. rewrite N.land_spec.
    now destruct (N.testbit (removed m) e). }
  apply orb_true_iff in all as [all|all].
  - apply orb_true_iff. left. apply (subset_trans _ _ _ touch) in all. rewrite subset_spec in *. intros e here.
    specialize (all e here). specialize (own e here). rewrite N.lor_spec in own.
    rewrite (disjoint_bit a b e apart all) in own. now rewrite orb_false_r in own.
  - apply orb_true_iff. right. now apply (subset_trans _ _ _ touch).
Qed.

Lemma separated_swap ms a b : separated ms a b -> separated ms b a.
Proof.
  intros all m within. specialize (all m within). unfold separates in *. rewrite N.lor_comm.
  rewrite <- orb_assoc, (orb_comm (subset _ b)), orb_assoc. exact all.
Qed.

Lemma left_subset m s : subset (left_by m s) s = true.
Proof. apply subset_spec. intro e. unfold left_by. rewrite N.ldiff_spec. now destruct (N.testbit s e). Qed.

Lemma subset_disjoint a a' b : subset a' a = true -> N.land a b = 0 -> N.land a' b = 0.
Proof.
  intros less apart. apply N.bits_inj_0. intro e. rewrite N.land_spec. rewrite subset_spec in less. specialize (less e).
  destruct (N.testbit a' e); [|easy]. apply (disjoint_bit a b e apart). now apply less.
Qed.

Section Sum.
  Variable b : board.
  Let g := on_board b.

  Lemma options_left x y q : N.land x y = 0 -> In q (options g x) -> 
    exists m, In m (moves b) /\ playable m x = true /\ q = left_by m x.
  Proof.
    intros _ move. apply in_map_iff in move as (m & <- & within). apply filter_In in within as (within & can). now exists m.
  Qed.

  (** A move in x alone, with y beside it, takes nothing of y. *)
  Lemma beside x y m : N.land x y = 0 -> separated (moves b) x y -> In m (moves b) -> playable m x = true ->
    playable m (N.lor x y) = true /\ left_by m (N.lor x y) = N.lor (left_by m x) y.
  Proof.
    intros apart sep within can. assert (can' : playable m (N.lor x y) = true).
    { apply subset_trans with x; [easy|]. apply subset_spec. intro e. rewrite N.lor_spec. intro here. now rewrite here. }
    split; [easy|]. specialize (sep m within). unfold separates in sep. rewrite can' in sep. simpl in sep.
    apply orb_true_iff in sep as [sep|sep]; [now apply move_within|]. exfalso.
    apply lor_subset in sep as (sep & _). pose proof (proj1 (Forall_forall _ _) (each_takes b) m within) as takes.
    simpl in takes. apply takes. apply N.bits_inj_0. intro e. rewrite N.land_spec.
    destruct (N.testbit (needed m) e) eqn:here; [|easy]. unfold playable in can. rewrite subset_spec in can, sep.
    pose proof (disjoint_bit x y e apart (can e here)). rewrite (sep e here) in H. discriminate.
  Qed.

  Theorem pieces_sum x : forall y, N.land x y = 0 -> separated (moves b) x y ->
    grundy g (N.lor x y) = N.lxor (grundy g x) (grundy g y).
  Proof.
    induction (ends g x) as [x _ IHx]. intro y. induction (ends g y) as [y _ IHy]. intros apart sep.
    pose proof (separated_swap _ _ _ sep) as sep'. assert (apart' : N.land y x = 0) by now rewrite N.land_comm.
    assert (in_x : forall m, In m (moves b) -> playable m x = true ->
      grundy g (N.lor (left_by m x) y) = N.lxor (grundy g (left_by m x)) (grundy g y)).
    { intros m within can. apply IHx.
      - apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
      - now apply (subset_disjoint x); [apply left_subset|].
      - apply smaller_separated with x; [apply left_subset | easy | easy]. }
    assert (in_y : forall m, In m (moves b) -> playable m y = true ->
      grundy g (N.lor x (left_by m y)) = N.lxor (grundy g x) (grundy g (left_by m y))).
    { intros m within can. apply IHy.
      - apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
      - rewrite N.land_comm. now apply (subset_disjoint y); [apply left_subset|].
      - apply separated_swap. apply smaller_separated with y; [apply left_subset | easy | easy]. }
    apply grundy_unique.
    - intros q move equal. apply in_map_iff in move as (m & <- & within). apply filter_In in within as (within & can).
      pose proof (sep m within) as one. unfold separates in one. rewrite can in one. simpl in one.
      apply orb_true_iff in one as [one|one].
      + apply move_within in one as (can' & left); [|easy]. rewrite left, in_x in equal by easy.
        rewrite !(N.lxor_comm _ (grundy g y)) in equal. apply lxor_injective in equal.
        apply (grundy_not_of_option g x (left_by m x)); [|easy]. apply in_map_iff. exists m.
        split; [easy|]. now apply filter_In.
      + rewrite N.lor_comm in one. apply move_within in one as (can' & left); [|easy].
        rewrite N.lor_comm, left, N.lor_comm, in_y in equal by easy. apply lxor_injective in equal.
        apply (grundy_not_of_option g y (left_by m y)); [|easy]. apply in_map_iff. exists m.
        split; [easy|]. now apply filter_In.
    - intros u low. apply below_nimsum in low as [(v & low & <-)|(v & low & <-)];
        apply option_of_lower_value in low as (q & move & <-);
        apply in_map_iff in move as (m & <- & within); apply filter_In in within as (within & can).
      + destruct (beside x y m) as (can' & left); try easy. exists (left_by m (N.lor x y)). split.
        * apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
        * rewrite left. now apply in_x.
      + destruct (beside y x m) as (can' & left); try easy. rewrite N.lor_comm in can', left.
        exists (left_by m (N.lor x y)). split.
        * apply in_map_iff. exists m. split; [easy|]. now apply filter_In.
        * rewrite left, N.lor_comm. now apply in_y.
  Qed.

  Lemma no_move_zero s : (forall m, In m (moves b) -> playable m s = false) -> grundy g s = 0.
  Proof.
    intro none. apply grundy_unique; [|lia]. intros q move. apply in_map_iff in move as (m & _ & within).
    apply filter_In in within as (within & can). now rewrite none in can.
  Qed.
End Sum.
