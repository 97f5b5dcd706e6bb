(** The genus of a sum of tame components has both its values: that of normal play, and the misère value, which is defined by
    the options of positions alone. *)

From Coq Require Import List NArith Bool Lia.
From Grundy Require Import Game Sum Nimsum Grundy Misere Tame.
Import ListNotations.
Set Implicit Arguments.
Local Open Scope N_scope.

(** Components are tame if both values of each sum of them, that of normal play and that of misère play, are those of their
    genera put together, as of heaps of Nim: the nim sum; in misère play 0 and 1 change places where all are fickle. *)
Definition tame (r : rules) (within : component r -> Prop) (each : component r -> genus) : Prop :=
  forall l, Forall within l ->
    grundy (sums r) l = fst (genus_of each l) /\ misere_grundy (sums r) l = misere_value (genus_of each l).

(** A heap of Nim. *)
Definition nim_genus (v : N) : genus := (v, v <=? 1).

(** Such a heap beside it makes 0 of what has its value in misère play. *)
Lemma beside_nim g v : (snd g = true -> fst g <= 1) ->
  misere_value (together g (nim_genus v)) = 0 <-> misere_value g = v.
Proof.
  destruct g as (x, f). unfold misere_value, together, nim_genus. simpl. intro small.
  destruct f, (N.leb_spec v 1); simpl; rewrite ?N.lxor_eq_0_iff.
  - assert (x = 0 \/ x = 1) as [->| ->] by lia; assert (v = 0 \/ v = 1) as [->| ->] by lia; simpl; lia.
  - specialize (small eq_refl). assert (x = 0 \/ x = 1) as [->| ->] by lia; simpl; lia.
  - easy.
  - easy.
Qed.

