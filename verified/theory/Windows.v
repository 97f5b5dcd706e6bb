(** Periods of codes whose rare heaps stop. Values fall into two classes, so that a split leads to a common value exactly
    if one of its two parts is rare and the other is not. When no heap behind [last_rare] is rare, the values before a heap
    decide its own: all that matters lies no further back than [most + k]. *)

From Coq Require Import List NArith Arith Bool Lia.
From Grundy Require Import Game Sum Nimsum Grundy Codes Periods.
Import ListNotations.
Set Implicit Arguments.

Section Windows.
  Variables (c : code) (k last_rare most : nat).
  Hypothesis takes : takes_at_most c k.
  Hypothesis leaves : leaves_at_most c 2.
  Hypothesis equal : equal_allowed c.

  (** Whether a value is common for a heap. *)
  Variable common : nat -> N -> bool.

  Definition leaves_one (taken : nat) : Prop := N.testbit (digit c taken) 1 = true.
  Definition leaves_two (taken : nat) : Prop := N.testbit (digit c taken) 2 = true.

  Hypothesis classes : forall taken a b va vb, leaves_two taken ->
    common (taken + a + b) (N.lxor va vb) = xorb (common a va) (common b vb).
  Hypothesis rare_within : last_rare <= most.

  Let G := heap_value c.

  (** An option from a part of at most [most]; [before d] is the value of the heap d below the one that is split. *)
  Definition witnessed (before : nat -> N) (u : N) : Prop :=
    (exists taken a, leaves_two taken /\ 1 <= a <= most /\ N.lxor (G a) (before (taken + a)) = u) \/
    (exists taken, leaves_one taken /\ before taken = u).

  (** What makes v the value of heap n, by the values before it. *)
  Definition follows (before : nat -> N) (n : nat) (v : N) : Prop :=
    common n v = true /\
    (forall taken a, leaves_two taken -> 1 <= a <= last_rare -> common a (G a) = false ->
      N.lxor (G a) (before (taken + a)) <> v) /\
    (forall taken, leaves_one taken -> before taken <> v) /\
    (forall u, (u < v)%N -> witnessed before u).

  Definition before (f : nat -> N) (n d : nat) : N := f (n - d).

  Lemma taken_within taken count : N.testbit (digit c taken) count = true -> taken <= k.
  Proof.
    intro bit. destruct (le_lt_dec taken k) as [|more]; [easy|]. apply takes in more. now rewrite more, N.bits_0 in bit.
  Qed.

  Lemma one_takes taken : leaves_one taken -> 1 <= taken <= k.
  Proof.
    intro bit. split; [|now apply taken_within in bit]. destruct taken; [|lia]. pose proof (takes_or_splits c) as [_ bit1].
    unfold leaves_one in bit. congruence.
  Qed.

  (** Values before, as far as anything is asked of them. *)
  Lemma witnessed_same (f h : nat -> N) u : (forall d, 1 <= d <= most + k -> f d = h d) -> witnessed f u -> witnessed h u.
  Proof.
    intros same [(taken & a & two & range & <-)|(taken & one & <-)].
    - left. exists taken, a. repeat split; try easy; try lia. rewrite same; [easy|]. pose proof (taken_within _ _ two). lia.
    - right. exists taken. split; [easy|]. rewrite same; [easy|]. pose proof (one_takes one). lia.
  Qed.

  Lemma follows_same (f h : nat -> N) n n' v : (forall d, 1 <= d <= most + k -> f d = h d) ->
    common n' v = common n v -> follows f n v -> follows h n' v.
  Proof.
    intros same class (is_common & splits & ones & lower). repeat split.
    - congruence.
    - intros taken a two range rare. rewrite <- same; [now apply splits|]. pose proof (taken_within _ _ two). lia.
    - intros taken one. rewrite <- same; [now apply ones|]. pose proof (one_takes one). lia.
    - intros u low. apply witnessed_same with f; [exact same | now apply lower].
  Qed.

  Definition all_common (n : nat) : Prop := forall heap, last_rare < heap < n -> common heap (G heap) = true.

  Lemma may_leave_two taken a b : leaves_two taken -> 1 <= a -> 1 <= b -> may_leave c (taken + a + b) [a; b].
  Proof.
    intros two some_a some_b. exists taken. simpl. repeat split; [lia | now repeat constructor | exact two |].
    intro marked. specialize (equal _ 2 marked two). lia.
  Qed.

  Lemma may_leave_one taken a : leaves_one taken -> 1 <= a -> may_leave c (taken + a) [a].
  Proof.
    intros one some. exists taken. simpl. repeat split; [lia | now repeat constructor | exact one |].
    intros _. now constructor; [|constructor].
  Qed.

  (** A witnessed option is one. *)
  Lemma witnessed_option n u : most + k < n -> witnessed (before G n) u ->
    exists left, may_leave c n left /\ left_value G left = u.
  Proof.
    unfold before. intros far [(taken & a & two & range & <-)|(taken & one & <-)].
    - pose proof (taken_within _ _ two). exists [a; n - (taken + a)]. split.
      + replace n with (taken + a + (n - (taken + a))) at 1 by lia. apply may_leave_two; [easy | lia | lia].
      + unfold left_value. simpl. now rewrite N.lxor_0_r.
    - pose proof (one_takes one). exists [n - taken]. split.
      + replace n with (taken + (n - taken)) at 1 by lia. apply may_leave_one; [easy | lia].
      + unfold left_value. simpl. now rewrite N.lxor_0_r.
  Qed.

  (** A common option is one whose rare part is small, or leaves one heap: so it is witnessed, as all that is common is. *)
  Lemma common_option n v left : most + k < n -> all_common n -> common n v = true ->
    may_leave c n left -> left_value G left = v ->
    (exists taken a, leaves_two taken /\ 1 <= a <= last_rare /\ common a (G a) = false /\
      N.lxor (G a) (before G n (taken + a)) = v) \/
    (exists taken, leaves_one taken /\ before G n taken = v).
  Proof.
    intros far commons class (taken & total & positive & bit & _) value.
    pose proof (taken_within _ _ bit) as few. pose proof (leaves _ _ bit) as count. unfold before.
    destruct left as [|a [|b [|d left]]]; simpl in total, count; [lia | | | lia].
    - right. exists taken. split; [exact bit|]. replace (n - taken) with a by lia.
      unfold left_value in value. simpl in value. now rewrite N.lxor_0_r in value.
    - left. unfold left_value in value. simpl in value. rewrite N.lxor_0_r in value.
      inversion positive as [|? ? some_a others]; subst. inversion others as [|? ? some_b _]; subst. clear others positive.
      replace (taken + (a + (b + 0))) with (taken + a + b) in * by lia.
      rewrite (classes a b (G a) (G b) bit) in class.
      destruct (common a (G a)) eqn:class_a.
      + destruct (common b (G b)) eqn:class_b; [discriminate|]. exists taken, b.
        assert (b <= last_rare).
        { destruct (le_lt_dec b last_rare) as [|high]; [easy|]. rewrite commons in class_b; [discriminate|].
          lia. }
        replace (taken + a + b - (taken + b)) with a by lia. rewrite N.lxor_comm. repeat split; try easy; lia.
      + exists taken, a. assert (a <= last_rare).
        { destruct (le_lt_dec a last_rare) as [|high]; [easy|]. rewrite commons in class_a; [discriminate|]. lia. }
        replace (taken + a + b - (taken + a)) with b by lia. repeat split; try easy; lia.
  Qed.

  (** What follows is the value. *)
  Lemma follows_right n v : most + k < n -> all_common n -> follows (before G n) n v -> heap_value c n = v.
  Proof.
    intros far commons (class & splits & ones & lower). apply heap_value_unique.
    - intros left may value.
      destruct (@common_option n v left far commons class may value)
        as [(taken & a & two & range & rare & same)|(taken & one & same)].
      + now apply (splits taken a two range rare).
      + now apply (ones taken one).
    - intros u low. apply witnessed_option; [exact far | now apply lower].
  Qed.

  (** The value of a heap follows if it is common and rare options are witnessed: common ones are. *)
  Lemma value_follows n : most + k < n -> all_common n -> common n (G n) = true ->
    (forall u, (u < G n)%N -> common n u = false -> witnessed (before G n) u) -> follows (before G n) n (G n).
  Proof.
    intros far commons class rare_ones. repeat split; [exact class | | |].
    - intros taken a two range rare same. pose proof (taken_within _ _ two).
      apply (@heap_value_not c n [a; n - (taken + a)]).
      + replace n with (taken + a + (n - (taken + a))) at 1 by lia. apply may_leave_two; [easy | lia | lia].
      + unfold left_value. simpl. now rewrite N.lxor_0_r.
    - intros taken one same. pose proof (one_takes one). apply (@heap_value_not c n [n - taken]).
      + replace n with (taken + (n - taken)) at 1 by lia. apply may_leave_one; [easy | lia].
      + unfold left_value. simpl. now rewrite N.lxor_0_r.
    - intros u low. destruct (common n u) eqn:class_u; [|now apply rare_ones].
      destruct (heap_value_below c n low) as (left & may & value).
      destruct (@common_option n u left far commons class_u may value)
        as [(taken & a & two & range & _ & same)|(taken & one & same)].
      + left. exists taken, a. repeat split; try easy; lia.
      + right. now exists taken.
  Qed.

  (** ** The theorem *)

  Variables (n0 p : nat).
  Hypothesis same_class : forall n v, common (n + p) v = common n v.
  Hypothesis some_period : 1 <= p.
  Hypothesis behind : last_rare < n0.

  Let n1 := n0 + (most + k).

  Theorem window_period :
    (forall heap, last_rare < heap < n1 + p -> common heap (G heap) = true) ->
    (forall n, n0 <= n < n1 -> G (n + p) = G n) ->
    (forall n u, n1 <= n < n1 + p -> (u < G n)%N -> common n u = false -> witnessed (before G n) u) ->
    forall n, n0 <= n -> G (n + p) = G n /\ common (n + p) (G (n + p)) = true.
  Proof.
    intros commons repeats rare_ones. unfold n1 in *.
    assert (within : forall n, n1 <= n < n1 + p -> follows (before G n) n (G n)).
    { intros n range. apply value_follows; [lia | | apply commons; lia | intros u; now apply rare_ones].
      intros heap low. apply commons. lia. }
    assert (all : forall n, n0 <= n ->
      G (n + p) = G n /\ common (n + p) (G (n + p)) = true /\ (n1 <= n -> follows (before G n) n (G n))).
    { intro n. induction n as [n IH] using (well_founded_induction lt_wf). intro from.
      destruct (le_lt_dec n1 n) as [far|near].
      2: { split; [|split]; [apply repeats; lia | apply commons; lia | lia]. }
      assert (follows_n : follows (before G n) n (G n)).
      { destruct (le_lt_dec (n1 + p) n) as [further|]; [|now apply within; lia].
        destruct (IH (n - p)) as (_ & _ & earlier); [lia | lia |]. specialize (earlier ltac:(lia)).
        destruct (IH (n - p)) as (same & _); [lia | lia |]. replace (n - p + p) with n in same by lia. rewrite same.
        apply (@follows_same (before G (n - p)) (before G n) (n - p) n); [| |exact earlier].
        - intros d range. unfold before. destruct (IH (n - p - d)) as (same' & _); [lia | lia |]. rewrite <- same'.
          f_equal. lia.
        - replace n with (n - p + p) at 1 by lia. apply same_class. }
      assert (follows_there : follows (before G (n + p)) (n + p) (G n)).
      { apply (@follows_same (before G n) (before G (n + p)) n (n + p));
          [|apply same_class|exact follows_n]. intros d range. unfold before. destruct (IH (n - d)) as (same & _); [lia | lia |]. rewrite <- same. f_equal. lia. }
      assert (value : G (n + p) = G n).
      { apply follows_right; [lia | | exact follows_there]. intros heap range.
        destruct (le_lt_dec (n1 + p) heap) as [high|]; [|apply commons; lia].
        destruct (IH (heap - p)) as (_ & is_common & _); [lia | lia |].
        now replace (heap - p + p) with heap in is_common by lia. }
      split; [exact value|]. split; [|easy]. rewrite value. apply follows_there. }
    intros n from. destruct (all n from) as (same & class & _). now split.
  Qed.
End Windows.
