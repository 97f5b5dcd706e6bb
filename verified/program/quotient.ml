(* Certificates of misère quotients of heaps. That one is accepted is decided by the theorems of
   QuotientHeaps.v; what comes before finds the tables that it looks at, and tells where a fault is. *)

open Certificate

let digits_of text =
  match Graphs.inside_brackets "subtraction" text with
  | Some listed ->
    Option.map
      (fun numbers ->
        let most = List.fold_left max 0 numbers in
        List.init (most + 1) (fun taken -> if List.mem taken numbers then 3 else 0))
      (Rules.numbers listed)
  | None -> Rules.code text

let rec without_last_zeros = function 0 :: others -> without_last_zeros others | digits -> digits

(* Where a move by the digits can leave several heaps, each list once. *)
let rec parts count least rest =
  if count = 0 then if rest = 0 then [ [] ] else []
  else if count = 1 then if rest >= least then [ [ rest ] ] else []
  else
    List.concat (List.init (max 0 ((rest / count) - least + 1)) (fun i ->
      let heap = least + i in
      List.map (fun others -> heap :: others) (parts (count - 1) heap (rest - heap))))

let lefts moves n =
  List.concat_map (fun (taken, count) -> if taken <= n then parts count 1 (n - taken) else []) moves

let whole members name =
  match find members name with Json.Null -> None | _ -> Some (number members name)

let table members name =
  match find members name with
  | Json.List rows ->
    Array.of_list
      (List.map
        (function
          | Json.List row ->
            Array.of_list
              (List.map (function Json.Number i -> i | _ -> unreadable "%S must hold integers" name) row)
          | _ -> unreadable "%S must be a list of lists" name)
        rows)
  | _ -> unreadable "the member %S must be a list" name

let rec nat n = if n <= 0 then Checks.O else Checks.S (nat (n - 1))
let of_nat n = let rec go count = function Checks.O -> count | Checks.S n -> go (count + 1) n in go 0 n

type claim = { digits : int list; moves : (int * int) list; monoid : Monoid.t; map : int array; period : (int * int) option }

let kind_of c n element =
  let m = c.monoid in
  let product left = List.fold_left (fun x heap -> m.times.(x).(element heap)) 0 left in
  let options = List.sort_uniq compare (List.map product (lefts c.moves n)) in
  { Monoid.element = element n; moving = options <> [];
    safe = Monoid.set m (fun y -> List.for_all (fun e -> not m.lost.(m.times.(y).(e))) options) }

(* The heaps to look at, and from where their kinds repeat: later than the elements do, perhaps. *)
let looked_at c =
  let length = Array.length c.map in
  match c.period with
  | None -> (length, None, fun n -> kind_of c n (fun heap -> c.map.(heap)))
  | Some (n0, p) ->
    let most = List.fold_left (fun most (_, count) -> max most count) 1 c.moves in
    let enough from = (most * (max 1 from + p)) + List.length c.digits - 1 in
    let element n = if n < n0 + p then c.map.(n) else c.map.(n0 + ((n - n0) mod p)) in
    let known = Hashtbl.create 1000 in
    let kind n =
      match Hashtbl.find_opt known n with
      | Some k -> k
      | None -> let k = kind_of c n element in Hashtbl.add known n k; k
    in
    let rec settle from =
      let upto = max length (enough from) in
      let last = ref from in
      for n = from to upto - p - 1 do if kind n <> kind (n + p) then last := n + 1 done;
      if !last = from || !last > 4 * upto then (upto, from) else settle !last
    in
    let upto, from = settle n0 in
    (upto, Some (from, p), kind)

