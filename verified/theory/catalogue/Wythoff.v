(** Wythoff's game (1907): the same number is taken from both of two heaps, or any number from one. Lost are the pairs of
    the lower n-th number, n times the golden ratio without its fraction, and the upper one, which is n more. *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern.
From Grundy.catalogue Require Import GoldenRatio.
Import ListNotations.

Definition wythoff_options (p : nat * nat) : list (nat * nat) :=
  let (x, y) := p in
  map (fun x' => (x', y)) (seq 0 x) ++ map (fun y' => (x, y')) (seq 0 y) ++
  map (fun k => (x - k, y - k)) (seq 1 (Nat.min x y)).

Lemma wythoff_options_spec x y x' y' : In (x', y') (wythoff_options (x, y)) <->
  (x' < x /\ y' = y) \/ (x' = x /\ y' < y) \/ (exists k, 1 <= k /\ x = x' + k /\ y = y' + k).
Proof.
  unfold wythoff_options. rewrite !in_app_iff, !in_map_iff. split.
  - intros [(a & equal & range)|[(a & equal & range)|(k & equal & range)]]; apply in_seq in range;
      injection equal as <- <-; [lia|lia|]. right. right. exists k. lia.
  - intros [(low & ->)|[(-> & low)|(k & some & -> & ->)]].
    + left. exists x'. split; [easy|]. apply in_seq. lia.
    + right. left. exists y'. split; [easy|]. apply in_seq. lia.
    + right. right. exists k. split; [f_equal; lia|]. apply in_seq. lia.
Qed.

Lemma wythoff_ends : well_founded (fun q p => In q (wythoff_options p)).
Proof.
  apply ends_by_measure with (fun p => fst p + snd p). intros (x, y) (x', y') move.
  apply wythoff_options_spec in move. simpl. destruct move as [?|[?|(k & ?)]]; lia.
Qed.

Definition wythoff : game := Game wythoff_options wythoff_ends.

(** The golden ratio is (1 + √5) / 2. *)
Definition lower (n : nat) : nat := (n + Nat.sqrt (5 * n * n)) / 2.
Definition upper (n : nat) : nat := lower n + n.

Definition below_ratio (a n : nat) : Prop := a * a <= a * n + n * n.

Lemma lower_spec n : below_ratio (lower n) n /\ ~ below_ratio (S (lower n)) n.
Proof.
  unfold lower, below_ratio. pose proof (Nat.sqrt_spec (5 * n * n)) as [low high]; [lia|].
  set (s := Nat.sqrt (5 * n * n)) in *. pose proof (Nat.div_mod (n + s) 2) as parts.
  pose proof (Nat.mod_upper_bound (n + s) 2). set (a := (n + s) / 2) in *. set (r := (n + s) mod 2) in *.
  assert (n <= s) by nia. split.
  - assert (2 * a <= n + s) by lia. assert (n <= 2 * a) by lia.
    assert ((2 * a - n) * (2 * a - n) <= s * s) by (apply Nat.mul_le_mono; lia).
    remember (2 * a - n) as t eqn:t_is. assert (twice : 2 * a = t + n) by lia. clear t_is parts.
    assert (2 * a * (2 * a) = (t + n) * (t + n)) by now rewrite twice.
    assert (2 * a * n = (t + n) * n) by now rewrite twice. lia.
  - assert (s + 1 <= 2 * a + 2 - n) by lia.
    assert (S s * S s <= (2 * a + 2 - n) * (2 * a + 2 - n)) by (apply Nat.mul_le_mono; lia).
    remember (2 * a + 2 - n) as t eqn:t_is. assert (twice : 2 * S a = t + n) by lia. clear t_is parts.
    assert (2 * S a * (2 * S a) = (t + n) * (t + n)) by now rewrite twice.
    assert (2 * S a * n = (t + n) * n) by now rewrite twice. lia.
Qed.

