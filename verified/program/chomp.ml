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

type bar = { height : int; width : int }

let squares bar expression =
  let lengths = rows expression in
  if List.length lengths > bar.height || List.hd lengths > bar.width then
    raise (Refused (expression ^ " is larger than the position"));
  let row r length = List.init length (fun c -> (r * bar.width) + c) in
  List.concat (List.mapi row lengths)

type claim = { squares : int list; value : int; replies : int list }

let read_claim bar = function
  | Json.Object members ->
    only members [ "position"; "nimber"; "replies" ];
    { squares = squares bar (text members "position"); value = number members "nimber"; replies = numbers members "replies" }
  | _ -> unreadable "a claim must be an object"

module Make (S : Sets.S) = struct
  module B = Board.Make (S)

  (* The claim with its answers, or what is wrong with it. Claims before this one are told. *)
  let followed (board : B.t) told i c =
    let set = S.of_list board.size c.squares in
    let wrong what = Error (Nimber.wrong i what) in
    let moves = B.playable board set in
    if Hashtbl.mem told set then wrong "its position is claimed twice"
    else if List.length moves <> List.length c.replies then wrong Nimber.not_one_reply
    else
      let lefts = List.map (B.leave set) moves in
      let answer left reply =
        if reply = 0 then match Hashtbl.find_opt told left with Some v when v <> c.value -> Some (left, None) | _ -> None
        else
          match B.numbered board left reply with
          | Some m when Hashtbl.find_opt told (B.leave left m) = Some c.value -> Some (left, Some m)
          | _ -> None
      in
      let answers = List.map2 answer lefts c.replies in
      let lower v = List.exists (fun left -> Hashtbl.find_opt told left = Some v) lefts in
      if List.mem None answers then wrong Nimber.might_leave
      else if not (List.for_all lower (List.init c.value Fun.id)) then wrong Nimber.smaller_left_by_none
      else begin
        Hashtbl.add told set c.value;
        let answered = function Some (left, Some m) when not (Hashtbl.mem told left) -> Some (left, m) | _ -> None in
        Ok { B.piece = set; value = c.value; answers = List.filter_map answered answers }
      end

  let verdict bar position move value claims =
    let told = Hashtbl.create 1000 in
    let height = n bar.height and width = n bar.width in
    let board = B.make (bar.height * bar.width) (Checks.chomp_moves height width) in
    let start = S.of_list board.size position in
    let rec all i found = function
      | [] -> Ok found
      | c :: others -> (match followed board told i c with Ok claim -> all (i + 1) (claim :: found) others | Error fault -> Error fault)
    in
    let rest = if move = 0 then None else Option.map (B.leave start) (B.numbered board start move) in
    match all 0 [] claims with
    | Error fault -> fault
    | Ok followed ->
      Period_claim.first_fault
        [ (fun () -> Nimber.claimed_move move rest value);
          (fun () -> if Hashtbl.find_opt told (Option.value rest ~default:start) = Some value then None else Some Nimber.not_told);
          Period_claim.proved (fun () ->
            B.ask board followed (fun set -> [ set ]) S.chomp height width (Sets.number position)
              (Sets.claim (Option.map S.to_list rest) value)) ]
end

let claim members =
  only members [ "expression"; "move"; "nimber"; "claims" ];
  let expression = text members "expression" in
  let lengths = rows expression in
  let bar = { height = List.length lengths; width = List.hd lengths } in
  let position = squares bar expression in
  let move = number members "move" and value = number members "nimber" in
  let claims = match find members "claims" with Json.List l -> List.map (read_claim bar) l | _ -> unreadable "the member \"claims\" must be a list" in
  let drawn length = "  " ^ String.make length '.' in
  let square e = Printf.sprintf "row %d, column %d" ((e / bar.width) + 1) ((e mod bar.width) + 1) in
  let module S = (val Sets.for_size (bar.height * bar.width)) in
  let module C = Make (S) in
  (* A move eats each square but the first, in their order. *)
  let eaten = if move = 0 then None else Option.map (fun e -> [ square e ]) (List.nth_opt position move) in
  { claim = Nimber.sentence expression move value eaten;
    understood =
      ("Chomp on these squares; a move eats one of them, but not the first of all, with all that are neither above it nor left of it:"
       :: List.map drawn lengths)
      @ [ "Whoever cannot move loses." ];
    play = "normal"; besides = nothing_besides;
    check = (fun () -> C.verdict bar position move value claims) }

let verify members =
  only members (common @ [ "games"; "parts" ]);
  match (find members "games", find members "parts") with
  | Json.List [ Json.Text "chomp" ], Json.List [ Json.Object [ ("play", Json.Object part) ] ] -> claim part
  | _ -> unreadable "of sums, those of one position of Chomp alone are checked here"
