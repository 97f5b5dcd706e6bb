(* Certificates of periods. What is read, and why a certificate is refused, is told by code that is not proved; that one
   is accepted is decided by the checks of CheckPeriod.v and CheckAllBut.v alone. *)

let no_rules = ([], ((fun () -> Some "its rules are none that the theorem is about"), Certificate.nothing_besides))

let read_rules read describe check members (c : Period_claim.t) =
  match read c.rules with Some rules -> (describe rules, check members c rules) | None -> no_rules

let by_theorem members (c : Period_claim.t) =
  match c.theorem with
  | "guy-smith" -> read_rules Rules.code Rules.of_code Period_codes.code members c
  | "finite-subtraction" -> read_rules Rules.numbers Rules.of_subtraction Period_codes.subtraction members c
  | "all-but" -> read_rules Rules.numbers Rules.of_all_but (fun members c rules -> (Period_all_but.check members c rules, Certificate.nothing_besides)) members c
  | _ -> ([], ((fun () -> Some "its theorem is not known"), Certificate.nothing_besides))

let verify members =
  let c = Period_claim.read members in
  let moves, (check, besides) = by_theorem members c in
  let heaps = "Heaps of tokens; in one move, from one heap:" in
  let play = "Whoever cannot move loses. G(n) is the Grundy value of a heap of n." in
  { Certificate.claim = Period_claim.sentence c;
    understood = (if moves = [] then [] else (heaps :: List.map (fun each -> "  " ^ each) moves) @ [ play ]);
    play = "normal";
    check;
    besides }
