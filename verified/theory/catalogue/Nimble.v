(** Nimble: coins lie on the squares of a strip, any number on each, the list tells how many, square 0 first; in a move
    one coin goes to any square before its own. *)

From Coq Require Import List NArith Arith Lia.
From Grundy Require Import Game Nimsum Grundy Pattern.
Import ListNotations.

Fixpoint alter (f : nat -> nat) (i : nat) (l : list nat) : list nat :=
  match l, i with
  | [], _ => []
  | n :: others, O => f n :: others
  | n :: others, S j => n :: alter f j others
  end.

Definition nimble_options (l : list nat) : list (list nat) :=
  flat_map (fun i => if nth i l 0 =? 0 then [] else map (fun j => alter S j (alter pred i l)) (seq 0 i))
    (seq 0 (length l)).

Lemma nimble_options_spec l q : In q (nimble_options l) <->
  exists i j, j < i < length l /\ 1 <= nth i l 0 /\ q = alter S j (alter pred i l).
Proof.
  unfold nimble_options. rewrite in_flat_map. split.
  - intros (i & range & within). apply in_seq in range. destruct (Nat.eqb_spec (nth i l 0) 0); [easy|].
    apply in_map_iff in within as (j & <- & low). apply in_seq in low. exists i, j. repeat split; lia.
  - intros (i & j & range & some & ->). exists i. split; [apply in_seq; lia|].
    destruct (Nat.eqb_spec (nth i l 0) 0); [lia|]. apply (in_map (fun j => alter S j (alter pred i l))).
    apply in_seq. lia.
Qed.

(** The squares of all coins added up; the first square of the list is the given one. *)
Fixpoint squares (first : nat) (l : list nat) : nat :=
  match l with [] => 0 | n :: others => first * n + squares (S first) others end.

Lemma alter_length f l : forall i, length (alter f i l) = length l.
Proof. induction l as [|n l IH]; intros [|i]; simpl; auto. Qed.

Lemma squares_more l : forall first j, j < length l -> squares first (alter S j l) = squares first l + (first + j).
Proof.
  induction l as [|n l IH]; intros first [|j] within; simpl in *; [lia|lia|lia|]. rewrite IH by lia. lia.
Qed.

Lemma squares_less l : forall first i, 1 <= nth i l 0 -> squares first (alter pred i l) + (first + i) = squares first l.
Proof.
  induction l as [|n l IH]; intros first [|i] some; simpl in *; [lia|lia| |].
  - destruct n; [lia|]. simpl. lia.
  - specialize (IH (S first) i some). lia.
Qed.

Lemma nimble_ends : well_founded (fun q p => In q (nimble_options p)).
Proof.
  apply ends_by_measure with (squares 0). intros p q move.
  apply nimble_options_spec in move as (i & j & range & some & ->).
  rewrite squares_more by (rewrite alter_length; lia). pose proof (squares_less p 0 i some). lia.
Qed.

Definition nimble : game := Game nimble_options nimble_ends.

(** The nim sum of the squares of all coins: those of squares with an odd number. *)
Fixpoint coins_xor (first : nat) (l : list nat) : N :=
  match l with
  | [] => 0%N
  | n :: others => N.lxor (if Nat.odd n then N.of_nat first else 0%N) (coins_xor (S first) others)
  end.

Lemma xor_change f l : (forall n, Nat.odd (f n) = negb (Nat.odd n)) -> forall first i, i < length l ->
  coins_xor first (alter f i l) = N.lxor (coins_xor first l) (N.of_nat (first + i)).
Proof.
  intro turns. induction l as [|n l IH]; intros first [|i] within; simpl in *; [lia|lia| |].
  - rewrite turns, Nat.add_0_r. rewrite !(N.lxor_comm _ (coins_xor (S first) l)), N.lxor_assoc. f_equal.
    destruct (Nat.odd n); simpl; [now rewrite N.lxor_nilpotent | easy].
  - rewrite IH by lia. rewrite N.lxor_assoc. do 3 f_equal. lia.
Qed.

Lemma odd_succ n : Nat.odd (S n) = negb (Nat.odd n).
Proof. now rewrite Nat.odd_succ, <- Nat.negb_odd. Qed.

Lemma xor_less l first i : 1 <= nth i l 0 ->
  coins_xor first (alter pred i l) = N.lxor (coins_xor first l) (N.of_nat (first + i)).
Proof.
  revert first i. induction l as [|n l IH]; intros first [|i] some; simpl in *; [lia|lia| |].
  - destruct n as [|n]; [lia|]. rewrite odd_succ, Nat.add_0_r. simpl.
    rewrite !(N.lxor_comm _ (coins_xor (S first) l)), N.lxor_assoc. f_equal.
    destruct (Nat.odd n); simpl; [easy | now rewrite N.lxor_nilpotent].
  - rewrite IH by easy. rewrite N.lxor_assoc. do 3 f_equal. lia.
Qed.

Lemma after_move l i j : j < i < length l -> 1 <= nth i l 0 ->
  coins_xor 0 (alter S j (alter pred i l)) = N.lxor (coins_xor 0 l) (N.lxor (N.of_nat i) (N.of_nat j)).
Proof.
  intros range some. rewrite xor_change by (try exact odd_succ; rewrite alter_length; lia).
  rewrite xor_less by easy. now rewrite N.lxor_assoc.
Qed.

Lemma coin_to_move l : forall first u, (u < coins_xor first l)%N ->
  exists i j, i < length l /\ 1 <= nth i l 0 /\ j < first + i /\
    N.lxor (coins_xor first l) (N.lxor (N.of_nat (first + i)) (N.of_nat j)) = u.
Proof.
  induction l as [|n l IH]; intros first u low; simpl in low; [lia|].
  simpl coins_xor. apply below_nimsum in low as [(a & low & <-)|(b & low & <-)].
  - destruct (Nat.odd n) eqn:odd; [|lia]. exists 0, (N.to_nat a). simpl. rewrite Nnat.N2Nat.id, Nat.add_0_r.
    split; [lia|]. split; [destruct n; [easy|lia]|]. split; [lia|].
    rewrite (N.lxor_comm (N.of_nat first)), N.lxor_assoc, lxor_cancel_l. apply N.lxor_comm.
  - apply IH in low as (i & j & within & some & less & <-). exists (S i), j. simpl.
    split; [lia|]. split; [easy|]. split; [lia|]. replace (first + S i) with (S first + i) by lia. apply N.lxor_assoc.
Qed.

Theorem nimble_value l : grundy nimble l = coins_xor 0 l.
Proof.
  apply (@grundy_by_conditions nimble (coins_xor 0)); clear l.
  - intros p q move equal. apply nimble_options_spec in move as (i & j & range & some & ->).
    rewrite after_move in equal by easy. rewrite <- (N.lxor_0_r (coins_xor 0 p)) in equal at 2.
    apply lxor_injective, N.lxor_eq in equal. lia.
  - intros p u low. destruct (coin_to_move p 0 u low) as (i & j & within & coin & less & equal).
    exists (alter S j (alter pred i p)). split; [apply nimble_options_spec; exists i, j; auto|].
    now rewrite after_move.
Qed.

Theorem nimble_lost l : lost nimble l <-> coins_xor 0 l = 0%N.
Proof. now rewrite lost_iff_zero, nimble_value. Qed.
