(* The boards whose moves are known: Cram, Node Kayles and Arc Kayles. *)

open Certificate

let verify members =
  if List.mem_assoc "side" members then Cram.verify members
  else begin
    only members (common @ [ "expression"; "position"; "move"; "nimber"; "claims"; "elements"; "moves" ]);
    let expression = text members "expression" in
    match (Graphs.inside "nodekayles" expression, Graphs.inside "arckayles" expression) with
    | Some graph, _ -> Graph_boards.verify Graph_boards.Node_kayles members graph
    | None, Some graph -> Graph_boards.verify Graph_boards.Arc_kayles members graph
    | None, None -> unreadable "boards of %S are not known here" expression
  end
