(** Take-away games: from a heap of n at most limit tokens are taken, at least one, and when k were taken the next player
    may take at most f k. A position is the heap with the limit. *)

From Coq Require Import List Arith Lia.
From Grundy Require Import Game Pattern.
Import ListNotations.

Section TakeAway.
  Variable f : nat -> nat.

  Definition take_away_options (p : nat * nat) : list (nat * nat) :=
    let (n, limit) := p in map (fun k => (n - k, f k)) (seq 1 (Nat.min n limit)).

  Lemma take_away_spec n limit q : In q (take_away_options (n, limit)) <->
    exists k, 1 <= k <= limit /\ k <= n /\ q = (n - k, f k).
  Proof.
    unfold take_away_options. rewrite in_map_iff. split.
    - intros (k & <- & range). apply in_seq in range. exists k. repeat split; lia.
    - intros (k & range & enough & ->). exists k. split; [easy|]. apply in_seq. lia.
  Qed.

  Lemma take_away_ends : well_founded (fun q p => In q (take_away_options p)).
  Proof.
    apply ends_by_measure with fst. intros (n, limit) q move.
    apply take_away_spec in move as (k & range & enough & ->). simpl. lia.
  Qed.

  Definition take_away : game := Game take_away_options take_away_ends.
End TakeAway.
