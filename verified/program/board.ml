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

type table = { board : t; claims : claim array; index : (string, int) Hashtbl.t; split : string -> string list }

(* A set falls into its pieces if nothing else is said. *)
let table ?split board claims =
  let claims = Array.of_list claims in
  let index = Hashtbl.create (2 * Array.length claims) in
  Array.iteri (fun i c -> if not (Hashtbl.mem index c.piece) then Hashtbl.add index c.piece i) claims;
  { board; claims; index; split = (match split with Some given -> given | None -> pieces board) }

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

let holds table position value =
  checked table (fun ms count set value_of index split answer ->
    Checks.check_nimber ms count set value_of index split answer (Bits.to_n position) (Period_claim.natural value))

let wins table position move =
  checked table (fun ms count set value_of index split answer ->
    Checks.check_win ms count set value_of index split answer (Bits.to_n position) move.proved)
