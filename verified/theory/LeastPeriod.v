(** Which period is the least one: that of which no quotient by a prime is one. *)

From Coq Require Import List NArith Arith Lia.
Import ListNotations.
Set Implicit Arguments.

Definition is_period (f : nat -> N) (n0 p : nat) : Prop := forall n, n0 <= n -> f (n + p) = f n.

Definition prime (q : nat) : Prop := 2 <= q /\ forall d, Nat.divide d q -> d = 1 \/ d = q.

Definition product (qs : list nat) : nat := fold_right Nat.mul 1 qs.

Lemma prime_divides (qs : list nat) m : Forall prime qs -> Nat.divide m (product qs) -> m <> 1 ->
  exists q, In q qs /\ Nat.divide q m.
Proof.
  induction qs as [|q qs IH]; simpl; intros primes divides other.
  - exfalso. apply other. now apply Nat.divide_1_r.
  - inversion primes as [|? ? (two & alone) rest]; subst.
    destruct (alone (Nat.gcd q m) (Nat.gcd_divide_l q m)) as [apart|whole].
    + destruct IH as (q' & within & divides'); [easy | | easy | exists q'; auto].
      apply Nat.gauss with q; [easy|]. now rewrite Nat.gcd_comm.
    + exists q. split; [now left|]. rewrite <- whole. apply Nat.gcd_divide_r.
Qed.

Lemma period_multiple f n0 p a : is_period f n0 p -> is_period f n0 (a * p).
Proof.
  intros repeats n from. induction a as [|a IH]; [now rewrite Nat.add_0_r|].
  replace (n + S a * p) with (n + a * p + p) by lia. rewrite repeats by lia. exact IH.
Qed.

(** A period that begins later is one from the first heap on, as far as the other one goes. *)
Lemma gcd_period f n0 p n0' p' : 1 <= p -> 1 <= p' -> is_period f n0 p -> is_period f n0' p' ->
  is_period f n0 (Nat.gcd p p').
Proof.
  intros some some' repeats repeats' n from.
  destruct (@Nat.gcd_bezout_pos p' p) as (a & b & bezout); [lia|]. rewrite Nat.gcd_comm.
  assert (far : forall times m, n0 <= m -> f (m + times * p) = f m) by (intro times; now apply period_multiple).
  rewrite <- (far b (n + Nat.gcd p' p)) by lia. rewrite <- (far n0' (n + Nat.gcd p' p + b * p)) by lia.
  rewrite <- (far n0' n) by lia.
  replace (n + Nat.gcd p' p + b * p + n0' * p) with (n + n0' * p + a * p') by lia.
  apply (period_multiple a repeats'). nia.
Qed.

Theorem least_period f n0 p qs : 1 <= p -> is_period f n0 p -> Forall prime qs -> product qs = p ->
  (forall q, In q qs -> exists n, n0 <= n /\ f (n + p / q) <> f n) ->
  forall n0' p', 1 <= p' -> is_period f n0' p' -> Nat.divide p p'.
Proof.
  intros some repeats primes whole other n0' p' some' repeats'.
  pose proof (gcd_period some some' repeats repeats') as common.
  destruct (Nat.gcd_divide_l p p') as (m & equal).
  destruct (Nat.eq_dec m 1) as [->|more].
  { rewrite Nat.mul_1_l in equal. rewrite equal. apply Nat.gcd_divide_r. }
  exfalso. destruct (@prime_divides qs m primes) as (q & within & (r & quotient)); [|exact more|].
  { rewrite whole, equal at 1. exists (Nat.gcd p p'). lia. }
  destruct (other q within) as (n & from & differ). apply differ.
  assert (two : 2 <= q) by (rewrite Forall_forall in primes; now apply primes).
  replace (p / q) with (r * Nat.gcd p p'); [now apply (period_multiple r common)|].
  apply Nat.div_unique with 0; [lia|].
  generalize dependent (Nat.gcd p p'). intros g _ equal. rewrite equal, quotient. lia.
Qed.

(** A number is prime if none that is at least 2 and below a root that is large enough divides it. *)
Lemma prime_by_trial q r : 2 <= q -> q < r * r -> (forall d, 2 <= d < r -> q mod d <> 0) -> prime q.
Proof.
  intros two large none. split; [exact two|]. intros d (e & equal).
  destruct (Nat.eq_dec d 1) as [|more]; [now left|]. destruct (Nat.eq_dec e 1) as [->|more']; [right; lia|]. exfalso.
  assert (2 <= d) by (destruct d as [|[|]]; lia). assert (2 <= e) by (destruct e as [|[|]]; lia).
  destruct (le_lt_dec r d) as [high|low].
  - assert (e < r) by nia. apply (none e); [lia|]. rewrite equal, Nat.mul_comm. now apply Nat.mod_mul; lia.
  - apply (none d); [lia|]. rewrite equal. apply Nat.mod_mul. lia.
Qed.
