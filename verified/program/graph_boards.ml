(* Node Kayles and Arc Kayles. The moves are those of NamedBoards.v. *)

open Certificate

let n = Period_claim.natural
let pair (a, b) = (n a, n b)

type game = Node_kayles | Arc_kayles

let name = function Node_kayles -> "Node Kayles" | Arc_kayles -> "Arc Kayles"

let rule = function
  | Node_kayles -> "a vertex is taken with all its neighbours."
  | Arc_kayles -> "the two ends of an edge are taken."

module Make (S : Sets.S) = struct
  module N = Nimber.Make (S)
  module B = N.B

  let claim game members size names edges =
    let vertices = List.init size n and pairs = List.map pair edges in
    let moves = match game with Node_kayles -> Checks.node_kayles_moves vertices pairs | Arc_kayles -> Checks.arc_kayles_moves pairs in
    let board = B.make size moves in
    let position = Bits.of_hex size "the position" (text members "position") in
    let set = Bits.of_hex size "a set of a move" in
    let written = function
      | Json.Object m -> (Bits.to_list (set (text m "needed")), Bits.to_list (set (text m "removed")))
      | _ -> unreadable "a move must be an object"
    in
    let listed = match find members "moves" with Json.List l -> List.map written l | _ -> unreadable "the moves must be a list" in
    let elements = Bits.to_list position in
    let same =
      number members "elements" = size
      && listed = List.map (fun (m : B.move) -> (m.needed, m.removed)) board.moves
      && elements = List.init size Fun.id
    in
    let claims = Nimber.read_claims size members in
    let move = number members "move" and value = number members "nimber" in
    let start = S.of_list size elements in
    let winning = if move = 0 then None else B.numbered board start move in
    let check board claims rest =
      let asked check = B.ask board claims (B.pieces board) check in
      let claim = Sets.claim rest value and position = Sets.number elements in
      match game with
      | Node_kayles -> asked S.node_kayles vertices pairs position claim
      | Arc_kayles -> asked S.arc_kayles pairs position claim
    in
    { claim = Nimber.sentence (text members "expression") move value (Option.map (fun (m : B.move) -> List.map (List.nth names) m.needed) winning);
      understood =
        [ Printf.sprintf "%s, on the graph of %d vertices with the edges" (name game) size;
          "  " ^ String.concat ", " (List.map (fun (a, b) -> List.nth names a ^ "-" ^ List.nth names b) edges) ^ ":";
          rule game; "Whoever cannot move loses." ];
      play = "normal"; besides = nothing_besides;
      check =
        (fun () ->
          if same then N.verdict board start claims (Option.map (B.leave start) winning) move value check
          else Some "the board is not that of the expression") }
end

let verify game members text_of_graph =
  match Graphs.read text_of_graph with
  | None -> unreadable "the graph of %s cannot be read" (name game)
  | Some (names, edges) ->
    let size = List.length names in
    let module S = (val Sets.for_size size) in
    let module G = Make (S) in
    G.claim game members size names edges
