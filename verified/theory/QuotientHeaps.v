(** Misère quotients of heaps up to a bound, and of all heaps where their kinds repeat: by the check of CheckQuotient.v. *)

From Coq Require Import List NArith Arith Bool Lia Uint63.
From Grundy Require Import Game Sum Codes Periods CheckPeriod CheckQuotient Ints.
Import ListNotations.
Local Open Scope nat_scope.

(** The most tokens that a move takes, and the most heaps that it leaves, at least one. *)
Definition last_digit (digits : list N) : nat := length digits - 1.
Definition heaps_left (digits : list N) : nat := fold_right (fun d most => Nat.max (N.size_nat d - 1) most) 1 digits.

Definition periodic (n0 p : nat) (kind : nat -> int) (n : nat) : int :=
  if n <? n0 + p then kind n else kind (n0 + (n - n0) mod p).

Definition enough_heaps (digits : list N) (n0 p bound : nat) : bool :=
  (1 <=? p) && (heaps_left digits * (Nat.max 1 n0 + p) + last_digit digits <=? bound).

Lemma last_digit_spec c digits : has_digits c digits -> takes_at_most c (last_digit digits).
Proof.
  intros (same & _) taken more. rewrite same. apply nth_overflow. unfold last_digit in more. lia.
Qed.

Lemma most_heaps digits : forall taken count,
  N.testbit (nth taken digits 0%N) (N.of_nat count) = true -> count <= heaps_left digits.
Proof.
  induction digits as [|d digits IH]; intros [|taken] count bit; cbn [nth] in bit;
    try (rewrite N.bits_0 in bit; discriminate);
    change (heaps_left (d :: digits)) with (Nat.max (N.size_nat d - 1) (heaps_left digits)).
  - apply testbit_within_size in bit. lia.
  - apply IH in bit. lia.
Qed.

Lemma heaps_left_spec c digits : has_digits c digits -> leaves_at_most c (heaps_left digits).
Proof. intros (same & _) taken count bit. rewrite same in bit. now apply most_heaps with taken. Qed.

