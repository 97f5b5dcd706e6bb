(** Taking-and-breaking games. Bit j of digit k of a code allows a move that takes k tokens from a heap and leaves the
    rest as exactly j nonempty heaps; a mark behind the digit asks that no two of these be of one size. *)

From Coq Require Import List NArith Arith Bool Wellfounded Lia.
From Grundy Require Import Game Sum Mex Nimsum Grundy.
Import ListNotations.
Set Implicit Arguments.

(** Digit 0 has neither bit 0 nor bit 1: who takes nothing has to split. *)
Record code : Type := Code {
  digit : nat -> N;
  unequal : nat -> bool;
  takes_or_splits : N.testbit (digit 0) 0 = false /\ N.testbit (digit 0) 1 = false
}.

(** What a move may leave of a heap of n, the heaps in any order. *)
Definition may_leave (c : code) (n : nat) (left : list nat) : Prop :=
  exists k, k + list_sum left = n /\ Forall (fun heap => 1 <= heap) left /\
    N.testbit (digit c k) (N.of_nat (length left)) = true /\ (unequal c k = true -> NoDup left).

(** ** The list of what may be left *)

Fixpoint heaps_of (count rest : nat) : list (list nat) :=
  match count with
  | O => if rest =? 0 then [[]] else []
  | S fewer => flat_map (fun heap => map (cons heap) (heaps_of fewer (rest - heap))) (seq 1 rest)
  end.

Fixpoint distinct (l : list nat) : bool :=
  match l with
  | [] => true
  | heap :: others => negb (existsb (Nat.eqb heap) others) && distinct others
  end.

Definition left_by (c : code) (n k count : nat) : list (list nat) :=
  if N.testbit (digit c k) (N.of_nat count)
  then filter (fun left => negb (unequal c k) || distinct left) (heaps_of count (n - k))
  else [].

Definition code_leaves (c : code) (n : nat) : list (list nat) :=
  flat_map (fun k => flat_map (left_by c n k) (seq 0 (S (N.size_nat (digit c k))))) (seq 0 (S n)).

Lemma distinct_spec l : distinct l = true <-> NoDup l.
Proof.
  induction l as [|heap others IH]; simpl; [now split; constructor|].
  rewrite andb_true_iff, negb_true_iff, NoDup_cons_iff, IH, <- not_true_iff_false, existsb_exists.
  split; intros (new & rest); (split; [|exact rest]); intro within; apply new.
  - exists heap. now rewrite Nat.eqb_refl.
  - destruct within as (same & within & equal). apply Nat.eqb_eq in equal. now subst.
Qed.

Lemma heaps_of_spec count : forall rest left,
  In left (heaps_of count rest) <->
  length left = count /\ list_sum left = rest /\ Forall (fun heap => 1 <= heap) left.
Proof.
  induction count as [|fewer IH]; intros rest left; simpl.
  - destruct (Nat.eqb_spec rest 0) as [->|some]; simpl.
    + split; [intros [<-|[]]; auto | intros (none & _)]. destruct left; [now left | discriminate].
    + split; [easy|]. intros (none & total & _). destruct left; [|discriminate]. now apply some.
  - rewrite in_flat_map. split.
    + intros (heap & range & within). apply in_seq in range. apply in_map_iff in within as (others & <- & within).
      apply IH in within as (count & total & positive). simpl. repeat split; [lia | lia | constructor; [lia | easy]].
    + destruct left as [|heap others]; [easy|]. simpl. intros (count & total & positive).
      inversion positive; subst. exists heap. split; [apply in_seq; lia|].
      apply in_map. apply IH. repeat split; [lia | lia | easy].
Qed.

Lemma size_of_positive p : N.pos (Pos.size p) = N.of_nat (Pos.size_nat p).
Proof.
  induction p as [p IH|p IH|]; cbn [Pos.size Pos.size_nat]; [| |easy]; rewrite Nnat.Nat2N.inj_succ, <- IH; easy.
Qed.

