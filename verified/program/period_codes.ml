(* Periods of codes and of games in which a number of a set is taken: by check_code_sound and check_subtraction_sound of
   CheckPeriod.v, and least ones by LeastOfCodes.v. *)

open Period_claim

let is_least = "No period is smaller, from whatever heap on, and this one begins with no earlier heap."

(* Has the period checked, and that it is the least one where the values show it, which is then told besides. *)
let by_moves members c moves by_mask needed period least_period =
  let told = ref [] in
  let check () =
    first_fault
      [ (fun () -> if c.saltus = 0 then None else Some "only all-but games have a rise");
        enough c needed;
        (fun () ->
          let t = Values.create moves by_mask c.checked_to in
          Values.compute t c.checked_to;
          let get = Values.get t in
          let move = Values.shown t in
          let shown n u = let taken, left = move (of_int n) (of_int u) in (int taken, List.map int left) in
          let asked check = check (claimed get c) shown (int c.preperiod) (int c.period) (int c.checked_to) in
          first_fault
            [ written members get c.checked_to; repetition c get;
              proved (fun () ->
                match least c get with
                | None -> asked period
                | Some (primes, shorter) ->
                  let accepted = asked least_period primes shorter in
                  if accepted then told := [ is_least ];
                  accepted) ]) ]
  in
  (check, fun () -> !told)

(* The classes of values by a mask, where moves leave two heaps and no more. *)
let classes moves mask =
  let heaps = List.fold_left (fun most (_, count) -> max most count) 1 moves in
  let splits = List.filter_map (fun (taken, count) -> if count = 2 then Some taken else None) moves in
  let odd_splits = match splits with taken :: _ -> taken land 1 = 1 | [] -> false in
  let alike = List.for_all (fun taken -> (taken land 1 = 1) = odd_splits) splits in
  if mask = 0 || heaps <> 2 then None
  else Some { Values.mask = mask land lnot parity; by_heap = alike && mask land parity <> 0; odd_splits }

let extracted { Values.mask; by_heap; odd_splits } = { Checks.mask = int mask; by_heap; odd_splits }

let code members c digits =
  let moves = Rules.moves digits in
  let last = List.fold_left (fun most (taken, _) -> max most taken) 0 moves in
  let heaps = List.fold_left (fun most (_, count) -> max most count) 1 moves in
  let by_mask = classes moves c.mask in
  by_moves members c moves by_mask ((heaps * (max 1 c.preperiod + c.period)) + last)
    (fun claimed shown -> Checks.check_code claimed shown (List.map natural digits) (Option.map extracted by_mask))
    (fun claimed shown -> Checks.check_least_code claimed shown (List.map natural digits) (Option.map extracted by_mask))

let subtraction members c numbers =
  let moves = List.concat_map (fun number -> [ (number, 0); (number, 1) ]) numbers in
  let last = List.fold_left max 0 numbers in
  by_moves members c moves None (c.preperiod + c.period + last)
    (fun claimed shown -> Checks.check_subtraction claimed shown (List.map int numbers))
    (fun claimed shown -> Checks.check_least_subtraction claimed shown (List.map int numbers))
