(* Claims of pieces of Cram, which certificates write up to turns and reflections. The proved check has one claim of each
   piece in each of its turns and reflections that is met, for all places on the board; answers are turned with it. *)

(* As it is read: dominoes are pairs of cells of the image, replies the domino that answers, from 1; 0 for none. *)
type claim = { image : string; value : int; dominoes : int array; replies : int array }

let ends domino = (domino lsr 16, domino land 0xFFFF)
let disjoint d e = let a, b = ends d and a', b' = ends e in a <> a' && a <> b' && b <> a' && b <> b'

let read i (c : Nimber.written) cells =
  let (_, h, w) as shape = Shape.boxed cells in
  let image, way = Shape.image shape in
  let number = Shape.numbered way h w in
  let dominoes = Array.of_list (List.map (fun (a, b) -> (number a lsl 16) lor number b) (Shape.dominoes shape)) in
  if Array.length dominoes <> List.length c.replies then Error (Nimber.wrong i Nimber.not_one_reply)
  else begin
    let missing = ref false in
    let domino d reply =
      if reply = 0 then 0
      else begin
        let left = ref reply and found = ref 0 in
        Array.iteri (fun j e -> if disjoint d e then begin decr left; if !left = 0 then found := j + 1 end) dominoes;
        if !found = 0 then missing := true;
        !found
      end
    in
    let replies = Array.of_list (List.mapi (fun j reply -> domino dominoes.(j) reply) c.replies) in
    if !missing then Error (Nimber.wrong i Nimber.might_leave) else Ok { image; value = c.nimber; dominoes; replies }
  end

