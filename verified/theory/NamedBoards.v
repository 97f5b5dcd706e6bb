(** Node Kayles and Arc Kayles on any graph (without loops), Cram and Chomp, as boards; each with its options in plain words. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Mex Boards.
Import ListNotations.
Local Open Scope N_scope.

Definition set_of (elements : list N) : N := fold_right (fun e s => N.lor (2 ^ e) s) 0 elements.

Lemma set_of_spec elements e : N.testbit (set_of elements) e = true <-> In e elements.
Proof.
  induction elements as [|d elements IH]; simpl; [now split|].
  rewrite N.lor_spec, orb_true_iff, IH, N.pow2_bits_eqb, N.eqb_eq. easy.
Qed.

(** A move takes what it needs, and others with it: elements that it needs are among those that it removes. *)
Definition taking (needs others : list N) : move := Move (set_of needs) (set_of (needs ++ others)).

Lemma taking_takes needs others : needs <> [] -> N.land (set_of needs) (set_of (needs ++ others)) <> 0.
Proof.
  destruct needs as [|e needs]; [easy|]. intros _ none.
  pose proof (N.land_spec (set_of (e :: needs)) (set_of ((e :: needs) ++ others)) e) as bit.
  rewrite none, N.bits_0 in bit. rewrite (proj2 (set_of_spec (e :: needs) e)) in bit by now left.
  rewrite (proj2 (set_of_spec ((e :: needs) ++ others) e)) in bit by now left. discriminate.
Qed.

(** ** The moves of each game *)

Definition neighbours (edges : list (N * N)) (v : N) : list N :=
  flat_map (fun edge : N * N => let (a, b) := edge in
    (if a =? v then [b] else []) ++ (if b =? v then [a] else [])) edges.

(** A vertex is taken, and its neighbours with it. *)
Definition node_kayles_moves (vertices : list N) (edges : list (N * N)) : list move :=
  map (fun v => taking [v] (neighbours edges v)) vertices.

(** The two ends of an edge are taken. *)
Definition arc_kayles_moves (edges : list (N * N)) : list move :=
  map (fun edge : N * N => let (a, b) := edge in taking [a; b] []) edges.

Definition cells (rows columns : N) : list (N * N) := list_prod (numbers_below rows) (numbers_below columns).
Definition cell (columns r c : N) : N := r * columns + c.

(** The cells beside and below each other. *)
Definition grid (rows columns : N) : list (N * N) :=
  flat_map (fun at_ : N * N => let (r, c) := at_ in
    (if c + 1 <? columns then [(cell columns r c, cell columns r (c + 1))] else []) ++
    (if r + 1 <? rows then [(cell columns r c, cell columns (r + 1) c)] else [])) (cells rows columns).

(** A domino covers two cells, beside or below each other. *)
Definition cram_moves (rows columns : N) : list move := arc_kayles_moves (grid rows columns).

(** A cell other than the first is bitten off with all that are no higher and no further left. *)
Definition bitten (rows columns r c : N) : list N :=
  map (fun at_ : N * N => cell columns (fst at_) (snd at_))
    (filter (fun at_ : N * N => (r <=? fst at_) && (c <=? snd at_)) (cells rows columns)).

Definition chomp_moves (rows columns : N) : list move :=
  map (fun at_ : N * N => taking [cell columns (fst at_) (snd at_)] (bitten rows columns (fst at_) (snd at_)))
    (filter (fun at_ : N * N => negb ((fst at_ =? 0) && (snd at_ =? 0))) (cells rows columns)).

(** The whole board of so many rows and columns. *)
Definition all_cells (rows columns : N) : N := set_of (numbers_below (rows * columns)).

(** ** The games *)

Lemma node_kayles_takes vertices edges :
  Forall (fun m => N.land (needed m) (removed m) <> 0) (node_kayles_moves vertices edges).
Proof. apply Forall_forall. intros m within. apply in_map_iff in within as (v & <- & _). now apply taking_takes. Qed.

Lemma arc_kayles_takes edges : Forall (fun m => N.land (needed m) (removed m) <> 0) (arc_kayles_moves edges).
Proof. apply Forall_forall. intros m within. apply in_map_iff in within as ((a, b) & <- & _). now apply taking_takes. Qed.

Lemma chomp_takes rows columns : Forall (fun m => N.land (needed m) (removed m) <> 0) (chomp_moves rows columns).
Proof. apply Forall_forall. intros m within. apply in_map_iff in within as (at_ & <- & _). now apply taking_takes. Qed.

Definition node_kayles vertices edges : board := Board _ (node_kayles_takes vertices edges).
Definition arc_kayles edges : board := Board _ (arc_kayles_takes edges).
Definition cram rows columns : board := arc_kayles (grid rows columns).
Definition chomp rows columns : board := Board _ (chomp_takes rows columns).

(** ** What their options are *)

Definition element (e s : N) : Prop := N.testbit s e = true.

Lemma taken_exactly s q needs others : q = N.ldiff s (set_of (needs ++ others)) <->
  forall e, element e q <-> element e s /\ ~ In e needs /\ ~ In e others.
Proof.
  unfold element. split.
  - intros -> e. rewrite N.ldiff_spec, andb_true_iff, negb_true_iff.
    pose proof (set_of_spec (needs ++ others) e) as spec. rewrite in_app_iff in spec.
    destruct (N.testbit (set_of (needs ++ others)) e); intuition congruence.
  - intro all. apply N.bits_inj. intro e. rewrite N.ldiff_spec. specialize (all e).
    pose proof (set_of_spec (needs ++ others) e) as spec. rewrite in_app_iff in spec.
    destruct (N.testbit (set_of (needs ++ others)) e), (N.testbit s e), (N.testbit q e); simpl; intuition congruence.
Qed.

Lemma in_neighbours edges v w : In w (neighbours edges v) <-> In (v, w) edges \/ In (w, v) edges.
Proof.
  unfold neighbours. rewrite in_flat_map. split.
  - intros ((a, b) & within & here). apply in_app_iff in here as [here|here].
    + destruct (N.eqb_spec a v) as [->|]; [|easy]. destruct here as [->|[]]. now left.
    + destruct (N.eqb_spec b v) as [->|]; [|easy]. destruct here as [->|[]]. now right.
  - intros [within|within]; eexists; (split; [exact within|]); apply in_app_iff; rewrite N.eqb_refl;
      [left|right]; now left.
Qed.

Theorem node_kayles_options vertices edges s q : In q (options (on_board (node_kayles vertices edges)) s) <->
  exists v, In v vertices /\ element v s /\
    forall e, element e q <-> element e s /\ e <> v /\ ~ (In (v, e) edges \/ In (e, v) edges).
Proof.
  simpl. rewrite board_options_spec. split.
  - intros (m & within & can & equal). apply in_map_iff in within as (v & <- & within). exists v.
    split; [easy|]. split; [apply can, set_of_spec; now left|]. intro e.
    pose proof (proj1 (taken_exactly s q [v] (neighbours edges v)) equal e) as all. rewrite in_neighbours in all.
    simpl in all. intuition congruence.
  - intros (v & within & here & all). exists (taking [v] (neighbours edges v)).
    split; [now apply (in_map (fun v => taking [v] (neighbours edges v)))|]. split.
    + intros e need. apply set_of_spec in need as [<-|[]]. exact here.
    + apply (taken_exactly s q [v] (neighbours edges v)). intro e. specialize (all e). rewrite in_neighbours.
      simpl. intuition congruence.
Qed.

Theorem arc_kayles_options edges s q : In q (options (on_board (arc_kayles edges)) s) <->
  exists a b, In (a, b) edges /\ element a s /\ element b s /\
    forall e, element e q <-> element e s /\ e <> a /\ e <> b.
Proof.
  simpl. rewrite board_options_spec. split.
  - intros (m & within & can & equal). apply in_map_iff in within as ((a, b) & <- & within). exists a, b.
    split; [easy|]. split; [apply can, set_of_spec; now left|]. split; [apply can, set_of_spec; right; now left|]. intro e.
    pose proof (proj1 (taken_exactly s q [a; b] []) equal e) as all. simpl in all. intuition congruence.
  - intros (a & b & within & here & there & all). exists (taking [a; b] []).
    split; [now apply (in_map (fun edge : N * N => let (a, b) := edge in taking [a; b] [])) in within|]. split.
    + intros e need. apply set_of_spec in need as [<-|[<-|[]]]; easy.
    + apply (taken_exactly s q [a; b] []). intro e. specialize (all e). simpl. intuition congruence.
Qed.

Lemma in_cells rows columns r c : In (r, c) (cells rows columns) <-> r < rows /\ c < columns.
Proof. unfold cells. now rewrite in_prod_iff, !numbers_below_spec. Qed.

(** Dominoes lie across, or down. *)
Theorem grid_spec rows columns a b : In (a, b) (grid rows columns) <->
  exists r c, a = cell columns r c /\ r < rows /\ c < columns /\
    ((c + 1 < columns /\ b = cell columns r (c + 1)) \/ (r + 1 < rows /\ b = cell columns (r + 1) c)).
Proof.
  unfold grid. rewrite in_flat_map. split.
  - intros ((r, c) & within & here). apply in_cells in within. apply in_app_iff in here as [here|here].
    + destruct (N.ltb_spec (c + 1) columns); [|easy]. destruct here as [equal|[]]. injection equal as <- <-.
      exists r, c. tauto.
    + destruct (N.ltb_spec (r + 1) rows); [|easy]. destruct here as [equal|[]]. injection equal as <- <-.
      exists r, c. tauto.
  - intros (r & c & -> & low & low' & beside). exists (r, c). split; [now apply in_cells|]. apply in_app_iff.
    destruct beside as [(more & ->)|(more & ->)]; apply N.ltb_lt in more; rewrite more; [left|right]; now left.
Qed.

Theorem chomp_options rows columns s q : In q (options (on_board (chomp rows columns)) s) <->
  exists r c, r < rows /\ c < columns /\ (r, c) <> (0, 0) /\ element (cell columns r c) s /\
    forall e, element e q <-> element e s /\
      ~ exists r' c', r <= r' < rows /\ c <= c' < columns /\ e = cell columns r' c'.
Proof.
  assert (bites : forall r c e, In e (bitten rows columns r c) <->
    exists r' c', r <= r' < rows /\ c <= c' < columns /\ e = cell columns r' c').
  { intros r c e. unfold bitten. rewrite in_map_iff. split.
    - intros ((r', c') & <- & within). apply filter_In in within as (within & more). apply in_cells in within.
      apply andb_true_iff in more as (more & more'). simpl in *. apply N.leb_le in more, more'. exists r', c'. repeat split; lia.
    - intros (r' & c' & (low & high) & (low' & high') & ->). exists (r', c'). split; [easy|].
      apply filter_In. split; [now apply in_cells|]. simpl. apply andb_true_iff. split; now apply N.leb_le. }
  simpl. rewrite board_options_spec. split.
  - intros (m & within & can & equal). apply in_map_iff in within as ((r, c) & <- & within).
    apply filter_In in within as (within & first). apply in_cells in within as (low & low'). exists r, c.
    split; [easy|]. split; [easy|]. split; [intro zero; injection zero as -> ->; discriminate|].
    split; [apply can, set_of_spec; now left|]. intro e.
    pose proof (proj1 (taken_exactly s q [_] (bitten rows columns r c)) equal e) as all. rewrite bites in all.
    rewrite all. simpl. split; [tauto|]. intros (here & not). split; [easy|]. split; [|easy].
    intros [same|[]]. apply not. exists r, c. subst. repeat split; lia.
  - intros (r & c & low & low' & first & here & all).
    exists (taking [cell columns r c] (bitten rows columns r c)). split; [|split].
    + apply in_map_iff. exists (r, c). split; [easy|]. apply filter_In. split; [now apply in_cells|].
      simpl. destruct (N.eqb_spec r 0), (N.eqb_spec c 0); subst; easy.
    + intros e need. apply set_of_spec in need as [<-|[]]. exact here.
    + apply (taken_exactly s q [cell columns r c] (bitten rows columns r c)). intro e. rewrite all, bites. simpl.
      split; [|tauto]. intros (is_in & not). split; [easy|]. split; [|easy].
      intros [same|[]]. apply not. exists r, c. subst. repeat split; lia.
Qed.
