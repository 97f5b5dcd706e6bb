(** That the period of a code or of a subtraction set is the least one, and begins with the first heap that it can, is shown by
    heaps that differ. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Sets Ints CheckValues CheckValuesSound CheckPeriod CheckWindows LeastPeriod WindowVerdict.
Import ListNotations.
Set Implicit Arguments.

Section Least.
  Variable claimed : int -> int.
  Variables n0 p bound : int.
  Variable primes : list int.
  (** Of a prime that divides p, a number that is more than its root, and a heap which shows that the quotient is no period. *)
  Variable shorter : int -> int * int.

  Definition differ (n distance : Z) : bool :=
    (0 <=? n)%Z && (n + distance <? to_Z bound)%Z && negb (claimed (of_Z (n + distance)) =? claimed (of_Z n))%uint63.

  Definition shows (q : int) : bool :=
    let (root, n) := shorter q in is_prime q root && (n0 <=? n)%uint63 && differ (to_Z n) (to_Z p / to_Z q).

  Definition check_least_values : bool :=
    ((n0 =? 0)%uint63 || differ (to_Z n0 - 1) (to_Z p)) &&
    (fold_right (fun q product => to_Z q * product) 1 primes =? to_Z p)%Z && forallb shows primes.

  Variable f : nat -> N.
  Hypothesis values : forall n, n < nat_of bound -> f n = claim claimed n.
  Hypothesis positive : 1 <= nat_of p.
  Hypothesis repeats : is_period f (nat_of n0) (nat_of p).
  Hypothesis checked : check_least_values = true.

  Lemma differ_spec n distance : differ (Z.of_nat n) (Z.of_nat distance) = true -> f (n + distance) <> f n.
  Proof.
    intros shown equal. apply andb_true_iff in shown as (shown & other). apply andb_true_iff in shown as (_ & low).
    apply Z.ltb_lt in low. pose proof (nat_of_Z bound). rewrite !values in equal by lia. unfold claim in equal.
    apply N_of_injective in equal. apply negb_true_iff, same_false in other. apply other.
    rewrite <- Nat2Z.inj_add. exact equal.
  Qed.

  (** No other period is smaller, and none begins with an earlier heap. *)
  Theorem least_of_values n0' p' : 1 <= p' -> is_period f n0' p' -> nat_of p <= p' /\ nat_of n0 <= n0'.
  Proof.
    intros some repeats'. pose proof checked as ok. apply andb_true_iff in ok as (ok & shown).
    apply andb_true_iff in ok as (first & whole). apply Z.eqb_eq in whole. rewrite product_spec in whole.
    pose proof (nat_of_Z p) as p_is. pose proof (nat_of_Z n0) as n0_is. rewrite forallb_forall in shown.
    assert (divides : Nat.divide (nat_of p) p').
    { apply (@least_period f (nat_of n0) (nat_of p) (map nat_of primes)) with (n0' := n0'); try easy; [| lia |].
      - apply Forall_forall. intros m within. apply in_map_iff in within as (q & <- & within). apply shown in within.
        unfold shows in within. destruct (shorter q) as (root & n). apply andb_true_iff in within as (within & _).
        apply andb_true_iff in within as (within & _). now apply is_prime_spec in within.
      - intros m within. apply in_map_iff in within as (q & <- & within). apply shown in within.
        unfold shows in within. destruct (shorter q) as (root & n). apply andb_true_iff in within as (within & other).
        apply andb_true_iff in within as (_ & from). apply at_most_spec in from. exists (nat_of n). split; [easy|].
        apply differ_spec. rewrite Nat2Z.inj_div, !nat_of_Z. exact other. }
    split; [apply Nat.divide_pos_le; [lia | exact divides]|].
    apply orb_true_iff in first as [zero|other].
    { apply same_spec in zero. rewrite zero, nat_of_0. lia. }
    destruct (Compare_dec.le_lt_dec (nat_of n0) n0') as [|early]; [easy|]. exfalso. destruct divides as ([|a] & ->); [lia|].
    assert (other' : f (nat_of n0 - 1 + nat_of p) <> f (nat_of n0 - 1)).
    { apply differ_spec. rewrite Nat2Z.inj_sub, !nat_of_Z by lia. exact other. }
    apply other'. rewrite <- (repeats' (nat_of n0 - 1)) by lia. symmetry.
    replace (nat_of n0 - 1 + S a * nat_of p) with (nat_of n0 - 1 + nat_of p + a * nat_of p) by lia.
    apply (period_multiple a repeats). lia.
  Qed.
End Least.

(** ** Of codes and of subtraction sets *)

Definition check_least_code claimed shown digits by_mask n0 p bound primes shorter : bool :=
  check_code claimed shown digits by_mask n0 p bound && check_least_values claimed n0 p bound primes shorter.

Definition check_least_subtraction claimed shown numbers n0 p bound primes shorter : bool :=
  check_subtraction claimed shown numbers n0 p bound && check_least_values claimed n0 p bound primes shorter.

Lemma repeats_positive claimed n0 p bound : repeats claimed n0 p bound = true -> 1 <= nat_of p.
Proof. intro ok. apply andb_true_iff in ok as (some & _). now apply at_most_spec in some. Qed.

Theorem least_period_of_code (c : code) claimed shown digits by_mask n0 p bound primes shorter :
  has_digits c digits -> check_least_code claimed shown digits by_mask n0 p bound primes shorter = true ->
  is_period (heap_value c) (nat_of n0) (nat_of p) /\
  forall n0' p', 1 <= p' -> is_period (heap_value c) n0' p' -> nat_of p <= p' /\ nat_of n0 <= n0'.
Proof.
  intros is_code both. apply andb_true_iff in both as (checked & least).
  assert (period : is_period (heap_value c) (nat_of n0) (nat_of p)) by (intros n; eapply check_code_sound; eassumption). split; [exact period|].
  pose proof checked as ok. apply andb_true_iff in ok as (ok & repeated). apply repeats_positive in repeated.
  apply (@least_of_values claimed n0 p bound primes shorter); try easy. eapply code_values; eassumption.
Qed.

Theorem least_period_of_subtraction claimed shown numbers n0 p bound primes shorter :
  check_least_subtraction claimed shown numbers n0 p bound primes shorter = true ->
  let c := subtraction (map nat_of numbers) in
  is_period (heap_value c) (nat_of n0) (nat_of p) /\
  forall n0' p', 1 <= p' -> is_period (heap_value c) n0' p' -> nat_of p <= p' /\ nat_of n0 <= n0'.
Proof.
  intros both c. apply andb_true_iff in both as (checked & least).
  assert (period : is_period (heap_value c) (nat_of n0) (nat_of p)) by (intros n; eapply check_subtraction_sound; eassumption). split; [exact period|].
  pose proof checked as ok. apply andb_true_iff in ok as (ok & repeated). apply repeats_positive in repeated.
  apply andb_true_iff in ok as (ok & known). apply andb_true_iff in ok as (ok & _).
  apply (@least_of_values claimed n0 p bound primes shorter); try easy.
  eapply check_values_sound; [now apply set_moves_of | exact known].
Qed.
