(** An example: the period of Kayles (0.77), a claim that the kernel itself checks. *)

From Coq Require Import List NArith Uint63.
From Grundy Require Import Game Codes Periods Ints CheckValues CheckPeriod.
Import ListNotations.
Set Implicit Arguments.

(** From a heap one token or two are taken, and no heap, one or two are left. *)
Definition kayles : code := Code (fun taken => nth taken [0; 7; 7]%N 0%N) (fun _ => false) (conj eq_refl eq_refl).

Definition preperiod : list int :=
  [0; 1; 2; 3; 1; 4; 3; 2; 1; 4; 2; 6; 4; 1; 2; 7; 1; 4; 3; 2; 1; 4; 6; 7; 4; 1; 2; 8; 5; 4; 7; 2; 1; 8; 6; 7; 4; 1; 2;
   3; 1; 4; 7; 2; 1; 8; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 4; 2; 7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 6]%uint63.

Definition cycle : list int := [7; 4; 1; 2; 8; 1; 4; 7; 2; 1; 8; 2]%uint63.

Definition values : list int := preperiod ++ concat (repeat cycle 9).

Definition claimed (heap : int) : int := nth (nat_of heap) values 0%uint63.

(** A move that leaves a value: two heaps, one of which may be empty. *)
Definition found (n u : int) : int * list int :=
  let taken_or_none k :=
    if Nat.leb k (nat_of n) then
      find (fun heap => (claimed (int_of heap) lxor claimed (n - int_of k - int_of heap) =? u)%uint63)
        (seq 0 (S (nat_of n - k)))
    else None in
  let left k heap := filter (fun part => 1 <=? part)%uint63 [int_of heap; (n - int_of k - int_of heap)%uint63] in
  match taken_or_none 1, taken_or_none 2 with
  | Some heap, _ => (1%uint63, left 1 heap)
  | None, Some heap => (2%uint63, left 2 heap)
  | None, None => (0%uint63, [])
  end.

Theorem kayles_period : forall n, 71 <= n -> heap_value kayles (n + 12) = heap_value kayles n.
Proof.
  apply (@check_code_sound kayles claimed found [0; 7; 7]%N None 71 12 168); [|vm_compute; reflexivity].
  split; [easy|]. intros taken count marked. discriminate.
Qed.

(** Said of play: heaps that differ by 12 are alike, whatever lies beside them. *)
Corollary kayles_heaps_alike : forall n others, 71 <= n ->
  (lost (heaps kayles) (n + 12 :: others) <-> lost (heaps kayles) (n :: others)).
Proof. intros n others from. apply period_of_play with 71; [exact kayles_period | exact from]. Qed.
