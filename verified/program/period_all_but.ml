(* Arithmetic periods of games in which any number but those of a set is taken: by CheckAllBut.check_all_but_sound. *)

open Period_claim

(* The values, straight from the definition; and of heap n, how many tokens to take for each smaller value. *)
let values excepted count =
  let values = Array.make count 0 in
  let seen = Array.make (count + 2) (-1) in
  let taken = Array.make (count + 2) 0 in
  let scan n =
    for heap = n - 1 downto 0 do
      if not (excepted (n - heap)) then begin
        let v = values.(heap) in
        if seen.(v) <> n then begin seen.(v) <- n; taken.(v) <- n - heap end
      end
    done
  in
  for n = 0 to count - 1 do
    scan n;
    let v = ref 0 in
    while seen.(!v) = n do incr v done;
    values.(n) <- !v
  done;
  Array.fill seen 0 (count + 2) (-1);
  let last = ref (-1) in
  let taken_for n u =
    if !last <> n then begin last := n; scan n end;
    if u < Array.length seen && seen.(u) = n then taken.(u) else 0
  in
  (values, taken_for)

(* For each value a heap up to the given one that has it. *)
let places values upto =
  let table = Hashtbl.create 1024 in
  for heap = 0 to upto do Hashtbl.replace table values.(heap) heap done;
  fun v -> match Hashtbl.find_opt table v with Some heap -> heap | None -> upto + 1

let mex_of place upto =
  let rec go v = if place v <= upto then go (v + 1) else v in
  go 0

(* Whether some state comes again after a period; the last ones are tried first. *)
let same_state c values last check =
  let rec go m =
    if m < max last (c.preperiod - 1) then false
    else
      let first_with = places values (m - last) and second_with = places values (m + c.period - last) in
      check m (mex_of first_with (m - last)) first_with second_with || go (m - 1)
  in
  go (c.checked_to - 1 - c.period)

let check members c numbers () =
  let last = List.fold_left max 0 numbers in
  let listed = Hashtbl.create 64 in
  List.iter (fun number -> Hashtbl.replace listed number ()) numbers;
  let s = int c.saltus and p = int c.period and k = int last and members_of_set = List.map int numbers in
  let ask place = fun v -> int (place (of_int v)) in
  first_fault
    [ enough c (max last c.preperiod + c.period);
      (fun () ->
        let values, move = values (Hashtbl.mem listed) c.checked_to in
        let get n = values.(n) in
        let claims = claimed get c in
        let taken_for n u = int (move (of_int n) (of_int u)) in
        let state m b first second = Checks.check_state claims (ask first) (ask second) k (int m) p s (int b) in
        let all m b first second =
          Checks.check_all_but claims taken_for (ask first) (ask second) members_of_set (int c.preperiod) p s
            (int c.checked_to) k (int m) (int b)
        in
        let found = ref None in
        first_fault
          [ written members get c.checked_to; repetition c get;
            (fun () ->
              let note m b first second =
                let same = state m b first second in
                if same then found := Some (fun () -> all m b first second);
                same
              in
              if same_state c values last note then None else Some "no state is repeated");
            (fun () -> match !found with Some accept -> proved accept () | None -> Some "no state is repeated") ]) ]
