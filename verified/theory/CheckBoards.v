(** The checks of boards that the program asks, one for each game. Each is given the board as the game has it, the position,
    and a claim; what it accepts is true of the game (the other arguments need not be trusted). *)

From Coq Require Import List NArith Bool Lia Uint63.
From Grundy Require Import Game Grundy Boards NamedBoards Ints ElementSets CheckClaims Cram.
Import ListNotations.

(** What is claimed of a position: its value, or that a move wins, given by the set that it leaves. *)
Inductive claim : Type := has_value (v : int) | wins_by (rest : N).

Definition true_claim (b : board) (s : N) (c : claim) : Prop :=
  match c with
  | has_value v => grundy (on_board b) s = N_of v
  | wins_by rest => In rest (options (on_board b) s) /\ lost (on_board b) rest /\ won (on_board b) s
  end.

(** The set of which a value has to be known. *)
Definition asked (s : N) (c : claim) : N := match c with has_value _ => s | wins_by rest => rest end.
Definition value_asked (c : claim) : int := match c with has_value v => v | wins_by _ => 0%uint63 end.
Definition is_move (ms : list move) (s : N) (c : claim) : bool :=
  match c with has_value _ => true | wins_by rest => existsb (N.eqb rest) (board_options ms s) end.

Lemma claim_by_value (b : board) s c : is_move (moves b) s c = true ->
  grundy (on_board b) (asked s c) = N_of (value_asked c) -> true_claim b s c.
Proof.
  destruct c as [v|rest]; simpl; [easy|]. intros move zero. apply existsb_exists in move as (q & move & equal).
  apply N.eqb_eq in equal as <-. assert (is_lost : lost (on_board b) rest) by now apply lost_iff_zero.
  split; [exact move|]. split; [exact is_lost|]. now apply an_option_lost with rest.
Qed.

Module Boards (S : ElementSets).
  Include Check S.

  Section Games.
    Variable count : int.
    Variable set_of : int -> S.set.
    Variable value_of : int -> int.
    Variables index hint : S.set -> int.
    Variable split : S.set -> list S.set.
    Variable answer : S.set -> S.set -> option step.

    Definition check_claim (ms : list move) alike (s : N) (c : claim) : bool :=
      is_move ms s c && check_nimber ms alike count set_of value_of index hint split answer (asked s c) (value_asked c).

    Lemma check_claim_sound (b : board) alike s c :
      (forall d s c, alike d s c = true ->
        grundy (on_board b) (S.number s) = grundy (on_board b) (S.number c) /\ (S.number c <= S.number s)%N) ->
      check_claim (moves b) alike s c = true -> true_claim b s c.
    Proof.
      intros right ok. apply andb_true_iff in ok as (move & ok). apply claim_by_value; [exact move|].
      exact (check_nimber_sound _ _ _ _ _ _ _ _ _ _ _ right ok).
    Qed.

    Definition check_node_kayles vertices edges := check_claim (node_kayles_moves vertices edges) identical.
    Definition check_arc_kayles edges := check_claim (arc_kayles_moves edges) identical.
    Definition check_chomp rows columns := check_claim (chomp_moves rows columns) identical.

    Theorem node_kayles_accepted vertices edges s c :
      check_node_kayles vertices edges s c = true -> true_claim (node_kayles vertices edges) s c.
    Proof. apply (check_claim_sound (node_kayles vertices edges)), identical_right. Qed.

    Theorem arc_kayles_accepted edges s c : check_arc_kayles edges s c = true -> true_claim (arc_kayles edges) s c.
    Proof. apply (check_claim_sound (arc_kayles edges)), identical_right. Qed.

    Theorem chomp_accepted rows columns s c : check_chomp rows columns s c = true -> true_claim (chomp rows columns) s c.
    Proof. apply (check_claim_sound (chomp rows columns)), identical_right. Qed.

    (** In Cram a piece is claimed once for all places where it may lie. *)
    Definition moved (whole inner : S.set) (d : int) (s c : S.set) : bool :=
      let lies_across s := S.meet (S.meet s (S.lowered s 1%uint63)) inner in
      let low := S.lowered s d in
      inside s whole && S.same low c && S.same (S.raised low d) s && S.same (lies_across c) (S.lowered (lies_across s) d).

    Definition check_cram rows columns (s : N) (c : claim) : bool :=
      fits (all_cells rows columns) && fits (inner rows columns) &&
      check_claim (cram_moves rows columns) (moved (S.of_number (all_cells rows columns)) (S.of_number (inner rows columns))) s c.

    Theorem cram_accepted rows columns s c : check_cram rows columns s c = true -> true_claim (cram rows columns) s c.
    Proof.
      intro ok. apply andb_true_iff in ok as (fit & ok). apply andb_true_iff in fit as (fit & fit').
      apply N.eqb_eq in fit, fit'. refine (check_claim_sound (cram rows columns) _ s c _ ok). clear ok s c.
      intros d s c same. unfold moved in same. apply andb_true_iff in same as (same & beside).
      apply andb_true_iff in same as (same & up). apply andb_true_iff in same as (within & down).
      rewrite S.same_spec in beside, up, down. apply N.eqb_eq in beside, up, down. rewrite inside_spec, fit in within.
      rewrite S.lowered_spec, !S.meet_spec, !S.lowered_spec, fit' in beside. change (N_of 1%uint63) with 1%N in beside.
      rewrite S.raised_spec, down in up. rewrite S.lowered_spec in down. split.
      - now apply cram_moved with (N_of d).
      - rewrite <- down, N.shiftr_div_pow2. apply N.div_le_upper_bound; [now apply N.pow_nonzero|].
        pose proof (N.pow_nonzero 2 (N_of d)). nia.
    Qed.

    (** A board that is checked with rows and columns exchanged. *)
    Definition check_cram_turned rows columns (s : N) (c : claim) : bool :=
      is_move (cram_moves rows columns) s c && subset (asked s c) (all_cells rows columns) &&
      check_cram columns rows (transposed rows columns (asked s c)) (has_value (value_asked c)).

    Theorem cram_turned_accepted rows columns s c :
      check_cram_turned rows columns s c = true -> true_claim (cram rows columns) s c.
    Proof.
      intro ok. apply andb_true_iff in ok as (ok & checked). apply andb_true_iff in ok as (move & within).
      apply claim_by_value; [exact move|]. rewrite cram_transposed by exact within. exact (cram_accepted _ _ _ _ checked).
    Qed.
  End Games.
End Boards.

(** On boards of any size, and on those of at most 63 elements. *)
Module Large. Include Boards LargeSets. End Large.
Module Small. Include Boards SmallSets. End Small.
