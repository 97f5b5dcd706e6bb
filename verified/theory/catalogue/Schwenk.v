(** Take-away games of Schwenk (1970): after k tokens were taken the next player may take at most f k, where f does not
    decrease, and f k is at least k: the k-multiple games are such. At first all but one may be taken. *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern TakeAway.
Import ListNotations.

Section Schwenk.
  Variable f : nat -> nat.

  Definition schwenk : game := take_away f.

  (** ** Schwenk's numbers: 1, and each with the least of those whose limit reaches it makes the next one *)

  (** The first numbers, the largest first. *)
  Fixpoint numbers (i : nat) : list nat :=
    match i with
    | O => [1]
    | S less =>
        let known := numbers less in
        let largest := hd 1 known in
        largest + hd largest (filter (fun h => largest <=? f h) (rev known)) :: known
    end.

  Definition number (i : nat) : nat := hd 1 (numbers i).

  Hypothesis grows : forall a b, a <= b -> f a <= f b.
  Hypothesis enough : forall a, a <= f a.

  Lemma numbers_are i : numbers i = rev (map number (seq 0 (S i))).
  Proof.
    induction i as [|i IH]; [easy|]. rewrite seq_S, map_app, rev_app_distr, <- IH. easy.
  Qed.

  Lemma number_step i : exists j, j <= i /\ number (S i) = number i + number j /\ number i <= f (number j) /\
    forall l, l < j -> f (number l) < number i.
  Proof.
    assert (found : exists j, j <= i /\ hd (number i) (filter (fun h => number i <=? f h) (map number (seq 0 (S i)))) = number j /\
      number i <= f (number j) /\ forall l, l < j -> f (number l) < number i).
    { assert (from : forall start count, start + count = i ->
        exists j, start <= j <= i /\ hd (number i) (filter (fun h => number i <=? f h) (map number (seq start (S count)))) = number j /\
          number i <= f (number j) /\ forall l, start <= l < j -> f (number l) < number i).
      { intros start count. revert start. induction count as [|count IH]; intros start last.
        - exists i. rewrite Nat.add_0_r in last. subst. simpl. rewrite (proj2 (Nat.leb_le _ _) (enough (number i))).
          split; [lia|]. split; [easy|]. split; [apply enough | lia].
        - rewrite <- cons_seq. cbn [map filter]. destruct (number i <=? f (number start)) eqn:reach.
          + apply Nat.leb_le in reach. exists start. split; [lia|]. split; [easy|]. split; [exact reach | lia].
          + apply Nat.leb_gt in reach. destruct (IH (S start)) as (j & range & is_j & reach_j & least); [lia|].
            exists j. split; [lia|]. split; [exact is_j|]. split; [exact reach_j|]. intros l low.
            destruct (Nat.eq_dec l start) as [->|]; [exact reach | apply least; lia]. }
      destruct (from 0 i) as (j & range & is_j & reach & least); [easy|]. exists j.
      split; [lia|]. split; [exact is_j|]. split; [exact reach|]. intros l low. apply least. lia. }
    destruct found as (j & low & is_j & reach & least). exists j. split; [exact low|]. split; [|easy].
    change (number (S i)) with (number i + hd (number i) (filter (fun h => number i <=? f h) (rev (numbers i)))).
    now rewrite numbers_are, rev_involutive, is_j.
  Qed.

  Lemma number_positive i : 1 <= number i.
  Proof.
    induction i as [|i IH]; [change (number 0) with 1; lia|]. destruct (number_step i) as (j & _ & -> & _). lia.
  Qed.

  Lemma number_lt i : number i < number (S i).
  Proof. destruct (number_step i) as (j & _ & -> & _). pose proof (number_positive j). lia. Qed.

  Lemma number_le i j : i <= j -> number i <= number j.
  Proof. induction 1 as [|j _ IH]; [lia|]. pose proof (number_lt j). lia. Qed.

  Lemma number_large i : i < number i.
  Proof. induction i as [|i IH]; [change (number 0) with 1; lia|]. pose proof (number_lt i). lia. Qed.

  Lemma largest_number n : 1 <= n -> exists i, number i <= n < number (S i).
  Proof.
    intro some. assert (all : forall m, n < number m -> exists i, number i <= n < number (S i)).
    { induction m as [|m IH]; intro above; [change (number 0) with 1 in above; lia|].
      destruct (le_lt_dec (number m) n) as [low|high]; [now exists m | now apply IH]. }
    apply (all n). apply number_large.
  Qed.

  Lemma number_between i j n : number i <= n < number (S i) -> number j <= n < number (S j) -> i = j.
  Proof.
    intros here there. destruct (Nat.lt_trichotomy i j) as [less|[equal|more]]; [| exact equal |].
    - pose proof (number_le (S i) j less). lia.
    - pose proof (number_le (S j) i more). lia.
  Qed.

  (** ** The smallest part of a heap: take its largest number away, and go on with the rest *)

  Inductive ends_in : nat -> nat -> Prop :=
    | is_number : forall i, ends_in (number i) (number i)
    | with_rest : forall i m t, 1 <= m -> number i + m < number (S i) -> ends_in m t -> ends_in (number i + m) t.

  Lemma ends_somewhere n : 1 <= n -> exists t, ends_in n t.
  Proof.
    induction n as [n IH] using lt_wf_ind. intro some. destruct (largest_number n some) as (i & low & high).
    destruct (Nat.eq_dec n (number i)) as [->|other]; [exists (number i); constructor|].
    pose proof (number_positive i). destruct (IH (n - number i)) as (t & rest); [lia | lia |]. exists t.
    replace n with (number i + (n - number i)) by lia. apply with_rest; [lia | lia | exact rest].
  Qed.

  Lemma ends_bounds n t : ends_in n t -> 1 <= t <= n.
  Proof.
    induction 1 as [i|i m t some high _ IH]; [pose proof (number_positive i); lia | lia].
  Qed.

  Lemma ends_unique n t : ends_in n t -> forall t', ends_in n t' -> t = t'.
  Proof.
    induction 1 as [i|i m t some high rest IH]; intros t' other.
    - remember (number i) as n eqn:equal. destruct other as [j|j m t' some high _]; [easy|]. exfalso.
      pose proof (number_lt i). rewrite (number_between i j (number i)) in equal; lia.
    - remember (number i + m) as n eqn:equal. destruct other as [j|j m' t' some' high' rest'].
      + exfalso. pose proof (number_lt j). rewrite (number_between i j (number j)) in equal; lia.
      + apply IH. assert (i = j) by (apply number_between with (number i + m); lia). subst j.
        now replace m with m' by lia.
  Qed.

  (** Who takes the smallest part leaves one that is out of reach. *)
  Lemma smallest_taken n t : ends_in n t -> n = t \/ exists t', ends_in (n - t) t' /\ f t < t'.
  Proof.
    induction 1 as [i|i m t some high rest IH]; [now left|]. right.
    pose proof (ends_bounds _ _ rest) as bounds.
    destruct (number_step i) as (j & _ & next & _ & least).
    assert (t_low : f t < number i).
    { destruct (largest_number t) as (l & low & _); [lia|].
      assert (below : t < number j) by lia. assert (l < j).
      { destruct (le_lt_dec j l) as [more|]; [apply number_le in more; lia | easy]. }
      clear low below.
      assert (exact : forall n' t', ends_in n' t' -> exists h, t' = number h).
      { induction 1 as [h|h m' t' _ _ _ found]; [now exists h | exact found]. }
      destruct (exact m t rest) as (h & ->). apply least.
      destruct (le_lt_dec j h) as [more|]; [apply number_le in more; lia | easy]. }
    destruct IH as [->|(t' & left & above)].
    - exists (number i). replace (number i + t - t) with (number i) by lia. split; [constructor | exact t_low].
    - exists t'. split; [|exact above]. pose proof (ends_bounds _ _ left).
      replace (number i + m - t) with (number i + (m - t)) by lia. apply with_rest; [lia | lia | exact left].
  Qed.

  (** Who takes less than that leaves one that is within reach. *)
  Lemma number_lowered i : forall x t, 1 <= x < number i -> ends_in (number i - x) t -> t <= f x.
  Proof.
    induction i as [i IH] using lt_wf_ind. intros x t range left. destruct i as [|i]; [change (number 0) with 1 in range; lia|].
    destruct (number_step i) as (j & low & next & reach & _). pose proof (ends_bounds _ _ left).
    destruct (le_lt_dec (number j) x) as [more|less].
    - pose proof (grows _ _ more). lia.
    - destruct (ends_somewhere (number j - x)) as (t' & rest); [lia|].
      assert (same : ends_in (number (S i) - x) t').
      { replace (number (S i) - x) with (number i + (number j - x)) by lia. apply with_rest; [lia | lia | exact rest]. }
      rewrite (ends_unique _ _ left _ same). apply (IH j); [lia | lia | exact rest].
  Qed.

  Lemma less_taken n t : ends_in n t -> forall x t', 1 <= x < t -> ends_in (n - x) t' -> t' <= f x.
  Proof.
    induction 1 as [i|i m t some high rest IH]; intros x t' range left; [now apply (number_lowered i)|].
    pose proof (ends_bounds _ _ rest). destruct (ends_somewhere (m - x)) as (t'' & other); [lia|].
    assert (same : ends_in (number i + m - x) t'').
    { replace (number i + m - x) with (number i + (m - x)) by lia. apply with_rest; [lia | lia | exact other]. }
    rewrite (ends_unique _ _ left _ same). now apply (IH x).
  Qed.

  (** ** Lost are the heaps whose smallest part is above the limit *)

  Definition schwenk_pattern (p : nat * nat) : Prop := fst p = 0 \/ exists t, ends_in (fst p) t /\ snd p < t.

  Theorem schwenk_lost n limit : lost schwenk (n, limit) <-> schwenk_pattern (n, limit).
  Proof.
    apply (@lost_by_pattern schwenk schwenk_pattern); clear n limit.
    - intros (n, q). destruct (Nat.eq_dec n 0) as [zero|some]; [now left; left|].
      destruct (ends_somewhere n) as (t & last); [lia|]. destruct (le_lt_dec t q) as [more|less].
      + right. intros [zero|(t' & last' & above)]; simpl in *; [easy|]. rewrite (ends_unique _ _ last' _ last) in above. lia.
      + left. right. now exists t.
    - intros (n, q) p' here move. apply take_away_spec in move as (k & range & within & ->).
      destruct here as [zero|(t & last & above)]; simpl in *; [lia|]. pose proof (ends_bounds _ _ last).
      intros [none|(t' & left & high)]; simpl in *; [lia|].
      pose proof (less_taken n t last k t' ltac:(lia) left). lia.
    - intros (n, q) not. destruct n as [|n]; [exfalso; apply not; now left|].
      destruct (ends_somewhere (S n)) as (t & last); [lia|]. pose proof (ends_bounds _ _ last).
      assert (more : t <= q).
      { destruct (le_lt_dec t q) as [|less]; [easy|]. exfalso. apply not. right. now exists t. }
      exists (S n - t, f t). split; [apply take_away_spec; exists t; repeat split; lia|].
      destruct (smallest_taken _ _ last) as [equal|(t' & rest & above)].
      + left. change (S n - t = 0). lia.
      + right. now exists t'.
  Qed.

  (** At first all but one may be taken: then Schwenk's numbers are lost. *)
  Theorem schwenk_start_lost n : 1 <= n -> lost schwenk (n, n - 1) <-> exists i, n = number i.
  Proof.
    intro some. rewrite schwenk_lost. unfold schwenk_pattern. simpl. split.
    - intros [zero|(t & last & above)]; [lia|]. pose proof (ends_bounds _ _ last).
      destruct last as [i|i m t here high rest]; [now exists i|]. pose proof (ends_bounds _ _ rest).
      pose proof (number_positive i). lia.
    - intros (i & ->). right. exists (number i). split; [constructor|]. pose proof (number_positive i). lia.
  Qed.
End Schwenk.

(** The k-multiple game: k times as many may be taken next. *)
Definition multiple (k : nat) : game := schwenk (fun taken => k * taken).

Theorem multiple_lost k n limit : 1 <= k ->
  lost (multiple k) (n, limit) <-> schwenk_pattern (fun taken => k * taken) (n, limit).
Proof. intro some. apply schwenk_lost; intros; nia. Qed.

Theorem multiple_start_lost k n : 1 <= k -> 1 <= n ->
  lost (multiple k) (n, n - 1) <-> exists i, n = number (fun taken => k * taken) i.
Proof. intros some positive. apply schwenk_start_lost; [intros; nia | intros; nia | exact positive]. Qed.
