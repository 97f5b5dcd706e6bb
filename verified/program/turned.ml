(* Pieces of Cram are claimed up to turns and reflections. Here every piece that is needed gets a claim where it lies, with
   the answers turned with it; so the check has nothing to do with symmetry, and none of this is trusted. *)

type shape = (int * int) list

let ways =
  [ (fun (r, c) -> (r, c)); (fun (r, c) -> (r, -c)); (fun (r, c) -> (-r, c)); (fun (r, c) -> (-r, -c));
    (fun (r, c) -> (c, r)); (fun (r, c) -> (c, -r)); (fun (r, c) -> (-c, r)); (fun (r, c) -> (-c, -r)) ]

(* A shape turned and pushed into the corner, its cells as numbers, and how a cell is turned with it. *)
let turned (shape : shape) way =
  let cells = List.map way shape in
  let top = List.fold_left (fun (least : int) (r, _) -> if r < least then r else least) max_int cells in
  let left = List.fold_left (fun (least : int) (_, c) -> if c < least then c else least) max_int cells in
  let push (r, c) = (r - top, c - left) in
  (List.sort Int.compare (List.map (fun (r, c) -> ((r - top) lsl 8) lor (c - left)) cells), fun cell -> push (way cell))

(* The least of its images, and how a cell gets there. *)
let image shape =
  match List.map (turned shape) ways with
  | [] -> assert false
  | first :: others ->
    List.fold_left (fun (a, f) (b, g) -> if List.compare Int.compare b a < 0 then (b, g) else (a, f)) first others

let text cells =
  let out = Buffer.create 256 in
  List.iter (fun cell -> Buffer.add_uint16_ne out cell) cells;
  Buffer.contents out

(* Dominoes by their cells in the image: the one that is moved, and the reply to it. *)
type claim = { value : int; replies : ((int * int) list * (int * int) list) list }

let cells columns elements = List.map (fun e -> (e / columns, e mod columns)) elements
let domino turn columns (m : Board.move) = List.sort compare (List.map turn (cells columns m.needed))

(* The value of a piece that is not claimed: such ones come in pairs of equal value, and are small. *)
let rec solved board columns known piece =
  let key = text (fst (image (cells columns (Bits.to_list piece)))) in
  match Hashtbl.find_opt known key with
  | Some value -> value
  | None ->
    let values =
      List.map
        (fun m -> List.fold_left (fun sum p -> sum lxor solved board columns known p) 0 (Board.pieces board (Board.leave piece m)))
        (Board.playable board piece)
    in
    let rec mex v = if List.mem v values then mex (v + 1) else v in
    let value = mex 0 in
    Hashtbl.add known key value;
    value

(* Claims of all pieces that are met from the given sets on. *)
let claims board columns (claimed : (string, claim) Hashtbl.t) sets =
  let known = Hashtbl.create 1000 in
  Hashtbl.iter (fun key (c : claim) -> Hashtbl.replace known key c.value) claimed;
  let met = Hashtbl.create 1000 in
  let found = ref [] in
  let todo = Queue.create () in
  let meet set =
    List.iter (fun p -> if not (Hashtbl.mem met p) then begin Hashtbl.add met p (); Queue.add p todo end)
      (Board.pieces board set)
  in
  List.iter meet sets;
  while not (Queue.is_empty todo) do
    let piece = Queue.pop todo in
    let shape, turn = image (cells columns (Bits.to_list piece)) in
    let replies = match Hashtbl.find_opt claimed (text shape) with Some c -> c.replies | None -> [] in
    let answers =
      List.filter_map
        (fun m ->
          let left = Board.leave piece m in
          match List.assoc_opt (domino turn columns m) replies with
          | None -> meet left; None
          | Some reply ->
            let is_reply m' = domino turn columns m' = reply in
            Option.map (fun m' -> meet (Board.leave left m'); (left, m'))
              (List.find_opt is_reply (Board.playable board left)))
        (Board.playable board piece)
    in
    found := { Board.piece; value = solved board columns known piece; answers } :: !found
  done;
  !found
