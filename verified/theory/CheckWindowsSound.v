(** Why the check of periods by windows suffices: each segment that is accepted has the values of the game. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Periods Windows Ints CheckValues CheckValuesSound CheckPeriod CheckWindows.
Import ListNotations.
Set Implicit Arguments.

(** The classes of values, of all heaps and numbers. *)
Definition is_common (its : classes) (n : nat) (v : N) : bool :=
  xorb (parity 31 (of_Z (Z.of_N v) land mask its)%uint63) (by_heap its && xorb (Nat.odd n) (odd_splits its)).

Lemma is_odd_nat i : is_odd i = Nat.odd (nat_of i).
Proof.
  rewrite is_odd_spec, <- nat_of_Z. generalize (nat_of i). intro n.
  rewrite <- (Bool.negb_involutive (Z.odd _)), Z.negb_odd, <- Nat.negb_even. f_equal.
  destruct (Nat.even n) eqn:even.
  - apply Nat.even_spec in even as (m & ->). apply Z.even_spec. exists (Z.of_nat m). lia.
  - rewrite <- Z.negb_odd. apply negb_false_iff. assert (odd : Nat.odd n = true) by (now rewrite <- Nat.negb_even, even).
    apply Nat.odd_spec in odd as (m & ->). apply Z.odd_spec. exists (Z.of_nat m). lia.
Qed.

Lemma is_common_spec its i v : is_common its (nat_of i) (N_of v) = common its i v.
Proof. unfold is_common, common. now rewrite N_of_Z, of_to_Z, is_odd_nat. Qed.

Lemma of_Z_lxor a b : of_Z (Z.of_N (N.lxor a b)) = (of_Z (Z.of_N a) lxor of_Z (Z.of_N b))%uint63.
Proof.
  apply to_Z_inj. rewrite lxor_spec', !of_Z_spec. change wB with (2 ^ 63)%Z.
  rewrite <- !Z.land_ones by easy. apply Z.bits_inj'. intros j low.
  repeat (rewrite Z.lxor_spec || rewrite Z.land_spec).
  rewrite <- (Z2N.id j) by easy. rewrite !Z.testbit_of_N, N.lxor_spec.
  now destruct (N.testbit a (Z.to_N j)), (N.testbit b (Z.to_N j)), (Z.testbit (Z.ones 63) (Z.of_N (Z.to_N j))).
Qed.

Lemma is_common_split its taken a b va vb : (by_heap its = true -> Nat.odd taken = odd_splits its) ->
  is_common its (taken + a + b) (N.lxor va vb) = xorb (is_common its a va) (is_common its b vb).
Proof.
  intro alike. unfold is_common. rewrite of_Z_lxor, land_lxor, parity_lxor, !Nat.odd_add.
  generalize (parity 31 (of_Z (Z.of_N va) land mask its)%uint63) (parity 31 (of_Z (Z.of_N vb) land mask its)%uint63).
  intros pa pb. destruct (by_heap its); [rewrite alike by easy|];
    now destruct pa, pb, (Nat.odd a), (Nat.odd b), (odd_splits its).
Qed.

Section Sound.
  Variables (c : code) (head : int -> int) (head_shown : int -> int -> int * list int) (digits : list N) (its : classes).
  Variables (rare : list int) (last_rare most witnesses : int) (origin : int -> int * int).
  Variables (distance worth : int -> int) (bound : int) (odd_ones : int -> bool).
  Variables (count : int) (ends : int -> int) (window : int -> int -> int).
  Variable segment : int -> (int -> int) * (int -> int -> int).

  Let moves := moves_from 0 digits.
  Let taken_most := last_taken digits.
  Let size := window_length most taken_most.
  Let k := nat_of taken_most.
  Let G := heap_value c.
  Let splits := rare_splits head digits rare.

  Hypothesis the_moves : moves_of c moves.
  Hypothesis suited : suits moves its = true.
  Hypothesis small : (to_Z most < 2 ^ 60 /\ to_Z taken_most < 2 ^ 60)%Z.
  Hypothesis rare_within : nat_of last_rare <= nat_of most.
  Hypothesis headed : forall n, n < nat_of (ends 0) -> G n = claim head n.
  Hypothesis room : nat_of size <= nat_of (ends 0).

  Lemma size_spec : nat_of size = nat_of most + k + 1.
  Proof.
    unfold size, window_length, k. destruct small as (m & t).
    pose proof (to_Z_bounded most). pose proof (to_Z_bounded taken_most).
    pose proof (nat_of_Z most). pose proof (nat_of_Z taken_most). assert (2 ^ 61 + 1 < wB)%Z by easy.
    assert (sum : to_Z (most + taken_most)%uint63 = (to_Z most + to_Z taken_most)%Z).
    { rewrite add_spec, Z.mod_small; [easy|]. lia. }
    assert (next : to_Z (most + taken_most + 1)%uint63 = (to_Z most + to_Z taken_most + 1)%Z).
    { rewrite add_spec, sum. change (to_Z 1) with 1%Z. rewrite Z.mod_small; [easy|]. lia. }
    pose proof (nat_of_Z (most + taken_most + 1)%uint63). lia.
  Qed.

  Lemma last_taken_spec i j : In (i, j) moves -> nat_of i <= k.
  Proof.
    unfold k, taken_most, last_taken. fold moves. generalize moves. clear. intro all.
    induction all as [|(i', j') all IH]; [easy|]. simpl. intros [same|within].
    - injection same as -> ->. destruct (_ <? i)%uint63 eqn:order; [easy|]. now apply less_false in order.
    - apply IH in within. destruct (_ <? i')%uint63 eqn:order; [apply less_spec in order; lia | easy].
  Qed.

  Lemma takes : takes_at_most c k.
  Proof.
    intros taken more. apply N.bits_inj. intro j. rewrite N.bits_0.
    destruct (N.testbit (digit c taken) j) eqn:bit; [|easy]. exfalso. rewrite <- (N2Nat.id j) in bit.
    apply (proj2 the_moves) in bit as (i & within & <-). apply last_taken_spec in within. lia.
  Qed.

  Lemma suited_move i j : In (i, j) moves -> j <= 2 /\ (j = 2 -> by_heap its = true -> Nat.odd (nat_of i) = odd_splits its).
  Proof.
    intro within. unfold suits in suited. rewrite forallb_forall in suited. specialize (suited _ within). simpl in suited.
    apply andb_true_iff in suited as (few & alike). apply Nat.leb_le in few. split; [easy|].
    intros -> parity. rewrite parity in alike. simpl in alike. rewrite <- is_odd_nat. now apply eqb_prop.
  Qed.

  Lemma leaves : leaves_at_most c 2.
  Proof. intros taken j bit. apply (proj2 the_moves) in bit as (i & within & _). now apply suited_move in within. Qed.

  Lemma class_of_split taken a b va vb : leaves_two c taken ->
    is_common its (taken + a + b) (N.lxor va vb) = xorb (is_common its a va) (is_common its b vb).
  Proof.
    intro two. apply is_common_split. apply (proj2 the_moves taken 2) in two as (i & within & <-).
    now apply (suited_move _ _ within).
  Qed.

  Lemma allowed_spec i j : allowed moves i j = true -> N.testbit (digit c (nat_of i)) (N.of_nat j) = true.
  Proof.
    intro yes. apply existsb_exists in yes as ((i', j') & within & same). simpl in same.
    apply andb_true_iff in same as (same_i & same_j). apply same_spec in same_i. apply Nat.eqb_eq in same_j. subst.
    apply (proj2 the_moves). now exists i.
  Qed.

  (** A sum that stays below the first window. *)
  Lemma sum_small i a : nat_of i <= k -> nat_of a <= nat_of most -> nat_of (i + a)%uint63 = nat_of i + nat_of a.
  Proof. intros low_i low_a. apply nat_of_add with (ends 0). pose proof size_spec. lia. Qed.

  Lemma head_value a : nat_of a <= nat_of most -> G (nat_of a) = N_of (head a).
  Proof. intro low. rewrite headed, claim_of; [easy|]. pose proof size_spec. lia. Qed.

  Definition value_before (f : int -> int) (n : int) (d : nat) : N := claim f (nat_of n - d).

  Lemma before_spec f n d : nat_of d <= nat_of n -> value_before f n (nat_of d) = N_of (f (n - d)%uint63).
  Proof. intro low. unfold value_before. rewrite <- nat_of_sub by easy. apply claim_of. Qed.

  Hypothesis checked_witnesses :
    all_between 0 witnesses (check_witness head digits most origin distance worth) = true.

  Lemma witness_spec f n u j : nat_of size <= nat_of n -> is_witness witnesses distance worth f n u j = true ->
    witnessed c (nat_of most) (value_before f n) (N_of u).
  Proof.
    intros far shows. apply andb_true_iff in shows as (low & value). apply less_spec in low. apply same_spec in value.
    pose proof (all_between_spec _ _ _ checked_witnesses j) as checked. specialize (checked ltac:(rewrite nat_of_0; lia)).
    unfold check_witness in checked. destruct (origin j) as (taken, a). pose proof size_spec as length.
    destruct (a =? 0)%uint63 eqn:alone.
    - apply andb_true_iff in checked as (checked & zero). apply andb_true_iff in checked as (one & near).
      apply same_spec in zero, near. apply allowed_spec in one. rewrite zero, near in value.
      right. exists (nat_of taken). split; [exact one|]. pose proof (taken_within takes _ _ one).
      rewrite before_spec by lia. rewrite <- value, N_of_lxor. apply N.lxor_0_l.
    - apply same_false in alone. apply andb_true_iff in checked as (checked & worths).
      apply andb_true_iff in checked as (checked & near). apply andb_true_iff in checked as (two & within).
      apply same_spec in worths, near. apply at_most_spec in within. apply allowed_spec in two.
      pose proof (taken_within takes _ _ two). pose proof (sum_small taken a ltac:(lia) within) as sum.
      left. exists (nat_of taken), (nat_of a). split; [exact two|]. split.
      { split; [|exact within]. destruct (nat_of a) eqn:zero; [|lia]. exfalso. apply alone.
        apply nat_of_injective. now rewrite zero. }
      rewrite <- sum, before_spec by lia. fold G. rewrite head_value by exact within.
      now rewrite <- N_of_lxor, <- near, <- worths, value.
  Qed.

  Hypothesis checked_rare : check_rare head its rare last_rare = true.

  Lemma rare_spec a : 1 <= nat_of a <= nat_of last_rare -> common its a (head a) = false -> In a rare.
  Proof.
    intros range class.
    assert (next : nat_of (last_rare + 1) = S (nat_of last_rare)).
    { apply nat_of_next with (ends 0). pose proof size_spec. lia. }
    pose proof (all_between_spec _ _ _ checked_rare a) as here. specialize (here ltac:(rewrite nat_of_1, next; lia)).
    simpl in here. rewrite class in here. simpl in here. apply existsb_exists in here as (b & within & same).
    apply same_spec in same. now subst.
  Qed.

  Hypothesis checked_ones : all_between 0 bound (check_ones its odd_ones) = true.

  Lemma common_value_spec n v : is_common_value its bound odd_ones n v = true -> common its n v = true.
  Proof.
    intro class. apply andb_true_iff in class as (low & class). apply less_spec in low.
    pose proof (all_between_spec _ _ _ checked_ones v ltac:(rewrite nat_of_0; lia)) as same.
    unfold check_ones in same. apply eqb_prop in same. unfold common. now rewrite <- same.
  Qed.

  Lemma next_value_spec f witness n : nat_of size <= nat_of n ->
    next_value its witnesses distance worth bound odd_ones splits (left_alone digits) f witness n = true ->
    follows c (nat_of last_rare) (nat_of most) (is_common its) (value_before f n) (nat_of n) (N_of (f n)).
  Proof.
    intros far checked. apply andb_true_iff in checked as (checked & lower).
    apply andb_true_iff in checked as (checked & ones). apply andb_true_iff in checked as (class & avoid).
    rewrite forallb_forall in avoid, ones. pose proof size_spec as length. split; [|split; [|split]].
    - rewrite is_common_spec. now apply common_value_spec.
    - intros taken a two range rare_a equal.
      assert (back : nat_of (int_of a) = a) by (apply below_int with last_rare; lia).
      pose proof (taken_within takes _ _ two) as few. apply (proj2 the_moves taken 2) in two as (i & within & <-).
      assert (sum : nat_of (i + int_of a) = nat_of i + a) by (rewrite sum_small; lia).
      rewrite <- back in rare_a, equal. fold G in rare_a, equal. rewrite head_value in rare_a, equal by lia.
      rewrite is_common_spec in rare_a. apply rare_spec in rare_a; [|lia].
      assert (inside : In ((i + int_of a)%uint63, head (int_of a)) splits).
      { apply in_flat_map. exists (i, 2). split; [exact within|]. simpl.
        now apply (in_map (fun a => ((i + a)%uint63, head a))). }
      apply avoid in inside. simpl in inside. apply negb_true_iff, same_false in inside. apply inside.
      apply N_of_injective. rewrite N_of_lxor, <- before_spec by lia. rewrite sum. now rewrite back in equal.
    - intros taken one equal. pose proof (taken_within takes _ _ one) as few.
      apply (proj2 the_moves taken 1) in one as (i & within & <-).
      assert (inside : In i (left_alone digits)).
      { apply in_flat_map. exists (i, 1). split; [exact within|]. now left. }
      apply ones in inside. apply negb_true_iff, same_false in inside. apply inside. apply N_of_injective.
      rewrite <- before_spec by lia. exact equal.
    - intros u low.
      assert (back : N_of (of_Z (Z.of_N u)) = u) by (apply N_of_int_below with (f n); lia).
      rewrite <- back. apply witness_spec with (witness n (of_Z (Z.of_N u))); [exact far|].
      apply (all_between_spec _ _ _ lower). rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. now rewrite back.
  Qed.

  (** ** From window to window *)

  Definition holds_window (i : int) : Prop :=
    nat_of size <= nat_of (ends i) /\
    forall j, nat_of j < nat_of size -> G (nat_of (ends i) - nat_of size + nat_of j) = N_of (window i j).

  (** What is known of the heaps below the end of window i. *)
  Definition known (i : int) : Prop :=
    holds_window i /\ nat_of (ends 0) <= nat_of (ends i) /\
    all_common c (nat_of last_rare) (is_common its) (nat_of (ends i)) /\
    forall n u, nat_of (ends 0) <= n < nat_of (ends i) -> (u < G n)%N -> witnessed c (nat_of most) (before G n) u.

  Lemma agrees_spec i f : nat_of size <= nat_of (ends i) -> agrees ends window size i f = true ->
    forall j, nat_of j < nat_of size -> claim f (nat_of (ends i) - nat_of size + nat_of j) = N_of (window i j).
  Proof.
    intros far all j low. apply (all_between_spec _ _ _) with (i := j) in all; [|rewrite nat_of_0; lia].
    apply same_spec in all. rewrite <- all, <- claim_of. f_equal.
    assert (below : nat_of (ends i - size) = nat_of (ends i) - nat_of size) by now apply nat_of_sub.
    rewrite <- below. symmetry. apply nat_of_add with (ends i). lia.
  Qed.

  Lemma window_function i f : nat_of size <= nat_of (ends i) ->
    (forall j, nat_of j < nat_of size -> claim f (nat_of (ends i) - nat_of size + nat_of j) = N_of (window i j)) ->
    (forall heap, nat_of (ends i) - nat_of size <= heap < nat_of (ends i) -> G heap = claim f heap) <->
    (forall j, nat_of j < nat_of size -> G (nat_of (ends i) - nat_of size + nat_of j) = N_of (window i j)).
  Proof.
    intros far same. split.
    - intros all j low. rewrite <- same by exact low. apply all. lia.
    - intros all heap range. set (j := int_of (heap - (nat_of (ends i) - nat_of size))).
      assert (back : nat_of j = heap - (nat_of (ends i) - nat_of size)) by (apply below_int with size; lia).
      replace heap with (nat_of (ends i) - nat_of size + nat_of j) by lia. rewrite same by lia. apply all. lia.
  Qed.

  Lemma segment_spec i : known i ->
    check_segment its witnesses distance worth bound odd_ones ends window segment size splits (left_alone digits) i = true ->
    known (i + 1)%uint63.
  Proof.
    intros ((far & held) & above & commons & rare_ones) checked. unfold check_segment in checked.
    destruct (segment i) as (f, witness).
    apply andb_true_iff in checked as (checked & ending). apply andb_true_iff in checked as (checked & nexts).
    apply andb_true_iff in checked as (order & starting). apply less_spec in order.
    pose proof (agrees_spec _ _ far starting) as starts.
    assert (far' : nat_of size <= nat_of (ends (i + 1))) by lia.
    pose proof (agrees_spec _ _ far' ending) as ends'.
    pose proof (proj2 (window_function _ _ far starts) held) as begin.
    pose proof size_spec as length.
    assert (all : forall n, nat_of (ends i) <= n <= nat_of (ends (i + 1)) ->
      (forall heap, nat_of (ends i) - nat_of size <= heap < n -> G heap = claim f heap) /\
      all_common c (nat_of last_rare) (is_common its) n /\
      (forall m u, nat_of (ends 0) <= m < n -> (u < G m)%N -> witnessed c (nat_of most) (before G m) u)).
    { intros n range. induction n as [|n IH]; [exfalso; lia|].
      destruct (Nat.eq_dec (S n) (nat_of (ends i))) as [->|further]; [split; [exact begin | split; [exact commons | exact rare_ones]]|].
      destruct IH as (same & commons_n & rare_n); [lia|].
      assert (back : nat_of (int_of n) = n) by (apply below_int with (ends (i + 1)); lia).
      pose proof (all_between_spec _ _ _ nexts (int_of n)) as here. rewrite back in here. specialize (here ltac:(lia)).
      apply next_value_spec in here; [|lia]. rewrite back in here.
      assert (next : follows c (nat_of last_rare) (nat_of most) (is_common its) (before G n) n (claim f n)).
      { assert (equal : claim f n = N_of (f (int_of n))) by easy. rewrite equal.
        eapply follows_same; [exact takes | exact rare_within | | reflexivity | exact here].
        intros d within. unfold value_before, before. rewrite back. symmetry. apply same. lia. }
      assert (value : G n = claim f n).
      { apply (follows_right takes leaves (proj1 the_moves) class_of_split rare_within); [lia | exact commons_n | exact next]. }
      split; [|split].
      - intros heap low. destruct (Nat.eq_dec heap n) as [->|]; [exact value | apply same; lia].
      - intros heap low. destruct (Nat.eq_dec heap n) as [->|]; [|apply commons_n; lia]. fold G. rewrite value. apply next.
      - intros m u low small_u. destruct (Nat.eq_dec m n) as [->|]; [|apply rare_n; [lia | exact small_u]].
        rewrite value in small_u. now apply next. }
    destruct (all (nat_of (ends (i + 1)))) as (same & commons' & rare'); [lia|].
    split; [|repeat split; [lia | exact commons' | exact rare']].
    split; [exact far'|]. apply (proj1 (window_function _ _ far' ends')). intros heap range.
    destruct (le_lt_dec (nat_of (ends i) - nat_of size) heap) as [near|early]; [apply same; lia|]. lia.
  Qed.
End Sound.
