(** A check of periods by windows: the values below the first window by their rules, then from each window the values up to
    the end of the next one, and the two windows that show the period. Segments are looked at one by one, each by its two
    windows and the first values alone. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Codes Periods Windows Ints CheckValues CheckValuesSound CheckPeriod.
Import ListNotations.
Set Implicit Arguments.

Section Check.
  (** The values of the first heaps, and what shows each smaller number to be that of an option. *)
  Variable head : int -> int.
  Variable head_shown : int -> int -> int * list int.
  Variable digits : list N.
  Variable its : classes.
  (** The rare heaps, the last of them, and the largest part of a split that is looked at. *)
  Variable rare : list int.
  Variables last_rare most : int.
  (** How many tokens are taken and which part is left of a witness, 0 if it leaves one heap; how far below the heap
      the other part is; and the value of the part. *)
  Variable witnesses : int.
  Variable origin : int -> int * int.
  Variables distance worth : int -> int.
  (** Of the values below a bound, whether they have an odd number of ones in common with the mask. *)
  Variable bound : int.
  Variable odd_ones : int -> bool.
  (** Windows: where they end, and the value at a place. *)
  Variable count : int.
  Variable ends : int -> int.
  Variable window : int -> int -> int.
  (** From a window on to the next one: the value of a heap, and the witness of a smaller number. *)
  Variable segment : int -> (int -> int) * (int -> int -> int).

  Local Open Scope uint63_scope.

  Let moves := moves_from 0 digits.

  (** As many values as a window has: the first one is of no account for what follows. *)
  Definition window_length (last_taken : int) : int := most + last_taken + 1.

  Definition check_rare : bool :=
    all_between 1 (last_rare + 1) (fun n => common its n (head n) || existsb (fun a => a =? n) rare).

  (** How far below a heap the other part of a split with a rare one is, and the value of the rare one. *)
  Definition rare_splits : list (int * int) :=
    flat_map (fun move : int * nat =>
      if (snd move =? 2)%nat then map (fun a => (fst move + a, head a)) rare else []) moves.

  Definition left_alone : list int :=
    flat_map (fun move : int * nat => if (snd move =? 1)%nat then [fst move] else []) moves.

  Definition check_witness (j : int) : bool :=
    let (taken, a) := origin j in
    if a =? 0 then allowed moves taken 1 && (distance j =? taken) && (worth j =? 0)
    else allowed moves taken 2 && (a <=? most) && (distance j =? taken + a) && (worth j =? head a).

  Definition check_ones (v : int) : bool := Bool.eqb (odd_ones v) (parity 31 (v land mask its)).

  Definition is_common_value (n v : int) : bool :=
    (v <? bound) && xorb (odd_ones v) (by_heap its && xorb (is_odd n) (odd_splits its)).

  Definition is_witness (f : int -> int) (n u j : int) : bool :=
    (j <? witnesses) && (worth j lxor f (n - distance j) =? u).

  Definition next_value (splits : list (int * int)) (alone : list int) (f : int -> int) (witness : int -> int -> int)
      (n : int) : bool :=
    let v := f n in
    is_common_value n v &&
    forallb (fun split : int * int => let (far, value) := split in negb (value lxor f (n - far) =? v)) splits &&
    forallb (fun far => negb (f (n - far) =? v)) alone &&
    all_between 0 v (fun u => is_witness f n u (witness n u)).

  (** Whether the values of a function are those of window i. *)
  Definition agrees (size i : int) (f : int -> int) : bool :=
    all_between 0 size (fun j => f (ends i - size + j) =? window i j).

  Definition check_segment (size : int) (splits : list (int * int)) (alone : list int) (i : int) : bool :=
    let (f, witness) := segment i in
    (ends i <? ends (i + 1)) && agrees size i f &&
    all_between (ends i) (ends (i + 1)) (next_value splits alone f witness) &&
    agrees size (i + 1) f.

  Definition check_head (size : int) : bool :=
    (size <=? ends 0) && check_values head head_shown moves (Some its) (ends 0) &&
    all_between (last_rare + 1) (ends 0) (fun n => common its n (head n)) && agrees size 0 head.

  Definition last_taken : int := fold_right (fun move most => if most <? fst move then fst move else most) 0 moves.

  (** Window i ends behind heap n0 - 1 and the values that the next ones need; the last one a period later. *)
  Definition check_repetition (size i n0 p : int) : bool :=
    let last := count - 1 in
    (1 <=? count) && (i <? last) && (1 <=? p) && (last_rare <? n0) && (n0 <=? ends i) && (ends i - n0 =? size - 1) &&
    (ends i <=? ends last) && (ends last - ends i =? p) && (negb (by_heap its) || negb (is_odd p)) &&
    all_between 1 size (fun j => window i j =? window last j).

  Definition check_windows (i n0 p : int) : bool :=
    let size := window_length last_taken in
    (Z.of_nat (length digits) <? 2 ^ 62)%Z && (to_Z most <? 2 ^ 60)%Z && (to_Z last_taken <? 2 ^ 60)%Z &&
    negb (N.testbit (nth 0 digits 0%N) 0) && negb (N.testbit (nth 0 digits 0%N) 1) &&
    (last_rare <=? most) && (1 <=? count) &&
    all_between 0 bound check_ones && all_between 0 witnesses check_witness && check_repetition size i n0 p && check_head size && check_rare &&
    (let splits := rare_splits in
     let alone := left_alone in
     all_between 0 (count - 1) (check_segment size splits alone)).

  (** ** That period and first heap are the least ones *)

  Definition is_prime (q root : int) : bool :=
    (2 <=? q) && (to_Z q <? to_Z root * to_Z root)%Z && all_between 2 root (fun d => negb (q mod d =? 0)).

  (** For a prime that divides p: a number that is more than its root, and the window and place which show that the
      quotient is no period. *)
  Variable shorter : int -> int * (int * int).

  Definition check_shorter (size i p q : int) : bool :=
    let (root, shown) := shorter q in
    let (j, place) := shown in
    is_prime q root && (j <? count) && (1 <=? place) && (place <? size) &&
    (to_Z (ends j) =? to_Z (ends i) + to_Z p / to_Z q)%Z && negb (window i place =? window j place).

  Definition check_least (primes : list int) (i p : int) : bool :=
    let size := window_length last_taken in
    negb (window i 0 =? window (count - 1) 0) &&
    (fold_right (fun q product => to_Z q * product) 1 primes =? to_Z p)%Z &&
    forallb (check_shorter size i p) primes.
End Check.
