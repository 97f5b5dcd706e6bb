(** The checks that are proved right, as OCaml. *)

From Coq Require Import Extraction ExtrOcamlBasic ExtrOCamlInt63.
From Grundy Require Import CheckValues CheckPeriod CheckAllBut.

Extraction "checks.ml"
  check_code
  check_subtraction
  check_state
  check_all_but.
