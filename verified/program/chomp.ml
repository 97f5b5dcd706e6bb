(* Certificates of positions of Chomp: those of sums with one part, whose moves are those of its rules. The moves are those
   of NamedBoards.v; a position is a set of squares, and no position falls into pieces. *)

open Certificate

let n = Period_claim.natural

(* The lengths of the rows. *)
let rows expression =
  let number text =
    match int_of_string_opt text with
    | Some i when 1 <= i && i <= 64 && text = string_of_int i -> i
    | _ -> unreadable "%s is no position of Chomp" expression
  in
  match Graphs.inside "chomp" expression with
  | None -> unreadable "%s is no position of Chomp, the only game whose positions are checked here" expression
  | Some inside ->
    match (String.split_on_char ',' inside, String.split_on_char '/' inside) with
    | [ height; width ], _ -> List.init (number height) (fun _ -> number width)
    | [ _ ], lengths ->
      let lengths = List.map number lengths in
      if List.sort (fun a b -> compare b a) lengths = lengths then lengths
      else unreadable "a row of %s is longer than the one above it" expression
    | _ -> unreadable "%s is no position of Chomp" expression

type bar = { height : int; width : int; board : Board.t }

let bar expression =
  let lengths = rows expression in
  let height = List.length lengths and width = List.hd lengths in
  let size = height * width in
  { height; width; board = { Board.size; moves = List.map (Board.extracted size) (Checks.chomp_moves (n height) (n width)) } }

let squares bar expression =
  let lengths = rows expression in
  if List.length lengths > bar.height || List.hd lengths > bar.width then
    raise (Refused (expression ^ " is larger than the position"));
  let row r length = List.init length (fun c -> (r * bar.width) + c) in
  Bits.of_list bar.board.size (List.concat (List.mapi row lengths))

type claim = { set : string; value : int; replies : int list }

let read_claim bar = function
  | Json.Object members ->
    only members [ "position"; "nimber"; "replies" ];
    { set = squares bar (text members "position"); value = number members "nimber"; replies = numbers members "replies" }
  | _ -> unreadable "a claim must be an object"

(* The moves with what each leaves, and the move that answers it where one is needed; or what is wrong. Claims before this
   one are told. *)
let followed bar told i c =
  let wrong what = Error (Printf.sprintf "claim %d: %s" (i + 1) what) in
  let moves = Board.playable bar.board c.set in
  if Hashtbl.mem told c.set then wrong "its position is claimed twice"
  else if List.length moves <> List.length c.replies then wrong "there is not one reply for each move"
  else
    let lefts = List.map (Board.leave c.set) moves in
    let answer left reply =
      if reply = 0 then match Hashtbl.find_opt told left with Some v when v <> c.value -> Some (left, None) | _ -> None
      else
        match Nimber.move_number bar.board left reply with
        | Some m when Hashtbl.find_opt told (Board.leave left m) = Some c.value -> Some (left, Some m)
        | _ -> None
    in
    let answers = List.map2 answer lefts c.replies in
    let lower v = List.exists (fun left -> Hashtbl.find_opt told left = Some v) lefts in
    if List.mem None answers then wrong "a move might leave its nimber"
    else if not (List.for_all lower (List.init c.value Fun.id)) then wrong "a smaller nimber is left by no move"
    else begin
      Hashtbl.add told c.set c.value;
      let answered = function Some (left, Some m) -> Some (left, m) | _ -> None in
      Ok { Board.piece = c.set; value = c.value; answers = List.filter_map answered answers }
    end

let verdict bar position move value claims () =
  let told = Hashtbl.create 1000 in
  let rec all i found = function
    | [] -> Ok (List.rev found)
    | c :: others -> (match followed bar told i c with Ok claim -> all (i + 1) (claim :: found) others | Error fault -> Error fault)
  in
  match all 0 [] claims with
  | Error fault -> Some fault
  | Ok followed ->
    let winning = if move = 0 then None else Nimber.move_number bar.board position move in
    let target = match winning with Some m -> Board.leave position m | None -> position in
    let table = Board.table ~split:(fun set -> [ set ]) bar.board followed in
    Period_claim.first_fault
      [ (fun () -> if move <> 0 && winning = None then Some "there is no such move" else None);
        (fun () -> if move <> 0 && value <> 0 then Some "a move that wins leaves 0" else None);
        (fun () -> if Hashtbl.find_opt told target = Some value then None else Some "the claims do not tell the nimber of the position");
        Period_claim.proved (fun () ->
          match winning with Some m -> Board.wins table position m | None -> Board.holds table position value) ]

let claim members =
  only members [ "expression"; "move"; "nimber"; "claims" ];
  let expression = text members "expression" in
  let bar = bar expression in
  let position = squares bar expression in
  let move = number members "move" and value = number members "nimber" in
  let claims = match find members "claims" with Json.List l -> List.map (read_claim bar) l | _ -> unreadable "the member \"claims\" must be a list" in
  let drawn length = "  " ^ String.make length '.' in
  let square e = Printf.sprintf "row %d, column %d" ((e / bar.width) + 1) ((e mod bar.width) + 1) in
  { claim = Nimber.sentence square bar.board position expression move value;
    understood =
      ("Chomp on these squares; a move eats one of them, but not the first of all, with all that are neither above it nor left of it:"
       :: List.map drawn (rows expression))
      @ [ "Whoever cannot move loses." ];
    play = "normal";
    check = verdict bar position move value claims }

let verify members =
  only members (common @ [ "games"; "parts" ]);
  match (find members "games", find members "parts") with
  | Json.List [ Json.Text "chomp" ], Json.List [ Json.Object [ ("play", Json.Object part) ] ] -> claim part
  | _ -> unreadable "of sums, those of one position of Chomp alone are checked here"
