(** Euclid's game (Cole and Davie 1969): from the larger of two numbers a positive multiple of the smaller one is taken,
    until one of them is 0. Of equal numbers either may be taken, which leads to positions that differ in order alone. *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern.
From Grundy.catalogue Require Import GoldenRatio.
Import ListNotations.

(** Nothing can be taken of a smaller number, and n / 0 is 0 here. *)
Definition euclid_options (p : nat * nat) : list (nat * nat) :=
  let (x, y) := p in
  map (fun k => (x, y - k * x)) (seq 1 (y / x)) ++ map (fun k => (x - k * y, y)) (seq 1 (x / y)).

Lemma quotient_spec x y k : 1 <= k <= y / x <-> 1 <= x /\ 1 <= k /\ k * x <= y.
Proof.
  destruct x as [|x]; [simpl; lia|]. pose proof (Nat.div_mod y (S x)). pose proof (Nat.mod_upper_bound y (S x)).
  set (q := y / S x) in *. set (r := y mod S x) in *. split; intro range; [nia|].
  destruct (le_lt_dec k q) as [|more]; [lia|]. pose proof (Nat.mul_le_mono_r (S q) k (S x) more). lia.
Qed.

Lemma euclid_options_spec x y x' y' : In (x', y') (euclid_options (x, y)) <->
  exists k, 1 <= k /\ ((1 <= x /\ x' = x /\ y = y' + k * x) \/ (1 <= y /\ y' = y /\ x = x' + k * y)).
Proof.
  unfold euclid_options. rewrite in_app_iff, !in_map_iff. split.
  - intros [(k & equal & range)|(k & equal & range)]; apply in_seq in range; injection equal as <- <-; exists k.
    + assert (1 <= k <= y / x) as within by lia. apply quotient_spec in within. lia.
    + assert (1 <= k <= x / y) as within by lia. apply quotient_spec in within. lia.
  - intros (k & some & [(positive & -> & ->)|(positive & -> & ->)]).
    + left. exists k. split; [f_equal; lia|]. apply in_seq. enough (1 <= k <= (y' + k * x) / x) by lia.
      apply quotient_spec. lia.
    + right. exists k. split; [f_equal; lia|]. apply in_seq. enough (1 <= k <= (x' + k * y) / y) by lia.
      apply quotient_spec. lia.
Qed.

Lemma euclid_ends : well_founded (fun q p => In q (euclid_options p)).
Proof.
  apply ends_by_measure with (fun p => fst p + snd p). intros (x, y) (x', y') move.
  apply euclid_options_spec in move as (k & some & [?|?]); simpl; nia.
Qed.

Definition euclid : game := Game euclid_options euclid_ends.

(** Lost are pairs with 0, and of different numbers those whose quotient is below the golden ratio. *)
Definition close (a b : nat) : Prop := a = 0 \/ (a < b /\ b * b < a * b + a * a).
Definition euclid_pattern (p : nat * nat) : Prop := close (fst p) (snd p) \/ close (snd p) (fst p).

Lemma close_dec a b : close a b \/ ~ close a b.
Proof. unfold close. lia. Qed.

Lemma euclid_swap x y x' y' : In (x', y') (euclid_options (x, y)) -> In (y', x') (euclid_options (y, x)).
Proof. rewrite !euclid_options_spec. intros (k & some & ?). exists k. lia. Qed.

Lemma close_leaves a b q : close a b -> In q (euclid_options (a, b)) -> ~ euclid_pattern q.
Proof.
  destruct q as (x, y). intros here move. apply euclid_options_spec in move as (k & some & moved).
  destruct here as [->|(order & near)].
  - destruct moved as [?|(positive & -> & equal)]; [lia|]. nia.
  - destruct moved as [(positive & -> & ->)|(positive & -> & ->)]; [|nia].
    assert (k = 1) as -> by nia. rewrite Nat.mul_1_l in *.
    unfold euclid_pattern, close. simpl. nia.
Qed.

Lemma far_reaches a b : a <= b -> ~ close a b -> exists q, In q (euclid_options (a, b)) /\ euclid_pattern q.
Proof.
  intros order far. assert (positive : 1 <= a) by (unfold close in far; lia).
  pose proof (Nat.div_mod b a) as parts. pose proof (Nat.mod_upper_bound b a).
  set (m := b / a) in *. set (r := b mod a) in *. clearbody m r.
  assert (some : 1 <= m) by (destruct m; [lia|lia]).
  assert (to_rest : In (a, r) (euclid_options (a, b))) by (apply euclid_options_spec; exists m; lia).
  destruct (close_dec r a) as [here|not].
  - exists (a, r). split; [easy|]. now right.
  - assert (strict : a * r + r * r < a * a).
    { pose proof (irrational a r) as never. unfold close in not. lia. }
    exists (a, a + r). split.
    + apply euclid_options_spec. exists (m - 1).
      destruct m as [|[|m]]; [lia| |].
      * exfalso. apply far. assert (b = a + r) as -> by lia. unfold close in *. right. split; [lia|lia].
      * simpl. split; [lia|]. left. lia.
    + left. right. simpl. unfold close in not. lia.
Qed.

Theorem euclid_lost p : lost euclid p <-> euclid_pattern p.
Proof.
  apply (@lost_by_pattern euclid euclid_pattern); clear p.
  - intros (x, y). unfold euclid_pattern. simpl. destruct (close_dec x y), (close_dec y x); tauto.
  - intros (x, y) (x', y') [here|here] move; simpl in here, move.
    + now apply (close_leaves x y).
    + apply euclid_swap in move. apply (close_leaves y x) in move; [|easy]. unfold euclid_pattern in *. simpl in *. tauto.
  - intros (x, y) not. change (options euclid) with euclid_options.
    destruct (le_lt_dec x y) as [order|order].
    + apply far_reaches; [easy|]. intro here. apply not. now left.
    + destruct (far_reaches y x) as ((y', x') & move & there); [lia | intro here; apply not; now right |].
      exists (x', y'). split; [now apply euclid_swap|]. unfold euclid_pattern in *. simpl in *. tauto.
Qed.
