(** Games in which a number of tokens is taken from a heap: one of a set, or any but those of a set. They are codes
    whose digits are 3 (take, and leave nothing or one heap) and 0. *)

From Coq Require Import List NArith Arith Bool Lia.
From Grundy Require Import Game Sum Nimsum Grundy Codes.
Import ListNotations.
Set Implicit Arguments.

Definition allowed_digit (allowed : nat -> bool) (k : nat) : N :=
  match k with O => 0%N | S _ => if allowed k then 3%N else 0%N end.

Lemma allowed_takes (allowed : nat -> bool) :
  N.testbit (allowed_digit allowed 0) 0 = false /\ N.testbit (allowed_digit allowed 0) 1 = false.
Proof. easy. Qed.

Definition taking (allowed : nat -> bool) : code :=
  Code (allowed_digit allowed) (fun _ => false) (allowed_takes allowed).

Definition listed (numbers : list nat) (k : nat) : bool := existsb (Nat.eqb k) numbers.

Definition subtraction (numbers : list nat) : code := taking (listed numbers).

Definition all_but (numbers : list nat) : code := taking (fun k => negb (listed numbers k)).

Lemma listed_spec numbers k : listed numbers k = true <-> In k numbers.
Proof.
  unfold listed. rewrite existsb_exists. split.
  - intros (m & within & equal). apply Nat.eqb_eq in equal. now subst.
  - intro within. exists k. split; [easy | apply Nat.eqb_refl].
Qed.

(** What is left of a heap when tokens are taken: nothing, or one heap. *)
Definition one_heap (rest : nat) : list nat := match rest with O => [] | S _ => [rest] end.

Theorem taking_may_leave (allowed : nat -> bool) (n : nat) (left : list nat) :
  may_leave (taking allowed) n left <->
  exists k, 1 <= k <= n /\ allowed k = true /\ left = one_heap (n - k).
Proof.
  unfold may_leave. simpl. split.
  - intros (k & total & positive & bit & _). exists k. destruct k as [|k]; [now rewrite N.bits_0 in bit|].
    simpl in bit. destruct (allowed (S k)); [|now rewrite N.bits_0 in bit].
    destruct left as [|heap [|other left]].
    + simpl in total. split; [lia|]. split; [easy|]. replace (n - S k) with 0 by lia. easy.
    + simpl in total. inversion positive; subst. split; [lia|]. split; [easy|].
      replace (S (k + (heap + 0)) - S k) with heap by lia. now destruct heap; [lia|].
    + exfalso. rewrite N.bits_above_log2 in bit; [discriminate|]. simpl length. simpl N.log2. lia.
  - intros (k & range & yes & ->). exists k.
    assert (digit_k : allowed_digit allowed k = 3%N) by (destruct k; [lia|]; simpl; now rewrite yes).
    destruct (n - k) as [|rest] eqn:rest_is; rewrite digit_k; simpl; repeat split; try easy; try lia.
    constructor; [lia | constructor].
Qed.

Lemma one_heap_value (c : code) (rest : nat) : left_value (heap_value c) (one_heap rest) = heap_value c rest.
Proof.
  destruct rest as [|rest]; simpl; unfold left_value; simpl.
  - unfold heap_value. rewrite value_is_mex. simpl leaves. now rewrite heap_zero.
  - apply N.lxor_0_r.
Qed.

(** The value of a heap is the mex of those of the heaps that a move leaves. *)
Lemma taking_value_not (allowed : nat -> bool) (n k : nat) :
  1 <= k <= n -> allowed k = true -> heap_value (taking allowed) (n - k) <> heap_value (taking allowed) n.
Proof.
  intros range yes. rewrite <- one_heap_value. apply heap_value_not. apply taking_may_leave. now exists k.
Qed.

Lemma taking_value_below (allowed : nat -> bool) (n : nat) (u : N) :
  (u < heap_value (taking allowed) n)%N ->
  exists k, 1 <= k <= n /\ allowed k = true /\ heap_value (taking allowed) (n - k) = u.
Proof.
  intro low. apply heap_value_below in low as (left & may & <-).
  apply taking_may_leave in may as (k & range & yes & ->). exists k. now rewrite one_heap_value.
Qed.

Lemma taking_value_unique (allowed : nat -> bool) (n : nat) (v : N) :
  (forall k, 1 <= k <= n -> allowed k = true -> heap_value (taking allowed) (n - k) <> v) ->
  (forall u, (u < v)%N -> exists k, 1 <= k <= n /\ allowed k = true /\ heap_value (taking allowed) (n - k) = u) ->
  heap_value (taking allowed) n = v.
Proof.
  intros none each. apply heap_value_unique.
  - intros left may. apply taking_may_leave in may as (k & range & yes & ->). rewrite one_heap_value. now apply none.
  - intros u low. destruct (each u low) as (k & range & yes & equal). exists (one_heap (n - k)).
    split; [apply taking_may_leave; now exists k | now rewrite one_heap_value].
Qed.
