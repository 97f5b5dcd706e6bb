(** Claims that the kernel computes from the rules alone: values and periods are sought here, by code of which nothing is
    proved, and what was found goes to the checks. *)

From Coq Require Import List ZArith NArith Bool FMapPositive Uint63 PArray.
From Grundy Require Import Game Mex Grundy Codes Sets Boards Ints CheckValues CheckPeriod CheckBoards NamedBoards Search.
Import ListNotations.
Set Implicit Arguments.

(** ** Boards *)

Section Board.
  Local Open Scope N_scope.
  Variable ms : list move.

  (** The sets into which a set falls: moves that touch a common element hold together. *)
  Definition pieces_of (s : N) : list N :=
    fold_left (fun found m =>
      let here := N.lor (needed m) (N.land (removed m) s) in
      let (joined, others) := partition (fun piece => negb (N.land piece here =? 0)) found in
      fold_left N.lor joined here :: others)
      (filter (fun m => playable m s) ms) [].

  Definition known := PositiveMap.t N.
  Definition key (s : N) : positive := N.succ_pos s.

  (** The value of a set, and the table with the values of all that it takes to know it. *)
  Fixpoint learned (depth : nat) (s : N) (table : known) : N * known :=
    match depth with
    | O => (0, table)
    | S less =>
      fold_left (fun state piece =>
        let (sum, table) := state : N * known in
        match PositiveMap.find (key piece) table with
        | Some v => (N.lxor sum v, table)
        | None =>
          let (values, table) :=
            fold_left (fun state left =>
              let (values, table) := state : list N * known in
              let (v, table) := learned less left table in (v :: values, table))
              (board_options ms piece) ([], table) in
          let v := mex values in (N.lxor sum v, PositiveMap.add (key piece) v table)
        end)
        (pieces_of s) (0, table)
    end.

  Definition small (v : N) : int := of_Z (Z.of_N v).

  (** The value of a position, by the check of claims. *)
  Definition computed_nimber (s v : N) : bool :=
    let (_, table) := learned (S (N.size_nat s)) s (PositiveMap.empty N) in
    let claims := PositiveMap.elements table in
    let count := int_of (List.length claims) in
    let empty := (PArray.make count 0, PArray.make count 0%uint63, PositiveMap.empty int, 0%uint63) in
    let '(sets, values, index, _) :=
      fold_left (fun state claim =>
        let '(sets, values, index, i) := state : array N * array int * PositiveMap.t int * int in
        (sets.[i <- N.pred (Npos (fst claim))], values.[i <- small (snd claim)], PositiveMap.add (fst claim) i index, (i + 1)%uint63))
        claims empty in
    Large.check_nimber ms Large.identical count (fun i => sets.[i]) (fun i => values.[i])
      (fun s => match PositiveMap.find (key s) index with Some i => i | None => count end) (fun _ => 0%uint63)
      pieces_of (fun _ _ => None) s (small v) && (N_of (small v) =? v).
End Board.

Theorem nimber_by_computation (b : board) s v : computed_nimber (moves b) s v = true -> grundy (on_board b) s = v.
Proof.
  unfold computed_nimber. destruct (learned _ _ _ _) as (? & table).
  destruct (fold_left _ _ _) as (((sets & values) & index) & ?). intro checked.
  apply andb_true_iff in checked as (checked & same). apply N.eqb_eq in same. rewrite <- same.
  apply Large.check_nimber_sound in checked; [exact checked | apply Large.identical_right].
Qed.

(** A move that leaves a value of 0 wins. *)
Theorem win_by_computation (b : board) s left :
  existsb (N.eqb left) (board_options (moves b) s) && computed_nimber (moves b) left 0 = true -> won (on_board b) s.
Proof.
  intro checked. apply andb_true_iff in checked as (move & zero). apply existsb_exists in move as (q & move & same).
  apply N.eqb_eq in same as <-. apply an_option_lost with left; [easy|].
  now apply lost_iff_zero, nimber_by_computation.
Qed.

(** ** Heaps *)

Section Heaps.
  Local Open Scope uint63_scope.
  Variable moves : list (int * nat).

  (** Marks the values of all that can be left of so many tokens as so many heaps, at most two. *)
  Definition marked (values seen : array int) (n rest : int) (count : nat) : array int :=
    let mark seen v := seen.[v <- n + 1] in
    match count with
    | O => if rest =? 0 then mark seen 0 else seen
    | S O => if 1 <=? rest then mark seen values.[rest] else seen
    | _ =>
      match sweep 1 ((rest >> 1) + 1) (fun heap seen => Some (mark seen (values.[heap] lxor values.[rest - heap]))) seen with
      | Some seen => seen
      | None => seen
      end
    end.

  Fixpoint unseen (tries : nat) (seen : array int) (n v : int) : int :=
    match tries with
    | O => v
    | S fewer => if seen.[v] =? n + 1 then unseen fewer seen n (v + 1) else v
    end.

  (** The values of the heaps below a bound. *)
  Definition computed_values (bound : int) : array int :=
    let largest := 4096 in
    match sweep 0 bound (fun n state =>
      let (values, seen) := state : array int * array int in
      let seen := fold_left (fun seen move =>
        let (taken, count) := move : int * nat in
        if taken <=? n then marked values seen n (n - taken) count else seen) moves seen in
      Some (values.[n <- unseen 4095 seen n 0], seen)) (PArray.make bound 0, PArray.make largest 0) with
    | Some (values, _) => values
    | None => PArray.make bound 0
    end.
End Heaps.

(** A code of so few digits, none with a mark; the first one may only split. *)
Definition code_of (digits : list N)
    (splits : N.testbit (nth 0 digits 0%N) 0 = false /\ N.testbit (nth 0 digits 0%N) 1 = false) : code :=
  Code (fun taken => nth taken digits 0%N) (fun _ => false) (conj (proj1 splits) (proj2 splits)).

Definition computed_period (digits : list N) (n0 p bound : int) : bool :=
  let moves := moves_from 0 digits in
  let values := computed_values moves bound in
  check_code (claimed_by values) (sought (claimed_by values) moves) digits None n0 p bound.

Theorem period_by_computation digits splits n0 p bound : computed_period digits n0 p bound = true ->
  forall n, nat_of n0 <= n -> heap_value (code_of digits splits) (n + nat_of p) = heap_value (code_of digits splits) n.
Proof.
  unfold computed_period. apply check_code_sound. split; [easy|]. intros taken count marked. discriminate.
Qed.

Definition computed_set_period (numbers : list int) (n0 p bound : int) : bool :=
  let moves := set_moves numbers in
  let values := computed_values moves bound in
  check_subtraction (claimed_by values) (sought (claimed_by values) moves) numbers n0 p bound.

Theorem set_period_by_computation numbers n0 p bound : computed_set_period numbers n0 p bound = true ->
  forall n, nat_of n0 <= n -> let c := subtraction (map nat_of numbers) in
    heap_value c (n + nat_of p) = heap_value c n.
Proof. unfold computed_set_period. intros checked n from. now apply (@check_subtraction_sound _ _ _ _ _ _ checked). Qed.
