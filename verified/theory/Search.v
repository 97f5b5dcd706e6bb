(** How a claim becomes a theorem that the kernel computes: values stand in an array, and moves that leave them are
    sought. Nothing is proved of this, for the check looks at all of it. *)

From Coq Require Import List Uint63 PArray.
From Grundy Require Import Ints CheckValues.
Import ListNotations.
Set Implicit Arguments.
Local Open Scope uint63_scope.

Definition claimed_by (values : array int) (heap : int) : int := values.[heap].

(** The first number from [from] on, and below [upto], of which something holds, found by halving. *)
Fixpoint first_in (depth : nat) (from upto : int) (holds : int -> bool) : option int :=
  if from <? upto then
    match depth with
    | O => None
    | S less =>
      let middle := from + ((upto - from) >> 1) in
      match first_in less from middle holds with
      | Some found => Some found
      | None => if holds middle then Some middle else first_in less (middle + 1) upto holds
      end
    end
  else None.

(** What may be left of so many tokens as so many heaps, at most two, with this value. *)
Definition left_with (claimed : int -> int) (rest : int) (count : nat) (u : int) : option (list int) :=
  match count with
  | O => if (rest =? 0) then if u =? 0 then Some [] else None else None
  | S O => if 1 <=? rest then if claimed rest =? u then Some [rest] else None else None
  | _ =>
    match first_in 63 1 ((rest >> 1) + 1) (fun heap => claimed heap lxor claimed (rest - heap) =? u) with
    | Some heap => Some [heap; rest - heap]
    | None => None
    end
  end.

Fixpoint sought (claimed : int -> int) (moves : list (int * nat)) (n u : int) : int * list int :=
  match moves with
  | [] => (0, [])
  | (taken, count) :: others =>
    match (if taken <=? n then left_with claimed (n - taken) count u else None) with
    | Some parts => (taken, parts)
    | None => sought claimed others n u
    end
  end.
