(** The checks that are proved right, as OCaml. *)

From Coq Require Import Extraction ExtrOcamlBasic ExtrOCamlInt63.
From Grundy Require Import CheckValues CheckPeriod CheckAllBut CheckClaims CheckSmallBoards NamedBoards
  CheckQuotient QuotientHeaps CheckTame CheckWindows.

Extraction "checks.ml"
  check_code
  check_subtraction
  check_state
  check_all_but
  check_nimber
  check_win
  check_nimber_small
  check_win_small
  node_kayles_moves
  arc_kayles_moves
  cram_moves
  chomp_moves
  check_quotient
  check_for_all
  check_tame
  check_all_tame
  check_windows
  check_least.
