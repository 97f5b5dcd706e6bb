(* Certificates of nimbers of boards. The moves are those of NamedBoards.v; that a certificate is accepted is decided by
   CheckClaims.v alone. What is checked before tells where a fault is. *)

open Certificate

type claim = { piece : string; value : int; replies : int list }

(* What is on file: the board in whose elements the claims are written, and the names of its elements; which pieces are
   alike; and how the proved check is asked. *)
type t = {
  board : Board.t;
  named : int -> string;
  position : string;
  key : string -> string;
  proved : (string, claim) Hashtbl.t -> Board.move option -> int -> bool;
}

(* The claims tell it of a set; two alike pieces are left out. *)
let told t claims set =
  let rec pairs = function
    | a :: b :: others when a = b -> pairs others
    | a :: others -> a :: pairs others
    | [] -> []
  in
  let add sum key =
    match (sum, Hashtbl.find_opt claims key) with Some v, Some c -> Some (v lxor c.value) | _ -> None
  in
  List.fold_left add (Some 0) (pairs (List.sort compare (List.map t.key (Board.pieces t.board set))))

let move_number board set number = List.nth_opt (Board.playable board set) (number - 1)

(* What is wrong with a claim, if anything is. *)
let fault t claims i c =
  let moves = Board.playable t.board c.piece in
  let wrong what = Some (Printf.sprintf "claim %d: %s" (i + 1) what) in
  if List.length moves <> List.length c.replies then wrong "there is not one reply for each move"
  else
    let lefts = List.map (Board.leave c.piece) moves in
    let values = List.map (told t claims) lefts in
    let refuted (left, value) reply =
      if reply = 0 then match value with Some v -> v <> c.value | None -> false
      else
        match move_number t.board left reply with
        | Some m -> told t claims (Board.leave left m) = Some c.value
        | None -> false
    in
    let rec lower v = v >= c.value || (List.mem (Some v) values && lower (v + 1)) in
    if not (List.for_all2 refuted (List.combine lefts values) c.replies) then wrong "a move might leave its nimber"
    else if not (lower 0) then wrong "a smaller nimber is left by no move"
    else None

let read_claims t value =
  let claims = Hashtbl.create 1000 in
  let read i = function
    | Json.Object members ->
      only members [ "piece"; "nimber"; "replies" ];
      let piece = Bits.of_hex t.board.size (Printf.sprintf "the piece of claim %d" (i + 1)) (text members "piece") in
      { piece; value = number members "nimber"; replies = numbers members "replies" }
    | _ -> unreadable "a claim must be an object"
  in
  match value with
  | Json.List list ->
    let all = List.rev (snd (List.fold_left (fun (i, found) claim -> (i + 1, read i claim :: found)) (0, []) list)) in
    let fault =
      List.find_map
        (fun c ->
          match Hashtbl.find_opt claims (t.key c.piece) with
          | Some (c' : claim) when c'.value <> c.value -> Some "two claims contradict each other"
          | Some _ -> None
          | None -> Hashtbl.add claims (t.key c.piece) c; None)
        all
    in
    (claims, all, fault)
  | _ -> unreadable "the member \"claims\" must be a list"

(* What is claimed, a move by its number and by the elements that it needs. *)
let sentence named board position expression move value =
  let elements m = String.concat " and " (List.map named m.Board.needed) in
  if move = 0 then Printf.sprintf "%s has the Grundy value %d" expression value
  else
    let where = match move_number board position move with Some m -> ", that at " ^ elements m | None -> "" in
    Printf.sprintf "in %s move number %d wins%s" expression move where

(* The answers of a claim: the move that is answered, and the one that answers. *)
let answers t c =
  let answer m reply =
    if reply = 0 then None else Option.map (fun m' -> (m, m')) (move_number t.board (Board.leave c.piece m) reply)
  in
  let moves = Board.playable t.board c.piece in
  if List.length moves = List.length c.replies then List.filter_map Fun.id (List.map2 answer moves c.replies) else []

let verdict t claims all contradiction move value () =
  let winning = if move = 0 then None else move_number t.board t.position move in
  let target = match winning with Some m -> Board.leave t.position m | None -> t.position in
  let rec faults i = function
    | [] -> None
    | c :: others -> (match fault t claims i c with None -> faults (i + 1) others | found -> found)
  in
  Period_claim.first_fault
    [ (fun () -> contradiction);
      (fun () -> if move <> 0 && winning = None then Some "there is no such move" else None);
      (fun () -> if move <> 0 && value <> 0 then Some "a move that wins leaves 0" else None);
      (fun () -> faults 0 all);
      (fun () -> if told t claims target = Some value then None else Some "the claims do not tell the nimber of the position");
      Period_claim.proved (fun () -> t.proved claims winning value) ]

let claim t members understood =
  let claims, all, contradiction = read_claims t (find members "claims") in
  let move = number members "move" and value = number members "nimber" in
  let expression = text members "expression" in
  { claim = sentence t.named t.board t.position expression move value;
    understood = understood @ [ "Whoever cannot move loses." ];
    play = "normal";
    check = verdict t claims all contradiction move value }
