(** A check that claimed values of heaps are the values of a code: of every heap, no option has the claimed value, and
    each smaller number is the value of an option that is shown.

    With a mask, values fall into two classes, those that share an even number of ones with it (rare) and the others;
    the parity of heaps may count as one more bit where all splits take even numbers of tokens, or all odd ones. A split
    that leads to a value of the other class has exactly one rare heap, so it is enough to look at those. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Ints.
Import ListNotations.
Set Implicit Arguments.

Section Values.
  Variable claimed : int -> int.
  (** Of a heap and a number, what a move may take and leave that has this number as its value. *)
  Variable shown : int -> int -> int * list int.
  (** What a code allows: to take so many tokens and leave so many heaps. *)
  Variable moves : list (int * nat).

  Local Open Scope uint63_scope.

  Fixpoint value_of (left : list int) : int :=
    match left with [] => 0 | heap :: others => claimed heap lxor value_of others end.

  (** Nonempty heaps of so many tokens in all. *)
  Fixpoint make_up (rest : int) (left : list int) : bool :=
    match left with
    | [] => rest =? 0
    | heap :: others => (1 <=? heap) && (heap <=? rest) && make_up (rest - heap) others
    end.

  Definition allowed (taken : int) (count : nat) : bool :=
    existsb (fun move : int * nat => (fst move =? taken) && (snd move =? count)%nat) moves.

  Definition shows (n u : int) : bool :=
    let (taken, left) := shown n u in
    allowed taken (length left) && (taken <=? n) && make_up (n - taken) left && (value_of left =? u).

  (** No heaps of so many tokens, none smaller than [least], have together with [others] the value v. *)
  Fixpoint avoids (v : int) (count : nat) (rest least others : int) : bool :=
    match count with
    | O => negb ((rest =? 0) && (others =? v))
    | S O => (rest <? least) || negb (others lxor claimed rest =? v)
    | S fewer =>
      all_between least ((rest >> 1) + 1) (fun heap => avoids v fewer (rest - heap) heap (others lxor claimed heap))
    end.

  Fixpoint rare_avoid (v rest : int) (rare : list (int * int)) : bool :=
    match rare with
    | [] => true
    | (heap, its) :: others =>
      negb ((heap <? rest) && (its lxor claimed (rest - heap) =? v)) && rare_avoid v rest others
    end.

  (** The class of a value that a heap has. *)
  Fixpoint parity (depth : nat) (i : int) : bool :=
    match depth with O => false | S less => xorb (1 =? i land 1) (parity less (i >> 1)) end.

  Record classes := Classes { mask : int; by_heap : bool; odd_splits : bool }.

  Definition is_odd (i : int) : bool := 1 =? i land 1.

  Definition common (by_mask : classes) (heap v : int) : bool :=
    xorb (parity 31 (v land mask by_mask)) (by_heap by_mask && xorb (is_odd heap) (odd_splits by_mask)).

  Definition suits (by_mask : classes) : bool :=
    forallb (fun move : int * nat => (snd move <=? 2)%nat &&
      (negb (by_heap by_mask) || negb (snd move =? 2)%nat || Bool.eqb (is_odd (fst move)) (odd_splits by_mask))) moves.

  Definition no_option_has (by_mask : option classes) (rare : list (int * int)) (n v : int) : bool :=
    forallb (fun move : int * nat => let (taken, count) := move in
      if n <? taken then true else
      match by_mask, count with
      | Some its, 2%nat => if common its n v then rare_avoid v (n - taken) rare else avoids v count (n - taken) 1 0
      | _, _ => avoids v count (n - taken) 1 0
      end) moves.

  Definition check_heap (by_mask : option classes) (n : int) (rare : list (int * int)) : option (list (int * int)) :=
    let v := claimed n in
    if all_between 0 v (shows n) && no_option_has by_mask rare n v
    then Some (match by_mask with
               | Some its => if (n =? 0) || common its n v then rare else (n, v) :: rare
               | None => rare
               end)
    else None.

  Definition check_values (by_mask : option classes) (bound : int) : bool :=
    match by_mask with Some its => suits its | None => true end &&
    match sweep 0 bound (check_heap by_mask) [] with Some _ => true | None => false end.
End Values.
