(* The claim of a certificate of a period, and what can be wrong with one whatever its rules are. *)

open Certificate

type t = {
  rules : string;
  theorem : string;
  preperiod : int;
  period : int;
  saltus : int;
  checked_to : int;
  mask : int;
}

let parity = 1 lsl 30
let most_values = (1 lsl 31) - 9

(* Each takes four bytes here. *)
let most_held = 1 lsl 29

let read members =
  only members
    (common @ [ "code"; "theorem"; "preperiod"; "period"; "saltus"; "checkedTo"; "mask"; "checksum"; "values" ]);
  let preperiod = number members "preperiod" and period = number members "period" ~least:1 in
  { rules = text members "code"; theorem = text members "theorem"; preperiod; period; saltus = number members "saltus";
    checked_to = number members "checkedTo" ~least:(preperiod + period) ~most:max_int; mask = number members "mask" }

let sentence c =
  let rise = if c.saltus = 0 then "" else Printf.sprintf " + %d" c.saltus in
  Printf.sprintf "%s: G(n + %d) = G(n)%s for all n ≥ %d" c.rules c.period rise c.preperiod

(* Conversions to what was extracted. *)
let int = Uint63.of_int
let of_int i = snd (Uint63.to_int2 i)
let rec positive i =
  if i = 1 then Checks.XH else if i land 1 = 1 then Checks.XI (positive (i / 2)) else Checks.XO (positive (i / 2))
let natural i = if i = 0 then Checks.N0 else Checks.Npos (positive i)

let rec first_fault = function
  | [] -> None
  | check :: others -> (match check () with Some fault -> Some fault | None -> first_fault others)

let enough c needed () =
  if c.checked_to < needed then
    Some (Printf.sprintf "the theorem needs %d values, and it rests on %d" needed c.checked_to)
  else if c.checked_to > most_values then Some "it rests on more values than any certificate can"
  else if c.checked_to > most_held then Some (Printf.sprintf "it rests on more values than the %d held here" most_held)
  else None

let written members get count () =
  let values = numbers members "values" in
  let rec differ n = function
    | [] -> None
    | v :: others ->
      if v = get n then differ (n + 1) others
      else Some (Printf.sprintf "the value of heap %d is %d, and not %d" n (get n) v)
  in
  if values <> [] && List.length values <> count then
    Some (Printf.sprintf "it lists %d values, and rests on %d" (List.length values) count)
  else
    match differ 0 values with
    | Some fault -> Some fault
    | None ->
      let checksum = Sha256.of_bytes (4 * count) (fun i -> (get (i / 4) lsr (8 * (3 - (i land 3)))) land 255) in
      if checksum = text members "checksum" then None else Some "the values have another checksum"

let repetition c get () =
  let rec go n =
    if n + c.period >= c.checked_to then None
    else if get (n + c.period) <> get n + c.saltus then
      Some (Printf.sprintf "the value of heap %d is not that of heap %d%s" (n + c.period) n
        (if c.saltus = 0 then "" else Printf.sprintf " and %d more" c.saltus))
    else go (n + 1)
  in
  go c.preperiod

let rec factors p q = if q * q > p then (if p > 1 then [ p ] else []) else if p mod q = 0 then q :: factors (p / q) q else factors p (q + 1)

(* Heaps that show that preperiod and period are the least ones: the primes of the period, and of each a number above its
   root, and a heap that differs from the one a shorter period later; None if the values do not show it. *)
let least c get =
  let differ n distance = n >= 0 && n + distance < c.checked_to && get (n + distance) <> get n in
  let rec from n distance = if n + distance >= c.checked_to then None else if differ n distance then Some n else from (n + 1) distance in
  let primes = factors c.period 2 in
  let shown = List.map (fun q -> (q, from c.preperiod (c.period / q))) (List.sort_uniq compare primes) in
  if (c.preperiod = 0 || differ (c.preperiod - 1) c.period) && List.for_all (fun (_, n) -> n <> None) shown then
    let rec above_root q r = if r * r > q then r else above_root q (r + 1) in
    Some (List.map int primes, fun q -> let q = of_int q in (int (above_root q 1), int (Option.get (List.assoc q shown))))
  else None

let proved check () = if check () then None else Some "the check that was proved right does not accept it"

let claimed get c = fun i -> let n = of_int i in int (if 0 <= n && n < c.checked_to then get n else 0)
