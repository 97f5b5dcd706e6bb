(* Certificates that heaps are tame. That one is accepted is decided by CheckTame.v alone; what comes before tells where a
   fault is. *)

open Certificate

type claim = { digits : int list; pairs : (int * int) array; period : (int * int) option }

let is_fickle = function 0, 1 | 1, 0 -> true | _ -> false
let is_tame (normal, misere) = normal = misere || is_fickle (normal, misere)

let genus (normal, misere) = (Period_claim.natural normal, is_fickle (normal, misere))

(* So many heaps are needed for a period from a heap on. *)
let enough c from p =
  let most = List.fold_left (fun most (_, count) -> max most count) 1 (Rules.moves c.digits) in
  (most * (from + p)) + List.length c.digits - 1

(* Whether the heaps that are listed are enough for the period, and repeat so. Where no heap is divided one less is needed
   than the proved check looks at. *)
let period_fault c n0 p =
  let length = Array.length c.pairs in
  let rec repeats n = n + p >= length || (c.pairs.(n + p) = c.pairs.(n) && repeats (n + 1)) in
  if p < 1 then Some "a period is at least 1"
  else if length < enough c (if List.for_all (fun d -> d = 0 || d = 3) c.digits then n0 else max 1 n0) p then Some "it has too few heaps for its period"
  else if not (repeats n0) then Some "its values do not repeat"
  else None

let verdict c () =
  let nat = Quotient.nat and of_nat = Quotient.of_nat in
  let claimed n = let n = of_nat n in genus (if n < Array.length c.pairs then c.pairs.(n) else (0, 1)) in
  let digits = List.map Period_claim.natural c.digits in
  if not (Array.for_all is_tame c.pairs) then Some "a heap is wild: its pair is neither fickle nor firm"
  else
    match c.period with
    | None -> Period_claim.proved (fun () -> Checks.check_tame digits claimed (nat (Array.length c.pairs))) ()
    | Some (n0, p) ->
      Period_claim.first_fault
        [ (fun () -> period_fault c n0 p);
          Period_claim.proved (fun () ->
            Checks.check_all_tame digits claimed (nat n0) (nat p) (nat (max (Array.length c.pairs) (enough c (max 1 n0) p)))) ]

let verify members =
  if not (List.mem_assoc "code" members) then unreadable "of tame positions, those of heaps alone are checked here";
  only members (common @ [ "code"; "normal"; "misere"; "preperiod"; "period" ]);
  let code = text members "code" in
  let digits =
    match Quotient.digits_of code with
    | Some digits -> List.rev (Quotient.without_last_zeros (List.rev digits))
    | None -> unreadable "tameness of %S is not checked here" code
  in
  let normal = numbers members "normal" and misere = numbers members "misere" in
  if normal = [] || List.length normal <> List.length misere then unreadable "its values are two lists of one length, at least 1";
  let period =
    match (List.mem_assoc "preperiod" members, List.mem_assoc "period" members) with
    | false, false -> None
    | true, true -> Some (number members "preperiod", number members "period")
    | _ -> unreadable "preperiod and period are both there, or none is"
  in
  let c = { digits; pairs = Array.of_list (List.combine normal misere); period } in
  let last = c.pairs.(Array.length c.pairs - 1) in
  if not (is_tame last) && Array.for_all is_tame (Array.sub c.pairs 0 (Array.length c.pairs - 1)) then
    unreadable "that the last heap is wild is not checked here";
  let range = match period with None -> Printf.sprintf "heaps up to %d" (Array.length c.pairs - 1) | Some _ -> "all heaps" in
  { claim = Printf.sprintf "%s: %s are tame" code range;
    understood =
      ("Heaps of tokens; in one move, from one heap:" :: List.map (fun each -> "  " ^ each) (Rules.of_code c.digits))
      @ [ "Whoever cannot move wins. A sum is lost exactly if its nim sum is 1 where all heaps are fickle, and 0 elsewhere." ];
    play = "both"; besides = nothing_besides;
    check = verdict c }