Lemma below_less a b n : below_ratio b n -> ~ below_ratio a n -> b < a.
Proof.
  unfold below_ratio. intros low high. destruct (le_lt_dec a b) as [less|]; [|easy]. exfalso. apply high.
  destruct (le_lt_dec a n) as [small|large]; [pose proof (Nat.mul_le_mono_l a n a small); lia|].
  assert (a * (a - n) <= b * (b - n)) by (apply Nat.mul_le_mono; lia).
  rewrite !Nat.mul_sub_distr_l in H. pose proof (Nat.mul_le_mono_l n a a). pose proof (Nat.mul_le_mono_l n b b). lia.
Qed.

Lemma lower_unique a n : below_ratio a n -> ~ below_ratio (S a) n -> a = lower n.
Proof.
  intros low high. destruct (lower_spec n) as [low' high'].
  pose proof (below_less _ _ _ low high'). pose proof (below_less _ _ _ low' high). lia.
Qed.

Lemma lower_increases m n : m < n -> lower m < lower n.
Proof.
  intro less. destruct (lower_spec m) as [low _]. destruct (lower_spec n) as [_ high].
  assert (S (lower m) < S (lower n)); [|lia]. apply below_less with n; [|easy].
  unfold below_ratio in *. assert (m <= lower m).
  { destruct (lower_spec m) as [_ above]. unfold below_ratio in above. nia. }
  nia.
Qed.

Lemma lower_injective m n : lower m = lower n -> m = n.
Proof.
  intro same. destruct (Nat.lt_total m n) as [less|[equal|less]]; [|easy|]; apply lower_increases in less; lia.
Qed.

Lemma lower_not_upper n m : 1 <= m -> lower n <> upper m.
Proof.
  unfold upper. intros some same. destruct (lower_spec n) as [low high]. destruct (lower_spec m) as [low' high'].
  rewrite same in low, high. unfold below_ratio in *. set (j := lower m) in *.
  pose proof (irrational j m) as strict. destruct (le_lt_dec n j) as [less|more].
  - pose proof (Nat.mul_le_mono_l n j (j + m) less). pose proof (Nat.mul_le_mono n j n j less less). lia.
  - pose proof (Nat.mul_le_mono_l (S j) n (S (j + m)) more). pose proof (Nat.mul_le_mono (S j) n (S j) n more more). lia.
Qed.

Lemma each_is_one k : (exists n, k = lower n) \/ (exists m, 1 <= m /\ k = upper m).
Proof.
  assert (exists n, lower n <= k /\ k < lower (S n)) as (n & low & high).
  { assert (grows : forall n, n <= lower n).
    { induction n as [|n IH]; [lia|]. pose proof (lower_increases n (S n)). lia. }
    assert (search : forall b, k < lower b -> exists n, lower n <= k /\ k < lower (S n)).
    { induction b as [|b IH]; intro above; [now compute in above|].
      destruct (le_lt_dec (lower b) k) as [here|below]; [now exists b | now apply IH]. }
    apply (search (S k)). specialize (grows (S k)). lia. }
  destruct (Nat.eq_dec (lower n) k) as [equal|other]; [left; now exists n|]. right.
  destruct (lower_spec n) as [_ above]. destruct (lower_spec (S n)) as [below _].
  assert (gap : S k <= lower (S n)) by lia.
  assert (up : ~ below_ratio k n) by (intro under; pose proof (below_less _ _ _ under above); lia).
  assert (down : below_ratio (S k) (S n)).
  { destruct (le_lt_dec (S k * S k) (S k * S n + S n * S n)) as [here|over]; [easy|].
    assert (not : ~ below_ratio (S k) (S n)) by (unfold below_ratio; lia).
    pose proof (below_less _ _ _ below not). lia. }
  assert (n < k).
  { destruct (le_lt_dec k n) as [small|]; [|easy]. exfalso. apply up. unfold below_ratio.
    pose proof (Nat.mul_le_mono_l k n k small). lia. }
  exists (k - n). split; [lia|]. unfold upper. enough (n = lower (k - n)) by lia.
  remember (k - n) as m eqn:m_is. assert (k = n + m) as -> by lia. clear m_is.
  pose proof (irrational (S n) m). apply lower_unique; unfold below_ratio in *; lia.
Qed.

Definition beatty_pair (p : nat * nat) : Prop := exists n, p = (lower n, upper n) \/ p = (upper n, lower n).