Section Sound.
  Variable digits : list N.
  Variable bound : nat.
  Variable kind : nat -> int.
  Variables elements kinds pairs : int.
  Variable times : int -> int -> int.
  Variable lost_one : int -> bool.
  Variable word : int -> list nat.
  Variable safe_kind : int -> int -> bool.
  Variable pair_element : int -> int.
  Variable pair_set : int -> int -> bool.
  Variable first_pair : int -> int.
  Variable next_pair : int -> int -> int.
  Variable moving_kind : int -> bool.
  Variable apart : int -> int -> list nat.

  Variable c : code.
  Hypothesis is_code : has_digits c digits.

  Definition checks (of : nat -> int) : bool :=
    check_quotient digits bound of elements kinds pairs times lost_one word safe_kind pair_element pair_set
      first_pair next_pair moving_kind.

  Definition checks_apart (of : nat -> int) : bool := check_apart bound of elements times lost_one apart.

  Definition multiplied (of : nat -> int) (l : list nat) : int := run of times l 0.

  (** A sum of heaps below the bound is lost in misère play exactly if the product of its elements is. *)
  Theorem quotient_up_to : checks kind = true -> forall l, Forall (fun n => n < bound) l ->
    misere_lost (heaps c) l <-> lost_one (multiplied kind l) = true.
  Proof.
    intros ok l all. apply (check_quotient_sound digits bound kind elements kinds pairs times lost_one word safe_kind
      pair_element pair_set first_pair next_pair moving_kind c is_code (fun n => n < bound)); try easy.
    - intros n left d low may part. apply code_leaves_spec in may. pose proof (left_is_smaller may part). simpl in *. lia.
    - intros n low. exists n. split; [easy|]. now split.
  Qed.

  (** The elements are those of the misère quotient of the heaps below the bound: each is that of a sum, and two sums have
      one element exactly if beside every other sum they are both lost or both won. *)
  Definition check_up_to : bool := checks kind && checks_apart kind.

  Theorem quotient_elements_up_to : check_up_to = true ->
    (forall x, (x <? elements)%uint63 = true -> exists l, Forall (fun n => n < bound) l /\ multiplied kind l = x) /\
    forall l l', Forall (fun n => n < bound) l -> Forall (fun n => n < bound) l' ->
      multiplied kind l = multiplied kind l' <-> forall t, Forall (fun n => n < bound) t ->
        misere_lost (heaps c) (l ++ t) <-> misere_lost (heaps c) (l' ++ t).
  Proof.
    intro both. apply andb_true_iff in both as (ok & told).
    assert (alone : forall n, n < bound -> exists n', n' < bound /\ alike kind times lost_one c n n').
    { intros n low. exists n. split; [easy|]. now split. }
    assert (lower : forall n left d, n < bound -> In left (leaves (code_rules c) n) -> In d left -> d < bound).
    { intros n left d low may part. apply code_leaves_spec in may. pose proof (left_is_smaller may part). simpl in *. lia. }
    split; [intros x is; now eapply elements_reached with (known := fun n => n < bound); eauto|].
    intros l l' all all'. now apply (elements_are_sums digits bound kind elements kinds pairs times lost_one word safe_kind
      pair_element pair_set first_pair next_pair moving_kind c is_code (fun n => n < bound)) with (apart := apart).
  Qed.

  Variables n0 p : nat.
  Let of := periodic n0 p kind.

  Lemma periodic_repeats n : 1 <= p -> n0 <= n -> of (n + p) = of n.
  Proof.
    intros some from. unfold of, periodic. destruct (Nat.ltb_spec (n + p) (n0 + p)); [lia|].
    replace (n + p - n0) with (n - n0 + 1 * p) by lia. rewrite Nat.mod_add by lia.
    destruct (Nat.ltb_spec n (n0 + p)); [|easy]. rewrite Nat.mod_small by lia. f_equal. lia.
  Qed.

  Lemma run_other before heap after y : 1 <= p -> n0 <= heap ->
    run of times (before ++ (heap + p) :: after) y = run of times (before ++ heap :: after) y.
  Proof.
    intros some from. unfold run. rewrite !fold_right_app. simpl. f_equal. unfold act. now rewrite periodic_repeats.
  Qed.

  Lemma all_like_some n : enough_heaps digits n0 p bound = true -> exists n', n' < bound /\ alike of times lost_one c n n'.
  Proof.
    intro enough. apply andb_true_iff in enough as (some & enough). apply Nat.leb_le in some, enough.
    set (t := heaps_left digits) in *. set (k := last_digit digits) in *. set (m := Nat.max 1 n0) in *.
    assert (some_heap : 1 <= t) by (unfold t, heaps_left; clear; induction digits; simpl; lia).
    assert (some_m : 1 <= m) by (unfold m; lia). assert (m_from : n0 <= m) by (unfold m; lia).
    pose proof (last_digit_spec c digits is_code) as takes. pose proof (heaps_left_spec c digits is_code) as few.
    destruct is_code as (same & equal).
    induction n as [n IH] using lt_wf_ind. destruct (le_lt_dec bound n) as [far|near].
    - destruct (IH (n - p)) as (n' & low & kinds_same & moves & safe); [nia|]. exists n'. split; [easy|].
      assert (n_is : n = n - p + p) by nia. remember (n - p) as q eqn:q_is. clear q_is. subst n.
      assert (up : forall left, may_leave c q left -> exists left', may_leave c (q + p) left' /\
        forall y, run of times left' y = run of times left y).
      { intros left may. destruct (@raise c k t m p takes few equal some_heap some_m q left) as
          (before & heap & after & -> & large & may'); [nia | easy |].
        exists (before ++ (heap + p) :: after). split; [easy|]. intro y. apply run_other; lia. }
      assert (down : forall left, may_leave c (q + p) left -> exists left', may_leave c q left' /\
        forall y, run of times left' y = run of times left y).
      { intros left may. destruct (@lower c k t m p takes few equal some_heap some_m q left) as
          (before & heap & after & -> & large & may'); [nia | easy |].
        exists (before ++ heap :: after). split; [easy|]. intro y. symmetry. apply run_other; lia. }
      split; [|split].
      + rewrite <- kinds_same. apply periodic_repeats; nia.
      + rewrite <- moves. simpl. split; intro none.
        * destruct (code_leaves c q) as [|left rest] eqn:is; [easy|]. exfalso.
          destruct (up left) as (left' & may & _); [apply code_leaves_spec; rewrite is; now left|].
          apply code_leaves_spec in may. now rewrite none in may.
        * destruct (code_leaves c (q + p)) as [|left rest] eqn:is; [easy|]. exfalso.
          destruct (down left) as (left' & may & _); [apply code_leaves_spec; rewrite is; now left|].
          apply code_leaves_spec in may. now rewrite none in may.
      + intro y. rewrite <- safe. unfold safe_act. split; intros all left within; apply code_leaves_spec in within.
        * destruct (up left within) as (left' & may & <-). apply all. now apply code_leaves_spec.
        * destruct (down left within) as (left' & may & <-). apply all. now apply code_leaves_spec.
    - exists n. split; [easy|]. now split.
  Qed.

  Definition check_for_all : bool := enough_heaps digits n0 p bound && checks of && checks_apart of.

  (** The same of all heaps. *)
  Theorem quotient_for_all : check_for_all = true -> forall l,
    misere_lost (heaps c) l <-> lost_one (multiplied of l) = true.
  Proof.
    intros both l. apply andb_true_iff in both as (both & _). apply andb_true_iff in both as (enough & ok).
    apply (check_quotient_sound digits bound of elements kinds pairs times lost_one word safe_kind pair_element pair_set
      first_pair next_pair moving_kind c is_code (fun _ => True)); try easy; [|now apply Forall_forall].
    intros n _. now apply all_like_some.
  Qed.

  Theorem quotient_elements_for_all : check_for_all = true ->
    (forall x, (x <? elements)%uint63 = true -> exists l, multiplied of l = x) /\
    forall l l', multiplied of l = multiplied of l' <-> forall t, misere_lost (heaps c) (l ++ t) <-> misere_lost (heaps c) (l' ++ t).
  Proof.
    intro both. apply andb_true_iff in both as (both & told). apply andb_true_iff in both as (enough & ok).
    assert (all : forall l : list nat, Forall (fun _ => True) l) by (intro l; now apply Forall_forall). split.
    - intros x is. destruct (elements_reached digits bound of elements kinds pairs times lost_one word safe_kind
        pair_element pair_set first_pair next_pair moving_kind (fun _ => True) (fun _ _ => I) ok x is) as (l & _ & same).
      now exists l.
    - intros l l'. unfold multiplied. rewrite (elements_are_sums digits bound of elements kinds pairs times lost_one word safe_kind
        pair_element pair_set first_pair next_pair moving_kind c is_code (fun _ => True)) with (apart := apart); try easy.
      + split; intros same t; intros; now apply same.
      + intros n _. now apply all_like_some.
  Qed.
End Sound.
