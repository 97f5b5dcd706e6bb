(* Certificates of periods by windows. The values from one window to the next are computed here, with a move for each
   smaller number; that they are those of the game, and that the windows show the least period, is decided by
   CheckWindows.v alone (WindowVerdict.check_windows_sound, period_is_least, preperiod_is_least). *)

open Certificate

type window = { last : int; known : string }

(* At most so many values are between two windows: where a certificate has more, further windows are put between. *)
let most_between = 1 lsl 20

let largest_heap = 1 lsl 61

let read_window = function
  | Json.Object m ->
    only m [ "end"; "values" ];
    { last = number m "end" ~least:1 ~most:largest_heap; known = text m "values" }
  | _ -> unreadable "a window must be an object"

let of_hex text =
  let digit c = match c with '0' .. '9' -> Char.code c - 48 | 'a' .. 'f' -> Char.code c - 87 | _ -> 1000 in
  if String.length text land 1 = 1 then unreadable "the values of a window are two hexadecimal digits each";
  String.init (String.length text / 2) (fun i ->
    let v = (16 * digit text.[2 * i]) + digit text.[(2 * i) + 1] in
    if v > 127 then unreadable "the values of a window are two hexadecimal digits each, below 80" else Char.chr v)

let refuse format = Printf.ksprintf (fun fault -> raise (Refused fault)) format

type t = {
  by_mask : Values.by_mask;
  head : int -> int;
  first : int;
  last_rare : int;
  most : int;
  size : int;
  origins : (int * int) array;
  distances : int array;
  worths : int array;
  common_options : int;  (* so many of the witnesses come first: those that can lead to a common value *)
  order : int array;     (* the others, those that served last before the rest *)
}

let is_rare t n v = Values.rare t.by_mask n v

(* The values behind a window, for each smaller number a witness. *)
let advance t start from upto =
  let size = t.size in
  let count = upto - from in
  let values = Bytes.make (size + count) '\000' in
  Bytes.blit_string start 0 values 0 size;
  let starts = Array.make (count + 1) 0 in
  let shown = ref (Bytes.create (32 * count)) in
  let filled = ref 0 in
  let stamp = Array.make 256 (-1) and by = Array.make 256 0 in
  let distances = t.distances and worths = t.worths and order = t.order and leading = t.common_options in
  let rare_below = Array.init 2 (fun parity -> Array.init 128 (fun v -> is_rare t parity v)) in
  for place = size to size + count - 1 do
    let n = from + place - size in
    let rare = rare_below.(n land 1) in
    let look j =
      let option = Char.code (Bytes.unsafe_get values (place - distances.(j))) lxor worths.(j) in
      if stamp.(option) <> place then begin stamp.(option) <- place; by.(option) <- j end
    in
    for j = 0 to leading - 1 do look j done;
    let v = ref 0 and missing = ref 0 in
    while !v < 128 && (rare.(!v) || stamp.(!v) = place) do
      if stamp.(!v) <> place then incr missing;
      incr v
    done;
    if !v = 128 then refuse "a value of heap %d is above 127" n;
    let i = ref 0 in
    while !missing > 0 && !i < Array.length order do
      let j = order.(!i) in
      let option = Char.code (Bytes.unsafe_get values (place - distances.(j))) lxor worths.(j) in
      if option < !v && stamp.(option) <> place then begin
        stamp.(option) <- place;
        by.(option) <- j;
        decr missing;
        let forward = !i - ((!i + 15) / 16) in
        order.(!i) <- order.(forward);
        order.(forward) <- j
      end;
      incr i
    done;
    if !missing > 0 then refuse "a smaller rare value of heap %d was not seen to be an option" n;
    Bytes.unsafe_set values place (Char.unsafe_chr !v);
    if 4 * (!filled + !v) > Bytes.length !shown then shown := Bytes.extend !shown 0 (Bytes.length !shown);
    for u = 0 to !v - 1 do Bytes.set_int32_ne !shown (4 * (!filled + u)) (Int32.of_int by.(u)) done;
    starts.(place - size) <- !filled;
    filled := !filled + !v
  done;
  (values, starts, !shown)