Lemma beatty_distance x y : beatty_pair (x, y) <-> Nat.min x y = lower (Nat.max x y - Nat.min x y).
Proof.
  unfold upper. split.
  - intros (n & [equal|equal]); injection equal as -> ->; unfold upper.
    + rewrite Nat.max_r, Nat.min_l by lia. f_equal. lia.
    + rewrite Nat.max_l, Nat.min_r by lia. f_equal. lia.
  - intro equal. exists (Nat.max x y - Nat.min x y). unfold upper. destruct (le_lt_dec x y) as [less|less].
    + left. rewrite Nat.max_r, Nat.min_l in * by lia. rewrite <- equal. f_equal. lia.
    + right. rewrite Nat.max_l, Nat.min_r in * by lia. rewrite <- equal. f_equal. lia.
Qed.

Lemma two_of_row x y y' : beatty_pair (x, y) -> beatty_pair (x, y') -> y = y'.
Proof.
  intros (n & here) (m & there). destruct here as [here|here], there as [there|there]; injection here as -> ->;
    injection there as same ->.
  - apply lower_injective in same as ->. easy.
  - destruct m as [|m]; [|exfalso; now apply (lower_not_upper n (S m)); [lia|]].
    change (upper 0) with (lower 0) in *. apply lower_injective in same as ->. easy.
  - destruct n as [|n]; [|exfalso; symmetry in same; now apply (lower_not_upper m (S n)) in same; [|lia]].
    change (upper 0) with (lower 0) in *. apply lower_injective in same as <-. easy.
  - unfold upper in same. destruct (Nat.lt_total n m) as [less|[->|less]]; [|easy|];
      apply lower_increases in less as wide; lia.
Qed.

Lemma beatty_swap x y : beatty_pair (x, y) <-> beatty_pair (y, x).
Proof. rewrite !beatty_distance, Nat.min_comm, Nat.max_comm. easy. Qed.

Lemma move_to_beatty x y : x <= y -> ~ beatty_pair (x, y) ->
  exists q, In q (wythoff_options (x, y)) /\ beatty_pair q.
Proof.
  intros order not. destruct (each_is_one x) as [(n & ->)|(m & some & ->)].
  - destruct (Nat.lt_total y (upper n)) as [less|[->|more]].
    + set (d := y - lower n). assert (d < n) as lowd by (unfold d, upper in *; lia). apply lower_increases in lowd.
      exists (lower d, upper d). split; [|exists d; now left]. apply wythoff_options_spec. right. right.
      exists (lower n - lower d). unfold upper in *. lia.
    + exfalso. apply not. exists n. now left.
    + exists (lower n, upper n). split; [|exists n; now left]. apply wythoff_options_spec. lia.
  - exists (upper m, lower m). split; [|exists m; now right]. apply wythoff_options_spec. unfold upper in *. lia.
Qed.

Theorem wythoff_lost p : lost wythoff p <-> beatty_pair p.
Proof.
  apply (@lost_by_pattern wythoff beatty_pair); clear p.
  - intros (x, y). rewrite beatty_distance. destruct (Nat.eq_dec (Nat.min x y) (lower (Nat.max x y - Nat.min x y))); auto.
  - intros (x, y) (x', y') here move there. change (options wythoff) with wythoff_options in move.
    apply wythoff_options_spec in move as [(less & ->)|[(-> & less)|(k & some & -> & ->)]].
    + apply beatty_swap in here, there. pose proof (two_of_row _ _ _ here there). lia.
    + pose proof (two_of_row _ _ _ here there). lia.
    + apply beatty_distance in here, there.
      replace (Nat.max (x' + k) (y' + k) - Nat.min (x' + k) (y' + k)) with (Nat.max x' y' - Nat.min x' y') in here by lia.
      lia.
  - intros (x, y) not. change (options wythoff) with wythoff_options.
    destruct (le_lt_dec x y) as [order|order]; [now apply move_to_beatty|].
    rewrite beatty_swap in not. apply move_to_beatty in not as ((y', x') & move & there); [|lia].
    exists (x', y'). split; [|now apply beatty_swap]. apply wythoff_options_spec in move. apply wythoff_options_spec.
    destruct move as [?|[?|(k & ?)]]; [lia|lia|]. right. right. exists k. lia.
Qed.
