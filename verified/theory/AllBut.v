(** Arithmetic periods of games in which any number of tokens may be taken but those of a finite set. What is excepted
    lies among the last heaps; from the others all values are options. So what follows depends on these alone. *)

From Coq Require Import List NArith Arith Bool Lia.
From Grundy Require Import Game Sum Nimsum Grundy Codes Sets.
Import ListNotations.
Set Implicit Arguments.

Section AllBut.
  Variables (numbers : list nat) (k : nat).
  Hypothesis most : forall number, In number numbers -> number <= k.

  Let G := heap_value (all_but numbers).
  Let allowed taken := negb (listed numbers taken).

  (** The value of a heap that is smaller than m by k or more. *)
  Definition far (m : nat) (v : N) : Prop := exists heap, heap + k <= m /\ G heap = v.

  (** Heaps m and m + p have one state, up to the shift s of values: from b on the far values are alike, all smaller
      ones are there, and the last k values are alike where one of them is at least b. *)
  Definition same_state (m p : nat) (s b : N) : Prop :=
    (forall v, (v < b)%N -> far m v) /\
    (forall v, (v < b + s)%N -> far (m + p) v) /\
    (forall v, (b <= v)%N -> (far m v <-> far (m + p) (v + s)%N)) /\
    (forall heap, m < heap + k -> heap <= m -> (b <= G heap \/ b + s <= G (heap + p))%N ->
      G (heap + p) = (G heap + s)%N).

  Lemma options_of (n : nat) (v : N) :
    (exists taken, 1 <= taken <= n /\ allowed taken = true /\ G (n - taken) = v) <->
    (exists heap, heap + k < n /\ G heap = v) \/
    (exists heap, heap < n /\ n <= heap + k /\ allowed (n - heap) = true /\ G heap = v).
  Proof.
    split.
    - intros (taken & range & yes & equal). destruct (le_lt_dec taken k) as [near|beyond].
      + right. exists (n - taken). replace (n - (n - taken)) with taken by lia. repeat split; try easy; lia.
      + left. exists (n - taken). split; [lia | easy].
    - intros [(heap & beyond & equal)|(heap & low & near & yes & equal)].
      + exists (n - heap). replace (n - (n - heap)) with heap by lia. repeat split; try easy; try lia.
        unfold allowed. destruct (listed numbers (n - heap)) eqn:excepted; [|easy].
        apply listed_spec, most in excepted. lia.
      + exists (n - heap). replace (n - (n - heap)) with heap by lia. repeat split; try easy; lia.
  Qed.

  Lemma option_not (n heap : nat) : heap < n -> allowed (n - heap) = true -> G heap <> G n.
  Proof.
    intros low yes. replace heap with (n - (n - heap)) by lia. apply taking_value_not; [lia | exact yes].
  Qed.

  Section Next.
    Variables (m p : nat) (s b : N).
    Hypothesis enough : k <= m.
    Hypothesis state : same_state m p s b.

    Let n := S m.

    Lemma far_option (v : N) : far m v <-> exists heap, heap + k < n /\ G heap = v.
    Proof. unfold far, n. split; intros (heap & low & equal); exists heap; (split; [lia | easy]). Qed.

    Lemma option_shift (v : N) : (b <= v)%N ->
      (exists taken, 1 <= taken <= n /\ allowed taken = true /\ G (n - taken) = v) <->
      (exists taken, 1 <= taken <= n + p /\ allowed taken = true /\ G (n + p - taken) = (v + s)%N).
    Proof.
      destruct state as (_ & _ & far_alike & near_alike). intro high. rewrite !options_of. split.
      - intros [beyond|(heap & low & near & yes & equal)].
        + left. apply far_option, far_alike in beyond as (heap & beyond & equal); [|exact high].
          exists heap. unfold n. split; [lia | easy].
        + right. exists (heap + p). replace (n + p - (heap + p)) with (n - heap) by lia. unfold n in *.
          repeat split; try easy; try lia.
          rewrite near_alike; [now rewrite equal | lia | lia | left; now rewrite equal].
      - intros [(heap & beyond & equal)|(heap & low & near & yes & equal)].
        + left. apply far_option. apply far_alike; [exact high|]. exists heap. unfold n in *. split; [lia | easy].
        + right. unfold n in *. destruct (le_lt_dec p heap) as [large|small].
          * exists (heap - p). replace (S m - (heap - p)) with (S m + p - heap) by lia. repeat split; try easy; try lia.
            assert (shifted : G (heap - p + p) = (G (heap - p) + s)%N).
            { apply near_alike; [lia | lia |]. right. replace (heap - p + p) with heap by lia. rewrite equal. lia. }
            replace (heap - p + p) with heap in shifted by lia. lia.
          * lia.
    Qed.

    (** All numbers below b, and below b + s, are options. *)
    Lemma low_option (v : N) : (v < b)%N -> exists taken, 1 <= taken <= n /\ allowed taken = true /\ G (n - taken) = v.
    Proof.
      intro low. destruct state as (all & _). apply options_of. left. apply far_option. now apply all.
    Qed.

    Lemma low_option_later (v : N) : (v < b + s)%N ->
      exists taken, 1 <= taken <= n + p /\ allowed taken = true /\ G (n + p - taken) = v.
    Proof.
      intro low. destruct state as (_ & all & _). apply options_of. left. apply all in low as (heap & beyond & equal).
      exists heap. unfold n. split; [lia | easy].
    Qed.

    Lemma next_at_least : (b <= G n)%N.
    Proof.
      apply N.le_ngt. intro low. apply low_option in low as (taken & range & yes & equal).
      now apply (@taking_value_not allowed n taken).
    Qed.

    Lemma next_value : G (n + p) = (G n + s)%N.
    Proof.
      apply taking_value_unique.
      - intros taken range yes equal. pose proof next_at_least as high.
        apply option_shift in high as [_ back]. destruct back as (taken' & range' & yes' & equal').
        + now exists taken.
        + now apply (@taking_value_not allowed n taken').
      - intros u low. destruct (N.le_gt_cases (b + s) u) as [high|below]; [|now apply low_option_later].
        replace u with (u - s + s)%N by lia. apply option_shift; [lia|].
        apply taking_value_below. change (u - s < G n)%N. lia.
    Qed.

    Lemma next_state : same_state n p s b.
    Proof.
      pose proof next_value as next. destruct state as (all & all_later & far_alike & near_alike).
      unfold n in *. repeat split.
      - intros v low. destruct (all v low) as (heap & beyond & equal). exists heap. split; [lia | easy].
      - intros v low. destruct (all_later v low) as (heap & beyond & equal). exists heap. split; [lia | easy].
      - intros (heap & beyond & equal). destruct (le_lt_dec (heap + k) m) as [old|new].
        + assert (far m v) as old_far by (now exists heap).
          apply far_alike in old_far as (heap' & beyond' & equal'); [|easy].
          exists heap'. split; [lia | easy].
        + exists (heap + p). split; [lia|]. destruct (Nat.eq_dec heap (S m)) as [->|other].
          * now rewrite next, equal.
          * rewrite near_alike; [now rewrite equal | lia | lia | left; now rewrite equal].
      - intros (heap & beyond & equal). destruct (le_lt_dec (heap + k) (m + p)) as [old|new].
        + assert (far (m + p) (v + s)) as old_far by (now exists heap).
          apply far_alike in old_far as (heap' & ? & ?); [|easy].
          exists heap'. split; [lia | easy].
        + exists (heap - p). split; [lia|]. destruct (Nat.eq_dec heap (S m + p)) as [->|other].
          * replace (S m + p - p) with (S m) by lia. change (S m + p) with (S (m + p)) in *. lia.
          * assert (shifted : G (heap - p + p) = (G (heap - p) + s)%N).
            { apply near_alike; [lia | lia |]. right. replace (heap - p + p) with heap by lia. rewrite equal. lia. }
            replace (heap - p + p) with heap in shifted by lia. lia.
      - intros heap near low either. destruct (Nat.eq_dec heap (S m)) as [->|other]; [exact next|].
        apply near_alike; [lia | lia | exact either].
    Qed.
  End Next.

  (** Once a state comes again, all values that follow are those a period before, plus s. *)
  Theorem state_repeats (m p : nat) (s b : N) :
    k <= m -> same_state m p s b -> forall n, m < n -> G (n + p) = (G n + s)%N.
  Proof.
    intros enough state n above. replace n with (S (m + (n - S m))) by lia.
    assert (later : same_state (m + (n - S m)) p s b).
    { induction (n - S m) as [|i IH]; [now rewrite Nat.add_0_r|].
      rewrite Nat.add_succ_r. apply next_state; [lia | easy]. }
    apply next_value with b; [lia | exact later].
  Qed.
End AllBut.

Theorem all_but_period (numbers : list nat) (k n0 p bound m : nat) (s b : N) :
  (forall number, In number numbers -> number <= k) ->
  (forall n, n0 <= n -> n + p < bound ->
    heap_value (all_but numbers) (n + p) = (heap_value (all_but numbers) n + s)%N) ->
  k <= m -> m + p < bound -> same_state numbers k m p s b ->
  forall n, n0 <= n -> heap_value (all_but numbers) (n + p) = (heap_value (all_but numbers) n + s)%N.
Proof.
  intros most repeats enough within state n from. destruct (le_lt_dec n m) as [low|high].
  - apply repeats; lia.
  - now apply (state_repeats most enough state).
Qed.