let prepare moves by_mask witness (windows : window array) =
  let first = windows.(0).last in
  if first > Period_claim.most_held then refuse "the first window ends behind more values than are held here";
  if witness >= first then refuse "its witnesses go beyond the first window";
  let values = Values.create moves (Some by_mask) first in
  Values.compute values first;
  let head = Values.get values in
  let rare = List.rev_map fst values.Values.rare in
  let last_rare = List.fold_left max 0 rare in
  let taken count = List.filter_map (fun (taken, c) -> if c = count then Some taken else None) moves in
  let most = max last_rare witness in
  let common = List.filter (fun n -> not (Values.rare by_mask n (head n))) (List.init witness succ) in
  let of_parts parts = List.concat_map (fun a -> List.map (fun taken -> (taken, a)) (taken 2)) parts in
  let leading = of_parts rare @ List.map (fun taken -> (taken, 0)) (taken 1) in
  let origins = Array.of_list (leading @ of_parts common) in
  let common_options = List.length leading in
  let last_taken = List.fold_left (fun most (taken, _) -> max most taken) 0 moves in
  ( { by_mask; head; first; last_rare; most; size = most + last_taken + 1; origins; common_options;
      distances = Array.map (fun (taken, a) -> taken + a) origins;
      worths = Array.map (fun (_, a) -> if a = 0 then 0 else head a) origins;
      order = Array.init (Array.length origins - common_options) (fun i -> common_options + i) },
    values, rare )

(* The windows of the certificate, and empty places for further ones between them. *)
let with_further (windows : window array) =
  let between a b =
    let parts = (b.last - a.last + most_between - 1) / most_between in
    List.init (max 0 (parts - 1)) (fun i -> { last = a.last + ((i + 1) * most_between); known = "" })
  in
  let rec go = function
    | a :: (b :: _ as others) -> (a :: between a b) @ go others
    | last -> last
  in
  Array.of_list (go (Array.to_list windows))

let place_of windows ends = 
  let found = ref (-1) in
  Array.iteri (fun i w -> if w.last = ends && w.known <> "" then found := i) windows;
  !found

let different a b =
  let rec go i = if i >= String.length a then 0 else if a.[i] <> b.[i] then i else go (i + 1) in
  go 1

(* What can be told of a fault before the values are computed. *)
let form t windows c_preperiod period =
  let faults = ref [] in
  let fault format = Printf.ksprintf (fun text -> faults := text :: !faults) format in
  if t.first < t.size then fault "the first window ends before the values that it needs";
  Array.iteri
    (fun i w ->
      if String.length w.known <> t.size then fault "window %d has %d values, and not %d" (i + 1) (String.length w.known) t.size;
      if i > 0 && w.last <= windows.(i - 1).last then fault "window %d does not end behind the one before" (i + 1))
    windows;
  if t.by_mask.Values.by_heap && period land 1 = 1 then fault "the parity of heaps counts, and the period is odd";
  if c_preperiod <= t.last_rare then fault "heap %d is rare" t.last_rare;
  match List.rev !faults with [] -> None | first :: _ -> Some first

let int = Period_claim.int
let of_int = Period_claim.of_int

