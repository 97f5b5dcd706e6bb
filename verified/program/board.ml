(* A board: its moves, the pieces of a set, and the table of claims that the proved check is given. *)

type move = { needed : int list; removed : int list; proved : Checks.move }

type t = { size : int; moves : move list }

let extracted size (m : Checks.move) =
  let elements n = Bits.to_list (Bits.of_n size n) in
  { needed = elements m.needed; removed = elements m.removed; proved = m }

let playable board set = List.filter (fun m -> List.for_all (Bits.has set) m.needed) board.moves
let leave set m = Bits.without set m.removed

(* The sets into which it falls; what no move touches is left out. *)
let pieces board set =
  let parent = Array.init board.size Fun.id in
  let rec root e = if parent.(e) = e then e else begin parent.(e) <- parent.(parent.(e)); root parent.(e) end in
  let touched = Array.make board.size false in
  List.iter
    (fun m ->
      match m.needed @ List.filter (Bits.has set) m.removed with
      | [] -> ()
      | first :: others ->
        touched.(first) <- true;
        List.iter (fun e -> touched.(e) <- true; parent.(root e) <- root first) others)
    (playable board set);
  let found = Array.make board.size [] in
  for e = board.size - 1 downto 0 do
    if touched.(e) then found.(root e) <- e :: found.(root e)
  done;
  Array.to_list found |> List.filter (fun piece -> piece <> []) |> List.map (Bits.of_list board.size)

(* A claim: a piece, its value, and answers: the set that a move leaves, and the move of which it is the reply. *)
type claim = { piece : string; value : int; answers : (string * move) list }

type table = { board : t; claims : claim array; index : (string, int) Hashtbl.t; split : string -> string list;
  named_split : bool }

(* A set falls into its pieces if nothing else is said. *)
let table ?split board claims =
  let claims = Array.of_list claims in
  let index = Hashtbl.create (2 * Array.length claims) in
  Array.iteri (fun i c -> if not (Hashtbl.mem index c.piece) then Hashtbl.add index c.piece i) claims;
  { board; claims; index; named_split = split <> None; split = (match split with Some given -> given | None -> pieces board) }

(* The arguments that the proved check takes. *)
let checked table check =
  let size = table.board.size in
  let count = Array.length table.claims in
  let sets = Array.map (fun c -> Bits.to_n c.piece) table.claims in
  let values = Array.map (fun c -> Period_claim.natural c.value) table.claims in
  let at array i = array.(Period_claim.of_int i) in
  let find n = Hashtbl.find_opt table.index (Bits.of_n size n) in
  let index n = Period_claim.int (match find n with Some i -> i | None -> count) in
  let split n = List.map Bits.to_n (table.split (Bits.of_n size n)) in
  let answer p q =
    match find p with
    | None -> None
    | Some i -> Option.map (fun m -> m.proved) (List.assoc_opt (Bits.of_n size q) table.claims.(i).answers)
  in
  check (List.map (fun m -> m.proved) table.board.moves) (Period_claim.int count) (at sets) (at values) index split answer

(* The same of a board of at most 63 elements, whose sets are native integers there. *)
let most_small = 63

let small_checked table check =
  let int_of set =
    let found = ref 0 in
    String.iteri (fun e bit -> if bit = '1' then found := !found lor (1 lsl e)) set;
    !found
  in
  let int = Period_claim.int and of_int = Period_claim.of_int in
  let small m = { Checks.needs = int (int_of (Bits.of_list table.board.size m.needed)); removes = int (int_of (Bits.of_list table.board.size m.removed)) } in
  let moves = List.map (fun m -> (m, small m)) table.board.moves in
  let touched = List.map (fun (_, (m : Checks.small_move)) -> (of_int m.needs, of_int m.removes)) moves in
  let sets = Array.map (fun c -> int_of c.piece) table.claims in
  let count = Array.length sets in
  let index = Hashtbl.create (2 * count) in
  Array.iteri (fun i set -> if not (Hashtbl.mem index set) then Hashtbl.add index set i) sets;
  let answers = Array.map (fun c -> List.map (fun (left, m) -> (int_of left, List.assq m moves)) c.answers) table.claims in
  let join pieces part =
    let apart, joined = List.partition (fun piece -> piece land part = 0) pieces in
    List.fold_left ( lor ) part joined :: apart
  in
  let split set =
    List.fold_left
      (fun pieces (needs, removes) -> if needs land set = needs then join pieces (needs lor (removes land set)) else pieces)
      [] touched
  in
  let answer p q =
    match Hashtbl.find_opt index (of_int p) with Some i -> List.assoc_opt (of_int q) answers.(i) | None -> None
  in
  check (List.map (fun m -> m.proved) table.board.moves) (int count)
    (fun i -> int sets.(of_int i))
    (fun i -> int table.claims.(of_int i).value)
    (fun s -> int (Option.value (Hashtbl.find_opt index (of_int s)) ~default:count))
    (fun s -> List.map int (split (of_int s)))
    answer

let is_small table = table.board.size <= most_small && not table.named_split

let holds table position value =
  if is_small table then
    small_checked table (fun ms count set value_of index split answer ->
      Checks.check_nimber_small ms count set value_of index split answer (Bits.to_n position) (Period_claim.int value))
  else
    checked table (fun ms count set value_of index split answer ->
      Checks.check_nimber ms count set value_of index split answer (Bits.to_n position) (Period_claim.natural value))

let wins table position move =
  if is_small table then
    small_checked table (fun ms count set value_of index split answer ->
      Checks.check_win_small ms count set value_of index split answer (Bits.to_n position) move.proved)
  else
    checked table (fun ms count set value_of index split answer ->
      Checks.check_win ms count set value_of index split answer (Bits.to_n position) move.proved)