module Make (S : Sets.S) = struct
  (* A piece in one turn, pushed into the corner of the board. *)
  type placed = { set : S.t; key : int; way : int }

  type t = {
    rows : int;
    columns : int;
    whole : S.t;
    first : S.t;  (** all columns but the last *)
    last : S.t;  (** all columns but the first *)
    row : S.t array;
    column : S.t array;
    claims : claim array;
    keys : (string, int) Hashtbl.t;  (** of images: the number of their claim; below 0 if there is none *)
    unclaimed : (int, int) Hashtbl.t;  (** values of these *)
    index : (S.t, int) Hashtbl.t;
    mutable placed : placed array;
    mutable count : int;
  }

  let create rows columns claims =
    let size = rows * columns in
    let set chosen = S.of_list size (List.filter (fun e -> chosen (e / columns) (e mod columns)) (List.init size Fun.id)) in
    let keys = Hashtbl.create (2 * Array.length claims) in
    Array.iteri (fun i c -> if not (Hashtbl.mem keys c.image) then Hashtbl.add keys c.image i) claims;
    { rows; columns; whole = set (fun _ _ -> true); first = set (fun _ c -> c < columns - 1); last = set (fun _ c -> c > 0);
      row = Array.init rows (fun i -> set (fun r _ -> r = i)); column = Array.init columns (fun i -> set (fun _ c -> c = i));
      claims; keys; unclaimed = Hashtbl.create 1000; index = Hashtbl.create 1000; placed = [||]; count = 0 }

  let size t = t.rows * t.columns
  let domino t a b = S.of_list (size t) [ a; b ]

  (* The connected parts of a set; single cells are left out. *)
  let rec pieces t set =
    if S.is_empty set then []
    else begin
      let seed = S.least set in
      let rec grow part =
        let across = S.join (S.raised 1 (S.meet part t.first)) (S.lowered 1 (S.meet part t.last)) in
        let down = S.join (S.raised t.columns part) (S.lowered t.columns part) in
        let more = S.join part (S.meet (S.join across down) set) in
        if S.same more part then part else grow more
      in
      let part = grow seed in
      let others = pieces t (S.minus set part) in
      if S.same part seed then others else part :: others
    end

  (* How far it lies from the corner. *)
  let shift t set =
    let rec go lines i = if i >= Array.length lines - 1 || not (S.is_empty (S.meet set lines.(i))) then i else go lines (i + 1) in
    (go t.row 0 * t.columns) + go t.column 0

  let cells t set = List.map (fun e -> (e / t.columns, e mod t.columns)) (S.to_list set)

  let key t image =
    match Hashtbl.find_opt t.keys image with
    | Some key -> key
    | None ->
      let key = -1 - Hashtbl.length t.keys in
      Hashtbl.add t.keys image key; key

  (* The number of what is alike by its place alone. *)
  let number t piece =
    let set = S.lowered (shift t piece) piece in
    match Hashtbl.find_opt t.index set with
    | Some i -> i
    | None ->
      let image, way = Shape.image (Shape.boxed (cells t set)) in
      let placed = { set; key = key t image; way } in
      if t.count = Array.length t.placed then begin
        let larger = Array.make (max 1024 (2 * t.count)) placed in
        Array.blit t.placed 0 larger 0 t.count;
        t.placed <- larger
      end;
      t.placed.(t.count) <- placed;
      Hashtbl.add t.index set t.count;
      t.count <- t.count + 1;
      t.count - 1

  let keys t set = List.map (fun piece -> t.placed.(number t piece).key) (pieces t set)

  (* The claims tell it of a set; two alike pieces are left out. *)
  let told t set =
    let rec go sum = function
      | a :: b :: others when a = b -> go sum others
      | a :: others -> if a < 0 then None else go (sum lxor t.claims.(a).value) others
      | [] -> Some sum
    in
    go 0 (List.sort Int.compare (keys t set))

  (* Its cells, and the dominoes of its claim where it lies. *)
  let element t placed =
    let (_, h, w) as shape = Shape.boxed (cells t placed.set) in
    let number = Shape.numbered placed.way h w in
    let elements = Array.make (h * w) 0 in
    let cells, _, _ = shape in
    List.iter (fun (r, c) -> elements.(number (r, c)) <- (r * t.columns) + c) cells;
    fun i -> elements.(i)

  let dominoes t placed c =
    let element = element t placed in
    Array.map (fun d -> let a, b = ends d in (element a, element b)) c.dominoes

  let place t image =
    let cells = Shape.cells_of image and h, w = Shape.box image in
    let set cells = Some (S.of_list (size t) (List.map (fun (r, c) -> (r * t.columns) + c) cells)) in
    if h <= t.rows && w <= t.columns then set cells
    else if w <= t.rows && h <= t.columns then set (List.map (fun (r, c) -> (c, r)) cells)
    else None

  (* What is wrong with a claim, if anything is. Options whose value shows a smaller nimber need no reply, and lose it. *)
  let fault t i =
    let c = t.claims.(i) in
    match place t c.image with
    | None -> Some "it lies on no such board"
    | Some set ->
      let dominoes = dominoes t t.placed.(number t set) c in
      let without set (a, b) = S.minus set (domino t a b) in
      let lefts = Array.map (without set) dominoes in
      let told_left = Array.map2 (fun left reply -> if reply = 0 then told t left else None) lefts c.replies in
      let refuted j =
        let reply = c.replies.(j) in
        if reply = 0 then match told_left.(j) with Some v -> v <> c.value | None -> false
        else told t (without lefts.(j) dominoes.(reply - 1)) = Some c.value
      in
      let indices = List.init (Array.length lefts) Fun.id in
      let shown v =
        Array.mem (Some v) told_left
        || match List.find_opt (fun j -> c.replies.(j) > 0 && told t lefts.(j) = Some v) indices with
           | Some j -> c.replies.(j) <- 0; true
           | None -> false
      in
      if not (List.for_all refuted indices) then Nimber.wrong i Nimber.might_leave
      else if not (List.for_all shown (List.init c.value Fun.id)) then Nimber.wrong i Nimber.smaller_left_by_none
      else None

  let rec first_fault t i =
    if i = Array.length t.claims then None else match fault t i with None -> first_fault t (i + 1) | found -> found

  (* The value of a piece that is not claimed: such ones come in pairs of equal value, and are small. *)
  let rec value t i =
    let placed = t.placed.(i) in
    if placed.key >= 0 then t.claims.(placed.key).value
    else
      match Hashtbl.find_opt t.unclaimed placed.key with
      | Some value -> value
      | None ->
        let values = List.map (fun left -> List.fold_left (fun sum p -> sum lxor value t (number t p)) 0 (pieces t left)) (lefts t placed) in
        let rec mex v = if List.mem v values then mex (v + 1) else v in
        let value = mex 0 in
        Hashtbl.add t.unclaimed placed.key value;
        value

  and lefts t placed =
    let at (r, c) = (r * t.columns) + c in
    List.map (fun (a, b) -> S.minus placed.set (domino t (at a) (at b))) (Shape.dominoes (Shape.boxed (cells t placed.set)))

  (* What the moves of a piece leave, and the dominoes that answer. *)
  let answers t placed =
    if placed.key < 0 then []
    else begin
      let c = t.claims.(placed.key) in
      let dominoes = dominoes t placed c in
      let answer j (a, b) = if c.replies.(j) = 0 then None else Some (S.minus placed.set (domino t a b), dominoes.(c.replies.(j) - 1)) in
      List.filter_map Fun.id (Array.to_list (Array.mapi answer dominoes))
    end

  (* Numbers all pieces that are met from those on that are numbered. *)
  let meet_all t =
    let meet set = List.iter (fun p -> ignore (number t p)) (pieces t set) in
    let rec go i =
      if i < t.count then begin
        let placed = t.placed.(i) in
        let answers = answers t placed in
        List.iter
          (fun left ->
            match List.find_opt (fun (set, _) -> S.same set left) answers with
            | Some (_, (a, b)) -> meet (S.minus left (domino t a b))
            | None -> meet left)
          (lefts t placed);
        go (i + 1)
      end
    in
    go 0

  (* Asks the proved check. *)
  let ask t target check =
    List.iter (fun p -> ignore (number t p)) (pieces t target);
    meet_all t;
    let steps = Hashtbl.create 1000 in
    let step (a, b) =
      match Hashtbl.find_opt steps (a, b) with
      | Some step -> step
      | None ->
        let both = domino t a b in
        let step = S.step ~needs:both ~removes:both in
        Hashtbl.add steps (a, b) step; step
    in
    let read = S.of_proved (size t) and of_int i = snd (Uint63.to_int2 i) in
    (* The answers of the claim that is looked at are asked one after another. *)
    let current = ref (-1, []) in
    let answers_of i =
      if fst !current <> i then current := (i, List.map (fun (left, d) -> (left, step d)) (answers t t.placed.(i)));
      snd !current
    in
    let find set = Hashtbl.find_opt t.index set in
    let rec answer_to q = function [] -> None | (left, step) :: others -> if S.same left q then Some step else answer_to q others in
    check (Uint63.of_int t.count)
      (fun i -> S.to_proved t.placed.(of_int i).set)
      (fun i -> Uint63.of_int (value t (of_int i)))
      (fun s -> let s = read s in Uint63.of_int (Option.value (find (S.lowered (shift t s) s)) ~default:t.count))
      (fun s -> Uint63.of_int (shift t (read s)))
      (fun s -> List.map S.to_proved (pieces t (read s)))
      (fun p q -> match find (read p) with Some i -> answer_to (read q) (answers_of i) | None -> None)
end
