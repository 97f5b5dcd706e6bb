(** Tame heaps: in misère play a sum of them is lost as one of Nim is. Each component has a value in normal play, and is
    fickle, as heaps of 0 and 1 in Nim, or firm, as larger ones. Winning Ways, chapter 13. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Outcome Sum Mex Nimsum Grundy.
Import ListNotations.
Set Implicit Arguments.
Local Open Scope N_scope.

(** The value in normal play, and whether it is fickle. *)
Definition genus : Type := N * bool.

Definition together (a b : genus) : genus := (N.lxor (fst a) (fst b), snd a && snd b).

(** What a sum of tame components is like: its nim sum, and whether all of them are fickle. *)
Fixpoint genus_of {C} (each : C -> genus) (l : list C) : genus :=
  match l with [] => (0, true) | c :: others => together (each c) (genus_of each others) end.

(** In misère play 0 and 1 change places where all is fickle. *)
Definition misere_value (g : genus) : N := if snd g then N.lxor (fst g) 1 else fst g.

(** What is to hold of a component, of whose options some have these genera. *)
Record follows (options : genus -> Prop) (g : genus) : Prop := Follows {
  no_option : forall o, options o -> fst o <> fst g;
  each_lower : forall u, u < fst g -> exists o, options o /\ fst o = u;
  no_misere_option : forall o, options o -> misere_value o <> misere_value g;
  each_lower_misere : (exists o, options o) -> forall u, u < misere_value g -> exists o, options o /\ misere_value o = u;
  without_options : (forall o, ~ options o) -> snd g = true;
  fickle_is_small : snd g = true -> fst g <= 1
}.

Lemma together_comm a b : together a b = together b a.
Proof. unfold together. now rewrite N.lxor_comm, andb_comm. Qed.

Lemma together_assoc a b c : together (together a b) c = together a (together b c).
Proof. unfold together. simpl. now rewrite N.lxor_assoc, andb_assoc. Qed.

Lemma genus_app {C} (each : C -> genus) a b : genus_of each (a ++ b) = together (genus_of each a) (genus_of each b).
Proof.
  induction a as [|c a IH]; simpl.
  - unfold together. simpl. now destruct (genus_of each b).
  - now rewrite IH, together_assoc.
Qed.

Lemma genus_one {C} (each : C -> genus) c : genus_of each [c] = each c.
Proof. unfold genus_of, together. cbn [fst snd]. rewrite N.lxor_0_r, andb_true_r. now destruct (each c). Qed.

Lemma genus_middle {C} (each : C -> genus) before middle after :
  genus_of each (before ++ middle ++ after) = together (genus_of each middle) (genus_of each (before ++ after)).
Proof. rewrite !genus_app, <- !together_assoc. f_equal. apply together_comm. Qed.

Lemma lxor_1_back a : N.lxor (N.lxor a 1) 1 = a.
Proof. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r. Qed.

Lemma lxor_1_zero a : N.lxor a 1 = 0 -> a = 1.
Proof. apply N.lxor_eq. Qed.

Lemma lxor_is_1 a b : N.lxor a b = 1 -> a = N.lxor b 1.
Proof. intros <-. now rewrite N.lxor_comm, N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r. Qed.

(** One component among others, of genus g and h: what a move leaves of it, o, does not keep a misère value of 0. *)
Lemma no_move_keeps o g h : fst o <> fst g -> misere_value o <> misere_value g ->
  misere_value (together g h) = 0 -> misere_value (together o h) <> 0.
Proof.
  destruct o as (x, f), g as (y, e), h as (z, d). unfold misere_value, together. simpl. intros other other' zero there.
  destruct d; [|rewrite andb_false_r in *; apply N.lxor_eq in zero, there; congruence].
  rewrite !andb_true_r in *. destruct f, e;
    repeat match goal with
    | H : N.lxor (N.lxor _ _) 1 = 0 |- _ => apply lxor_1_zero, lxor_is_1 in H
    | H : N.lxor _ _ = 0 |- _ => apply N.lxor_eq in H
    end; subst; rewrite ?lxor_1_back in *; congruence.
Qed.

Lemma small_bits a b : a <= 1 -> b <= 1 -> N.lxor a b <= 1.
Proof. intros low low'. assert (a = 0 \/ a = 1) as [->| ->] by lia; assert (b = 0 \/ b = 1) as [->| ->] by lia; simpl; lia. Qed.

(** All is fickle and the misère value is not 0: whatever component has a move has one that makes it 0. *)
Lemma fickle_move (options : genus -> Prop) g h : follows options g -> (exists o, options o) ->
  snd g = true -> snd h = true -> fst h <= 1 -> misere_value (together g h) <> 0 ->
  exists o, options o /\ misere_value (together o h) = 0.
Proof.
  intros [none lower none' lower' _ small] some fickle fickle' low not. specialize (small fickle). specialize (lower' some).
  destruct g as (y, e), h as (z, d). unfold misere_value, together in *. simpl in *. subst e d. simpl in not.
  assert (same : y = z).
  { assert (y = 0 \/ y = 1) as [->| ->] by lia; assert (z = 0 \/ z = 1) as [->| ->] by lia; simpl in not; congruence. }
  subst z. clear not. assert (y = 0 \/ y = 1) as [->| ->] by lia.
  - destruct (lower' 0) as ((x, f) & option & zero); [simpl; lia|]. exists (x, f). split; [easy|]. simpl in *.
    destruct f; simpl in *.
    + apply lxor_1_zero in zero as ->. easy.
    + exfalso. specialize (none _ option). simpl in none. congruence.
  - destruct (lower 0) as ((x, f) & option & zero); [lia|]. simpl in zero. subst x. exists (0, f). split; [easy|].
    simpl. destruct f; [easy|]. exfalso. specialize (none' _ option). simpl in none'. congruence.
Qed.

(** A component is to get a smaller value v for the nim sum to become 0: a move makes the misère value 0. *)
Lemma firm_move (options : genus -> Prop) g h : follows options g -> (exists o, options o) ->
  (snd g && snd h = false) -> (snd h = true -> fst h <= 1) -> fst h < fst g ->
  exists o, options o /\ misere_value (together o h) = 0.
Proof.
  intros [none lower none' lower' _ small] some firm low less.
  destruct (lower (fst h) less) as (o & option & equal).
  destruct (snd o && snd h) eqn:fickle.
  - apply andb_true_iff in fickle as (fickle & fickle'). specialize (lower' some).
    assert (snd g = false) by (rewrite fickle', andb_true_r in firm; easy).
    destruct (lower' (fst h)) as (o' & option' & equal'); [unfold misere_value; now rewrite H|].
    exists o'. split; [easy|]. unfold misere_value, together in *. simpl. rewrite fickle', andb_true_r.
    destruct (snd o'); [|rewrite equal'; apply N.lxor_nilpotent].
    now rewrite <- equal', <- N.lxor_assoc, N.lxor_nilpotent.
  - exists o. split; [easy|]. unfold misere_value, together. simpl. rewrite fickle, equal. apply N.lxor_nilpotent.
Qed.

Section Tame.
  Variable r : rules.
  Variable within : component r -> Prop.
  Hypothesis closed : forall c left d, within c -> In left (leaves r c) -> In d left -> within d.
  Variable each : component r -> genus.

  Definition left_genus (c : component r) (o : genus) : Prop := exists left, In left (leaves r c) /\ genus_of each left = o.

  Hypothesis all_follow : forall c, within c -> follows (left_genus c) (each c).

  Lemma fickle_small l : Forall within l -> snd (genus_of each l) = true -> fst (genus_of each l) <= 1.
  Proof.
    induction 1 as [|c l here all IH]; simpl; [lia|]. intro fickle. apply andb_true_iff in fickle as (first & others).
    apply small_bits; [now apply (fickle_is_small (all_follow here)) | now apply IH].
  Qed.

  (** One component is moved in, and the rest stays. *)
  Lemma option_genus l l' : In l' (list_options r l) -> exists before c after left, l = before ++ c :: after /\
    In left (leaves r c) /\ l' = before ++ left ++ after /\
    genus_of each l = together (each c) (genus_of each (before ++ after)) /\
    genus_of each l' = together (genus_of each left) (genus_of each (before ++ after)).
  Proof.
    intro move. apply list_options_spec in move as (before & c & after & left & -> & move & ->).
    exists before, c, after, left. repeat split; [easy| |apply genus_middle].
    change (c :: after) with ([c] ++ after). now rewrite genus_middle, genus_one.
  Qed.

  Lemma within_rest (before after : list (component r)) c : Forall within (before ++ c :: after) ->
    within c /\ Forall within (before ++ after).
  Proof.
    intro all. apply Forall_app in all as (low & high). apply Forall_cons_iff in high as (here & high).
    split; [easy|]. now apply Forall_app.
  Qed.

  Lemma within_left (before after left : list (component r)) c : Forall within (before ++ c :: after) ->
    In left (leaves r c) -> Forall within (before ++ left ++ after).
  Proof.
    intros all move. pose proof (within_rest _ _ _ all) as (here & rest). apply Forall_app in rest as (low & high).
    apply Forall_app. split; [easy|]. apply Forall_app. split; [|easy]. apply Forall_forall. intros d part. now apply closed with c left.
  Qed.

  (** A component that some of the sum's nim sum can be taken from. *)
  Lemma larger_component l u : u < fst (genus_of each l) -> exists before c after,
    l = before ++ c :: after /\ N.lxor u (fst (genus_of each (before ++ after))) < fst (each c).
  Proof.
    revert u. induction l as [|c l IH]; simpl; intros u low; [lia|].
    apply below_nimsum in low as [(a & low & <-)|(b & low & <-)].
    - exists [], c, l. split; [easy|]. simpl. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r.
    - apply IH in low as (before & d & after & -> & low). exists (c :: before), d, after. split; [easy|]. simpl.
      rewrite <- N.lxor_assoc. rewrite (N.lxor_comm (N.lxor (fst (each c)) b)), <- N.lxor_assoc, N.lxor_nilpotent.
      now rewrite N.lxor_0_l.
  Qed.

  Lemma outcome l : Forall within l ->
    (misere_value (genus_of each l) = 0 -> misere_lost (sums r) l) /\
    (misere_value (genus_of each l) <> 0 -> misere_won (sums r) l).
  Proof.
    induction (ends (sums r) l) as [l _ IH]. intro all. split.
    - intro zero. constructor.
      + intro none. change (list_options r l = []) in none.
        assert (blocked : forall c, In c l -> each c = (0, true)).
        { intros c part. apply in_split in part as (before & after & ->).
          pose proof (within_rest _ _ _ all) as (here & _). pose proof (all_follow here) as holds.
          assert (leaves r c = []) as no_leaves.
          { destruct (leaves r c) as [|left lefts] eqn:is; [easy|]. exfalso.
            assert (In (before ++ left ++ after) (list_options r (before ++ c :: after))); [|now rewrite none in H].
            apply list_options_spec. exists before, c, after, left. rewrite is. repeat split. now left. }
          assert (no_genus : forall o, ~ left_genus c o) by (intros o (left & move & _); now rewrite no_leaves in move).
          pose proof (without_options holds no_genus) as fickle.
          destruct (each c) as (x, f) eqn:is. simpl in *. subst f. f_equal.
          destruct (N.eq_dec x 0) as [|some]; [easy|]. destruct (@each_lower _ _ holds 0) as (o & option & _); [simpl; lia|].
          now apply no_genus in option. }
        assert (whole : genus_of each l = (0, true)).
        { clear - blocked. induction l as [|c l IH]; [easy|]. simpl. rewrite blocked by now left.
          rewrite IH by (intros; apply blocked; now right). easy. }
        rewrite whole in zero. discriminate.
      + intros l' move. apply (IH l' move); apply option_genus in move as (before & c & after & left & -> & move & -> & is & is').
        * now apply within_left with c.
        * rewrite is in zero. rewrite is'. pose proof (within_rest _ _ _ all) as (here & _).
          apply no_move_keeps with (each c); [| |easy]; [apply (no_option (all_follow here)) | apply (no_misere_option (all_follow here))];
            now exists left.
    - intro not.
      assert (goal : list_options r l = [] \/ exists before c after o, l = before ++ c :: after /\ left_genus c o /\
        misere_value (together o (genus_of each (before ++ after))) = 0).
      { assert (parts : forall before c after, l = before ++ c :: after -> within c /\
          (snd (genus_of each (before ++ after)) = true -> fst (genus_of each (before ++ after)) <= 1) /\
          genus_of each l = together (each c) (genus_of each (before ++ after))).
        { intros before c after ->. pose proof (within_rest _ _ _ all) as (here & rest). split; [easy|].
          split; [now apply fickle_small|]. change (c :: after) with ([c] ++ after). now rewrite genus_middle, genus_one. }
        destruct (snd (genus_of each l)) eqn:fickle.
        - destruct (list_options r l) as [|l' others] eqn:is; [now left|]. right.
          assert (move : In l' (list_options r l)) by (rewrite is; now left).
          apply option_genus in move as (before & c & after & left & equal & move & _ & _ & _).
          destruct (parts before c after equal) as (here & low & whole). rewrite whole in not, fickle.
          apply andb_true_iff in fickle as (first & others_too).
          destruct (@fickle_move _ _ (genus_of each (before ++ after)) (all_follow here)) as (o & option & zero); auto.
          + exists (genus_of each left). now exists left.
          + now exists before, c, after, o.
        - right. destruct (@larger_component l 0) as (before & c & after & equal & less).
          { unfold misere_value in not. rewrite fickle in not. lia. }
          rewrite N.lxor_0_l in less. destruct (parts before c after equal) as (here & low & whole).
          destruct (@firm_move _ _ (genus_of each (before ++ after)) (all_follow here)) as (o & option & zero); auto.
          + destruct (each_lower (all_follow here) less) as (o & option & _). now exists o.
          + now rewrite whole in fickle.
          + now exists before, c, after, o. }
      destruct goal as [none|(before & c & after & o & -> & (left & move & <-) & zero)]; [now constructor|].
      assert (option : In (before ++ left ++ after) (list_options r (before ++ c :: after))).
      { apply list_options_spec. now exists before, c, after, left. }
      apply an_option_misere_lost with (before ++ left ++ after); [exact option|]. apply (IH _ option).
      + now apply within_left with c.
      + now rewrite genus_middle.
  Qed.

  (** A sum of tame components is lost in misère play exactly if its nim sum is 1 where all are fickle, and 0 elsewhere. *)
  Theorem tame_lost l : Forall within l ->
    misere_lost (sums r) l <->
    nimsum (map (fun c => fst (each c)) l) = if forallb (fun c => snd (each c)) l then 1 else 0.
  Proof.
    intro all. assert (same : genus_of each l = (nimsum (map (fun c => fst (each c)) l), forallb (fun c => snd (each c)) l)).
    { clear. induction l as [|c l IH]; [easy|]. simpl. now rewrite IH. }
    assert (by_value : misere_lost (sums r) l <-> misere_value (genus_of each l) = 0).
    { destruct (outcome all) as (lost_if & won_if). split; [|easy]. intro is_lost.
      destruct (N.eq_dec (misere_value (genus_of each l)) 0) as [|not]; [easy|]. exfalso.
      now apply (not_misere_lost_and_won is_lost), won_if. }
    rewrite by_value, same. unfold misere_value. simpl. destruct (forallb _ l); [apply N.lxor_eq_0_iff | easy].
  Qed.

  (** The values are those of normal play. *)
  Theorem tame_value c : within c -> value r c = fst (each c).
  Proof.
    induction (dwindles r c) as [c _ IH]. intro here. pose proof (all_follow here) as holds.
    assert (same : forall left, In left (leaves r c) -> nimsum (map (value r) left) = fst (genus_of each left)).
    { intros left move. assert (parts : forall d, In d left -> value r d = fst (each d)).
      { intros d part. apply IH; [now exists left | now apply closed with c left]. }
      clear move. induction left as [|d left IHl]; [easy|]. simpl. rewrite parts by now left. rewrite IHl; [easy|].
      intros e part. apply parts. now right. }
    rewrite value_is_mex. apply mex_unique.
    - intro found. apply in_map_iff in found as (left & equal & move). apply (no_option holds (genus_of each left)); [now exists left|].
      now rewrite <- same.
    - intros u low. destruct (each_lower holds low) as (o & (left & move & <-) & equal). apply in_map_iff. exists left.
      split; [now rewrite same | easy].
  Qed.
End Tame.