Section Tame.
  Variable r : rules.
  Variable within : component r -> Prop.
  Hypothesis closed : forall c left d, within c -> In left (leaves r c) -> In d left -> within d.
  Variable each : component r -> genus.
  Hypothesis all_follow : forall c, within c -> follows (left_genus r each c) (each c).

  Lemma no_move_genus l : Forall within l -> list_options r l = [] -> genus_of each l = (0, true).
  Proof.
    intros all none. assert (blocked : forall c, In c l -> each c = (0, true)).
    { intros c part. pose proof (all_follow (proj1 (Forall_forall _ _) all c part)) as holds.
      apply in_split in part as (before & after & ->).
      assert (no_genus : forall o, ~ left_genus r each c o).
      { intros o (left & move & _). assert (In (before ++ left ++ after) (list_options r (before ++ c :: after))).
        { apply list_options_spec. now exists before, c, after, left. } now rewrite none in H. }
      pose proof (without_options holds no_genus) as fickle. destruct (each c) as (x, f). simpl in *. subst f. f_equal.
      destruct (N.eq_dec x 0) as [|some]; [easy|]. destruct (@each_lower _ _ holds 0) as (o & option & _); [simpl; lia|].
      now apply no_genus in option. }
    clear - blocked. induction l as [|c l IH]; [easy|]. simpl. rewrite blocked by now left.
    rewrite IH by (intros; apply blocked; now right). easy.
  Qed.

  Theorem tame_misere_value l : Forall within l -> misere_grundy (sums r) l = misere_value (genus_of each l).
  Proof.
    induction (ends (sums r) l) as [l _ IH]. intro all. apply misere_grundy_unique.
    - intro none. now rewrite (no_move_genus all none).
    - intro some. change (options (sums r) l) with (list_options r l) in *.
      assert (small : snd (genus_of each l) = true -> fst (genus_of each l) <= 1) by exact (@fickle_small r within each all_follow l all).
      assert (left_within : forall q, In q (list_options r l) -> Forall within q).
      { intros q move. apply list_options_spec in move as (before & c & after & left & -> & move & ->).
        now apply (@within_left r within closed before after left c). }
      split.
      + intros q move equal. pose proof (left_within q move) as within_q. rewrite (IH q move within_q) in equal.
        apply beside_nim in equal; [|exact (@fickle_small r within each all_follow q within_q)].
        apply option_genus with (each := each) in move as (before & c & after & left & -> & move & -> & is & is').
        pose proof (@within_rest r within before after c all) as (here & _). rewrite is', is, together_assoc in equal.
        revert equal. apply no_move_keeps with (each c).
        * apply (no_option (all_follow here)). now exists left.
        * apply (no_misere_option (all_follow here)). now exists left.
        * rewrite <- together_assoc. rewrite is in small. now apply beside_nim.
      + intros u low. assert (not : misere_value (together (genus_of each l) (nim_genus u)) <> 0).
        { intro zero. apply (proj1 (beside_nim _ _ small)) in zero. rewrite zero in low. now apply N.lt_irrefl in low. }
        assert (goal : exists before c after o, l = before ++ c :: after /\ left_genus r each c o /\
          misere_value (together o (together (genus_of each (before ++ after)) (nim_genus u))) = 0).
        { assert (parts : forall before c after, l = before ++ c :: after -> within c /\
            (snd (together (genus_of each (before ++ after)) (nim_genus u)) = true ->
              fst (together (genus_of each (before ++ after)) (nim_genus u)) <= 1) /\
            genus_of each l = together (each c) (genus_of each (before ++ after))).
          { intros before c after ->. pose proof (@within_rest r within before after c all) as (here & rest). split; [easy|]. split.
            - intro fickle. apply andb_true_iff in fickle as (one & two). apply N.leb_le in two.
              apply small_bits; [now apply (@fickle_small r within each all_follow _ rest) | exact two].
            - change (c :: after) with ([c] ++ after). now rewrite genus_middle, genus_one. }
          destruct (snd (together (genus_of each l) (nim_genus u))) eqn:fickle.
          - destruct (list_options r l) as [|l' others] eqn:is; [easy|].
            assert (move : In l' (list_options r l)) by (rewrite is; now left).
            apply option_genus with (each := each) in move as (before & c & after & left & equal & move & _ & _ & _).
            destruct (parts before c after equal) as (here & less & whole). rewrite whole, together_assoc in not, fickle.
            apply andb_true_iff in fickle as (first & others_too).
            destruct (@fickle_move _ _ (together (genus_of each (before ++ after)) (nim_genus u)) (all_follow here)) as (o & option & zero); auto.
            + exists (genus_of each left). now exists left.
            + now exists before, c, after, o.
          - assert (larger : u < fst (genus_of each l)).
            { unfold misere_value in low. simpl in fickle. destruct (snd (genus_of each l)); [|exact low].
              simpl in fickle. apply N.leb_gt in fickle. specialize (small eq_refl).
              assert (fst (genus_of each l) = 0 \/ fst (genus_of each l) = 1) as [zero|one] by lia;
                [rewrite zero in low | rewrite one in low]; simpl in low; lia. }
            apply larger_component in larger as (before & c & after & equal & less). rewrite N.lxor_comm in less.
            destruct (parts before c after equal) as (here & few & whole).
            destruct (@firm_move _ _ (together (genus_of each (before ++ after)) (nim_genus u)) (all_follow here)) as (o & option & zero); auto.
            + destruct (each_lower (all_follow here) less) as (o & option & _). now exists o.
            + rewrite whole, together_assoc in fickle. exact fickle.
            + now exists before, c, after, o. }
        destruct goal as (before & c & after & o & -> & (left & move & <-) & zero).
        assert (option : In (before ++ left ++ after) (list_options r (before ++ c :: after))).
        { apply list_options_spec. now exists before, c, after, left. }
        exists (before ++ left ++ after). split; [exact option|]. rewrite (IH _ option (left_within _ option)).
        apply beside_nim; [exact (@fickle_small r within each all_follow _ (left_within _ option))|].
        now rewrite genus_middle, together_assoc.
  Qed.

  Theorem tame_normal_value l : Forall within l -> grundy (sums r) l = fst (genus_of each l).
  Proof.
    intro all. rewrite sprague_grundy_list. induction all as [|c l here all IH]; [easy|].
    change (N.lxor (value r c) (nimsum (map (value r) l)) = N.lxor (fst (each c)) (fst (genus_of each l))).
    rewrite IH. f_equal. exact (@tame_value r within closed each all_follow c here).
  Qed.

  Theorem components_tame : tame r within each.
  Proof. intros l all. split; [now apply tame_normal_value | now apply tame_misere_value]. Qed.
End Tame.
