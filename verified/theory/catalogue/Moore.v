(** Moore's Nim: from at least one and at most k of the heaps tokens are taken, from each as many as one likes.
    Moore (1910). *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern.
From Grundy.catalogue Require Import Digits.
Import ListNotations.

(** What can be left if at most k heaps are made smaller. *)
Fixpoint lowered (k : nat) (l : list nat) : list (list nat) :=
  match l with
  | [] => [[]]
  | n :: others =>
    map (cons n) (lowered k others) ++
    match k with
    | 0 => []
    | S fewer => flat_map (fun m => map (cons m) (lowered fewer others)) (seq 0 n)
    end
  end.

Definition moore_options (k : nat) (l : list nat) : list (list nat) :=
  filter (fun left => if list_eq_dec Nat.eq_dec left l then false else true) (lowered k l).

(** How many heaps differ. *)
Fixpoint changed (l l' : list nat) : nat :=
  match l, l' with
  | n :: l, n' :: l' => (if n =? n' then 0 else 1) + changed l l'
  | _, _ => 0
  end.

Lemma lowered_spec l : forall k l', In l' (lowered k l) <-> Forall2 le l' l /\ changed l l' <= k.
Proof.
  induction l as [|n l IH]; intros k l'; simpl.
  - split; [intros [<-|[]]; split; [constructor | simpl; lia]|]. intros (all & _). inversion all. now left.
  - rewrite in_app_iff, in_map_iff. split.
    + intros [(left & <- & within)|within].
      * apply IH in within as (all & few). split; [now constructor|]. simpl. now rewrite Nat.eqb_refl.
      * destruct k as [|k]; [easy|]. apply in_flat_map in within as (m & range & within). apply in_seq in range.
        apply in_map_iff in within as (left & <- & within). apply IH in within as (all & few).
        split; [constructor; [lia | easy]|]. simpl. destruct (n =? m); lia.
    + intros (all & few). inversion all as [|m ? left ? low all' equal]; subst. simpl in few.
      destruct (n =? m) eqn:same.
      * apply Nat.eqb_eq in same as ->. left. exists left. split; [easy|]. now apply IH.
      * apply Nat.eqb_neq in same. right. destruct k as [|k]; [lia|]. apply in_flat_map. exists m. split; [apply in_seq; lia|].
        apply in_map. apply IH. split; [easy | lia].
Qed.

(** A move makes heaps smaller, at least one and at most k of them. *)
Theorem moore_options_spec k l l' :
  In l' (moore_options k l) <-> Forall2 le l' l /\ l' <> l /\ changed l l' <= k.
Proof.
  unfold moore_options. rewrite filter_In, lowered_spec. destruct (list_eq_dec Nat.eq_dec l' l); intuition easy.
Qed.

Lemma lower_total l l' : Forall2 le l' l -> list_sum l' <= list_sum l /\ (list_sum l' = list_sum l -> l' = l).
Proof.
  induction 1 as [|n' n l' l low all (less & same)]; [easy|]. simpl. split; [lia|]. intro equal.
  f_equal; [lia|]. apply same. lia.
Qed.

Lemma moore_ends k : well_founded (fun q p => In q (moore_options k p)).
Proof.
  apply ends_by_measure with list_sum. intros p q move. apply moore_options_spec in move as (all & other & _).
  apply lower_total in all as (less & same). destruct (Nat.eq_dec (list_sum q) (list_sum p)); [now apply same in e | lia].
Qed.

Definition moore (k : nat) : game := Game (moore_options k) (moore_ends k).

(** How many heaps have the digit 1 there. *)
Definition ones (i : nat) (l : list nat) : nat := list_sum (map (bit i) l).

(** In binary, each digit is 1 in a number of heaps that k + 1 divides. *)
Definition moore_pattern (k : nat) (l : list nat) : Prop := forall i, ones i l mod (S k) = 0.

(** ** No move leads from such heaps to such heaps. *)

Lemma divides_less k c d : c mod (S k) = 0 -> d mod (S k) = 0 -> d <= c -> c - d <= k -> c = d.
Proof.
  intros c0 d0 less few. pose proof (Nat.div_mod c (S k)). pose proof (Nat.div_mod d (S k)). rewrite c0, d0 in *.
  assert (c / S k = d / S k); [|lia]. destruct (Nat.lt_trichotomy (c / S k) (d / S k)) as [more|[same|more]]; [|easy|].
  - pose proof (Nat.mul_le_mono_l (S (c / S k)) (d / S k) (S k) more). lia.
  - pose proof (Nat.mul_le_mono_l (S (d / S k)) (c / S k) (S k) more). lia.
Qed.

Lemma tops_less b l l' : Forall2 le l' l -> Forall (fun n => n < 2 ^ S b) l ->
  ones b l' <= ones b l /\ ones b l - ones b l' <= changed l l' /\
  (ones b l' = ones b l -> Forall2 le (map (fun n => n mod 2 ^ b) l') (map (fun n => n mod 2 ^ b) l) /\
    map (bit b) l' = map (bit b) l).
Proof.
  intros all small. unfold ones. induction all as [|n' n l' l low all IH]; [split; [easy|]; split; [easy|]; intros _; split; [constructor | easy]|].
  apply Forall_cons_iff in small as (first & small). specialize (IH small) as (less & few & same).
  destruct (split_top b n first) as (top & one & rest). destruct (split_top b n') as (top' & one' & rest'); [lia|].
  assert (bit b n' <= bit b n) by nia. simpl. split; [lia|]. split.
  - destruct (n =? n') eqn:equal; [apply Nat.eqb_eq in equal as ->|]; lia.
  - intro equal. destruct same as (lower & tops); [lia|]. assert (bit b n' = bit b n) by lia. split.
    + constructor; [nia | easy].
    + now f_equal.
Qed.

Lemma changed_rest b l l' : map (bit b) l' = map (bit b) l -> Forall (fun n => n < 2 ^ S b) l -> Forall (fun n => n < 2 ^ S b) l' ->
  changed (map (fun n => n mod 2 ^ b) l) (map (fun n => n mod 2 ^ b) l') = changed l l' /\
  (map (fun n => n mod 2 ^ b) l' = map (fun n => n mod 2 ^ b) l -> l' = l).
Proof.
  revert l'. induction l as [|n l IH]; intros [|n' l'] tops small small'; try discriminate; [easy|].
  simpl in tops. injection tops as top tops. apply Forall_cons_iff in small as (first & small).
  apply Forall_cons_iff in small' as (first' & small'). destruct (IH l' tops small small') as (same & back).
  destruct (split_top b n first) as (n_is & _). destruct (split_top b n' first') as (n'_is & _). simpl. split.
  - rewrite same. f_equal. destruct (n =? n') eqn:equal.
    + apply Nat.eqb_eq in equal as ->. now rewrite Nat.eqb_refl.
    + apply Nat.eqb_neq in equal. destruct (n mod 2 ^ b =? n' mod 2 ^ b) eqn:rests; [|easy].
      apply Nat.eqb_eq in rests. exfalso. apply equal. rewrite n_is, n'_is. now rewrite top, rests.
  - intro equal. injection equal as rests equal. f_equal; [|now apply back]. rewrite n_is, n'_is. now rewrite top, rests.
Qed.

Lemma ones_rest b l i : i < b -> Forall (fun n => n < 2 ^ S b) l -> ones i (map (fun n => n mod 2 ^ b) l) = ones i l.
Proof.
  intros low small. unfold ones. induction small as [|n l first small IH]; [easy|]. simpl. rewrite IH. f_equal.
  destruct (split_top b n first) as (n_is & _). rewrite n_is at 2. now rewrite bit_low.
Qed.

Lemma rest_small b l : Forall (fun n => n < 2 ^ b) (map (fun n => n mod 2 ^ b) l).
Proof. apply Forall_map. apply Forall_forall. intros n _. apply Nat.mod_upper_bound. now apply Nat.pow_nonzero. Qed.

Lemma unchanged k b : forall l l', Forall2 le l' l -> Forall (fun n => n < 2 ^ b) l -> changed l l' <= k ->
  (forall i, i < b -> ones i l mod (S k) = 0) -> (forall i, i < b -> ones i l' mod (S k) = 0) -> l' = l.
Proof.
  induction b as [|b IH]; intros l l' all small few zeros zeros'.
  - clear few zeros zeros'. induction all as [|n' n l' l low all same]; [easy|]. apply Forall_cons_iff in small as (first & small).
    simpl in first. f_equal; [lia | now apply same].
  - assert (small' : Forall (fun n => n < 2 ^ S b) l').
    { clear few zeros zeros'. induction all; [constructor|]. apply Forall_cons_iff in small as (first & small).
      constructor; [lia | now apply IHall]. }
    destruct (tops_less b l l' all small) as (less & more & same).
    assert (equal : ones b l = ones b l').
    { apply divides_less with k; [apply zeros | apply zeros' | easy |]; lia. }
    destruct same as (lower & tops); [easy|]. destruct (changed_rest b l l' tops small small') as (few' & back).
    apply back. apply IH; [easy | apply rest_small | lia | |]; intros i low; rewrite ones_rest; auto.
Qed.

(** ** From all others there is a move to such heaps: heaps that are made smaller anyway are free to be anything smaller. *)

Definition free (l : list (bool * nat)) : nat := list_sum (map (fun p : bool * nat => if fst p then 1 else 0) l).
Definition held_ones (b : nat) (l : list (bool * nat)) : nat :=
  list_sum (map (fun p : bool * nat => if fst p then 0 else bit b (snd p)) l).

(** What a heap may become. *)
Definition allowed (b : nat) (p : bool * nat) (m : nat) : Prop := if fst p then m < 2 ^ b else m <= snd p.

(** How many heaps are made smaller. *)
Fixpoint cost (l : list (bool * nat)) (ms : list nat) : nat :=
  match l, ms with
  | (f, n) :: l, m :: ms => (if (f || negb (n =? m))%bool then 1 else 0) + cost l ms
  | _, _ => 0
  end.

(** The digit of 2^b of each heap, when x free heaps get it and r others lose it and are free below; whether the heap is
    free, and what is left below. *)
Fixpoint assign (b x r : nat) (l : list (bool * nat)) : list (nat * (bool * nat)) :=
  match l with
  | [] => []
  | (true, n) :: others => (Nat.min x 1, (true, n mod 2 ^ b)) :: assign b (pred x) r others
  | (false, n) :: others =>
    match bit b n, r with
    | S _, S fewer => (0, (true, n mod 2 ^ b)) :: assign b x fewer others
    | top, _ => (top, (false, n mod 2 ^ b)) :: assign b x r others
    end
  end.

Lemma assign_sums b l : forall x r, Forall (fun p => snd p < 2 ^ S b) l ->
  list_sum (map fst (assign b x r l)) = Nat.min x (free l) + (held_ones b l - r) /\
  free (map snd (assign b x r l)) = free l + Nat.min r (held_ones b l) /\
  Forall (fun p => snd p < 2 ^ b) (map snd (assign b x r l)).
Proof.
  unfold free, held_ones. induction l as [|(f, n) l IH]; intros x r small.
  - simpl. split; [lia|]. split; [lia | constructor].
  - apply Forall_cons_iff in small as (first & small). destruct (split_top b n first) as (_ & one & rest). destruct f; simpl.
    + destruct (IH (pred x) r small) as (tops & frees & rests). rewrite tops, frees. split; [lia|]. split; [lia|]. now constructor.
    + destruct (bit b n) as [|[|]] eqn:top; [| |lia].
      * destruct (IH x r small) as (tops & frees & rests). simpl. rewrite tops, frees. split; [lia|]. split; [lia|]. now constructor.
      * destruct r as [|r].
        -- destruct (IH x 0 small) as (tops & frees & rests). simpl. rewrite tops, frees. split; [lia|]. split; [lia|]. now constructor.
        -- destruct (IH x r small) as (tops & frees & rests). simpl. rewrite tops, frees. split; [lia|]. split; [lia|]. now constructor.
Qed.

Fixpoint lift (b : nat) (tops : list (nat * (bool * nat))) (ms : list nat) : list nat :=
  match tops, ms with
  | (t, _) :: tops, m :: ms => (t * 2 ^ b + m) :: lift b tops ms
  | _, _ => []
  end.

Lemma lift_allowed b l : forall x r ms, Forall (fun p => snd p < 2 ^ S b) l ->
  Forall2 (allowed b) (map snd (assign b x r l)) ms ->
  Forall2 (allowed (S b)) l (lift b (assign b x r l) ms) /\
  cost l (lift b (assign b x r l) ms) <= cost (map snd (assign b x r l)) ms /\
  ones b (lift b (assign b x r l) ms) = list_sum (map fst (assign b x r l)) /\
  (forall i, i < b -> ones i (lift b (assign b x r l) ms) = ones i ms).
Proof.
  unfold ones. induction l as [|(f, n) l IH]; intros x r ms small all.
  - simpl in *. inversion all. simpl. split; [constructor|]. split; [lia|]. now split.
  - apply Forall_cons_iff in small as (first & small). destruct (split_top b n first) as (n_is & one & rest).
    simpl in first.
    assert (step : forall t f' x' r', assign b x r ((f, n) :: l) = (t, (f', n mod 2 ^ b)) :: assign b x' r' l ->
      t <= 1 -> (f = true -> f' = true) -> (f = false -> f' = true -> t = 0 /\ bit b n = 1) ->
      (f = false -> f' = false -> t = bit b n) ->
      Forall2 (allowed (S b)) ((f, n) :: l) (lift b (assign b x r ((f, n) :: l)) ms) /\
      cost ((f, n) :: l) (lift b (assign b x r ((f, n) :: l)) ms) <= cost (map snd (assign b x r ((f, n) :: l))) ms /\
      list_sum (map (bit b) (lift b (assign b x r ((f, n) :: l)) ms)) = list_sum (map fst (assign b x r ((f, n) :: l))) /\
      (forall i, i < b -> list_sum (map (bit i) (lift b (assign b x r ((f, n) :: l)) ms)) = list_sum (map (bit i) ms))).
    { intros t f' x' r' is_step small_t stays frees keeps. rewrite is_step in *. simpl map in *.
      inversion all as [|? m ? ms' here all' e1 e2]; subst. destruct (IH x' r' ms' small all') as (rights & costs & tops & others).
      assert (low : m < 2 ^ b) by (unfold allowed in here; simpl in here; destruct f'; lia).
      simpl lift. split; [|split; [|split]].
      - constructor; [|easy]. unfold allowed in *. simpl in *. destruct f.
        + destruct t as [|[|]]; lia.
        + destruct f'; [|rewrite (keeps eq_refl eq_refl); lia]. destruct (frees eq_refl eq_refl) as (-> & top).
          rewrite top in n_is. lia.
      - simpl. enough ((if (f || negb (n =? t * 2 ^ b + m))%bool then 1 else 0) <=
          (if (f' || negb (n mod 2 ^ b =? m))%bool then 1 else 0)) by lia. destruct f; [now rewrite stays|]. simpl.
        destruct f'; simpl; [destruct (negb _); lia|]. rewrite (keeps eq_refl eq_refl).
        destruct (n mod 2 ^ b =? m) eqn:same; simpl; [|destruct (negb _); lia]. apply Nat.eqb_eq in same.
        replace (n =? bit b n * 2 ^ b + m) with true; [easy|]. symmetry. apply Nat.eqb_eq. lia.
      - simpl. now rewrite tops, bit_top.
      - intros i less. simpl. now rewrite others, bit_low. }
    destruct f; [apply (step _ true _ _ eq_refl); try easy; lia|]. destruct (bit b n) as [|[|]] eqn:top; [| |lia].
    + apply (step 0 false x r); [simpl; now rewrite top | lia | easy | easy | intros; congruence].
    + destruct r as [|r].
      * apply (step 1 false x 0); [simpl; now rewrite top | lia | easy | easy | intros; congruence].
      * apply (step 0 true x r); [simpl; now rewrite top | lia | easy | intros; split; congruence | easy].
Qed.

Lemma reach k b : forall l, Forall (fun p => snd p < 2 ^ b) l -> free l <= k ->
  exists ms, Forall2 (allowed b) l ms /\ cost l ms <= k /\ forall i, i < b -> ones i ms mod (S k) = 0.
Proof.
  induction b as [|b IH]; intros l small few.
  - exists (map snd l). split; [|split; [|lia]].
    + clear few. induction small as [|(f, n) l first small all]; constructor; [|easy]. unfold allowed. simpl in *. destruct f; lia.
    + enough (cost l (map snd l) <= free l) by lia. unfold free. clear. induction l as [|(f, n) l IH]; simpl; [easy|].
      rewrite Nat.eqb_refl. destruct f; simpl; lia.
  - assert (exists x r, (Nat.min x (free l) + (held_ones b l - r)) mod (S k) = 0 /\ free l + Nat.min r (held_ones b l) <= k)
      as (x & r & zero & few').
    { pose proof (Nat.mod_upper_bound (held_ones b l) (S k)). pose proof (Nat.div_mod (held_ones b l) (S k)).
      set (c := held_ones b l) in *. destruct (Nat.eq_dec (c mod S k) 0) as [none|some].
      - exists 0, 0. simpl Nat.min. rewrite Nat.add_0_l, Nat.sub_0_r. split; [easy | lia].
      - destruct (le_lt_dec (S k - c mod S k) (free l)) as [enough|short].
        + exists (S k - c mod S k), 0. rewrite Nat.min_l, Nat.sub_0_r by easy. split; [|simpl; lia].
          replace (S k - c mod S k + c) with (S (c / S k) * S k) by lia. now apply Nat.mod_mul.
        + exists 0, (c mod S k). rewrite Nat.min_0_l, Nat.add_0_l. split; [|lia].
          replace (c - c mod S k) with (c / S k * S k) by lia. now apply Nat.mod_mul. }
    destruct (assign_sums b l x r small) as (tops & frees & rests).
    destruct (IH (map snd (assign b x r l)) rests) as (ms & all & costs & zeros); [lia|].
    destruct (lift_allowed b l x r ms small all) as (all' & less & top & others).
    exists (lift b (assign b x r l) ms). split; [easy|]. split; [lia|]. intros i low.
    destruct (Nat.eq_dec i b) as [->|other]; [now rewrite top, tops|]. rewrite others by lia. apply zeros. lia.
Qed.

(** ** The theorem *)

Lemma pattern_below k b l : Forall (fun n => n < 2 ^ b) l ->
  moore_pattern k l <-> Forall (fun i => ones i l mod (S k) = 0) (seq 0 b).
Proof.
  intro small. rewrite Forall_forall. split; intros zeros i; [intro; apply zeros|].
  destruct (le_lt_dec b i) as [high|low]; [|apply zeros, in_seq; lia].
  replace (ones i l) with 0; [now apply Nat.mod_0_l|]. unfold ones. clear zeros. symmetry.
  induction small as [|n l first small IH]; [easy|]. simpl. rewrite IH, bit_high; [easy|].
  apply Nat.lt_le_trans with (2 ^ b); [easy | now apply Nat.pow_le_mono_r].
Qed.

Lemma lower_small b l l' : Forall2 le l' l -> Forall (fun n => n < 2 ^ b) l -> Forall (fun n => n < 2 ^ b) l'.
Proof.
  induction 1 as [|n' n l' l low all IH]; intro small; [constructor|]. apply Forall_cons_iff in small as (first & small).
  constructor; [lia | now apply IH].
Qed.

Theorem moore_lost k l : lost (moore k) l <-> moore_pattern k l.
Proof.
  apply (@lost_by_pattern (moore k) (moore_pattern k)); clear l; change (position (moore k)) with (list nat);
    change (options (moore k)) with (moore_options k).
  - intro l. destruct (bounded l) as (b & small). rewrite (pattern_below k b l small).
    destruct (Forall_dec _ (fun i => Nat.eq_dec (ones i l mod S k) 0) (seq 0 b)); auto.
  - intros l l' here move there. apply moore_options_spec in move as (all & other & few). apply other.
    destruct (bounded l) as (b & small). now apply (unchanged k b).
  - intros l not. destruct (bounded l) as (b & small). destruct (reach k b (map (pair false) l)) as (ms & all & costs & zeros).
    + now apply Forall_map.
    + enough (free (map (pair false) l) = 0) by lia. unfold free. rewrite map_map. simpl. clear. now induction l.
    + assert (lower : Forall2 le ms l /\ changed l ms <= cost (map (pair false) l) ms).
      { clear - all. revert ms all. induction l as [|n l IH]; intros ms all; inversion all; subst; [now split; [constructor|]|].
        destruct (IH l') as (lower & few); [easy|]. split; [now constructor|]. simpl. destruct (n =? y); simpl; lia. }
      destruct lower as (lower & few). assert (there : moore_pattern k ms).
      { apply (pattern_below k b); [now apply lower_small with l|]. apply Forall_forall. intros i within.
        apply in_seq in within. apply zeros. lia. }
      exists ms. split; [|easy]. apply moore_options_spec. split; [easy|]. split; [now intros ->|lia].
Qed.
