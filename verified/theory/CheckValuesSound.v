(** Why the check of claimed values suffices. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63 Permutation.
From Grundy Require Import Nimsum Codes Periods Ints CheckValues.
Import ListNotations.
Set Implicit Arguments.

(** The claimed value of a heap. *)
Definition claim (claimed : int -> int) (n : nat) : N := N_of (claimed (int_of n)).

Lemma claim_of (claimed : int -> int) (i : int) : claim claimed (nat_of i) = N_of (claimed i).
Proof. unfold claim. now rewrite int_of_nat_of. Qed.

(** The moves are those of the code. *)
Definition moves_of (c : code) (moves : list (int * nat)) : Prop :=
  equal_allowed c /\
  forall taken count, N.testbit (digit c taken) (N.of_nat count) = true <->
    exists i, In (i, count) moves /\ nat_of i = taken.

Lemma value_of_spec claimed left :
  N_of (value_of claimed left) = left_value (claim claimed) (map nat_of left).
Proof.
  induction left as [|heap left IH]; [easy|]. simpl. rewrite N_of_lxor, IH. unfold left_value. simpl.
  now rewrite claim_of.
Qed.

Lemma make_up_spec left : forall rest, make_up rest left = true ->
  list_sum (map nat_of left) = nat_of rest /\ Forall (fun heap => 1 <= heap) (map nat_of left).
Proof.
  induction left as [|heap left IH]; simpl; intros rest made.
  - apply same_spec in made. now subst.
  - apply andb_true_iff in made as (made & others). apply andb_true_iff in made as (some & within).
    apply at_most_spec in some, within. rewrite nat_of_1 in some. apply IH in others as (total & positive).
    rewrite nat_of_sub in total by lia. split; [lia|]. constructor; [lia | easy].
Qed.

Lemma short_distinct (left : list nat) : length left <= 1 -> NoDup left.
Proof.
  destruct left as [|heap [|]]; simpl; try lia; intros _; [constructor|]. now constructor; [|constructor].
Qed.

Lemma shows_spec c claimed shown moves n u : moves_of c moves -> shows claimed shown moves n u = true ->
  exists left, may_leave c (nat_of n) left /\ left_value (claim claimed) left = N_of u.
Proof.
  unfold shows. intros (equal & same) shows. destruct (shown n u) as (taken, left).
  apply andb_true_iff in shows as (shows & value). apply andb_true_iff in shows as (shows & made).
  apply andb_true_iff in shows as (allowed & within). apply at_most_spec in within.
  apply make_up_spec in made as (total & positive). rewrite nat_of_sub in total by exact within.
  apply same_spec in value. exists (map nat_of left). split; [|now rewrite <- value_of_spec, value].
  exists (nat_of taken). 
  assert (bit : N.testbit (digit c (nat_of taken)) (N.of_nat (length (map nat_of left))) = true);
    [|repeat split; [lia | exact positive | exact bit | intro marked; now apply short_distinct, (equal _ _ marked)]].
  apply existsb_exists in allowed as ((i, count) & inside & same_move). simpl in same_move.
  apply andb_true_iff in same_move as (same_i & same_count). apply same_spec in same_i.
  apply Nat.eqb_eq in same_count. subst. apply same. rewrite map_length. now exists taken.
Qed.

(** The least heap comes first. *)
Lemma least_first (left : list nat) : left <> [] ->
  exists heap others, Permutation left (heap :: others) /\ Forall (fun other => heap <= other) others.
Proof.
  induction left as [|heap left IH]; [easy|]. intros _. destruct left as [|other left].
  - exists heap, []. split; [reflexivity | constructor].
  - destruct IH as (least & others & same & smallest); [easy|].
    destruct (Nat.le_gt_cases heap least) as [low|high].
    + exists heap, (least :: others). split; [now constructor|]. constructor; [exact low|].
      apply Forall_impl with (2 := smallest). lia.
    + exists least, (heap :: others). split.
      * rewrite same. apply perm_swap.
      * constructor; [lia | exact smallest].
Qed.

Lemma list_sum_permutation l l' : Permutation l l' -> list_sum l = list_sum l'.
Proof. induction 1; simpl; lia. Qed.

Lemma left_value_permutation f l l' : Permutation l l' -> left_value f l = left_value f l'.
Proof. intro same. apply nimsum_permutation. now apply Permutation_map. Qed.

Lemma avoids_spec claimed v count : forall rest least others left,
  avoids claimed v count rest least others = true -> 1 <= nat_of least ->
  length left = count -> list_sum left = nat_of rest -> Forall (fun heap => nat_of least <= heap) left ->
  N.lxor (N_of others) (left_value (claim claimed) left) <> N_of v.
Proof.
  induction count as [|fewer IH]; intros rest least others left avoid some size total large equal.
  - destruct left; [|discriminate]. unfold left_value in equal. simpl in *. rewrite N.lxor_0_r in equal.
    apply N_of_injective in equal. subst. rewrite (proj2 (same_spec v v)) in avoid by easy.
    replace rest with 0%uint63 in avoid; [easy|]. apply nat_of_injective. now rewrite <- total.
  - destruct fewer as [|fewer].
    + destruct left as [|heap [|]]; try discriminate. simpl in avoid, total. inversion large; subst.
      unfold left_value in equal. simpl in equal. rewrite N.lxor_0_r in equal.
      replace heap with (nat_of rest) in equal by lia. rewrite claim_of, <- N_of_lxor in equal.
      apply N_of_injective in equal. subst. rewrite (proj2 (same_spec _ _)) in avoid by easy.
      rewrite orb_false_r in avoid. apply less_spec in avoid. lia.
    + destruct (@least_first left) as (heap & smaller & same & smallest); [now destruct left|].
      rewrite (left_value_permutation _ same) in equal. rewrite (list_sum_permutation same) in total.
      rewrite (Permutation_length same) in size. rewrite same in large. inversion large; subst.
      simpl in total, size. destruct smaller as [|next smaller]; [discriminate|]. inversion smallest; subst.
      simpl in total.
      assert (half : heap <= Nat.div2 (nat_of rest)) by (rewrite Nat.div2_div; apply Nat.div_le_lower_bound; lia).
      assert (upto : nat_of ((rest >> 1) + 1) = Datatypes.S (Nat.div2 (nat_of rest))).
      { rewrite (nat_of_next _ rest); rewrite nat_of_half; [easy|]. apply Nat.lt_div2. lia. }
      assert (back : nat_of (int_of heap) = heap) by (apply below_int with rest; lia).
      change (avoids claimed v (S (S fewer)) rest least others) with
        (all_between least ((rest >> 1) + 1) (fun heap =>
          avoids claimed v (S fewer) (rest - heap) heap (others lxor claimed heap)))%uint63 in avoid.
      assert (inner := all_between_spec _ _ _ avoid (int_of heap)). rewrite back, upto in inner.
      specialize (inner (conj H1 (le_n_S _ _ half))).
      apply (IH _ _ _ (next :: smaller) inner).
      * rewrite back. lia.
      * simpl in *. lia.
      * rewrite nat_of_sub, back by (rewrite back; lia). simpl. lia.
      * rewrite back. now constructor.
      * rewrite N_of_lxor, N.lxor_assoc. unfold left_value in *. simpl in *.
        rewrite <- (claim_of claimed (int_of heap)), back. exact equal.
Qed.

Lemma is_odd_spec i : is_odd i = Z.odd (to_Z i).
Proof.
  unfold is_odd. assert (low : to_Z (i land 1) = if Z.odd (to_Z i) then 1%Z else 0%Z).
  { rewrite land_spec'. change (to_Z 1) with (Z.ones 1). rewrite Z.land_ones by easy. apply Zmod_odd. }
  destruct (Z.odd (to_Z i)); [apply same_spec | apply same_false; intro equal; rewrite <- equal in low; discriminate].
  apply to_Z_inj. now rewrite low.
Qed.

Lemma is_odd_lxor i j : is_odd (i lxor j) = xorb (is_odd i) (is_odd j).
Proof. rewrite !is_odd_spec, lxor_spec', <- !Z.bit0_odd. apply Z.lxor_spec. Qed.

Lemma parity_lxor depth : forall i j, parity depth (i lxor j) = xorb (parity depth i) (parity depth j).
Proof.
  induction depth as [|less IH]; intros i j; [easy|]. cbn [parity].
  change (1 =? (i lxor j) land 1)%uint63 with (is_odd (i lxor j)).
  change (1 =? i land 1)%uint63 with (is_odd i). change (1 =? j land 1)%uint63 with (is_odd j).
  assert (half : ((i lxor j) >> 1 = (i >> 1) lxor (j >> 1))%uint63).
  { apply to_Z_inj. rewrite lsr_spec, !lxor_spec', !lsr_spec, <- !Z.shiftr_div_pow2 by easy. apply Z.shiftr_lxor. }
  rewrite is_odd_lxor, half, IH.
  now destruct (is_odd i), (is_odd j), (parity less (i >> 1)), (parity less (j >> 1)).
Qed.

Lemma land_lxor i j m : ((i lxor j) land m = (i land m) lxor (j land m))%uint63.
Proof.
  apply bit_ext. intro n. rewrite !lxor_spec, !land_spec, !lxor_spec. now destruct (bit i n), (bit j n), (bit m n).
Qed.

(** The class of a split is that of one heap, turned around by that of the other. *)
Lemma common_split its n taken a b va vb :
  (by_heap its = true -> is_odd taken = odd_splits its) ->
  nat_of taken + nat_of a + nat_of b = nat_of n ->
  common its n (va lxor vb)%uint63 = xorb (common its a va) (common its b vb).
Proof.
  intros alike total. unfold common. rewrite land_lxor, parity_lxor.
  assert (odd : is_odd n = xorb (is_odd taken) (xorb (is_odd a) (is_odd b))).
  { rewrite !is_odd_spec, <- !nat_of_Z, <- total, !Nat2Z.inj_add, !Z.odd_add. now rewrite xorb_assoc. }
  rewrite odd. generalize (parity 31 (va land mask its)%uint63) (parity 31 (vb land mask its)%uint63). intros pa pb.
  destruct (by_heap its); [rewrite alike by easy|];
    now destruct pa, pb, (is_odd a), (is_odd b), (odd_splits its).
Qed.

Lemma rare_avoid_spec claimed v rest rare heap its : rare_avoid claimed v rest rare = true ->
  In (heap, its) rare -> nat_of heap < nat_of rest -> (its lxor claimed (rest - heap))%uint63 <> v.
Proof.
  induction rare as [|(heap', its') rare IH]; [easy|]. simpl. intros avoid within low equal.
  apply andb_true_iff in avoid as (here & others). destruct within as [same|within].
  - injection same as -> ->. apply negb_true_iff, andb_false_iff in here as [high|other].
    + apply less_false in high. lia.
    + apply same_false in other. now apply other.
  - now apply IH.
Qed.

Section Sound.
  Variables (c : code) (claimed : int -> int) (shown : int -> int -> int * list int) (moves : list (int * nat)).
  Variable by_mask : option classes.
  Hypothesis the_moves : moves_of c moves.
  Hypothesis suited : match by_mask with Some its => suits moves its = true | None => True end.

  (** What holds of heap n, and what of the list of rare heaps before it. *)
  Definition right_at (n : nat) : Prop :=
    (forall left, may_leave c n left -> left_value (claim claimed) left <> claim claimed n) /\
    (forall u, (u < claim claimed n)%N -> exists left, may_leave c n left /\ left_value (claim claimed) left = u).

  Definition complete (n : nat) (rare : list (int * int)) : Prop :=
    match by_mask with
    | None => True
    | Some its => forall heap,
        1 <= nat_of heap < n -> common its heap (claimed heap) = false -> In (heap, claimed heap) rare
    end.

  Lemma split_avoided its n taken v rare a b :
    by_mask = Some its -> In (taken, 2) moves -> complete (nat_of n) rare -> common its n v = true ->
    rare_avoid claimed v (n - taken)%uint63 rare = true ->
    nat_of taken + (a + b) = nat_of n -> 1 <= a -> 1 <= b ->
    N.lxor (claim claimed a) (claim claimed b) <> N_of v.
  Proof.
    intros mode within all other avoid total some_a some_b equal. unfold complete in all. rewrite mode in all, suited.
    assert (back_a : nat_of (int_of a) = a) by (apply below_int with n; lia).
    assert (back_b : nat_of (int_of b) = b) by (apply below_int with n; lia).
    unfold claim in equal. rewrite <- N_of_lxor in equal. apply N_of_injective in equal.
    assert (alike : by_heap its = true -> is_odd taken = odd_splits its).
    { intro parity. unfold suits in suited. rewrite forallb_forall in suited. specialize (suited _ within).
      simpl in suited. rewrite parity in suited. simpl in suited. now apply eqb_prop. }
    rewrite <- equal, (@common_split its n taken (int_of a) (int_of b) _ _ alike) in other by lia.
    destruct (common its (int_of a) (claimed (int_of a))) eqn:class_a.
    - destruct (common its (int_of b) (claimed (int_of b))) eqn:class_b; [discriminate|].
      apply all in class_b; [|lia].
      apply (rare_avoid_spec _ _ _ _ avoid class_b); [rewrite nat_of_sub; lia|].
      rewrite lxorC, <- equal. do 2 f_equal. apply nat_of_injective. rewrite !nat_of_sub; rewrite ?nat_of_sub; lia.
    - apply all in class_a; [|lia].
      apply (rare_avoid_spec _ _ _ _ avoid class_a); [rewrite nat_of_sub; lia|].
      rewrite <- equal. do 2 f_equal. apply nat_of_injective. rewrite !nat_of_sub; rewrite ?nat_of_sub; lia.
  Qed.

  Lemma no_option_spec n rare :
    no_option_has claimed moves by_mask rare n (claimed n) = true -> complete (nat_of n) rare ->
    forall left, may_leave c (nat_of n) left -> left_value (claim claimed) left <> claim claimed (nat_of n).
  Proof.
    intros none all left (k & total & positive & bit & _). rewrite claim_of.
    apply the_moves in bit as (taken & within & <-).
    unfold no_option_has in none. rewrite forallb_forall in none. specialize (none _ within). simpl in none.
    destruct (n <? taken)%uint63 eqn:more; [apply less_spec in more; lia|].
    assert (plain : avoids claimed (claimed n) (length left) (n - taken)%uint63 1%uint63 0%uint63 = true ->
      left_value (claim claimed) left <> N_of (claimed n)).
    { intro avoid. rewrite <- (N.lxor_0_l (left_value _ _)). change 0%N with (N_of 0).
      apply (@avoids_spec claimed (claimed n) (length left) (n - taken) 1 0 left avoid)%uint63; try easy.
      rewrite nat_of_sub; lia. }
    pose proof split_avoided as splits. destruct by_mask as [its|]; [|now apply plain].
    destruct left as [|a [|b [|d left]]]; try now apply plain.
    change (length [a; b]) with 2 in none. cbn match in none.
    destruct (common its n (claimed n)) eqn:class; [|now apply plain].
    inversion positive as [|? ? some_a others]; subst. inversion others; subst. simpl in total.
    unfold left_value. simpl. rewrite N.lxor_0_r.
    apply (splits its n taken (claimed n) rare a b); try easy; lia.
  Qed.

  Lemma shown_spec n : all_between 0 (claimed n) (shows claimed shown moves n) = true ->
    forall u, (u < claim claimed (nat_of n))%N ->
      exists left, may_leave c (nat_of n) left /\ left_value (claim claimed) left = u.
  Proof.
    intros all u low. rewrite claim_of in low.
    assert (back : N_of (of_Z (Z.of_N u)) = u) by (apply N_of_int_below with (claimed n); lia).
    rewrite <- back. apply shows_spec with shown moves; [exact the_moves|].
    apply (all_between_spec _ _ _ all). rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. now rewrite back.
  Qed.

  Definition right_below (n : nat) (rare : list (int * int)) : Prop :=
    (forall heap, heap < n -> right_at heap) /\ complete n rare.

  Lemma check_heap_spec n rare rare' : right_below (nat_of n) rare ->
    check_heap claimed shown moves by_mask n rare = Some rare' -> right_below (S (nat_of n)) rare'.
  Proof.
    intros (before & all) checked. unfold check_heap in checked.
    destruct (all_between 0 (claimed n) (shows claimed shown moves n)) eqn:lower; [|discriminate].
    destruct (no_option_has claimed moves by_mask rare n (claimed n)) eqn:none; [|discriminate].
    simpl in checked. injection checked as <-. split.
    - intros heap low. destruct (Nat.eq_dec heap (nat_of n)) as [->|other]; [|apply before; lia].
      split; [now apply no_option_spec with rare | now apply shown_spec].
    - unfold complete in *. destruct by_mask as [its|]; [|easy]. intros heap range class.
      destruct (Nat.eq_dec (nat_of heap) (nat_of n)) as [same|other].
      + apply nat_of_injective in same. subst heap. rewrite class, orb_false_r.
        destruct (n =? 0)%uint63 eqn:zero; [|now left]. apply same_spec in zero. subst. rewrite nat_of_0 in range. lia.
      + assert (In (heap, claimed heap) rare) by (apply all; [lia | easy]).
        destruct ((n =? 0)%uint63 || common its n (claimed n)); [easy | now right].
  Qed.
End Sound.

Theorem check_values_sound c claimed shown moves by_mask bound : moves_of c moves ->
  check_values claimed shown moves by_mask bound = true ->
  forall n, n < nat_of bound -> heap_value c n = claim claimed n.
Proof.
  intros the_moves checked. apply andb_true_iff in checked as (suited & swept).
  destruct (sweep 0 bound (check_heap claimed shown moves by_mask) []) as [rare|] eqn:result; [|discriminate].
  assert (all : right_below c claimed by_mask (nat_of bound) rare).
  { apply (@sweep_spec _ (right_below c claimed by_mask)
      (check_heap claimed shown moves by_mask) 0%uint63 bound [] rare); [rewrite nat_of_0; lia | | | exact result].
    - intros n s s' _ before. apply check_heap_spec; [exact the_moves | now destruct by_mask | exact before].
    - split; [rewrite nat_of_0; lia|]. unfold complete. destruct by_mask; [|easy]. rewrite nat_of_0. lia. }
  apply heap_values_by_conditions.
  - intros n left low may. now apply all.
  - intros n u low below. now apply all.
Qed.