Lemma testbit_within_size d j : N.testbit d (N.of_nat j) = true -> j < N.size_nat d.
Proof.
  intro set. destruct (le_lt_dec (N.size_nat d) j) as [high|]; [|easy]. exfalso.
  destruct (N.eq_dec d 0) as [->|some]; [now rewrite N.bits_0 in set|].
  rewrite N.bits_above_log2 in set; [discriminate|].
  assert (N.size d = N.of_nat (N.size_nat d)) by (now destruct d as [|p]; [|apply size_of_positive]).
  rewrite N.size_log2 in H by exact some. lia.
Qed.

Theorem code_leaves_spec (c : code) (n : nat) (left : list nat) :
  In left (code_leaves c n) <-> may_leave c n left.
Proof.
  unfold code_leaves, may_leave, left_by. rewrite in_flat_map. split.
  - intros (k & range & within). apply in_seq in range. apply in_flat_map in within as (count & _ & within).
    destruct (N.testbit (digit c k) (N.of_nat count)) eqn:allowed; [|easy].
    apply filter_In in within as (within & marks). apply heaps_of_spec in within as (<- & total & positive).
    exists k. repeat split; [lia | easy | easy |]. intro marked. rewrite marked in marks. simpl in marks.
    now apply distinct_spec.
  - intros (k & total & positive & allowed & marks). exists k. split; [apply in_seq; lia|].
    apply in_flat_map. exists (length left). split; [apply in_seq; apply testbit_within_size in allowed; lia|].
    rewrite allowed. apply filter_In. split; [apply heaps_of_spec; repeat split; [lia | easy]|].
    destruct (unequal c k); [|easy]. now apply distinct_spec, marks.
Qed.

