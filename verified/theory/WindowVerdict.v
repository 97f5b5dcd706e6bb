(** What is accepted by windows has the period; and it is the least one, from the first heap on, where that is shown. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Periods Windows Ints CheckValues CheckValuesSound CheckPeriod CheckWindows
  CheckWindowsSound LeastPeriod.
Import ListNotations.
Set Implicit Arguments.

(** There is a code with digits that were accepted. *)
Theorem windows_code_exists head head_shown digits its rare last_rare most witnesses origin distance worth bound odd_ones
    count ends window segment i n0 p :
  check_windows head head_shown digits its rare last_rare most witnesses origin distance worth bound odd_ones
    count ends window segment i n0 p = true -> exists c, has_digits c digits.
Proof.
  intro checked. unfold check_windows in checked. repeat (apply andb_true_iff in checked as (checked & ?)).
  repeat match goal with none : negb (N.testbit _ _) = true |- _ => apply negb_true_iff in none end.
  unshelve eexists (Code (fun taken => nth taken digits 0%N) (fun _ => false) _); [now split|]. now split.
Qed.

Section Verdict.
  Variables (c : code) (head : int -> int) (head_shown : int -> int -> int * list int) (digits : list N) (its : classes).
  Variables (rare : list int) (last_rare most witnesses : int) (origin : int -> int * int).
  Variables (distance worth : int -> int) (bound : int) (odd_ones : int -> bool).
  Variables (count : int) (ends : int -> int) (window : int -> int -> int).
  Variable segment : int -> (int -> int) * (int -> int -> int).
  Variables i n0 p : int.

  Hypothesis the_digits : has_digits c digits.
  Hypothesis checked : check_windows head head_shown digits its rare last_rare most witnesses origin distance worth bound odd_ones
    count ends window segment i n0 p = true.

  Let G := heap_value c.
  Let size := window_length most (last_taken digits).

  Lemma checked_moves : moves_of c (moves_from 0 digits).
  Proof.
    pose proof checked as all. unfold check_windows in all. repeat (apply andb_true_iff in all as (all & ?)).
    apply Z.ltb_lt in all. assert (2 ^ 62 < wB)%Z by easy. split; [apply the_digits|]. intros taken number.
    rewrite (proj1 the_digits). rewrite (moves_from_spec digits 0%uint63); [now rewrite nat_of_0|].
    change (to_Z 0) with 0%Z. lia.
  Qed.

  (** What was checked besides the segments and the period. *)
  Definition sound_form : Prop :=
    (to_Z most < 2 ^ 60 /\ to_Z (last_taken digits) < 2 ^ 60)%Z /\ nat_of last_rare <= nat_of most /\
    nat_of size <= nat_of (ends 0) /\ suits (moves_from 0 digits) its = true /\
    forall j, nat_of j < nat_of count -> known c digits its last_rare most ends window j.

  Lemma checked_form : sound_form.
  Proof.
    pose proof checked_moves as the_moves. pose proof checked as all. unfold check_windows in all.
    apply andb_true_iff in all as (all & segments). apply andb_true_iff in all as (all & rares).
    apply andb_true_iff in all as (all & heads). apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (all & witnesses_right). apply andb_true_iff in all as (all & ones_right).
    apply andb_true_iff in all as (all & some).
    apply andb_true_iff in all as (all & rare_within). apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (all & _). apply andb_true_iff in all as (all & small_taken).
    apply andb_true_iff in all as (_ & small_most).
    apply Z.ltb_lt in small_taken, small_most. apply at_most_spec in rare_within, some. rewrite nat_of_1 in some.
    apply andb_true_iff in heads as (heads & agree). apply andb_true_iff in heads as (heads & commons).
    apply andb_true_iff in heads as (room & values). apply at_most_spec in room.
    pose proof values as suited. apply andb_true_iff in suited as (suited & _).
    pose proof (check_values_sound _ _ _ _ the_moves values) as headed.
    pose proof (conj small_most small_taken) as small. fold size in room, agree, segments.
    split; [exact small|]. split; [exact rare_within|]. split; [exact room|]. split; [exact suited|].
    pose proof (size_spec digits _ _ _ small rare_within room) as length. fold size in length.
    assert (first : known c digits its last_rare most ends window 0).
    { split; [split; [exact room|]|split; [lia|split; [|lia]]].
      - fold size. intros place near. rewrite headed by lia.
        exact (agrees_spec _ _ _ _ _ rare_within room _ _ room agree _ near).
      - intros heap range. rewrite headed by lia.
        assert (back : nat_of (int_of heap) = heap) by (apply below_int with (ends 0); lia).
        unfold claim. rewrite <- back at 1. rewrite is_common_spec.
        apply (all_between_spec _ _ _ commons). rewrite back.
        rewrite (nat_of_next _ (ends 0)); lia. }
    intros j low.
    assert (every : forall m, m < nat_of count -> known c digits its last_rare most ends window (int_of m)).
    { intro m. induction m as [|m IH]; intro low_m; [exact first|].
      assert (back : nat_of (int_of m) = m) by (apply below_int with count; lia).
      assert (next : int_of (S m) = (int_of m + 1)%uint63).
      { apply nat_of_injective. rewrite (nat_of_next _ count), back by (rewrite ?back; lia).
        apply below_int with count. lia. }
      rewrite next.
      apply (segment_spec head rare witnesses origin distance worth bound odd_ones segment the_moves suited small rare_within headed
        room witnesses_right rares ones_right); [apply IH; lia|].
      apply (all_between_spec _ _ _ segments). rewrite nat_of_0, back.
      rewrite nat_of_sub; rewrite nat_of_1; lia. }
    rewrite <- (int_of_nat_of j). now apply every.
  Qed.

  (** The two windows that show the period. *)
  Definition repetition : Prop :=
    let last := (count - 1)%uint63 in
    nat_of i < nat_of count /\ nat_of last < nat_of count /\ 1 <= nat_of p /\ nat_of last_rare < nat_of n0 /\
    nat_of (ends i) = nat_of n0 + (nat_of most + nat_of (last_taken digits)) /\
    nat_of (ends last) = nat_of (ends i) + nat_of p /\
    (by_heap its = true -> Nat.even (nat_of p) = true) /\
    forall j, 1 <= nat_of j < nat_of size -> window i j = window last j.

  Lemma checked_repetition : repetition.
  Proof.
    destruct checked_form as (small & rare_within & room & _). pose proof (size_spec digits _ _ _ small rare_within room) as length.
    fold size in length. pose proof checked as all. unfold check_windows in all.
    apply andb_true_iff in all as (all & _). apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (all & _). apply andb_true_iff in all as (_ & repeats).
    fold size in repeats. unfold check_repetition in repeats.
    apply andb_true_iff in repeats as (repeats & equal). apply andb_true_iff in repeats as (repeats & alike).
    apply andb_true_iff in repeats as (repeats & apart). apply andb_true_iff in repeats as (repeats & order).
    apply andb_true_iff in repeats as (repeats & place). apply andb_true_iff in repeats as (repeats & from).
    apply andb_true_iff in repeats as (repeats & behind). apply andb_true_iff in repeats as (repeats & some).
    apply andb_true_iff in repeats as (count_some & before_last).
    apply at_most_spec in count_some, some, from, order. apply less_spec in before_last, behind.
    apply same_spec in place, apart. rewrite nat_of_1 in *.
    assert (last : nat_of (count - 1) = nat_of count - 1) by (rewrite nat_of_sub; rewrite nat_of_1; lia).
    assert (distance_n0 : nat_of (ends i) - nat_of n0 = nat_of size - 1).
    { rewrite <- nat_of_sub, place, nat_of_sub by (rewrite ?nat_of_1; lia). now rewrite nat_of_1. }
    assert (distance_p : nat_of (ends (count - 1)) - nat_of (ends i) = nat_of p) by (now rewrite <- nat_of_sub, apart).
    unfold repetition. split; [lia|]. split; [lia|]. split; [lia|]. split; [lia|]. split; [lia|]. split; [lia|]. split.
    - intro parity. rewrite parity in alike. simpl in alike. rewrite is_odd_nat in alike. now rewrite <- Nat.negb_odd.
    - intros j range. apply same_spec. apply (all_between_spec _ _ _ equal). now rewrite nat_of_1.
  Qed.

  Theorem check_windows_sound : forall n, nat_of n0 <= n -> heap_value c (n + nat_of p) = heap_value c n.
  Proof.
    intros n from. destruct checked_form as (small & rare_within & room & suited & all_known).
    destruct checked_repetition as (inside & last & some & behind & begin & end_ & alike & same).
    pose proof (size_spec digits _ _ _ small rare_within room) as length. fold size in length.
    pose proof checked_moves as the_moves. set (k := nat_of (last_taken digits)) in *.
    pose proof (all_known _ inside) as ((far_i & window_i) & above & _).
    pose proof (all_known _ last) as ((far_last & window_last) & _ & commons & rare_ones).
    fold size in far_i, window_i, far_last, window_last.
    refine (proj1 (@window_period c k (nat_of last_rare) (nat_of most) (takes digits _ _ _ the_moves rare_within room) (leaves digits its _ the_moves suited small)
      (proj1 the_moves) (is_common its) (class_of_split digits its the_moves suited) rare_within (nat_of n0) (nat_of p) _ some behind
      _ _ _ n from)).
    - intros m v. unfold is_common. f_equal. destruct (by_heap its); [|easy]. simpl. f_equal.
      rewrite Nat.odd_add. rewrite <- (Nat.negb_even (nat_of p)), alike by easy. apply xorb_false_r.
    - intros heap range. apply commons. lia.
    - intros m range. set (j := int_of (m - nat_of n0 + 1)).
      assert (back : nat_of j = m - nat_of n0 + 1) by (apply below_int with size; lia).
      specialize (window_i j ltac:(lia)). specialize (window_last j ltac:(lia)). rewrite same in window_i by lia.
      rewrite <- window_last in window_i.
      replace (nat_of (ends i) - nat_of size + nat_of j) with m in window_i by lia.
      replace (nat_of (ends (count - 1)) - nat_of size + nat_of j) with (m + nat_of p) in window_i by lia. easy.
    - intros m u range low _. apply rare_ones; [lia | exact low].
  Qed.

  (** ** The least period, from the first heap on *)

  Variable shorter : int -> int * (int * int).
  Variable primes : list int.
  Hypothesis least : check_least digits most count ends window shorter primes i p = true.

  Lemma window_value j place : nat_of j < nat_of count -> nat_of place < nat_of size ->
    G (nat_of (ends j) - nat_of size + nat_of place) = N_of (window j place).
  Proof.
    intros inside low. destruct checked_form as (_ & _ & _ & _ & all_known).
    destruct (all_known j inside) as ((_ & held) & _). now apply held.
  Qed.

  Theorem preperiod_is_least : heap_value c (nat_of n0 - 1 + nat_of p) <> heap_value c (nat_of n0 - 1).
  Proof.
    intro equal. destruct checked_form as (small & rare_within & room & _).
    pose proof (size_spec digits _ _ _ small rare_within room) as length. fold size in length.
    destruct checked_repetition as (inside & last & some & behind & begin & end_ & _).
    apply andb_true_iff in least as (differ & _). apply andb_true_iff in differ as (differ & _).
    apply negb_true_iff, same_false in differ. apply differ. apply N_of_injective.
    rewrite <- !window_value by (rewrite ?nat_of_0; lia). rewrite nat_of_0. unfold G. symmetry.
    replace (nat_of (ends i) - nat_of size + 0) with (nat_of n0 - 1) by lia.
    now replace (nat_of (ends (count - 1)) - nat_of size + 0) with (nat_of n0 - 1 + nat_of p) by lia.
  Qed.

  Lemma product_spec qs : (fold_right (fun q product => to_Z q * product) 1 qs)%Z = Z.of_nat (product (map nat_of qs)).
  Proof. induction qs as [|q qs IH]; [easy|]. simpl. now rewrite IH, Nat2Z.inj_mul, nat_of_Z. Qed.

  Lemma is_prime_spec q root : is_prime q root = true -> prime (nat_of q).
  Proof.
    intro checks. apply andb_true_iff in checks as (checks & none). apply andb_true_iff in checks as (two & large).
    apply at_most_spec in two. apply Z.ltb_lt in large. change (nat_of 2) with 2 in two.
    pose proof (nat_of_Z q). pose proof (nat_of_Z root).
    apply prime_by_trial with (nat_of root); [exact two | nia |]. intros d range divides.
    assert (back : nat_of (int_of d) = d) by (apply below_int with root; lia).
    pose proof (all_between_spec _ _ _ none (int_of d)) as here. rewrite back in here.
    specialize (here range). apply negb_true_iff, same_false in here. apply here. apply to_Z_inj.
    rewrite mod_spec, <- !nat_of_Z, back. transitivity (Z.of_nat (nat_of q mod d)); [|now rewrite divides].
    symmetry. apply Nat2Z.inj_mod.
  Qed.

  Theorem period_is_least n0' p' : 1 <= p' -> (forall n, n0' <= n -> heap_value c (n + p') = heap_value c n) ->
    nat_of p <= p'.
  Proof.
    intros some' repeats'. destruct checked_form as (small & rare_within & room & _).
    pose proof (size_spec digits _ _ _ small rare_within room) as length. fold size in length.
    destruct checked_repetition as (inside & last & some & behind & begin & end_ & _).
    apply andb_true_iff in least as (whole & shows). apply andb_true_iff in whole as (_ & whole).
    apply Z.eqb_eq in whole. rewrite product_spec in whole. pose proof (nat_of_Z p) as p_is.
    rewrite forallb_forall in shows. apply Nat.divide_pos_le; [lia|].
    apply (@least_period G (nat_of n0) (nat_of p) (map nat_of primes)) with (n0' := n0'); [exact some | exact check_windows_sound
      | | lia | | exact some' | exact repeats'].
    - apply Forall_forall. intros m within. apply in_map_iff in within as (q & <- & within). apply shows in within.
      unfold check_shorter in within. destruct (shorter q) as (root & j & place).
      do 5 (apply andb_true_iff in within as (within & _)). now apply is_prime_spec in within.
    - intros m within. apply in_map_iff in within as (q & <- & within). apply shows in within.
      unfold check_shorter in within. fold size in within. destruct (shorter q) as (root & j & place).
      apply andb_true_iff in within as (within & differ). apply andb_true_iff in within as (within & apart).
      apply andb_true_iff in within as (within & low). apply andb_true_iff in within as (within & high).
      apply andb_true_iff in within as (within & inside_j). apply is_prime_spec in within as (two & _).
      apply less_spec in low, inside_j. apply at_most_spec in high. rewrite nat_of_1 in high.
      apply Z.eqb_eq in apart. apply negb_true_iff, same_false in differ.
      rewrite <- !nat_of_Z, <- Nat2Z.inj_div, <- Nat2Z.inj_add in apart. apply Nat2Z.inj in apart.
      exists (nat_of n0 - 1 + nat_of place). split; [lia|]. intro equal. apply differ. apply N_of_injective.
      rewrite <- !window_value by lia. unfold G in *. symmetry.
      replace (nat_of (ends i) - nat_of size + nat_of place) with (nat_of n0 - 1 + nat_of place) by lia.
      now replace (nat_of (ends j) - nat_of size + nat_of place) with
        (nat_of n0 - 1 + nat_of place + nat_of p / nat_of q) by lia.
  Qed.
End Verdict.
