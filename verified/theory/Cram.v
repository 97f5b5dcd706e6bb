(** What changes no value in Cram: to exchange rows and columns, and to move a set on the board. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Mex Grundy Boards Pieces NamedBoards Alike.
Import ListNotations.
Local Open Scope N_scope.

Lemma cell_injective columns r c r' c' : c < columns -> c' < columns ->
  cell columns r c = cell columns r' c' -> r = r' /\ c = c'.
Proof. unfold cell. intros low low' equal. assert (r = r') by nia. subst. split; [easy|lia]. Qed.

Lemma all_cells_spec rows columns e : element e (all_cells rows columns) <-> e < rows * columns.
Proof. unfold element, all_cells. now rewrite set_of_spec, numbers_below_spec. Qed.

(** The cells are the elements of the whole board. *)
Lemma cell_of rows columns e : e < rows * columns <-> exists r c, r < rows /\ c < columns /\ e = cell columns r c.
Proof.
  unfold cell. split.
  - intro low. assert (columns <> 0) by nia. exists (e / columns), (e mod columns).
    pose proof (N.div_mod e columns). pose proof (N.mod_lt e columns).
    split; [apply N.div_lt_upper_bound; lia|]. split; lia.
  - intros (r & c & low & low' & ->). nia.
Qed.

(** The moves of Cram in words: two free cells beside each other, or below each other, are covered. *)
Theorem cram_options rows columns s q : In q (options (on_board (cram rows columns)) s) <->
  exists r c r' c', r < rows /\ c < columns /\ ((r' = r /\ c' = c + 1 /\ c' < columns) \/ (r' = r + 1 /\ c' = c /\ r' < rows)) /\
    element (cell columns r c) s /\ element (cell columns r' c') s /\
    forall e, element e q <-> element e s /\ e <> cell columns r c /\ e <> cell columns r' c'.
Proof.
  unfold cram. rewrite arc_kayles_options. split.
  - intros (a & b & on & here & here' & all). apply grid_spec in on as (r & c & -> & low & low' & [(more & ->)|(more & ->)]);
      [exists r, c, r, (c + 1) | exists r, c, (r + 1), c]; tauto.
  - intros (r & c & r' & c' & low & low' & beside & here & here' & all). exists (cell columns r c), (cell columns r' c').
    split; [|easy]. apply grid_spec. exists r, c. destruct beside as [(-> & -> & more)|(-> & -> & more)]; tauto.
Qed.

Lemma domino_in edges m : In m (arc_kayles_moves edges) <-> exists a b, In (a, b) edges /\ m = taking [a; b] [].
Proof.
  unfold arc_kayles_moves. rewrite in_map_iff. split.
  - intros ((a, b) & <- & on). now exists a, b.
  - intros (a & b & on & ->). now exists (a, b).
Qed.

Lemma domino_playable a b s : playable (taking [a; b] []) s = true <-> element a s /\ element b s.
Proof.
  unfold playable, taking. rewrite subset_spec. cbn [needed]. split.
  - intro all. split; apply all, set_of_spec; simpl; auto.
  - intros (here & here') e on. apply set_of_spec in on as [<-|[<-|[]]]; easy.
Qed.

Lemma dominoes_correspond (f : N -> N) whole a b :
  (forall e d, element e whole -> element d whole -> f e = f d -> e = d) -> element a whole -> element b whole ->
  corresponds whole f (taking [a; b] []) (taking [f a; f b] []).
Proof.
  intros injective here here'. unfold taking. rewrite !app_nil_r. split; unfold carried; cbn [needed removed].
  - intro e'. unfold element. rewrite set_of_spec. split.
    + intros [<-|[<-|[]]]; [exists a | exists b]; (split; [apply set_of_spec; simpl; auto | easy]).
    + intros (e & on & <-). apply set_of_spec in on as [<-|[<-|[]]]; simpl; auto.
  - intros e on. unfold element. rewrite !set_of_spec. simpl. split.
    + intros [<-|[<-|[]]]; auto.
    + intros [equal|[equal|[]]]; apply injective in equal; auto.
Qed.

(** ** Rows and columns exchanged *)

Definition transposed (rows columns s : N) : N :=
  set_of (map (fun at_ : N * N => cell rows (snd at_) (fst at_))
    (filter (fun at_ : N * N => N.testbit s (cell columns (fst at_) (snd at_))) (cells rows columns))).

Lemma transposed_spec rows columns s e' : element e' (transposed rows columns s) <->
  exists r c, r < rows /\ c < columns /\ element (cell columns r c) s /\ e' = cell rows c r.
Proof.
  unfold element, transposed. rewrite set_of_spec, in_map_iff. split.
  - intros ((r, c) & <- & on). apply filter_In in on as (on & here). apply in_cells in on as (low & low'). now exists r, c.
  - intros (r & c & low & low' & here & ->). exists (r, c). split; [easy|]. apply filter_In.
    split; [now apply in_cells | easy].
Qed.

Theorem cram_transposed rows columns s : subset s (all_cells rows columns) = true ->
  grundy (on_board (cram rows columns)) s = grundy (on_board (cram columns rows)) (transposed rows columns s).
Proof.
  intro on_board_. set (f := fun e => cell rows (e mod columns) (e / columns)).
  assert (f_cell : forall r c, c < columns -> f (cell columns r c) = cell rows c r).
  { intros r c low. unfold f, cell at 2 3. f_equal.
    - rewrite N.add_comm, N.mod_add by lia. now apply N.mod_small.
    - rewrite N.add_comm, N.div_add by lia. rewrite N.div_small by easy. lia. }
  assert (is_cell : forall e, element e s -> exists r c, r < rows /\ c < columns /\ e = cell columns r c).
  { intros e here. apply cell_of, all_cells_spec. rewrite subset_spec in on_board_. now apply on_board_. }
  assert (injective : forall e d, element e s -> element d s -> f e = f d -> e = d).
  { intros e d on on' equal. apply is_cell in on as (r & c & low & low' & ->), on' as (r' & c' & lower & lower' & ->).
    rewrite !f_cell in equal by easy. apply cell_injective in equal as (-> & ->); easy. }
  assert (from_image : forall r c, r < rows -> c < columns -> element (cell rows c r) (transposed rows columns s) ->
    element (cell columns r c) s).
  { intros r c low low' here. apply transposed_spec in here as (r' & c' & lower & lower' & here & equal).
    apply cell_injective in equal as (-> & ->); easy. }
  apply alike_value with f.
  - exact injective.
  - intro e'. rewrite transposed_spec. split.
    + intros (r & c & low & low' & here & ->). exists (cell columns r c). now rewrite f_cell.
    + intros (e & here & <-). destruct (is_cell e here) as (r & c & low & low' & ->). exists r, c. now rewrite f_cell.
  - intros m on can. apply domino_in in on as (a & b & on & ->). apply domino_playable in can as (here & here').
    exists (taking [f a; f b] []). split; [|now apply dominoes_correspond].
    apply domino_in. exists (f a), (f b). split; [|easy].
    apply grid_spec in on as (r & c & -> & low & low' & [(more & ->)|(more & ->)]); rewrite !f_cell by lia;
      apply grid_spec; exists c, r; tauto.
  - intros m' on can. apply domino_in in on as (a' & b' & on & ->). apply domino_playable in can as (here & here').
    apply grid_spec in on as (c & r & -> & low & low' & beside).
    assert (exists r' c', r' < rows /\ c' < columns /\ b' = cell rows c' r' /\
      In (cell columns r c, cell columns r' c') (grid rows columns)) as (r' & c' & lower & lower' & -> & on).
    { destruct beside as [(more & ->)|(more & ->)]; [exists (r + 1), c | exists r, (c + 1)]; (do 3 (split; [easy|]));
        apply grid_spec; exists r, c; tauto. }
    apply from_image in here, here'; try easy. exists (taking [cell columns r c; cell columns r' c'] []).
    split; [apply domino_in; eauto|]. split; [now apply domino_playable|].
    rewrite <- (f_cell r c), <- (f_cell r' c') by easy. now apply dominoes_correspond.
Qed.

(** A whole board has the value of the one with rows and columns exchanged. *)
Theorem whole_cram_transposed rows columns : grundy (on_board (cram rows columns)) (all_cells rows columns) =
  grundy (on_board (cram columns rows)) (all_cells columns rows).
Proof.
  rewrite cram_transposed by now apply subset_spec. f_equal. apply N.bits_inj. intro e. apply eq_true_iff_eq.
  change (element e (transposed rows columns (all_cells rows columns)) <-> element e (all_cells columns rows)).
  rewrite transposed_spec, all_cells_spec, cell_of. split.
  - intros (r & c & low & low' & _ & ->). now exists c, r.
  - intros (c & r & low & low' & ->). exists r, c. repeat split; try easy. apply all_cells_spec, cell_of. now exists r, c.
Qed.

(** ** Sets that are moved on the board *)

(** The cells that have another beside them, to the right. *)
Definition inner (rows columns : N) : N :=
  set_of (map (fun at_ : N * N => cell columns (fst at_) (snd at_))
    (filter (fun at_ : N * N => snd at_ + 1 <? columns) (cells rows columns))).

(** The first cells of the dominoes that lie across on a set. *)
Definition across (rows columns s : N) : N := N.land (N.land s (N.shiftr s 1)) (inner rows columns).

Lemma inner_spec rows columns e : element e (inner rows columns) <->
  exists r c, r < rows /\ c + 1 < columns /\ e = cell columns r c.
Proof.
  unfold element, inner. rewrite set_of_spec, in_map_iff. split.
  - intros ((r, c) & <- & on). apply filter_In in on as (on & more). apply in_cells in on as (low & low').
    apply N.ltb_lt in more. now exists r, c.
  - intros (r & c & low & more & ->). exists (r, c). split; [easy|]. apply filter_In.
    split; [apply in_cells; lia | now apply N.ltb_lt].
Qed.

Lemma across_spec rows columns s e : element e (across rows columns s) <->
  element e s /\ element (e + 1) s /\ element e (inner rows columns).
Proof.
  unfold element, across. rewrite !N.land_spec, N.shiftr_spec', !andb_true_iff. tauto.
Qed.

Lemma grid_elements rows columns a b : In (a, b) (grid rows columns) <->
  (element a (inner rows columns) /\ b = a + 1) \/ (b < rows * columns /\ b = a + columns).
Proof.
  rewrite grid_spec, inner_spec. unfold cell. split.
  - intros (r & c & -> & low & low' & [(more & ->)|(more & ->)]); [left | right].
    + split; [exists r, c; auto | lia].
    + split; nia.
  - intros [((r & c & low & more & ->) & ->)|(low & ->)].
    + exists r, c. repeat split; lia.
    + assert (inside : a < rows * columns) by lia. apply cell_of in inside as (r & c & low' & low'' & ->).
      unfold cell in *. exists r, c. do 3 (split; [easy|]). right. split; nia.
Qed.

Theorem cram_moved rows columns d s c : subset s (all_cells rows columns) = true -> N.shiftr s d = c -> N.shiftl c d = s ->
  across rows columns c = N.shiftr (across rows columns s) d ->
  grundy (on_board (cram rows columns)) s = grundy (on_board (cram rows columns)) c.
Proof.
  intros on_board_ down up same_across.
  assert (high : forall e, element e s -> d <= e).
  { intros e here. unfold element in here. rewrite <- up in here. destruct (N.le_gt_cases d e); [easy|].
    now rewrite N.shiftl_spec_low in here. }
  assert (moved : forall e, element e c <-> element (e + d) s).
  { intro e. unfold element. now rewrite <- down, N.shiftr_spec'. }
  assert (moved' : forall e, element e s -> element (e - d) c).
  { intros e here. apply moved. now rewrite N.sub_add by now apply high. }
  assert (across' : forall e, element e (across rows columns c) <-> element (e + d) (across rows columns s)).
  { intro e. unfold element. now rewrite same_across, N.shiftr_spec'. }
  assert (injective : forall e e', element e s -> element e' s -> e - d = e' - d -> e = e').
  { intros e e' here here'. apply high in here, here'. lia. }
  assert (on_s : forall e, element e s -> e < rows * columns).
  { intros e here. apply all_cells_spec. rewrite subset_spec in on_board_. now apply on_board_. }
  apply alike_value with (fun e => e - d).
  - exact injective.
  - intro e'. rewrite moved. split.
    + intro here. exists (e' + d). split; [easy|lia].
    + intros (e & here & <-). now rewrite N.sub_add by now apply high.
  - intros m on can. apply domino_in in on as (a & b & on & ->). apply domino_playable in can as (here & here').
    exists (taking [a - d; b - d] []). split; [|now apply (dominoes_correspond (fun e => e - d))].
    apply domino_in. exists (a - d), (b - d). split; [|easy]. pose proof (high a here). pose proof (on_s b here').
    apply grid_elements. apply grid_elements in on as [(on & ->)|(on & ->)]; [left | right; split; lia].
    split; [|lia]. assert (first : element (a - d) (across rows columns c)).
    { apply across'. rewrite N.sub_add by easy. now apply across_spec. }
    now apply across_spec in first.
  - intros m' on can. apply domino_in in on as (a' & b' & on & ->). apply domino_playable in can as (here & here').
    apply moved in here, here'. exists (taking [a' + d; b' + d] []). split; [|split].
    + apply domino_in. exists (a' + d), (b' + d). split; [|easy]. apply grid_elements.
      apply grid_elements in on as [(on & ->)|(on & ->)]; [left | right; split; [now apply on_s | lia]].
      split; [|lia]. assert (first : element (a' + d) (across rows columns s)).
      { apply across', across_spec. rewrite !moved. split; [easy|]. split; [|easy]. now replace (a' + 1 + d) with (a' + 1 + d) by lia. }
      now apply across_spec in first.
    + now apply domino_playable.
    + replace a' with (a' + d - d) at 2 by lia. replace b' with (b' + d - d) at 2 by lia.
      now apply (dominoes_correspond (fun e => e - d)).
Qed.
