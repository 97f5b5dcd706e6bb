(** Checks of claimed periods: of codes of finitely many digits, and of games in which a number of a set is taken. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Sets Periods Ints CheckValues CheckValuesSound.
Import ListNotations.
Set Implicit Arguments.

(** What the digits allow: how many tokens are taken, and how many heaps are left. *)
Definition counts (d : N) : list nat := filter (fun count => N.testbit d (N.of_nat count)) (seq 0 (N.size_nat d)).

Fixpoint moves_from (taken : int) (digits : list N) : list (int * nat) :=
  match digits with
  | [] => []
  | d :: others => map (fun count => (taken, count)) (counts d) ++ moves_from (taken + 1)%uint63 others
  end.

Definition set_moves (numbers : list int) : list (int * nat) :=
  flat_map (fun number => [(number, 0); (number, 1)]) numbers.

Definition most_taken (moves : list (int * nat)) : Z :=
  fold_right (fun move most => Z.max (to_Z (fst move)) most) 0%Z moves.

Definition most_heaps (moves : list (int * nat)) : nat :=
  fold_right (fun move most => Nat.max (snd move) most) 1 moves.

Section Check.
  Variable claimed : int -> int.
  Variable shown : int -> int -> int * list int.
  Local Open Scope uint63_scope.

  Definition repeats (n0 p bound : int) : bool :=
    (1 <=? p) && all_between n0 (bound - p) (fun n => claimed (n + p) =? claimed n).

  (** G(n + p) = G(n) for all n >= n0 of the code with these digits. *)
  Definition check_code (digits : list N) (by_mask : option classes) (n0 p bound : int) : bool :=
    let moves := moves_from 0 digits in
    (Z.of_nat (length digits) <? 2 ^ 62)%Z &&
    negb (N.testbit (nth 0 digits 0%N) 0) && negb (N.testbit (nth 0 digits 0%N) 1) &&
    (Z.of_nat (most_heaps moves) * (Z.max 1 (to_Z n0) + to_Z p) + most_taken moves <=? to_Z bound)%Z &&
    check_values claimed shown moves by_mask bound && repeats n0 p bound.

  (** The same of the game in which one of these numbers is taken. *)
  Definition check_subtraction (numbers : list int) (n0 p bound : int) : bool :=
    let moves := set_moves numbers in
    forallb (fun number => 1 <=? number) numbers &&
    (to_Z n0 + to_Z p + most_taken moves <=? to_Z bound)%Z &&
    check_values claimed shown moves None bound && repeats n0 p bound.
End Check.

(** ** Why they suffice *)

(** These are the digits of the code; the mark of unequal heaps may stand where no two heaps are left. *)
Definition has_digits (c : code) (digits : list N) : Prop :=
  (forall taken, digit c taken = nth taken digits 0%N) /\ equal_allowed c.

(** No move takes nothing and leaves one heap or none; then there is a code with these digits. *)
Definition possible (digits : list N) : bool :=
  negb (N.testbit (nth 0 digits 0%N) 0) && negb (N.testbit (nth 0 digits 0%N) 1).

Lemma possible_spec digits : possible digits = true -> exists c, has_digits c digits.
Proof.
  intro ok. apply andb_true_iff in ok as (none & one). apply negb_true_iff in none, one.
  exists (Code (fun taken => nth taken digits 0%N) (fun _ => false) (conj none one)). split; easy.
Qed.

Lemma counts_spec d count : In count (counts d) <-> N.testbit d (N.of_nat count) = true.
Proof.
  unfold counts. rewrite filter_In, in_seq. split; [easy|]. intro bit. split; [|easy].
  apply testbit_within_size in bit. lia.
Qed.

Lemma next_int first : (to_Z first + 1 < wB)%Z ->
  to_Z (first + 1)%uint63 = (to_Z first + 1)%Z /\ nat_of (first + 1)%uint63 = S (nat_of first).
Proof.
  intro small. pose proof (to_Z_bounded first).
  assert (next : to_Z (first + 1)%uint63 = (to_Z first + 1)%Z).
  { rewrite add_spec. change (to_Z 1) with 1%Z. apply Z.mod_small. lia. }
  split; [exact next|]. pose proof (nat_of_Z first). pose proof (nat_of_Z (first + 1)%uint63). lia.
Qed.

Lemma moves_from_least digits : forall first i count,
  (to_Z first + Z.of_nat (length digits) < wB)%Z ->
  In (i, count) (moves_from first digits) -> nat_of first <= nat_of i.
Proof.
  induction digits as [|d others IH]; [easy|]. cbn [moves_from length]. intros first i count small within.
  destruct (@next_int first) as (next_Z & next); [lia|]. apply in_app_iff in within as [within|within].
  - apply in_map_iff in within as (count' & equal & _). now injection equal as ->.
  - apply IH in within; [lia|]. rewrite next_Z. lia.
Qed.

Lemma moves_from_spec digits : forall first,
  (to_Z first + Z.of_nat (length digits) < wB)%Z ->
  forall taken count, N.testbit (nth taken digits 0%N) (N.of_nat count) = true <->
    exists i, In (i, count) (moves_from first digits) /\ nat_of i = nat_of first + taken.
Proof.
  induction digits as [|d others IH]; intros first small taken count.
  - simpl. destruct taken; rewrite N.bits_0; split; try easy; now intros (? & [] & _).
  - cbn [moves_from length] in *. destruct (@next_int first) as (next_Z & next); [lia|].
    assert (small' : (to_Z (first + 1)%uint63 + Z.of_nat (length others) < wB)%Z) by (rewrite next_Z; lia).
    specialize (IH (first + 1)%uint63 small'). rewrite next in IH. destruct taken as [|taken]; simpl nth.
    + rewrite <- counts_spec. split.
      * intro within. exists first. split; [|lia]. apply in_app_iff. left. now apply in_map.
      * intros (i & within & same). apply in_app_iff in within as [within|within].
        -- apply in_map_iff in within as (count' & equal & within). now injection equal as _ ->.
        -- apply moves_from_least in within; [lia | exact small'].
    + rewrite IH. split; intros (i & within & same); exists i; (split; [|lia]).
      * apply in_app_iff. now right.
      * apply in_app_iff in within as [within|within]; [|exact within].
        apply in_map_iff in within as (count' & equal & _). injection equal as -> _. lia.
Qed.

Lemma most_taken_spec moves i count : In (i, count) moves -> (to_Z i <= most_taken moves)%Z.
Proof.
  induction moves as [|move moves IH]; simpl; [easy|].
  intros [->|within]; [simpl; lia|]. apply IH in within. lia.
Qed.

Lemma most_taken_nonnegative moves : (0 <= most_taken moves)%Z.
Proof. induction moves as [|move moves IH]; simpl; [easy|]. lia. Qed.

Lemma most_heaps_spec moves i count : In (i, count) moves -> count <= most_heaps moves.
Proof.
  induction moves as [|move moves IH]; simpl; [easy|].
  intros [->|within]; [simpl; lia|]. apply IH in within. lia.
Qed.

Lemma most_heaps_positive moves : 1 <= most_heaps moves.
Proof. induction moves as [|move moves IH]; simpl; [easy|]. lia. Qed.

Lemma moves_bounds c moves : moves_of c moves ->
  takes_at_most c (Z.to_nat (most_taken moves)) /\ leaves_at_most c (most_heaps moves).
Proof.
  intros (_ & same). split.
  - intros taken more. apply N.bits_inj. intro j. rewrite N.bits_0.
    destruct (N.testbit (digit c taken) j) eqn:bit; [|easy]. exfalso.
    rewrite <- (N2Nat.id j) in bit. apply same in bit as (i & within & <-).
    apply most_taken_spec in within. rewrite <- nat_of_Z in within. lia.
  - intros taken count bit. apply same in bit as (i & within & _). now apply most_heaps_spec with i.
Qed.

Lemma repeats_spec claimed n0 p bound : repeats claimed n0 p bound = true -> nat_of p <= nat_of bound ->
  forall n, nat_of n0 <= n -> n + nat_of p < nat_of bound -> claim claimed (n + nat_of p) = claim claimed n.
Proof.
  intros all low n from below. apply andb_true_iff in all as (_ & all). assert (back : nat_of (int_of n) = n) by (apply below_int with bound; lia).
  apply (all_between_spec _ _ _) with (i := int_of n) in all; [|rewrite back, nat_of_sub; lia].
  apply same_spec in all. unfold claim. rewrite <- all. do 2 f_equal. apply nat_of_injective.
  rewrite nat_of_int_of; [rewrite (@nat_of_add _ _ bound); lia|].
  pose proof (to_Z_bounded bound). pose proof (nat_of_Z bound). lia.
Qed.

(** There is a code with digits that were accepted. *)
Theorem checked_code_exists claimed shown digits by_mask n0 p bound :
  check_code claimed shown digits by_mask n0 p bound = true -> exists c, has_digits c digits.
Proof.
  intro checked. unfold check_code in checked. repeat (apply andb_true_iff in checked as (checked & ?)).
  apply negb_true_iff in H2, H3. exists (Code (fun taken => nth taken digits 0%N) (fun _ => false) (conj H3 H2)).
  split; easy.
Qed.

Lemma moves_of_digits (c : code) digits : has_digits c digits -> (Z.of_nat (length digits) < 2 ^ 62)%Z ->
  moves_of c (moves_from 0 digits).
Proof.
  intros (the_digits & equal) short. assert (2 ^ 62 < wB)%Z by easy.
  split; [exact equal|]. intros taken count. rewrite the_digits.
  rewrite (moves_from_spec digits 0%uint63); [now rewrite nat_of_0 | change (to_Z 0) with 0%Z; lia].
Qed.

Lemma code_values (c : code) claimed shown digits by_mask n0 p bound : has_digits c digits ->
  check_code claimed shown digits by_mask n0 p bound = true ->
  forall n, n < nat_of bound -> heap_value c n = claim claimed n.
Proof.
  intros is_code checked. unfold check_code in checked. repeat (apply andb_true_iff in checked as (checked & ?)).
  apply Z.ltb_lt in checked. now apply check_values_sound with shown (moves_from 0 digits) by_mask; [apply moves_of_digits|].
Qed.

Theorem check_code_sound (c : code) claimed shown digits by_mask n0 p bound :
  has_digits c digits ->
  check_code claimed shown digits by_mask n0 p bound = true ->
  forall n, nat_of n0 <= n -> heap_value c (n + nat_of p) = heap_value c n.
Proof.
  intros is_code checked. assert (values : forall n, n < nat_of bound -> heap_value c n = claim claimed n) by (eapply code_values; eassumption). unfold check_code in checked.
  repeat (apply andb_true_iff in checked as (checked & ?)).
  apply Z.ltb_lt in checked as short. rename H1 into enough. apply Z.leb_le in enough.
  pose proof (moves_of_digits is_code short) as the_moves. destruct is_code as (_ & equal).
  pose proof (moves_bounds the_moves) as (takes & few).
  pose proof (most_taken_nonnegative (moves_from 0 digits)). pose proof (most_heaps_positive (moves_from 0 digits)).
  pose proof (nat_of_Z n0). pose proof (nat_of_Z p). pose proof (nat_of_Z bound).
  apply (@guy_smith c _ _ (nat_of n0) (nat_of p) (nat_of bound) takes few equal); [easy | nia |].
  intros n from below. rewrite !values by lia. apply repeats_spec with n0 bound; try easy. nia.
Qed.

Lemma set_moves_of (numbers : list int) : forallb (fun number => 1 <=? number)%uint63 numbers = true ->
  moves_of (subtraction (map nat_of numbers)) (set_moves numbers).
Proof.
  intro positive. rewrite forallb_forall in positive. split; [easy|]. intros taken count.
  assert (member : listed (map nat_of numbers) taken = true <-> exists i, In i numbers /\ nat_of i = taken).
  { rewrite listed_spec, in_map_iff. split; intros (i & ? & ?); now exists i. }
  assert (three : N.testbit 3 (N.of_nat count) = true <-> count = 0 \/ count = 1).
  { destruct count as [|[|count]]; [split; auto | split; auto | split; [|lia]].
    rewrite N.bits_above_log2; [easy | simpl N.log2; lia]. }
  transitivity (listed (map nat_of numbers) taken = true /\ (count = 0 \/ count = 1)).
  - simpl. destruct taken as [|taken].
    + rewrite N.bits_0. split; [easy|]. rewrite member. intros ((i & within & zero) & _).
      apply positive, at_most_spec in within. rewrite nat_of_1 in within. lia.
    + simpl. destruct (listed (map nat_of numbers) (S taken)); [now rewrite three|]. rewrite N.bits_0. easy.
  - rewrite member. unfold set_moves. setoid_rewrite in_flat_map. split.
    + intros ((i & within & equal) & either). exists i. split; [|exact equal]. exists i. split; [exact within|].
      destruct either as [->| ->]; simpl; auto.
    + intros (i & (j & within & inside) & equal). destruct inside as [same|[same|[]]]; injection same as -> <-;
        (split; [now exists i | auto]).
Qed.

Theorem check_subtraction_sound claimed shown numbers n0 p bound :
  check_subtraction claimed shown numbers n0 p bound = true ->
  let c := subtraction (map nat_of numbers) in
  forall n, nat_of n0 <= n -> heap_value c (n + nat_of p) = heap_value c n.
Proof.
  intros checked c. unfold check_subtraction in checked.
  repeat (apply andb_true_iff in checked as (checked & ?)). apply Z.leb_le in H1 as enough.
  pose proof (set_moves_of _ checked) as the_moves.
  pose proof (most_taken_nonnegative (set_moves numbers)).
  pose proof (nat_of_Z n0). pose proof (nat_of_Z p). pose proof (nat_of_Z bound).
  apply finite_subtraction with (k := Z.to_nat (most_taken (set_moves numbers))) (bound := nat_of bound); [| lia |].
  - intros number within. apply in_map_iff in within as (i & <- & within).
    assert (inside : In (i, 0) (set_moves numbers)) by (apply in_flat_map; exists i; simpl; auto).
    apply most_taken_spec in inside. pose proof (nat_of_Z i). lia.
  - intros n from below. assert (values := check_values_sound _ _ _ _ the_moves H0).
    rewrite !values by lia. apply repeats_spec with n0 bound; try easy. lia.
Qed.
