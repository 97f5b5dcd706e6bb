(** The theorem of Guy and Smith (1956): values of a code of finitely many digits that repeat for long enough repeat for
    ever; and the same for games in which a number of a finite set is taken. *)

From Coq Require Import List NArith Arith Bool Lia.
From Grundy Require Import Game Sum Nimsum Grundy Codes Sets.
Import ListNotations.
Set Implicit Arguments.

(** No move takes more than k tokens. *)
Definition takes_at_most (c : code) (k : nat) : Prop := forall taken, k < taken -> digit c taken = 0%N.

(** No move leaves more than t heaps. *)
Definition leaves_at_most (c : code) (t : nat) : Prop :=
  forall taken count, N.testbit (digit c taken) (N.of_nat count) = true -> count <= t.

(** Equal heaps may be left: a digit that can leave two heaps or more has no mark. *)
Definition equal_allowed (c : code) : Prop :=
  forall taken count, unequal c taken = true -> N.testbit (digit c taken) (N.of_nat count) = true -> count <= 1.

(** ** One of the heaps that are left is lowered, or raised, by the period. *)

Lemma large_heap (left : list nat) (t least : nat) :
  length left <= t -> 1 <= least -> t * least <= list_sum left -> 1 <= t ->
  exists before heap after, left = before ++ heap :: after /\ least <= heap.
Proof.
  intros count positive total some.
  assert (exists heap, In heap left /\ least <= heap) as (heap & within & large).
  { destruct (Exists_dec (fun heap => least <= heap) left (le_dec least)) as [found|none].
    - now apply Exists_exists in found.
    - exfalso. assert (list_sum left <= length left * (least - 1)); [|nia].
      clear count total. induction left as [|heap left IH]; simpl; [lia|].
      assert (heap < least) by (destruct (le_lt_dec least heap); [exfalso; apply none; now left | easy]).
      assert (list_sum left <= length left * (least - 1)) by (apply IH; intro found; apply none; now right). lia. }
  apply in_split in within as (before & after & ->). now exists before, heap, after.
Qed.

Lemma list_sum_middle (before after : list nat) (heap : nat) :
  list_sum (before ++ heap :: after) = list_sum before + heap + list_sum after.
Proof. rewrite list_sum_app. simpl. lia. Qed.

Lemma may_leave_other (c : code) (n n' k heap heap' : nat) (before after : list nat) :
  equal_allowed c ->
  k + list_sum (before ++ heap :: after) = n ->
  Forall (fun heap => 1 <= heap) (before ++ heap :: after) ->
  N.testbit (digit c k) (N.of_nat (length (before ++ heap :: after))) = true ->
  n' + heap = n + heap' -> 1 <= heap' ->
  may_leave c n' (before ++ heap' :: after).
Proof.
  intros equal total positive bit shift some. exists k. rewrite list_sum_middle in *. repeat split.
  - lia.
  - apply Forall_app in positive as (low & high). apply Forall_app. split; [easy|].
    inversion high; subst. now constructor.
  - rewrite app_length in *. exact bit.
  - intro marked. specialize (equal k _ marked bit). rewrite app_length in equal. simpl in equal.
    destruct before; [|simpl in equal; lia]. destruct after; [|simpl in equal; lia].
    simpl. constructor; [easy | constructor].
Qed.

Section Shift.
  Variables (c : code) (k t m p : nat).
  Hypothesis takes : takes_at_most c k.
  Hypothesis leaves : leaves_at_most c t.
  Hypothesis equal : equal_allowed c.
  Hypotheses (some_heap : 1 <= t) (some_m : 1 <= m).

  Lemma taken_at_most (taken : nat) (left : list nat) :
    N.testbit (digit c taken) (N.of_nat (length left)) = true -> taken <= k /\ length left <= t.
  Proof.
    intro bit. split; [|now apply leaves with taken].
    destruct (le_lt_dec taken k) as [|more]; [easy|]. apply takes in more. now rewrite more, N.bits_0 in bit.
  Qed.

  Lemma lower (n : nat) (left : list nat) :
    t * (m + p) + k <= n + p -> may_leave c (n + p) left ->
    exists before heap after,
      left = before ++ (heap + p) :: after /\ m <= heap /\ may_leave c n (before ++ heap :: after).
  Proof.
    intros far (taken & total & positive & bit & _). destruct (taken_at_most _ _ bit) as (few & count).
    destruct (@large_heap left t (m + p)) as (before & heap & after & -> & large); try lia.
    exists before, (heap - p), after. replace (heap - p + p) with heap by lia. repeat split; [lia|].
    apply may_leave_other with (n + p) taken heap; try easy; lia.
  Qed.

  Lemma raise (n : nat) (left : list nat) :
    t * m + k <= n -> may_leave c n left ->
    exists before heap after,
      left = before ++ heap :: after /\ m <= heap /\ may_leave c (n + p) (before ++ (heap + p) :: after).
  Proof.
    intros far (taken & total & positive & bit & _). destruct (taken_at_most _ _ bit) as (few & count).
    destruct (@large_heap left t m) as (before & heap & after & -> & large); try lia.
    exists before, heap, after. repeat split; [lia|].
    apply may_leave_other with n taken heap; try easy; lia.
  Qed.
