(* The boards whose moves are known: Cram, Node Kayles and Arc Kayles. *)

open Certificate

let n = Period_claim.natural
let pair (a, b) = (n a, n b)

let ask table position winning value =
  match winning with Some m -> Board.wins table position m | None -> Board.holds table position value

(* On a graph pieces are alike only if they are the same. *)
let on_graph members game text_of_graph moves_of understood =
  match Graphs.read text_of_graph with
  | None -> unreadable "the graph of %s cannot be read" game
  | Some (names, edges) ->
    let size = List.length names in
    let board = { Board.size; moves = List.map (Board.extracted size) (moves_of size edges) } in
    let position = Bits.of_hex size "the position" (text members "position") in
    let set = Bits.of_hex size "a set of a move" in
    let written = function
      | Json.Object m -> (Bits.to_list (set (text m "needed")), Bits.to_list (set (text m "removed")))
      | _ -> unreadable "a move must be an object"
    in
    let listed = match find members "moves" with Json.List l -> List.map written l | _ -> unreadable "the moves must be a list" in
    let rec t =
      { Nimber.board; named = List.nth names; position; key = Fun.id;
        proved = (fun claims winning value ->
          let each (c : Nimber.claim) =
            let answers = List.map (fun (m, m') -> (Board.leave c.piece m, m')) (Nimber.answers t c) in
            { Board.piece = c.piece; value = c.value; answers }
          in
          let all = Hashtbl.fold (fun _ c all -> each c :: all) claims [] in
          ask (Board.table board all) position winning value) }
    in
    let same =
      number members "elements" = size
      && listed = List.map (fun (m : Board.move) -> (m.needed, m.removed)) board.moves
      && position = Bits.of_list size (List.init size Fun.id)
    in
    let c = Nimber.claim t members
      [ Printf.sprintf "%s, on the graph of %d vertices with the edges" game size;
        "  " ^ String.concat ", " (List.map (fun (a, b) -> List.nth names a ^ "-" ^ List.nth names b) edges) ^ ":";
        understood ]
    in
    { c with check = (fun () -> if same then c.check () else Some "the board is not that of the expression") }

let cram members =
  let side = number members "side" ~least:1 ~most:64 in
  let size = side * side in
  let wide = { Board.size; moves = List.map (Board.extracted size) (Checks.cram_moves (n side) (n side)) } in
  let position = Bits.of_hex size "the position" (text members "position") in
  let at e = (e / side, e mod side) in
  let cells = List.map at (Bits.to_list position) in
  let rows = 1 + List.fold_left (fun most (r, _) -> max most r) 0 cells in
  let columns = 1 + List.fold_left (fun most (_, c) -> max most c) 0 cells in
  let narrow_size = rows * columns in
  let narrow_element e = let r, c = at e in (r * columns) + c in
  let narrowed set = Bits.of_list narrow_size (List.map narrow_element (Bits.to_list set)) in
  let images = Hashtbl.create 1000 in
  let image piece =
    match Hashtbl.find_opt images piece with
    | Some found -> found
    | None ->
      let shape, turn = Turned.image (List.map at (Bits.to_list piece)) in
      let found = (Turned.text shape, turn) in
      Hashtbl.add images piece found; found
  in
  let rec t =
    { Nimber.board = wide; named = (fun e -> let r, c = at e in Printf.sprintf "row %d, column %d" (r + 1) (c + 1)); position;
      key = (fun piece -> fst (image piece));
      proved = (fun claims winning value ->
        let narrow = { Board.size = narrow_size; moves = List.map (Board.extracted narrow_size) (Checks.cram_moves (n rows) (n columns)) } in
        let turned (c : Nimber.claim) =
          let _, turn = image c.piece in
          let replies =
            List.map (fun (m, m') -> (Turned.domino turn side m, Turned.domino turn side m')) (Nimber.answers t c)
          in
          { Turned.value = c.value; replies }
        in
        let claimed = Hashtbl.create 1000 in
        Hashtbl.iter (fun key c -> Hashtbl.add claimed key (turned c)) claims;
        let position = narrowed position in
        let winning =
          Option.map
            (fun (m : Board.move) ->
              let needed = List.map narrow_element m.needed in
              List.find (fun (m' : Board.move) -> m'.needed = needed) narrow.moves)
            winning
        in
        let target = match winning with Some m -> Board.leave position m | None -> position in
        let table = Board.table narrow (Turned.claims narrow columns claimed [ target ]) in
        ask table position winning value) }
  in
  let drawn r = String.init columns (fun c -> if List.mem (r, c) cells then '.' else '#') in
  Nimber.claim t members
    ("Cram on these cells, a domino covers two beside or below each other:" :: List.init rows (fun r -> "  " ^ drawn r))

(* The expression of Cram has to be the board that was drawn, or that board with rows and columns exchanged. *)
let cram_of members =
  let drawn = cram members in
  let expression = text members "expression" in
  match Graphs.inside "cram" expression with
  | None -> unreadable "the expression is no board of Cram"
  | Some inside ->
    let rows =
      match List.map int_of_string_opt (String.split_on_char ',' inside) with
      | [ Some rows; Some columns ] when 1 <= rows && 1 <= columns && rows <= 64 && columns <= 64 ->
        List.init rows (fun _ -> String.make columns '.')
      | _ -> String.split_on_char '/' inside
    in
    let height = List.length rows and width = List.fold_left (fun w row -> max w (String.length row)) 0 rows in
    let free r c = let row = List.nth rows r in c < String.length row && row.[c] = '.' in
    let side = number members "side" in
    let free_cells =
      List.concat (List.init height (fun r -> List.filter_map (fun c -> if free r c then Some (r, c) else None) (List.init width Fun.id)))
    in
    let as_set cells =
      if List.for_all (fun (r, c) -> r < side && c < side) cells then
        Some (Bits.of_list (side * side) (List.map (fun (r, c) -> (r * side) + c) cells))
      else None
    in
    let position = Some (Bits.of_hex (side * side) "the position" (text members "position")) in
    let as_written = as_set free_cells = position in
    let turned = (not as_written) && height > width && as_set (List.map (fun (r, c) -> (c, r)) free_cells) = position in
    let understood = if turned then drawn.understood @ [ "Rows of the expression are columns here." ] else drawn.understood in
    { drawn with understood; check = (fun () -> if as_written || turned then drawn.check () else Some "the position is not that of the expression") }

let verify members =
  let expression = text members "expression" in
  let known = common @ [ "expression"; "position"; "move"; "nimber"; "claims" ] in
  if List.mem_assoc "side" members then begin only members ("side" :: known); cram_of members end
  else begin
    only members ("elements" :: "moves" :: known);
    match (Graphs.inside "nodekayles" expression, Graphs.inside "arckayles" expression) with
    | Some graph, _ ->
      on_graph members "Node Kayles" graph
        (fun size edges -> Checks.node_kayles_moves (List.init size n) (List.map pair edges))
        "a vertex is taken with all its neighbours."
    | None, Some graph ->
      on_graph members "Arc Kayles" graph
        (fun _ edges -> Checks.arc_kayles_moves (List.map pair edges))
        "the two ends of an edge are taken."
    | None, None -> unreadable "boards of %S are not known here" expression
  end
