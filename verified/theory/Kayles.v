(** An example: the period of Kayles (0.77), a claim that the kernel itself checks. *)

From Coq Require Import List NArith Uint63 PArray.
From Grundy Require Import Game Codes Periods CheckPeriod Search.
Set Implicit Arguments.

(** From a heap one token or two are taken, and no heap, one or two are left. *)
Definition digits : list N := (0 :: 7 :: 7 :: nil)%N.
Definition kayles : code := Code (fun taken => nth taken digits 0%N) (fun _ => false) (conj eq_refl eq_refl).

Definition values : array int :=
  [| 0; 1; 2; 3; 1; 4; 3; 2; 1; 4; 2; 6; 4; 1; 2; 7; 1; 4; 3; 2; 1; 4; 6; 7; 4; 1; 2; 8; 5; 4; 7; 2; 1; 8; 6; 7; 4;
    1; 2; 3; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 4; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 6; 7; 4; 1;
    2; 8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2;
    8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8;
    1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2; 7 | 0 : int |]%uint63.

Theorem kayles_period : forall n, 71 <= n -> heap_value kayles (n + 12) = heap_value kayles n.
Proof.
  apply (@check_code_sound kayles (claimed_by values) (sought (claimed_by values) (moves_from 0 digits))
    digits None 71 12 168); [|vm_compute; reflexivity].
  split; [easy|]. intros taken count marked. discriminate.
Qed.

(** Said of play: heaps that differ by 12 are alike, whatever lies beside them. *)
Corollary kayles_heaps_alike : forall n others, 71 <= n ->
  (lost (heaps kayles) (n + 12 :: others) <-> lost (heaps kayles) (n :: others)).
Proof. intros n others from. apply period_of_play with 71; [exact kayles_period | exact from]. Qed.