let proved c (upto, period, kind) =
  let m = c.monoid in
  let int = Period_claim.int and of_int = Period_claim.of_int in
  let kinds = Hashtbl.create 100 in
  let first_heaps = ref [] in
  let numbers =
    Array.init upto (fun n ->
      let k = kind n in
      match Hashtbl.find_opt kinds k with
      | Some i -> i
      | None -> let i = Hashtbl.length kinds in Hashtbl.add kinds k i; first_heaps := (n, k) :: !first_heaps; i)
  in
  let listed = Array.of_list (List.rev !first_heaps) in
  let each = Array.map snd listed in
  let words = Monoid.words m each in
  if Array.exists (fun word -> word = None) words then Some "an element is no product of those of heaps"
  else
    match Monoid.pairs m each 20000 with
    | None -> Some "there are more pairs than are looked at here"
    | Some pairs when Array.exists (fun (x, set) -> set.[0] = '1' && not m.lost.(x)) pairs.held ->
      Some "a sum from which no move leads to a lost element is not lost itself"
    | Some pairs ->
      let heaps = Array.map (fun word -> List.map (fun k -> nat (fst listed.(k))) (Option.get word)) words in
      let whole_kind n = let n = of_nat n in int (if n < upto then numbers.(n) else 0) in
      let held w = pairs.held.(of_int w) in
      let check check =
        check (List.map Period_claim.natural c.digits) (nat upto) whole_kind (int m.size)
          (int (Array.length each)) (int (Array.length pairs.held))
          (fun k x -> int m.times.(of_int x).(each.(of_int k).Monoid.element))
          (fun x -> m.lost.(of_int x))
          (fun y -> heaps.(of_int y))
          (fun k y -> each.(of_int k).Monoid.safe.[of_int y] = '1')
          (fun w -> int (fst (held w)))
          (fun w y -> (snd (held w)).[of_int y] = '1')
          (fun k -> int pairs.first.(of_int k))
          (fun w k -> int pairs.next.(of_int w).(of_int k))
          (fun k -> each.(of_int k).Monoid.moving)
          (fun x y -> match Monoid.between m (of_int x) (of_int y) with Some z -> heaps.(z) | None -> [])
      in
      Period_claim.proved
        (fun () ->
          match period with
          | None -> check Checks.check_up_to
          | Some (n0, p) -> check Checks.check_for_all (nat n0) (nat p))
        ()

let fault_of_form map steps lost period moves digits =
  let size = Array.length steps in
  let is x = 0 <= x && x < size in
  let width = if size = 0 then 0 else Array.length steps.(0) in
  if size = 0 || Array.length map = 0 then Some "it has no element or no heap"
  else if Array.exists (fun row -> Array.length row <> width) steps then Some "its steps are lists of different lengths"
  else if not (Array.for_all (Array.for_all is) steps && Array.for_all is map && List.for_all is lost) then
    Some "it names an element that does not exist"
  else if List.length (List.sort_uniq compare lost) <> List.length lost then Some "an element is lost twice"
  else
    match period with
    | None -> None
    | Some (n0, p) ->
      let length = Array.length map in
      let t = List.fold_left (fun most (_, count) -> max most count) 1 moves in
      let m = if List.for_all (fun d -> d = 0 || d = 3) digits then n0 else max 1 n0 in
      let rec repeats n = n + p >= length || (map.(n + p) = map.(n) && repeats (n + 1)) in
      if p < 1 then Some "a period is at least 1"
      else if length < (t * (m + p)) + List.length digits - 1 then Some "it has too few heaps for its period"
      else if not (repeats n0) then Some "its elements do not repeat"
      else None

let verify members =
  only members (common @ [ "code"; "steps"; "lost"; "map"; "preperiod"; "period" ]);
  let code = text members "code" in
  let digits =
    match digits_of code with
    | Some digits -> List.rev (without_last_zeros (List.rev digits))
    | None -> unreadable "quotients of %S are not checked here" code
  in
  let moves = Rules.moves digits in
  let steps = table members "steps" and map = Array.of_list (numbers members "map") and lost = numbers members "lost" in
  let period =
    match (whole members "preperiod", whole members "period") with
    | None, None -> None
    | Some n0, Some p -> Some (n0, p)
    | _ -> unreadable "preperiod and period are both null, or none is"
  in
  let check () =
    match fault_of_form map steps lost period moves digits with
    | Some fault -> Some fault
    | None ->
      match Monoid.read steps (Array.init (Array.length steps) (fun x -> List.mem x lost)) with
      | Error fault -> Some fault
      | Ok monoid when not (Monoid.distinct monoid) -> Some "two elements could be one"
      | Ok monoid -> let c = { digits; moves; monoid; map; period } in proved c (looked_at c)
  in
  let range = if period = None then Printf.sprintf "heaps up to %d" (Array.length map - 1) else "all heaps" in
  { claim =
      Printf.sprintf "%s: the misère quotient of %s has %d elements, %d of them lost" code range (Array.length steps)
        (List.length lost);
    understood =
      ("Heaps of tokens; in one move, from one heap:" :: List.map (fun each -> "  " ^ each) (Rules.of_code digits))
      @ [ "Whoever cannot move wins. A sum is lost exactly if the product of its elements is." ];
    play = "misere"; besides = nothing_besides;
    check }
