(** The mex of a list: the least number that is not in it. *)

From Coq Require Import List NArith Lia FinFun.
Import ListNotations.
Local Open Scope N_scope.

Definition numbers_below (n : N) : list N := map N.of_nat (seq 0 (N.to_nat n)).

Lemma numbers_below_spec n m : In m (numbers_below n) <-> m < n.
Proof.
  unfold numbers_below. rewrite in_map_iff. split.
  - intros (k & <- & within). apply in_seq in within. lia.
  - intro low. exists (N.to_nat m). rewrite in_seq. lia.
Qed.

Definition member (n : N) (l : list N) : bool := existsb (N.eqb n) l.

Fixpoint least_missing (tries : nat) (n : N) (l : list N) : N :=
  match tries with
  | O => n
  | S fewer => if member n l then least_missing fewer (N.succ n) l else n
  end.

Definition mex (l : list N) : N := least_missing (length l) 0 l.

Lemma member_spec n l : member n l = true <-> In n l.
Proof.
  unfold member. rewrite existsb_exists. split.
  - intros (m & within & equal). apply N.eqb_eq in equal. now subst.
  - intro within. exists n. split; [easy | apply N.eqb_refl].
Qed.

Lemma below_least_missing tries : forall n l v,
  n <= v < least_missing tries n l -> In v l.
Proof.
  induction tries as [|fewer IH]; simpl; intros n l v range; [lia|].
  destruct (member n l) eqn:found; [|lia].
  destruct (N.eq_dec v n) as [->|other]; [now apply member_spec|].
  apply (IH (N.succ n)). lia.
Qed.

Lemma least_missing_or_all tries : forall n l,
  ~ In (least_missing tries n l) l \/ least_missing tries n l = n + N.of_nat tries.
Proof.
  induction tries as [|fewer IH]; intros n l; cbn [least_missing]; [right; lia|].
  destruct (member n l) eqn:found.
  - destruct (IH (N.succ n) l) as [missing|all]; [now left|right; lia].
  - left. rewrite <- member_spec. now rewrite found.
Qed.

Lemma below_mex l v : v < mex l -> In v l.
Proof. intro low. apply (below_least_missing (length l) 0). unfold mex in low. lia. Qed.

(** Among the numbers 0 .. length l, more than l has members, one is missing. *)
Lemma mex_missing l : ~ In (mex l) l.
Proof.
  destruct (least_missing_or_all (length l) 0 l) as [missing|all]; [exact missing|].
  change (least_missing (length l) 0 l) with (mex l) in all.
  intro within.
  assert (count : (length (map N.of_nat (seq 0 (S (length l)))) <= length l)%nat).
  { apply NoDup_incl_length.
    - apply Injective_map_NoDup; [intros x y; lia | apply seq_NoDup].
    - intros v inside. apply in_map_iff in inside as (n & <- & inside). apply in_seq in inside.
      destruct (N.eq_dec (N.of_nat n) (mex l)) as [->|other]; [exact within|].
      apply below_mex. lia. }
  rewrite map_length, seq_length in count. lia.
Qed.

Lemma mex_unique l v : ~ In v l -> (forall u, u < v -> In u l) -> mex l = v.
Proof.
  intros missing below. pose proof (mex_missing l) as outside.
  destruct (N.lt_trichotomy (mex l) v) as [less|[equal|greater]]; [| exact equal |].
  - now apply below in less.
  - now apply below_mex in greater.
Qed.

(** Lists of the same members have the same mex. *)
Lemma mex_same l l' : (forall v, In v l <-> In v l') -> mex l = mex l'.
Proof.
  intro same. apply mex_unique.
  - rewrite same. apply mex_missing.
  - intros u low. apply same. now apply below_mex.
Qed.
