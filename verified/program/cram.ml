(* Certificates of boards of Cram. The board is that of the expression; certificates may write it with rows and columns
   exchanged. *)

open Certificate

let n = Period_claim.natural

(* The free cells of an expression, and its rows and columns. *)
let drawn expression =
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
    let free r row = List.filter_map (fun c -> if row.[c] = '.' then Some (r, c) else None) (List.init (String.length row) Fun.id) in
    (List.concat (List.mapi free rows), height, width)

let exchanged cells = List.sort compare (List.map (fun (r, c) -> (c, r)) cells)

type board = { free : Shape.cell list; height : int; width : int; turned : bool }

(* The winning move as cells of the certificate's board. *)
let winning cells move = if move = 0 then None else List.nth_opt (Shape.dominoes (cells, 64, 64)) (move - 1)

let verdict board cells claims move value =
  let rows, columns = if board.turned then (board.width, board.height) else (board.height, board.width) in
  let module S = (val Sets.for_size (rows * columns)) in
  let module C = Cram_claims.Make (S) in
  let t = C.create rows columns claims in
  let move_cells = winning cells move in
  let rest = match move_cells with Some (a, b) -> List.filter (fun cell -> cell <> a && cell <> b) cells | None -> cells in
  let target = S.of_list (rows * columns) (List.map (fun (r, c) -> (r * columns) + c) rest) in
  let faults () =
    if Array.for_all (fun (c : Cram_claims.claim) -> C.place t c.image <> None) claims then C.first_fault t 0
    else
      (* Claims of pieces for which the board has no room have to follow, too. *)
      let module Wide = Cram_claims.Make (Sets.Large) in
      let side = Array.fold_left (fun most (c : Cram_claims.claim) -> max most (Shape.longer c.image)) 1 claims in
      Wide.first_fault (Wide.create side side claims) 0
  in
  let seen = Hashtbl.create 1000 in
  let contradicts (c : Cram_claims.claim) =
    match Hashtbl.find_opt seen c.image with Some v -> v <> c.value | None -> Hashtbl.add seen c.image c.value; false
  in
  let in_expression cells =
    List.map (fun (r, c) -> (r * board.width) + c) (if board.turned then exchanged cells else cells)
  in
  Period_claim.first_fault
    [ (fun () -> if Array.exists contradicts claims then Some Nimber.contradiction else None);
      (fun () -> Nimber.claimed_move move move_cells value);
      faults;
      (fun () -> if C.told t target = Some value then None else Some Nimber.not_told);
      Period_claim.proved (fun () ->
        let check = if board.turned then S.cram_turned else S.cram in
        C.ask t target check (n board.height) (n board.width) (Sets.number (in_expression cells))
          (Sets.claim (Option.map (fun _ -> in_expression rest) move_cells) value)) ]

let verify members =
  only members (common @ [ "side"; "expression"; "position"; "move"; "nimber"; "claims" ]);
  let side = number members "side" ~least:1 ~most:64 in
  let size = side * side in
  let cells_of set = List.map (fun e -> (e / side, e mod side)) (Bits.to_list set) in
  let cells = cells_of (Bits.of_hex size "the position" (text members "position")) in
  let expression = text members "expression" in
  let free, height, width = drawn expression in
  let written = Nimber.read_claims size members in
  let move = number members "move" and value = number members "nimber" in
  let as_written = cells = free in
  let turned = (not as_written) && height > width && cells = exchanged free in
  let board = { free; height; width; turned } in
  let named (r, c) = let r, c = if turned then (c, r) else (r, c) in Printf.sprintf "row %d, column %d" (r + 1) (c + 1) in
  let moved = Option.map (fun (a, b) -> List.map named [ a; b ]) (winning cells move) in
  let rec read i found = function
    | [] -> Ok (Array.of_list (List.rev found))
    | (c : Nimber.written) :: others ->
      (match Cram_claims.read i c (cells_of c.piece) with Ok claim -> read (i + 1) (claim :: found) others | Error fault -> Error fault)
  in
  let line r = "  " ^ String.init width (fun c -> if List.mem (r, c) free then '.' else '#') in
  { claim = Nimber.sentence expression move value moved;
    understood =
      ("Cram on these cells, a domino covers two beside or below each other:" :: List.init height line) @ [ "Whoever cannot move loses." ];
    play = "normal"; besides = nothing_besides;
    check =
      (fun () ->
        if not (as_written || turned) then Some "the position is not that of the expression"
        else match read 0 [] written with Error fault -> fault | Ok claims -> verdict board cells claims move value) }
