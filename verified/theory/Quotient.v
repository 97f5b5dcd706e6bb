(** Misère quotients (Plambeck 2005). Components act on finitely many elements, and their actions commute: a component
    multiplies by its element. A sum has the element that its components make of the first one. Under the conditions
    here a sum is lost in misère play exactly if its element is one of certain lost ones. *)

From Coq Require Import List Bool.
From Grundy Require Import Game Outcome Sum.
Import ListNotations.
Set Implicit Arguments.

Section Quotient.
  Variable r : rules.

  (** The components that the claim is about, and what moves leave of them. *)
  Variable known : component r -> Prop.
  Hypothesis known_left : forall c left d, known c -> In left (leaves r c) -> In d left -> known d.

  Variable element : Type.
  Variable is_element : element -> Prop.
  Variable one : element.
  Variable act : component r -> element -> element.
  Variable lost_element : element -> bool.

  Hypothesis one_is : is_element one.
  Hypothesis act_is : forall c x, known c -> is_element x -> is_element (act c x).
  Hypothesis commute : forall c d x, known c -> known d -> is_element x -> act c (act d x) = act d (act c x).

  Definition acts (l : list (component r)) (x : element) : element := fold_right act x l.
  Definition element_of (l : list (component r)) : element := acts l one.

  (** No move of a component leaves, with y beside it, what is lost. *)
  Definition safe (c : component r) (y : element) : Prop :=
    forall left, In left (leaves r c) -> lost_element (acts left y) = false.

  Hypothesis without_move : forall c x, known c -> leaves r c = [] -> is_element x -> act c x = x.
  Hypothesis end_is_won : lost_element one = false.
  Hypothesis from_lost : forall c y, known c -> is_element y -> lost_element (act c y) = true -> safe c y.

  (** Pairs of an element and of a set of others: of every sum of components that have moves there is one whose set holds
      what no move of the sum makes lost. *)
  Variable pair : Type.
  Variable pair_element : pair -> element.
  Variable pair_set : pair -> element -> Prop.

  (** Each element is that of some known components, which gives products. *)
  Variable word : element -> list (component r).
  Hypothesis word_known : forall y, is_element y -> Forall known (word y).
  Hypothesis word_is : forall y, is_element y -> element_of (word y) = y.

  Hypothesis pair_of_component : forall c, known c -> leaves r c <> [] ->
    exists w, pair_element w = act c one /\ forall y, is_element y -> safe c y -> pair_set w y.
  Hypothesis pair_of_more : forall w c, known c -> leaves r c <> [] -> exists w',
    pair_element w' = act c (pair_element w) /\
    forall y, is_element y -> pair_set w (act c y) -> safe c (acts (word y) (pair_element w)) -> pair_set w' y.
  Hypothesis pair_lost : forall w, pair_set w one -> lost_element (pair_element w) = true.

  (** ** What follows of products *)

  Lemma acts_is l x : Forall known l -> is_element x -> is_element (acts l x).
  Proof. induction 1 as [|c l now_known _ IH]; intro is; [easy|]. simpl. apply act_is; auto. Qed.

  Lemma act_acts c l x : known c -> Forall known l -> is_element x -> act c (acts l x) = acts l (act c x).
  Proof.
    intros known_c. induction 1 as [|d l known_d all IH]; intro is; [easy|]. simpl.
    rewrite commute by (try easy; now apply acts_is). f_equal. now apply IH.
  Qed.

  Lemma acts_app l l' x : acts (l ++ l') x = acts l (acts l' x).
  Proof. unfold acts. apply fold_right_app. Qed.

  Lemma acts_commute l l' x : Forall known l -> Forall known l' -> is_element x ->
    acts l (acts l' x) = acts l' (acts l x).
  Proof.
    induction 1 as [|c l known_c all IH]; intros all' is; [easy|]. simpl. rewrite IH by easy.
    apply act_acts; [easy | easy | now apply acts_is].
  Qed.

  Lemma acts_middle before left after y : Forall known before -> Forall known left -> Forall known after ->
    is_element y -> acts (before ++ left ++ after) y = acts left (acts (before ++ after) y).
  Proof.
    intros b l a is. rewrite !acts_app. apply acts_commute; [easy | easy | now apply acts_is].
  Qed.

  (** Products by a sum are those by its element. *)
  Lemma acts_by_word l y : Forall known l -> is_element y -> acts l y = acts (word y) (element_of l).
  Proof.
    intros all is. rewrite <- (word_is is) at 1. unfold element_of. now apply acts_commute; [| apply word_known|].
  Qed.

  (** ** What no move of a sum makes lost *)

  Definition free (l : list (component r)) (y : element) : Prop :=
    forall before c after, l = before ++ c :: after -> safe c (acts (before ++ after) y).

  Lemma pair_of_sum l : l <> [] -> Forall known l -> Forall (fun c => leaves r c <> []) l ->
    exists w, pair_element w = element_of l /\ forall y, is_element y -> free l y -> pair_set w y.
  Proof.
    induction l as [|c l IH]; intros some all moving; [easy|]. inversion all; subst. inversion moving; subst.
    destruct l as [|d l].
    - destruct (@pair_of_component c) as (w & equal & holds); [easy|easy|]. exists w. split; [easy|].
      intros y is no. apply holds; [easy|]. exact (no [] c [] eq_refl).
    - destruct IH as (w & equal & holds); [easy | easy | easy |].
      destruct (@pair_of_more w c) as (w' & equal' & holds'); [easy|easy|]. exists w'.
      split; [now rewrite equal', equal|]. intros y is no. apply holds'; [easy | |].
      + apply holds; [now apply act_is|]. intros before e after split.
        assert (parts : Forall known (before ++ after)).
        { rewrite split in H2. apply Forall_app in H2 as (b & a). inversion a. now apply Forall_app. }
        specialize (no (c :: before) e after). rewrite split in no. specialize (no eq_refl). simpl in no.
        rewrite act_acts in no by easy. exact no.
      + rewrite equal. rewrite <- acts_by_word by easy. exact (no [] c (d :: l) eq_refl).
  Qed.

  (** ** Outcomes *)

  Definition moving (c : component r) : bool := match leaves r c with [] => false | _ => true end.

  Lemma moving_spec c : moving c = true <-> leaves r c <> [].
  Proof. unfold moving. now destruct (leaves r c). Qed.

  Lemma acts_moving l y : Forall known l -> is_element y -> acts (filter moving l) y = acts l y.
  Proof.
    intros all is. induction all as [|c l known_c all IH]; [easy|]. simpl. rewrite <- IH.
    destruct (moving c) eqn:moves; [easy|]. symmetry. apply without_move; [easy | |].
    - unfold moving in moves. now destruct (leaves r c).
    - apply acts_is; [|easy]. apply Forall_forall. intros d within. apply filter_In in within as (within & _).
      now apply (proj1 (Forall_forall _ _) all).
  Qed.

  Lemma filter_split (f : component r -> bool) l : forall before c after, filter f l = before ++ c :: after ->
    exists b a, l = b ++ c :: a /\ filter f b = before /\ filter f a = after.
  Proof.
    induction l as [|d l IH]; intros before c after equal; simpl in equal; [destruct before; discriminate|].
    destruct (f d) eqn:yes.
    - destruct before as [|e before]; simpl in equal; injection equal as -> equal; [now exists [], l|].
      apply IH in equal as (b & a & -> & <- & <-). exists (e :: b), a. simpl. now rewrite yes.
    - apply IH in equal as (b & a & -> & <- & <-). exists (d :: b), a. simpl. now rewrite yes.
  Qed.

  Lemma option_known l q : Forall known l -> In q (options (sums r) l) -> Forall known q.
  Proof.
    intros all move. apply list_options_spec in move as (before & c & after & left & -> & within & ->).
    apply Forall_app in all as (b & a). inversion a; subst. apply Forall_app. split; [easy|].
    apply Forall_app. split; [|easy]. apply Forall_forall. intros d part. now apply (@known_left c left).
  Qed.

  Lemma no_moving l : options (sums r) l = [] -> filter moving l = [].
  Proof.
    intro none. destruct (filter moving l) as [|c others] eqn:some; [easy|]. exfalso.
    assert (within : In c (filter moving l)) by (rewrite some; now left). apply filter_In in within as (within & moves).
    apply moving_spec in moves. destruct (leaves r c) as [|left rest] eqn:is; [easy|].
    apply in_split in within as (before & after & ->).
    assert (move : In (before ++ left ++ after) (options (sums r) (before ++ c :: after))); [|now rewrite none in move].
    apply list_options_spec. exists before, c, after, left. rewrite is. repeat split. now left.
  Qed.

  Lemma element_of_option before c left after : Forall known (before ++ c :: after) -> In left (leaves r c) ->
    element_of (before ++ left ++ after) = acts left (acts (before ++ after) one).
  Proof.
    intros all within. apply Forall_app in all as (b & a). inversion a as [|? ? known_c a']; subst.
    apply acts_middle; try easy. apply Forall_forall. intros d part. now apply (@known_left c left).
  Qed.

  (** A sum with moves, none of which leaves what is lost, is lost itself. *)
  Lemma lost_if_free l : Forall known l -> options (sums r) l <> [] ->
    (forall q, In q (options (sums r) l) -> lost_element (element_of q) = false) -> lost_element (element_of l) = true.
  Proof.
    intros all some none. unfold element_of. rewrite <- acts_moving by easy.
    assert (all' : Forall known (filter moving l)).
    { apply Forall_forall. intros d within. apply filter_In in within as (within & _). now apply (proj1 (Forall_forall _ _) all). }
    destruct (@pair_of_sum (filter moving l)) as (w & equal & holds).
    - intro idle. destruct (options (sums r) l) as [|q rest] eqn:moves; [easy|].
      assert (move : In q (options (sums r) l)) by (rewrite moves; now left).
      apply list_options_spec in move as (before & c & after & left & -> & within & _).
      rewrite filter_app in idle. simpl in idle. destruct (moving c) eqn:yes.
      + destruct (filter moving before); discriminate.
      + unfold moving in yes. now destruct (leaves r c).
    - easy.
    - apply Forall_forall. intros d within. apply filter_In in within as (_ & yes). now apply moving_spec.
    - fold (element_of (filter moving l)). rewrite <- equal. apply pair_lost. apply holds; [easy|].
      intros before c after split left within. apply filter_split in split as (b & a & -> & <- & <-).
      assert (rest : Forall known (b ++ a)).
      { apply Forall_app in all as (kb & ka). inversion ka; subst. now apply Forall_app. }
      rewrite <- filter_app, acts_moving by easy. rewrite <- (element_of_option b c left a) by easy. apply none.
      apply list_options_spec. now exists b, c, a, left.
  Qed.

  Lemma misere_outcomes l : Forall known l ->
    (lost_element (element_of l) = true -> misere_lost (sums r) l) /\
    (lost_element (element_of l) = false -> misere_won (sums r) l).
  Proof.
    induction (ends (sums r) l) as [l _ IH]. intro all. split.
    - intro is_lost. constructor.
      + intro none. apply no_moving in none. unfold element_of in is_lost. rewrite <- acts_moving, none in is_lost by easy.
        simpl in is_lost. congruence.
      + intros q move. apply IH; [easy | now apply option_known with l |].
        apply list_options_spec in move as (before & c & after & left & -> & within & ->).
        rewrite (element_of_option before c left after) by easy.
        apply Forall_app in all as (b & a). inversion a as [|? ? known_c a']; subst.
        assert (rest : Forall known (before ++ after)) by now apply Forall_app.
        unfold element_of in is_lost. change (before ++ c :: after) with (before ++ [c] ++ after) in is_lost.
        rewrite acts_middle in is_lost by (try exact one_is; try easy; now repeat constructor).
        apply (from_lost known_c); [now apply acts_is | exact is_lost | exact within].
    - intro not_lost. destruct (options (sums r) l) as [|q0 rest] eqn:moves; [now apply no_move_wins|]. rewrite <- moves in IH.
      destruct (@all_or_one _ (fun q => lost_element (element_of q) = false) (fun q => lost_element (element_of q) = true)
        (options (sums r) l)) as [none|(q & move & yes)].
      + intros q _. destruct (lost_element (element_of q)); auto.
      + rewrite lost_if_free in not_lost; [discriminate | easy | now rewrite moves | exact none].
      + apply an_option_misere_lost with q; [easy|]. apply IH; [easy | now apply option_known with l | easy].
  Qed.

  Theorem quotient_right l : Forall known l -> misere_lost (sums r) l <-> lost_element (element_of l) = true.
  Proof.
    intro all. destruct (misere_outcomes all) as (if_lost & if_won). split; [|easy]. intro is_lost.
    destruct (lost_element (element_of l)); [easy|]. exfalso. now apply (not_misere_lost_and_won is_lost (if_won eq_refl)).
  Qed.
End Quotient.