let proved digits moves by_mask n0 p witness windows () =
  let t, values, rare = prepare moves by_mask witness windows in
  match form t windows n0 p with
  | Some fault -> Some fault
  | None ->
    let all = with_further windows in
    let count = Array.length all in
    let known = Array.map (fun w -> w.known) all in
    let begins = place_of all (n0 + t.size - 1) in
    if begins < 0 || all.(count - 1).last <> n0 + t.size - 1 + p then Some "no windows end where the period is to be seen"
    else begin
      let segment i =
        let i = of_int i in
        let from = all.(i).last and upto = all.(i + 1).last in
        let computed, starts, shown = advance t known.(i) from upto in
        let ending = Bytes.sub_string computed (upto - from) t.size in
        if known.(i + 1) = "" then known.(i + 1) <- ending
        else if known.(i + 1) <> ending then refuse "the values before heap %d are not those of its window" upto;
        let base = from - t.size in
        ( (fun n -> int (Char.code (Bytes.get computed (of_int n - base)))),
          fun n u -> int (Int32.to_int (Bytes.get_int32_ne shown (4 * (starts.(of_int n - from) + of_int u)))) )
      in
      let window i j = int (Char.code known.(of_int i).[of_int j]) in
      let head n = let n = of_int n in int (if n < t.first then t.head n else 0) in
      let move = Values.shown values in
      let head_shown n u = let taken, left = move (of_int n) (of_int u) in (int taken, List.map int left) in
      let at array j = int array.(of_int j) in
      let origin j = let taken, a = t.origins.(of_int j) in (int taken, int a) in
      let ends i = int all.(of_int i).last in
      let shorter q =
        let q = of_int q in
        let rec root r = if r * r > q then r else root (r + 1) in
        let j = place_of all (all.(begins).last + (p / q)) in
        let place = if j < 0 then 0 else different known.(begins) known.(j) in
        (int (root 1), (int (if j < 0 then count else j), int place))
      in
      let odd = Array.init 128 (fun v -> Values.odd_ones (v land by_mask.Values.mask)) in
      let digits = List.map Period_claim.natural digits in
      let primes = List.map int (Period_claim.factors p 2) in
      if not (Checks.check_least digits (int t.most) (int count) ends window shorter primes (int begins) (int p)) then
        Some "the windows do not show that a smaller preperiod or period is wrong"
      else
        Period_claim.proved
          (fun () ->
            Checks.check_windows head head_shown digits (Period_codes.extracted by_mask) (List.map int rare) (int t.last_rare) (int t.most)
              (int (Array.length t.origins)) origin (at t.distances) (at t.worths)
              (int 128) (fun v -> odd.(of_int v)) (int count) ends window segment
              (int begins) (int n0) (int p))
          ()
    end

let verify members =
  only members (common @ [ "code"; "mask"; "preperiod"; "period"; "witness"; "windows" ]);
  let code = text members "code" in
  let mask = number members "mask" in
  let witness = number members "witness" in
  let windows =
    match find members "windows" with
    | Json.List (_ :: _ :: _ as l) -> Array.of_list (List.map read_window l)
    | _ -> unreadable "the member \"windows\" must be a list of two windows or more"
  in
  let last = windows.(Array.length windows - 1).last in
  let n0 = number members "preperiod" ~least:1 ~most:last in
  let p = number members "period" ~least:1 ~most:(last - n0) in
  let windows = Array.map (fun w -> { w with known = of_hex w.known }) windows in
  let digits = Rules.code code in
  let moves = match digits with Some digits -> Rules.moves digits | None -> [] in
  let by_mask = Period_codes.classes moves mask in
  { claim =
      Printf.sprintf "%s: G(n + %d) = G(n) for all n ≥ %d, and neither number can be smaller" code p n0;
    understood =
      (match digits with
       | Some digits ->
         ("Heaps of tokens; in one move, from one heap:" :: List.map (fun each -> "  " ^ each) (Rules.of_code digits))
         @ [ "Whoever cannot move loses. G(n) is the Grundy value of a heap of n." ]
       | None -> []);
    play = "normal"; besides = nothing_besides;
    check =
      (fun () ->
        match (digits, by_mask) with
        | Some digits, Some by_mask when List.exists (fun (_, count) -> count = 2) moves ->
          proved digits moves by_mask n0 p witness windows ()
        | _ -> Some "its rules are none that the theorem is about") }
