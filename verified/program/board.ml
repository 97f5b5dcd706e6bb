(* A board: its moves, the pieces of a set, and the claims that a proved check is given. *)

module Make (S : Sets.S) = struct
  type move = { needed : int list; removed : int list; needs : S.t; removes : S.t; step : S.step }
  type t = { size : int; moves : move list }

  let move size (m : Checks.move) =
    let needed = Bits.to_list (Bits.of_n size m.needed) and removed = Bits.to_list (Bits.of_n size m.removed) in
    let needs = S.of_list size needed and removes = S.of_list size removed in
    { needed; removed; needs; removes; step = S.step ~needs ~removes }

  let make size moves = { size; moves = List.map (move size) moves }

  let playable board set = List.filter (fun m -> S.within m.needs set) board.moves
  let leave set m = S.minus set m.removes
  let numbered board set number = List.nth_opt (playable board set) (number - 1)

  (* The sets into which it falls; what no move touches is left out. *)
  let pieces board set =
    let join pieces part =
      let apart, joined = List.partition (fun piece -> S.is_empty (S.meet piece part)) pieces in
      List.fold_left S.join part joined :: apart
    in
    List.fold_left (fun pieces m -> join pieces (S.join m.needs (S.meet m.removes set))) [] (playable board set)

  (* A claim: a piece, its value, and answers: the set that a move leaves, and the move of which it is the reply. *)
  type claim = { piece : S.t; value : int; answers : (S.t * move) list }

  (* Has them checked. No piece lies elsewhere than where it is claimed. *)
  let ask board claims split check =
    let claims = Array.of_list claims in
    let count = Array.length claims in
    let index = Hashtbl.create (2 * count) in
    Array.iteri (fun i c -> if not (Hashtbl.mem index c.piece) then Hashtbl.add index c.piece i) claims;
    let read = S.of_proved board.size in
    let at i = claims.(snd (Uint63.to_int2 i)) in
    let answer p q =
      Option.bind (Hashtbl.find_opt index (read p)) (fun i ->
        Option.map (fun m -> m.step) (List.assoc_opt (read q) claims.(i).answers))
    in
    check (Uint63.of_int count)
      (fun i -> S.to_proved (at i).piece)
      (fun i -> Uint63.of_int (at i).value)
      (fun s -> Uint63.of_int (Option.value (Hashtbl.find_opt index (read s)) ~default:count))
      (fun _ -> Uint63.of_int 0)
      (fun s -> List.map S.to_proved (split (read s)))
      answer
end