(** Grundy's game: a heap is split into two of different sizes. *)
Definition grundys_game : code := Code (fun k => if k =? 0 then 4%N else 0%N) (fun _ => true) (conj eq_refl eq_refl).

Example six_is_split : code_leaves grundys_game 6 = [[1; 5]; [2; 4]; [4; 2]; [5; 1]].
Proof. reflexivity. Qed.

(** Every heap that a move leaves is smaller. *)
Lemma part_le_sum (heap : nat) (left : list nat) : In heap left -> heap <= list_sum left.
Proof. induction left as [|h left IH]; simpl; [easy|]. intros [->|within]; [lia|]. apply IH in within. lia. Qed.

Lemma part_lt_sum (heap : nat) (left : list nat) :
  Forall (fun heap => 1 <= heap) left -> 2 <= length left -> In heap left -> heap < list_sum left.
Proof.
  destruct left as [|h [|h' left]]; simpl; try lia. intros positive _. inversion positive as [|? ? first rest]; subst.
  inversion rest; subst. intros [->|[->|within]]; [lia | lia |]. apply part_le_sum in within. lia.
Qed.

Lemma left_is_smaller (c : code) (n heap : nat) (left : list nat) : may_leave c n left -> In heap left -> heap < n.
Proof.
  intros (k & total & positive & allowed & _) within. destruct k as [|k].
  - pose proof (takes_or_splits c) as [bit0 bit1].
    assert (heap < list_sum left); [|lia]. apply part_lt_sum; [exact positive | | exact within].
    destruct left as [|h [|h' left]]; simpl in *; [congruence | congruence | lia].
  - apply part_le_sum in within. lia.
Qed.

Arguments left_is_smaller {c n heap left}.

Lemma code_dwindles (c : code) :
  well_founded (fun part whole => exists left, In left (code_leaves c whole) /\ In part left).
Proof.
  apply (well_founded_lt_compat _ (fun n => n)). intros part whole (left & within & inside).
  apply code_leaves_spec in within. exact (left_is_smaller within inside).
Qed.

Definition code_rules (c : code) : rules := Rules (code_leaves c) (@code_dwindles c).

(** The game: its positions are lists of heaps. *)
Definition heaps (c : code) : game := sums (code_rules c).

(** The Grundy value of a heap of n. *)
Definition heap_value (c : code) (n : nat) : N := value (code_rules c) n.

Lemma heap_zero (c : code) : code_leaves c 0 = [].
Proof.
  destruct (code_leaves c 0) as [|left others] eqn:all; [easy|]. exfalso.
  assert (may : may_leave c 0 left) by (apply code_leaves_spec; rewrite all; now left).
  destruct left as [|heap left].
  - destruct may as (k & total & _ & allowed & _). simpl in *.
    replace k with 0 in allowed by lia. pose proof (takes_or_splits c) as [bit0 _]. congruence.
  - pose proof (left_is_smaller may (or_introl eq_refl)). lia.
Qed.

(** ** Values by what may be left *)

Definition left_value (f : nat -> N) (left : list nat) : N := nimsum (map f left).

Lemma heap_value_not (c : code) (n : nat) (left : list nat) :
  may_leave c n left -> left_value (heap_value c) left <> heap_value c n.
Proof.
  intros may equal. unfold heap_value in equal at 2. rewrite value_is_mex in equal.
  apply (mex_missing (map (fun left => nimsum (map (value (code_rules c)) left)) (leaves (code_rules c) n))).
  rewrite <- equal. apply in_map_iff. exists left. split; [easy|]. now apply code_leaves_spec.
Qed.

Lemma heap_value_below (c : code) (n : nat) (u : N) :
  (u < heap_value c n)%N -> exists left, may_leave c n left /\ left_value (heap_value c) left = u.
Proof.
  unfold heap_value at 1. rewrite value_is_mex. intro low. apply below_mex in low.
  apply in_map_iff in low as (left & equal & within). exists left. split; [now apply code_leaves_spec | exact equal].
Qed.

Lemma heap_value_unique (c : code) (n : nat) (v : N) :
  (forall left, may_leave c n left -> left_value (heap_value c) left <> v) ->
  (forall u, (u < v)%N -> exists left, may_leave c n left /\ left_value (heap_value c) left = u) ->
  heap_value c n = v.
Proof.
  intros none each. unfold heap_value. rewrite value_is_mex. apply mex_unique.
  - intro within. apply in_map_iff in within as (left & equal & within). apply (none left); [|exact equal].
    now apply code_leaves_spec.
  - intros u low. destruct (each u low) as (left & may & equal). apply in_map_iff. exists left.
    split; [exact equal | now apply code_leaves_spec].
Qed.

(** Two heaps have one value if moves leave the same values of both. *)
Lemma heap_value_same (c c' : code) (n n' : nat) :
  (forall left, may_leave c n left ->
    exists left', may_leave c' n' left' /\ left_value (heap_value c') left' = left_value (heap_value c) left) ->
  (forall left', may_leave c' n' left' ->
    exists left, may_leave c n left /\ left_value (heap_value c) left = left_value (heap_value c') left') ->
  heap_value c n = heap_value c' n'.
Proof.
  intros there back. apply heap_value_unique.
  - intros left may. destruct (there left may) as (left' & may' & <-). now apply heap_value_not.
  - intros u low. apply heap_value_below in low as (left' & may' & <-). now apply back.
Qed.

(** Numbers that satisfy the conditions for all heaps below a bound are the values of these heaps. *)
Theorem heap_values_by_conditions (c : code) (bound : nat) (f : nat -> N) :
  (forall n left, n < bound -> may_leave c n left -> left_value f left <> f n) ->
  (forall n u, n < bound -> (u < f n)%N -> exists left, may_leave c n left /\ left_value f left = u) ->
  forall n, n < bound -> heap_value c n = f n.
Proof.
  intros none each n. induction n as [n IH] using (well_founded_induction lt_wf). intro low.
  assert (same : forall left, may_leave c n left -> left_value (heap_value c) left = left_value f left).
  { intros left may. unfold left_value. f_equal. apply map_ext_in. intros heap within.
    pose proof (left_is_smaller may within). apply IH; lia. }
  apply heap_value_unique.
  - intros left may. rewrite same by exact may. now apply none.
  - intros u below. destruct (each n u low below) as (left & may & equal). exists left. now rewrite same.
Qed.
