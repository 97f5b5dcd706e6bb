(* Claims of nimbers of boards on which pieces are alike only if they are the same set. That a certificate is accepted is
   decided by the proved check alone; what is checked before tells where a fault is. *)

open Certificate

(* What is claimed, a move by its number and by the elements that it needs. *)
let sentence expression move value elements =
  if move = 0 then Printf.sprintf "%s has the Grundy value %d" expression value
  else
    let where = match elements with Some names -> ", that at " ^ String.concat " and " names | None -> "" in
    Printf.sprintf "in %s move number %d wins%s" expression move where

(* A winning move as it is claimed: what it leaves must have the value 0. *)
let claimed_move move winning value =
  if move <> 0 && winning = None then Some "there is no such move"
  else if move <> 0 && value <> 0 then Some "a move that wins leaves 0"
  else None

type written = { piece : string; nimber : int; replies : int list }

let read_claim size i = function
  | Json.Object members ->
    only members [ "piece"; "nimber"; "replies" ];
    let piece = Bits.of_hex size (Printf.sprintf "the piece of claim %d" (i + 1)) (text members "piece") in
    { piece; nimber = number members "nimber"; replies = numbers members "replies" }
  | _ -> unreadable "a claim must be an object"

let read_claims size members =
  match find members "claims" with
  | Json.List list -> List.rev (snd (List.fold_left (fun (i, found) claim -> (i + 1, read_claim size i claim :: found)) (0, []) list))
  | _ -> unreadable "the member \"claims\" must be a list"

let wrong i what = Some (Printf.sprintf "claim %d: %s" (i + 1) what)
let not_one_reply = "there is not one reply for each move"
let might_leave = "a move might leave its nimber"
let smaller_left_by_none = "a smaller nimber is left by no move"
let contradiction = "two claims contradict each other"
let not_told = "the claims do not tell the nimber of the position"

module Make (S : Sets.S) = struct
  module B = Board.Make (S)

  (* The claims tell it of a set. *)
  let told board claims set =
    let add sum piece =
      match (sum, Hashtbl.find_opt claims piece) with Some v, Some (c : B.claim) -> Some (v lxor c.value) | _ -> None
    in
    List.fold_left add (Some 0) (B.pieces board set)

  (* The claim with its answers, and for each move what it leaves and the answer to it; or what is wrong. *)
  let answered (board : B.t) i c =
    let piece = S.of_list board.size (Bits.to_list c.piece) in
    let moves = B.playable board piece in
    if List.length moves <> List.length c.replies then Error (wrong i not_one_reply)
    else
      let answer m reply =
        let left = B.leave piece m in
        if reply = 0 then Some (left, None) else Option.map (fun m' -> (left, Some m')) (B.numbered board left reply)
      in
      let each = List.map2 answer moves c.replies in
      if List.mem None each then Error (wrong i might_leave)
      else
        let each = List.filter_map Fun.id each in
        let answers = List.filter_map (fun (left, m) -> Option.map (fun m -> (left, m)) m) each in
        Ok ({ B.piece; value = c.nimber; answers }, each)

  let fault board claims i ((c : B.claim), each) =
    let refuted = function
      | left, Some m -> told board claims (B.leave left m) = Some c.value
      | left, None -> (match told board claims left with Some v -> v <> c.value | None -> false)
    in
    let rec lower v = v >= c.value || (List.exists (fun (left, _) -> told board claims left = Some v) each && lower (v + 1)) in
    if not (List.for_all refuted each) then wrong i might_leave
    else if not (lower 0) then wrong i smaller_left_by_none
    else None

  (* An option whose value is told needs no answer, and may be needed for a smaller nimber. *)
  let trimmed board claims (c : B.claim) =
    { c with answers = List.filter (fun (left, _) -> match told board claims left with Some v -> v = c.value | None -> true) c.answers }

  let verdict board position written rest move value check =
    let rec answers i found = function
      | [] -> Ok (List.rev found)
      | c :: others -> (match answered board i c with Ok claim -> answers (i + 1) (claim :: found) others | Error fault -> Error fault)
    in
    match answers 0 [] written with
    | Error fault -> fault
    | Ok all ->
      let claims = Hashtbl.create 1000 in
      let contradicts ((c : B.claim), _) =
        match Hashtbl.find_opt claims c.piece with
        | Some (c' : B.claim) -> c'.value <> c.value
        | None -> Hashtbl.add claims c.piece c; false
      in
      let contradicted = List.exists contradicts all in
      let rec faults i = function
        | [] -> None
        | c :: others -> (match fault board claims i c with None -> faults (i + 1) others | found -> found)
      in
      let target = match rest with Some rest -> rest | None -> position in
      Period_claim.first_fault
        [ (fun () -> if contradicted then Some contradiction else None);
          (fun () -> claimed_move move rest value);
          (fun () -> faults 0 all);
          (fun () -> if told board claims target = Some value then None else Some not_told);
          Period_claim.proved (fun () ->
            check board (Hashtbl.fold (fun _ c found -> trimmed board claims c :: found) claims []) (Option.map S.to_list rest)) ]
end
