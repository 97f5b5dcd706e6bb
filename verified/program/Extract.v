(** The checks that are proved right, as OCaml. *)

From Coq Require Import Extraction ExtrOcamlBasic ExtrOCamlInt63.
From Grundy Require Import CheckValues CheckPeriod LeastOfCodes CheckAllBut ElementSets NamedBoards CheckBoards
  CheckQuotient QuotientHeaps CheckTame CheckWindows.

(* The operations on sets are no calls. *)
Extraction Inline SmallSets.same SmallSets.meet SmallSets.join SmallSets.minus SmallSets.lowered SmallSets.raised.

Extraction "checks.ml"
  check_code
  check_subtraction
  check_least_code
  check_least_subtraction
  check_state
  check_all_but
  Large.check_node_kayles
  Large.check_arc_kayles
  Large.check_chomp
  Large.check_cram
  Large.check_cram_turned
  Small.check_node_kayles
  Small.check_arc_kayles
  Small.check_chomp
  Small.check_cram
  Small.check_cram_turned
  node_kayles_moves
  arc_kayles_moves
  cram_moves
  chomp_moves
  check_up_to
  check_for_all
  check_tame
  check_all_tame
  check_windows
  check_least.