End Shift.

(** ** The theorems *)

Lemma left_value_middle (f : nat -> N) (before after : list nat) (heap : nat) :
  left_value f (before ++ heap :: after) = N.lxor (left_value f before) (N.lxor (f heap) (left_value f after)).
Proof. unfold left_value. rewrite map_app. now rewrite nimsum_app. Qed.

Theorem guy_smith (c : code) (k t n0 p bound : nat) :
  takes_at_most c k -> leaves_at_most c t -> equal_allowed c -> 1 <= t ->
  t * (max 1 n0 + p) + k <= bound ->
  (forall n, n0 <= n -> n + p < bound -> heap_value c (n + p) = heap_value c n) ->
  forall n, n0 <= n -> heap_value c (n + p) = heap_value c n.
Proof.
  intros takes few equal some enough repeats n. induction n as [n IH] using (well_founded_induction lt_wf).
  intro from. destruct (le_lt_dec bound (n + p)) as [far|near]; [|now apply repeats].
  assert (some_m : 1 <= max 1 n0) by lia.
  assert (far' : t * max 1 n0 + k <= n) by nia.
  symmetry. apply heap_value_same.
  - intros left may. destruct (@raise c k t (max 1 n0) p takes few equal some some_m n left far' may)
      as (before & heap & after & -> & large & may').
    exists (before ++ (heap + p) :: after). split; [exact may'|]. rewrite !left_value_middle. do 2 f_equal.
    apply IH; [|lia]. apply (left_is_smaller may). apply in_app_iff. right. now left.
  - intros left may. assert (far'' : t * (max 1 n0 + p) + k <= n + p) by lia.
    destruct (@lower c k t (max 1 n0) p takes few equal some some_m n left far'' may)
      as (before & heap & after & -> & large & may').
    exists (before ++ heap :: after). split; [exact may'|]. rewrite !left_value_middle. do 2 f_equal.
    symmetry. apply IH; [|lia]. apply (left_is_smaller may'). apply in_app_iff. right. now left.
Qed.

Theorem finite_subtraction (numbers : list nat) (k n0 p bound : nat) :
  (forall number, In number numbers -> number <= k) ->
  n0 + p + k <= bound ->
  (forall n, n0 <= n -> n + p < bound ->
    heap_value (subtraction numbers) (n + p) = heap_value (subtraction numbers) n) ->
  forall n, n0 <= n -> heap_value (subtraction numbers) (n + p) = heap_value (subtraction numbers) n.
Proof.
  intros most enough repeats n. induction n as [n IH] using (well_founded_induction lt_wf).
  intro from. destruct (le_lt_dec bound (n + p)) as [far|near]; [|now apply repeats].
  assert (step : forall taken, 1 <= taken -> listed numbers taken = true ->
    taken <= n /\ heap_value (subtraction numbers) (n + p - taken) = heap_value (subtraction numbers) (n - taken)).
  { intros taken some yes. apply listed_spec, most in yes. split; [lia|].
    replace (n + p - taken) with (n - taken + p) by lia. apply IH; lia. }
  apply taking_value_unique.
  - intros taken range yes. destruct (step taken) as (low & same); [lia | easy|].
    change (taking (listed numbers)) with (subtraction numbers). rewrite same. apply taking_value_not; [lia | easy].
  - intros u low. apply taking_value_below in low as (taken & range & yes & <-). exists taken.
    split; [lia|]. split; [easy|]. now apply step.
Qed.

(** ** What a period says of play: heaps a period apart are alike, whatever lies beside them. *)
Theorem period_of_play (c : code) (n0 p : nat) :
  (forall n, n0 <= n -> heap_value c (n + p) = heap_value c n) ->
  forall n others, n0 <= n -> (lost (heaps c) (n + p :: others) <-> lost (heaps c) (n :: others)).
Proof.
  intros repeats n others from. unfold heaps. rewrite !sums_lost. simpl.
  change (value (code_rules c)) with (heap_value c). now rewrite repeats.
Qed.
