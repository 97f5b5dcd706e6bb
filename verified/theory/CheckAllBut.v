(** A check of claimed arithmetic periods of games in which any number may be taken but those of a set. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Sets AllBut Ints CheckValues CheckValuesSound CheckPeriod.
Import ListNotations.
Set Implicit Arguments.

Section Check.
  Variable claimed : int -> int.
  (** Of a heap and a number, how many tokens a move takes that leaves a heap with this value. *)
  Variable taken_for : int -> int -> int.
  (** A heap up to k below the first state, or the second, with this value. *)
  Variables first_with second_with : int -> int.
  Variable numbers : list int.
  Local Open Scope uint63_scope.

  Definition excepted (taken : int) : bool := existsb (fun number => number =? taken) numbers.

  Definition largest : Z := fold_right (fun number most => Z.max (to_Z number) most) 0%Z numbers.

  Definition shows_taking (n u : int) : bool :=
    let taken := taken_for n u in
    (1 <=? taken) && (taken <=? n) && negb (excepted taken) && (claimed (n - taken) =? u).

  Definition no_taking (n v : int) : bool :=
    all_between 0 n (fun heap => negb (claimed heap =? v) || excepted (n - heap)).

  Definition check_taking (bound : int) : bool :=
    all_between 0 bound (fun n => all_between 0 (claimed n) (shows_taking n) && no_taking n (claimed n)).

  (** Numbers below this have sums that are no greater than native integers can be. *)
  Definition small (i : int) : bool := i <? 2305843009213693952.

  Definition rises (s n later : int) : bool := small (claimed n) && (claimed later =? claimed n + s).

  Definition at_first (upto v : int) : bool := (first_with v <=? upto) && (claimed (first_with v) =? v).
  Definition at_second (upto v : int) : bool := (second_with v <=? upto) && (claimed (second_with v) =? v).

  Definition check_state (k m p s b : int) : bool :=
    let first := m - k in
    let second := m + p - k in
    small b && small s &&
    all_between 0 b (at_first first) &&
    all_between 0 (b + s) (at_second second) &&
    all_between 0 (first + 1) (fun heap =>
      (claimed heap <? b) || (small (claimed heap) && at_second second (claimed heap + s))) &&
    all_between 0 (second + 1) (fun heap =>
      (claimed heap <? b + s) || at_first first (claimed heap - s)) &&
    all_between (first + 1) (m + 1) (fun heap =>
      ((claimed heap <? b) && (claimed (heap + p) <? b + s)) || rises s heap (heap + p)).

  (** G(n + p) = G(n) + s for all n >= n0: the states at m and m + p are one. *)
  Definition check_all_but (n0 p s bound k m b : int) : bool :=
    (largest <=? to_Z k)%Z && (k <=? m) && (to_Z m + to_Z p <? to_Z bound)%Z &&
    check_taking bound && (small s && (1 <=? p)) &&
    all_between n0 (bound - p) (fun n => rises s n (n + p)) &&
    check_state k m p s b.
End Check.

(** ** Why it suffices *)

Section Sound.
  Variables (claimed : int -> int) (taken_for : int -> int -> int) (first_with second_with : int -> int).
  Variable numbers : list int.
  Let c := all_but (map nat_of numbers).

  Lemma excepted_spec taken : excepted numbers taken = listed (map nat_of numbers) (nat_of taken).
  Proof.
    apply eq_true_iff_eq. rewrite listed_spec, in_map_iff. unfold excepted. rewrite existsb_exists. split.
    - intros (number & within & same). apply same_spec in same. subst. now exists taken.
    - intros (number & equal & within). apply nat_of_injective in equal. subst. exists taken.
      split; [easy | now apply same_spec].
  Qed.

  Lemma largest_spec number : In number numbers -> (to_Z number <= largest numbers)%Z.
  Proof.
    unfold largest. induction numbers as [|other others IH]; simpl; [easy|].
    intros [->|within]; [lia|]. apply IH in within. lia.
  Qed.

  Lemma check_taking_spec bound : check_taking claimed taken_for numbers bound = true ->
    forall n, n < nat_of bound -> heap_value c n = claim claimed n.
  Proof.
    intros all n. induction n as [n IH] using (well_founded_induction lt_wf). intro low.
    assert (back : nat_of (int_of n) = n) by (apply below_int with bound; lia).
    apply (all_between_spec _ _ _) with (i := int_of n) in all; [|rewrite back, nat_of_0; lia].
    apply andb_true_iff in all as (lower & none). apply taking_value_unique.
    - intros taken range allowed. change (taking _) with c. rewrite IH by lia. intro equal.
      assert (back' : nat_of (int_of (n - taken)) = n - taken) by (apply below_int with bound; lia).
      apply (all_between_spec _ _ _) with (i := int_of (n - taken)) in none; [|rewrite back, back', nat_of_0; lia].
      apply N_of_injective in equal. rewrite equal, (proj2 (same_spec _ _)) in none by easy. simpl in none.
      rewrite excepted_spec, nat_of_sub, back, back' in none by lia.
      replace (n - (n - taken)) with taken in none by lia. now rewrite none in allowed.
    - intros u below. unfold claim in below.
      assert (back' : N_of (of_Z (Z.of_N u)) = u) by (apply N_of_int_below with (claimed (int_of n)); lia).
      apply (all_between_spec _ _ _) with (i := of_Z (Z.of_N u)) in lower.
      2: { rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. now rewrite back'. }
      unfold shows_taking in lower. set (taken := taken_for (int_of n) (of_Z (Z.of_N u))) in *.
      apply andb_true_iff in lower as (lower & value). apply andb_true_iff in lower as (lower & allowed).
      apply andb_true_iff in lower as (some & within). apply at_most_spec in some, within.
      rewrite nat_of_1 in some. rewrite back in within. rewrite excepted_spec in allowed. apply same_spec in value.
      exists (nat_of taken). split; [lia|]. split; [exact allowed|]. change (taking _) with c. rewrite IH by lia.
      rewrite <- back', <- value, <- claim_of. f_equal. rewrite nat_of_sub; lia.
  Qed.

  Lemma small_sum i j : small i = true -> small j = true -> N_of (i + j)%uint63 = (N_of i + N_of j)%N.
  Proof.
    unfold small. rewrite !ltb_spec. intros low_i low_j. change (to_Z 2305843009213693952) with (2 ^ 61)%Z in *.
    assert (2 ^ 61 + 2 ^ 61 < wB)%Z by easy. pose proof (to_Z_bounded i). pose proof (to_Z_bounded j).
    pose proof (N_of_Z i). pose proof (N_of_Z j). pose proof (N_of_Z (i + j)%uint63) as sum.
    rewrite add_spec, Z.mod_small in sum by lia. lia.
  Qed.

  Lemma difference i j : (N_of j <= N_of i)%N -> N_of (i - j)%uint63 = (N_of i - N_of j)%N.
  Proof.
    intro low. pose proof (to_Z_bounded i). pose proof (to_Z_bounded j).
    pose proof (N_of_Z i). pose proof (N_of_Z j). pose proof (N_of_Z (i - j)%uint63) as difference.
    rewrite sub_spec, Z.mod_small in difference by lia. lia.
  Qed.

  Section Values.
    Variable bound : int.
    Hypothesis values : forall n, n < nat_of bound -> heap_value c n = claim claimed n.

    Lemma value_at (heap : int) : nat_of heap < nat_of bound -> heap_value c (nat_of heap) = N_of (claimed heap).
    Proof. intro low. rewrite values by exact low. apply claim_of. Qed.

    Lemma rises_spec s n later : small s = true -> nat_of n < nat_of bound -> nat_of later < nat_of bound ->
      rises claimed s n later = true -> heap_value c (nat_of later) = (heap_value c (nat_of n) + N_of s)%N.
    Proof.
      intros small_s low low' rise. apply andb_true_iff in rise as (small_n & same). apply same_spec in same.
      rewrite !value_at by easy. rewrite same. now apply small_sum.
    Qed.

    Lemma found (with_value : int -> int) (upto v : int) (k m : nat) :
      nat_of upto + k = m -> m < nat_of bound ->
      ((with_value v <=? upto) && (claimed (with_value v) =? v))%uint63 = true -> far (map nat_of numbers) k m (N_of v).
    Proof.
      intros distance low at_v. apply andb_true_iff in at_v as (within & same).
      apply at_most_spec in within. apply same_spec in same.
      exists (nat_of (with_value v)). split; [lia|].
      change (all_but _) with c. rewrite value_at by lia. now rewrite same.
    Qed.

    Lemma check_state_spec k m p s b :
      nat_of k <= nat_of m -> nat_of m + nat_of p < nat_of bound ->
      check_state claimed first_with second_with k m p s b = true ->
      same_state (map nat_of numbers) (nat_of k) (nat_of m) (nat_of p) (N_of s) (N_of b).
    Proof.
      intros enough within checked. unfold check_state in checked.
      repeat (apply andb_true_iff in checked as (checked & ?)).
      rename checked into small_b, H4 into small_s, H3 into lower, H2 into lower_later.
      rename H1 into forth, H0 into back, H into near.
      assert (first : nat_of (m - k) = nat_of m - nat_of k) by (apply nat_of_sub; lia).
      assert (later : nat_of (m + p) = nat_of m + nat_of p) by (apply nat_of_add with bound; lia).
      assert (second : nat_of (m + p - k) = nat_of m + nat_of p - nat_of k) by (rewrite nat_of_sub; lia).
      assert (sum : N_of (b + s)%uint63 = (N_of b + N_of s)%N) by now apply small_sum.
      unfold same_state. change (all_but _) with c. repeat split.
      - intros v low. assert (same : N_of (of_Z (Z.of_N v)) = v) by (apply N_of_int_below with b; lia).
        rewrite <- same. apply found with first_with (m - k)%uint63; [lia | lia |].
        apply (all_between_spec _ _ _ lower). rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. lia.
      - intros v low. assert (same : N_of (of_Z (Z.of_N v)) = v) by (apply N_of_int_below with (b + s)%uint63; lia).
        rewrite <- same. apply found with second_with (m + p - k)%uint63; [lia | lia |].
        apply (all_between_spec _ _ _ lower_later). rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. lia.
      - intros (heap & beyond & equal). change (all_but _) with c in equal.
        assert (same : nat_of (int_of heap) = heap) by (apply below_int with m; lia).
        rewrite <- same, value_at in equal by lia.
        apply (all_between_spec _ _ _) with (i := int_of heap) in forth.
        2: { rewrite nat_of_0, (nat_of_next _ bound); lia. }
        apply orb_true_iff in forth as [low|forth]; [apply less_N_spec in low; lia|].
        apply andb_true_iff in forth as (small_v & forth). rewrite <- equal, <- small_sum by easy.
        apply found with second_with (m + p - k)%uint63; [lia | lia | exact forth].
      - intros (heap & beyond & equal). change (all_but _) with c in equal.
        assert (same : nat_of (int_of heap) = heap) by (apply below_int with bound; lia).
        rewrite <- same, value_at in equal by lia.
        apply (all_between_spec _ _ _) with (i := int_of heap) in back.
        2: { rewrite nat_of_0, (nat_of_next _ bound); lia. }
        apply orb_true_iff in back as [low|back]; [apply less_N_spec in low; lia|].
        replace v with (N_of (claimed (int_of heap) - s)%uint63) by (rewrite difference; lia).
        apply found with first_with (m - k)%uint63; [lia | lia | exact back].
      - intros heap above below either.
        assert (same : nat_of (int_of heap) = heap) by (apply below_int with m; lia).
        set (h := int_of heap) in *. clearbody h. subst heap.
        assert (raised : nat_of (h + p) = nat_of h + nat_of p) by (rewrite (nat_of_add _ _ bound); lia).
        rewrite <- raised in *.
        apply (all_between_spec _ _ _) with (i := h) in near.
        2: { rewrite !(nat_of_next _ bound); lia. }
        apply orb_true_iff in near as [low|rise].
        + exfalso. apply andb_true_iff in low as (low & low'). apply less_N_spec in low, low'.
          rewrite !value_at in either by lia. lia.
        + apply rises_spec; [easy | lia | lia | exact rise].
    Qed.
  End Values.

  Theorem check_all_but_sound n0 p s bound k m b :
    check_all_but claimed taken_for first_with second_with numbers n0 p s bound k m b = true ->
    forall n, nat_of n0 <= n -> heap_value c (n + nat_of p) = (heap_value c n + N_of s)%N.
  Proof.
    intro checked. unfold check_all_but in checked. repeat (apply andb_true_iff in checked as (checked & ?)).
    rename checked into most, H4 into enough, H3 into within, H2 into taking.
    apply andb_true_iff in H1 as (small_s & _). rename H0 into repeats, H into state.
    apply Z.leb_le in most. apply at_most_spec in enough. apply Z.ltb_lt in within.
    pose proof (nat_of_Z m). pose proof (nat_of_Z p). pose proof (nat_of_Z bound). pose proof (nat_of_Z k).
    pose proof (check_taking_spec _ taking) as values.
    apply all_but_period with (k := nat_of k) (bound := nat_of bound) (m := nat_of m) (b := N_of b); try lia.
    - intros number inside. apply in_map_iff in inside as (i & <- & inside). apply largest_spec in inside.
      pose proof (nat_of_Z i). lia.
    - intros n from below. assert (same : nat_of (int_of n) = n) by (apply below_int with bound; lia).
      set (h := int_of n) in *. clearbody h. subst n.
      assert (raised : nat_of (h + p) = nat_of h + nat_of p) by (rewrite (nat_of_add _ _ bound); lia).
      change (all_but _) with c. rewrite <- raised.
      apply rises_spec with bound; [exact values | exact small_s | lia | lia |].
      apply (all_between_spec _ _ _ repeats). rewrite nat_of_sub; lia.
    - apply check_state_spec with bound; [exact values | exact enough | lia | exact state].
  Qed.
End Sound.
