(** Native integers as the numbers they stand for, and loops over ranges of them. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
Import ListNotations.
Set Implicit Arguments.

Definition nat_of (i : int) : nat := Z.to_nat (to_Z i).
Definition N_of (i : int) : N := Z.to_N (to_Z i).
Definition int_of (n : nat) : int := of_Z (Z.of_nat n).

Lemma nat_of_Z i : Z.of_nat (nat_of i) = to_Z i.
Proof. unfold nat_of. pose proof (to_Z_bounded i). lia. Qed.

Lemma N_of_Z i : Z.of_N (N_of i) = to_Z i.
Proof. unfold N_of. pose proof (to_Z_bounded i). lia. Qed.

Lemma nat_of_injective i j : nat_of i = nat_of j -> i = j.
Proof. intro equal. apply to_Z_inj. rewrite <- !nat_of_Z. now rewrite equal. Qed.

Lemma N_of_injective i j : N_of i = N_of j -> i = j.
Proof. intro equal. apply to_Z_inj. rewrite <- !N_of_Z. now rewrite equal. Qed.

Lemma int_of_nat_of i : int_of (nat_of i) = i.
Proof. unfold int_of. rewrite nat_of_Z. apply of_to_Z. Qed.

Lemma nat_of_int_of n : (Z.of_nat n < wB)%Z -> nat_of (int_of n) = n.
Proof. intro small. unfold nat_of, int_of. rewrite of_Z_spec, Z.mod_small by lia. lia. Qed.

Lemma below_int (n : nat) (i : int) : n <= nat_of i -> nat_of (int_of n) = n.
Proof. intro low. apply nat_of_int_of. pose proof (to_Z_bounded i). pose proof (nat_of_Z i). lia. Qed.

Lemma N_of_int_below (u : N) (i : int) : (u <= N_of i)%N -> N_of (of_Z (Z.of_N u)) = u.
Proof.
  intro low. unfold N_of. pose proof (to_Z_bounded i). pose proof (N_of_Z i).
  rewrite of_Z_spec, Z.mod_small by lia. lia.
Qed.

Local Open Scope uint63_scope.

Lemma less_spec i j : (i <? j) = true <-> nat_of i < nat_of j.
Proof. rewrite ltb_spec, <- !nat_of_Z. lia. Qed.

Lemma at_most_spec i j : (i <=? j) = true <-> nat_of i <= nat_of j.
Proof. rewrite leb_spec, <- !nat_of_Z. lia. Qed.

Lemma less_false i j : (i <? j) = false <-> nat_of j <= nat_of i.
Proof. rewrite <- not_true_iff_false, less_spec. lia. Qed.

Lemma at_most_false i j : (i <=? j) = false <-> nat_of j < nat_of i.
Proof. rewrite <- not_true_iff_false, at_most_spec. lia. Qed.

Lemma less_N_spec i j : (i <? j) = true <-> (N_of i < N_of j)%N.
Proof. rewrite ltb_spec, <- !N_of_Z. lia. Qed.

Lemma same_spec i j : (i =? j) = true <-> i = j.
Proof. apply eqb_spec. Qed.

Lemma same_false i j : (i =? j) = false <-> i <> j.
Proof. apply eqb_false_spec. Qed.

Lemma nat_of_0 : nat_of 0 = 0%nat.  Proof. easy. Qed.
Lemma nat_of_1 : nat_of 1 = 1%nat.  Proof. easy. Qed.

Lemma nat_of_sub i j : nat_of j <= nat_of i -> nat_of (i - j) = (nat_of i - nat_of j)%nat.
Proof.
  intro low. unfold nat_of at 1. pose proof (to_Z_bounded i). pose proof (to_Z_bounded j).
  pose proof (nat_of_Z i). pose proof (nat_of_Z j). rewrite sub_spec, Z.mod_small by lia. lia.
Qed.

Lemma nat_of_add i j k : nat_of i + nat_of j <= nat_of k -> nat_of (i + j) = (nat_of i + nat_of j)%nat.
Proof.
  intro low. unfold nat_of at 1. pose proof (to_Z_bounded k).
  pose proof (nat_of_Z i). pose proof (nat_of_Z j). pose proof (nat_of_Z k). rewrite add_spec, Z.mod_small by lia. lia.
Qed.

Lemma nat_of_next i j : nat_of i < nat_of j -> nat_of (i + 1) = S (nat_of i).
Proof. intro low. rewrite (@nat_of_add i 1 j); rewrite nat_of_1; lia. Qed.

Lemma nat_of_half i : nat_of (i >> 1) = Nat.div2 (nat_of i).
Proof.
  unfold nat_of at 1. rewrite lsr_spec. change (2 ^ to_Z 1)%Z with 2%Z. rewrite Nat.div2_div.
  rewrite <- nat_of_Z. change 2%Z with (Z.of_nat 2). rewrite <- Nat2Z.inj_div. lia.
Qed.

Lemma N_of_lxor i j : N_of (i lxor j) = N.lxor (N_of i) (N_of j).
Proof.
  unfold N_of at 1. rewrite lxor_spec', <- !N_of_Z.
  destruct (N_of i), (N_of j); simpl; try easy. now rewrite N2Z.id.
Qed.

(** ** Loops: the middle is between what is done before and after, so 63 halvings reach every number. *)

Fixpoint all_in (depth : nat) (from upto : int) (holds : int -> bool) : bool :=
  if from <? upto then
    match depth with
    | O => false
    | S less =>
      let middle := from + ((upto - from) >> 1) in
      all_in less from middle holds && holds middle && all_in less (middle + 1) upto holds
    end
  else true.

Definition all_between := all_in 63.

Lemma middle_spec from upto : nat_of from < nat_of upto ->
  let middle := from + ((upto - from) >> 1) in
  nat_of from <= nat_of middle < nat_of upto /\ nat_of (middle + 1) = S (nat_of middle).
Proof.
  intros low middle.
  assert (value : nat_of middle = (nat_of from + Nat.div2 (nat_of upto - nat_of from))%nat).
  { unfold middle. rewrite (@nat_of_add _ _ upto); rewrite nat_of_half, nat_of_sub by lia; [easy|].
    pose proof (Nat.div2_decr (nat_of upto - nat_of from) (nat_of upto - nat_of from)). lia. }
  pose proof (Nat.lt_div2 (nat_of upto - nat_of from)).
  split; [lia|]. apply nat_of_next with upto. lia.
Qed.

Lemma all_in_spec depth : forall from upto holds, all_in depth from upto holds = true ->
  forall i, nat_of from <= nat_of i < nat_of upto -> holds i = true.
Proof.
  induction depth as [|less IH]; intros from upto holds all i range; simpl in all.
  - destruct (from <? upto) eqn:order; [discriminate|]. apply less_false in order. lia.
  - destruct (from <? upto) eqn:order; [|apply less_false in order; lia].
    apply less_spec, middle_spec in order as (between & next).
    apply andb_true_iff in all as (all & high). apply andb_true_iff in all as (low & middle).
    destruct (Nat.lt_trichotomy (nat_of i) (nat_of (from + ((upto - from) >> 1)))) as [below|[here|above]].
    + now apply (IH _ _ _ low); lia.
    + apply nat_of_injective in here. now subst.
    + apply (IH _ _ _ high). lia.
Qed.

Lemma all_between_spec from upto holds : all_between from upto holds = true ->
  forall i, nat_of from <= nat_of i < nat_of upto -> holds i = true.
Proof. apply all_in_spec. Qed.

(** A loop that carries a state along, and may give up. *)
Fixpoint sweep_in {S} (depth : nat) (from upto : int) (step : int -> S -> option S) (state : S) : option S :=
  if from <? upto then
    match depth with
    | O => None
    | Datatypes.S less =>
      let middle := from + ((upto - from) >> 1) in
      match sweep_in less from middle step state with
      | None => None
      | Some before =>
        match step middle before with
        | None => None
        | Some after => sweep_in less (middle + 1) upto step after
        end
      end
    end
  else Some state.

Definition sweep {S} := @sweep_in S 63.

Lemma sweep_in_spec {S} (P : nat -> S -> Prop) (step : int -> S -> option S) depth : forall from upto state last,
  nat_of from <= nat_of upto ->
  (forall i s s', nat_of from <= nat_of i < nat_of upto -> P (nat_of i) s -> step i s = Some s' ->
    P (Datatypes.S (nat_of i)) s') ->
  P (nat_of from) state -> sweep_in depth from upto step state = Some last -> P (nat_of upto) last.
Proof.
  induction depth as [|less IH]; intros from upto state last order keeps start result; simpl in result.
  - destruct (from <? upto) eqn:some; [discriminate|]. injection result as <-. apply less_false in some.
    now replace (nat_of upto) with (nat_of from) by lia.
  - destruct (from <? upto) eqn:some.
    + apply less_spec, middle_spec in some as (between & next).
      set (middle := from + ((upto - from) >> 1)) in *.
      destruct (sweep_in less from middle step state) as [before|] eqn:first; [|discriminate].
      destruct (step middle before) as [after|] eqn:here; [|discriminate].
      apply (IH (middle + 1) upto after last); [lia | | | exact result].
      * intros i s s' range. apply keeps. lia.
      * rewrite next. apply (keeps middle before after); [lia | | exact here].
        apply (IH from middle state before); [lia | | exact start | exact first].
        intros i s s' range. apply keeps. lia.
    + injection result as <-. apply less_false in some. now replace (nat_of upto) with (nat_of from) by lia.
Qed.

Lemma sweep_spec {S} (P : nat -> S -> Prop) (step : int -> S -> option S) from upto state last :
  nat_of from <= nat_of upto ->
  (forall i s s', nat_of from <= nat_of i < nat_of upto -> P (nat_of i) s -> step i s = Some s' ->
    P (Datatypes.S (nat_of i)) s') ->
  P (nat_of from) state -> sweep from upto step state = Some last -> P (nat_of upto) last.
Proof. apply sweep_in_spec. Qed.

Global Opaque all_between sweep.
