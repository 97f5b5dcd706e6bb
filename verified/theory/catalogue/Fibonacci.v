(** Fibonacci Nim (Whinihan 1963): from a heap of n at most limit tokens are taken, at least one, and the next player
    may take at most twice as many. At first all but one may be taken. *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern TakeAway.
Import ListNotations.

Definition fibonacci_nim : game := take_away (fun taken => 2 * taken).

(** ** 1, 2, 3, 5, 8, … and sums of numbers no two of which are neighbours among them (Zeckendorf) *)

Fixpoint fib (i : nat) : nat :=
  match i with
  | O => 1
  | S j => match j with O => 2 | S h => fib j + fib h end
  end.

Lemma fib_step i : fib (S (S i)) = fib (S i) + fib i.
Proof. easy. Qed.

Lemma fib_positive i : 1 <= fib i.
Proof. induction i as [i IH] using lt_wf_ind. destruct i as [|[|i]]; simpl; [lia|lia|]. specialize (IH (S i)). simpl in IH. lia. Qed.

Lemma fib_lt i : fib i < fib (S i).
Proof. destruct i; [simpl; lia|]. rewrite fib_step. pose proof (fib_positive i). lia. Qed.

Lemma fib_le i j : i <= j -> fib i <= fib j.
Proof. induction 1 as [|j _ IH]; [easy|]. pose proof (fib_lt j). lia. Qed.

Lemma fib_inj_lt i j : fib i < fib j -> i < j.
Proof. intro less. destruct (le_lt_dec j i) as [more|]; [apply fib_le in more; lia | easy]. Qed.

Lemma fib_more i j : i + 2 <= j -> 2 * fib i < fib j.
Proof.
  intro far. pose proof (fib_le (S (S i)) j). rewrite fib_step in H. pose proof (fib_lt i). lia.
Qed.

(** Places, the highest first, no two of them neighbours, and all at most top. *)
Fixpoint apart (top : nat) (places : list nat) : Prop :=
  match places with
  | [] => True
  | i :: lower => i <= top /\ match lower with [] => True | _ => 2 <= i /\ apart (i - 2) lower end
  end.

Definition total (places : list nat) : nat := list_sum (map fib places).

Lemma total_cons i lower : total (i :: lower) = fib i + total lower.
Proof. easy. Qed.

Lemma apart_below places : forall top, apart top places -> total places < fib (S top).
Proof.
  induction places as [|i lower IH]; intros top far; [apply fib_positive|]. destruct far as [low far].
  rewrite total_cons. apply Nat.lt_le_trans with (fib (S i)); [|apply (fib_le (S i) (S top)); lia].
  destruct lower as [|j lower]; [change (total []) with 0; pose proof (fib_lt i); lia|]. destruct far as [two far].
  apply IH in far. destruct i as [|[|i]]; [lia|lia|]. replace (S (S (S i) - 2)) with (S i) in far by lia.
  rewrite (fib_step (S i)). lia.
Qed.

Lemma largest_fib n : 1 <= n -> exists i, fib i <= n < fib (S i).
Proof.
  induction n as [|n IH]; intro some; [lia|]. destruct n as [|n]; [exists 0; simpl; lia|].
  destruct IH as (i & low & high); [lia|]. destruct (le_lt_dec (fib (S i)) (S (S n))) as [here|].
  - exists (S i). pose proof (fib_lt (S i)). lia.
  - exists i. lia.
Qed.

Lemma zeckendorf n : forall top, n < fib (S top) -> exists places, apart top places /\ total places = n.
Proof.
  induction n as [n IH] using lt_wf_ind. intros top high. destruct n as [|n]; [now exists []|].
  destruct (largest_fib (S n)) as (i & low & above); [lia|]. pose proof (fib_positive i).
  assert (i <= top) by (pose proof (fib_inj_lt i (S top)); lia).
  destruct (Nat.eq_dec (fib i) (S n)) as [equal|other]; [exists [i]; unfold total; simpl; lia|].
  destruct i as [|[|i]]; [change (fib 1) with 2 in above; change (fib 0) with 1 in *; lia
    | change (fib 2) with 3 in above; change (fib 1) with 2 in *; lia |].
  rewrite (fib_step (S i)) in above.
  destruct (IH (S n - fib (S (S i)))) with (top := i) as (lower & far & sum); [lia | lia |].
  exists (S (S i) :: lower). rewrite total_cons, sum. split; [|lia].
  change (S (S i) <= top /\ match lower with [] => True | _ => 2 <= S (S i) /\ apart (S (S i) - 2) lower end).
  replace (S (S i) - 2) with i by lia. split; [easy|]. destruct lower; [easy|]. split; [lia|easy].
Qed.

Lemma apart_raise places : forall top top', top <= top' -> apart top places -> apart top' places.
Proof. destruct places; intros top top' more; simpl; [easy|]. intros [low far]. split; [lia|easy]. Qed.

Lemma apart_last high : forall top i lower, apart top (high ++ i :: lower) -> apart top (high ++ [i]).
Proof.
  induction high as [|h high IH]; intros top i lower far; simpl in *; [easy|]. destruct far as [low far].
  split; [easy|]. destruct high as [|h' high]; simpl in *; [easy|]. destruct far as [two far]. split; [easy|].
  now apply IH in far.
Qed.

Lemma apart_tail high : forall top i, high <> [] -> apart top (high ++ [i]) ->
  exists high' h, high = high' ++ [h] /\ i + 2 <= h /\ apart top high.
Proof.
  induction high as [|h high IH]; intros top i some far; [easy|]. destruct high as [|h' high].
  - exists [], h. simpl in *. split; [easy|]. lia.
  - simpl in far. destruct far as [low [two far]]. apply IH in far as (high' & l & equal & more & far); [|easy].
    exists (h :: high'), l. rewrite equal. split; [easy|]. split; [easy|]. simpl. split; [easy|]. rewrite <- equal. easy.
Qed.

Lemma total_app a b : total (a ++ b) = total a + total b.
Proof. unfold total. now rewrite map_app, list_sum_app. Qed.

(** Zeckendorf's sum is the only one. *)
Lemma apart_unique a : forall b top, apart top a -> apart top b -> total a = total b -> a = b.
Proof.
  assert (head : forall i lower top, apart top (i :: lower) -> fib i <= total (i :: lower) < fib (S i)).
  { intros i lower top far. split; [unfold total; simpl; lia|]. apply apart_below. destruct far as [_ far]. now split. }
  assert (none : forall i lower, total (i :: lower) <> 0).
  { intros i lower. unfold total. simpl. pose proof (fib_positive i). lia. }
  assert (rest : forall i lower top, apart top (i :: lower) -> apart i lower).
  { intros i [|j lower] top [_ far]; [easy|]. apply apart_raise with (i - 2); [lia|easy]. }
  induction a as [|i a IH]; intros [|j b] top far_a far_b same; [easy| | |].
  - exfalso. now apply (none j b).
  - exfalso. now apply (none i a).
  - pose proof (head i a top far_a). pose proof (head j b top far_b).
    assert (i = j) as -> by (pose proof (fib_inj_lt i (S j)); pose proof (fib_inj_lt j (S i)); lia).
    f_equal. apply (IH b j); [now apply rest in far_a | now apply rest in far_b |]. unfold total in *. simpl in same. lia.
Qed.

(** ** Lost are the heaps whose smallest number in Zeckendorf's sum is above the limit *)

(** Zeckendorf's sum without its last number, and that. *)
Definition ends_in (n i : nat) : Prop := exists high top, apart top (high ++ [i]) /\ total (high ++ [i]) = n.

Definition fibonacci_pattern (p : nat * nat) : Prop :=
  fst p = 0 \/ exists i, ends_in (fst p) i /\ snd p < fib i.

Lemma some_top n : n < fib (S n).
Proof. induction n as [|n IH]; [simpl; lia|]. pose proof (fib_lt (S n)). lia. Qed.

Lemma ends_somewhere n : 1 <= n -> exists i, ends_in n i.
Proof.
  intro some. destruct (zeckendorf n n (some_top n)) as (places & far & sum).
  destruct (exists_last (l := places)) as (high & i & ->); [intros ->; simpl in sum; unfold total in sum; simpl in sum; lia|].
  exists i, high, n. easy.
Qed.

Lemma ends_unique n i j : ends_in n i -> ends_in n j -> i = j.
Proof.
  intros (high & top & far & sum) (high' & top' & far' & sum').
  assert (same : high ++ [i] = high' ++ [j]).
  { apply apart_unique with (Nat.max top top'); [| |congruence];
      (eapply apart_raise; [|eassumption]); lia. }
  now apply app_inj_tail in same.
Qed.

Lemma apart_app high : forall top i lower, apart top (high ++ [i]) -> lower <> [] -> 2 <= i -> apart (i - 2) lower ->
  apart top (high ++ i :: lower).
Proof.
  induction high as [|h high IH]; intros top i lower far some two low.
  - destruct far as [under _]. split; [easy|]. now destruct lower.
  - destruct far as [under far]. split; [easy|]. destruct high as [|h' high].
    + destruct far as [two' far]. split; [easy|]. apply (IH (h - 2) i lower); easy.
    + destruct far as [two' far]. split; [easy|]. apply (IH (h - 2) i lower); easy.
Qed.

Lemma total_nil : total [] = 0.
Proof. easy. Qed.

Lemma pattern_is_left n q k : fibonacci_pattern (n, q) -> 1 <= k <= q -> k <= n -> ~ fibonacci_pattern (n - k, 2 * k).
Proof.
  intros [zero|(i & (high & top & far & sum) & small)] range enough; cbn [fst snd] in *; [lia|].
  pose proof (fib_positive i). rewrite total_app, total_cons, total_nil in sum.
  destruct i as [|i]; [change (fib 0) with 1 in small; lia|].
  pose proof (fib_positive (S i)). destruct (zeckendorf (fib (S i) - k) i) as (lower & far' & sum'); [lia|].
  destruct (exists_last (l := lower)) as (low & j & ->); [intros ->; rewrite total_nil in sum'; lia|].
  assert (last : ends_in (n - k) j).
  { destruct high as [|h0 rest].
    - exists low, i. split; [easy|]. rewrite total_nil in sum. lia.
    - destruct (apart_tail (h0 :: rest) top (S i)) as (high & h & equal & more & apart_high); [easy|easy|].
      rewrite equal in *. exists ((high ++ [h]) ++ low), top. rewrite <- !app_assoc. split.
      + simpl. apply apart_app; [easy | destruct low; easy | lia |]. apply apart_raise with i; [lia|easy].
      + rewrite app_assoc, total_app. rewrite sum'. lia. }
  intros [zero|(j' & last' & above)]; cbn [fst snd] in *; [lia|]. rewrite (ends_unique _ _ _ last' last) in above.
  destruct j as [|[|j]]; [change (fib 0) with 1 in above; lia | change (fib 1) with 2 in above; lia |].
  pose proof (fib_step j). pose proof (fib_lt j).
  destruct (zeckendorf k j) as (taken & far'' & sum''); [lia|].
  assert (whole : apart i (low ++ S (S j) :: taken)).
  { apply apart_app; [easy | intros ->; rewrite total_nil in sum''; lia | lia |].
    replace (S (S j) - 2) with j by lia. exact far''. }
  apply apart_below in whole. rewrite total_app, total_cons in whole, sum'. rewrite total_nil in sum'. lia.
Qed.

Theorem fibonacci_lost n limit : lost fibonacci_nim (n, limit) <-> fibonacci_pattern (n, limit).
Proof.
  apply (@lost_by_pattern fibonacci_nim fibonacci_pattern); clear n limit.
  - intros (n, q). destruct (Nat.eq_dec n 0) as [zero|some]; [now left; left|].
    destruct (ends_somewhere n) as (i & last); [lia|]. destruct (le_lt_dec (fib i) q) as [more|less].
    + right. intros [zero|(j & last' & above)]; simpl in *; [easy|]. rewrite (ends_unique _ _ _ last' last) in above. lia.
    + left. right. now exists i.
  - intros (n, q) p' here move. apply take_away_spec in move as (k & range & enough & ->).
    now apply (pattern_is_left n q).
  - intros (n, q) not. destruct n as [|n]; [exfalso; apply not; now left|].
    destruct (ends_somewhere (S n)) as (i & last); [lia|].
    assert (more : fib i <= q).
    { destruct (le_lt_dec (fib i) q) as [|less]; [easy|]. exfalso. apply not. right. now exists i. }
    destruct last as (high & top & far & sum). rewrite total_app, total_cons, total_nil in sum.
    pose proof (fib_positive i). exists (S n - fib i, 2 * fib i). split.
    + apply take_away_spec. exists (fib i). repeat split; lia.
    + destruct high as [|h0 rest]; [left; rewrite total_nil in sum; cbn [fst]; lia|]. right.
      destruct (apart_tail (h0 :: rest) top i) as (high & h & equal & above & apart_high); [easy|easy|].
      exists h. cbn [fst snd]. split; [|now apply fib_more]. exists high, top. rewrite <- equal. split; [easy|lia].
Qed.

(** At first all but one may be taken: then the Fibonacci numbers are lost. *)
Theorem fibonacci_nim_lost n : 1 <= n -> lost fibonacci_nim (n, n - 1) <-> exists i, n = fib i.
Proof.
  intro some. rewrite fibonacci_lost. unfold fibonacci_pattern. simpl. split.
  - intros [zero|(i & (high & top & far & sum) & less)]; [lia|]. exists i.
    rewrite total_app, total_cons, total_nil in sum. lia.
  - intros (i & ->). right. exists i. split; [|pose proof (fib_positive i); lia]. exists [], i. split; [now split|].
    unfold total. simpl. lia.
Qed.
