(* Shapes of cells up to turns and reflections. None of this is trusted: it finds which claim is about a piece. *)

type cell = int * int

(* The cells of a box of so many rows and columns, turned and reflected; the first four ways keep its rows. *)
let ways h w : (cell -> cell) array =
  [| (fun (r, c) -> (r, c)); (fun (r, c) -> (r, w - 1 - c)); (fun (r, c) -> (h - 1 - r, c)); (fun (r, c) -> (h - 1 - r, w - 1 - c));
     (fun (r, c) -> (c, r)); (fun (r, c) -> (w - 1 - c, r)); (fun (r, c) -> (c, h - 1 - r)); (fun (r, c) -> (w - 1 - c, h - 1 - r)) |]

let columns_of way h w = if way < 4 then w else h

(* Its cells pushed into the corner, and the box around them. *)
let boxed cells =
  let least = List.fold_left (fun (r, c) (r', c') -> (min r r', min c c')) (max_int, max_int) cells in
  let pushed = List.map (fun (r, c) -> (r - fst least, c - snd least)) cells in
  let h, w = List.fold_left (fun (h, w) (r, c) -> (max h (r + 1), max w (c + 1))) (1, 1) pushed in
  (pushed, h, w)

(* The least of its images, as a text that begins with the number of rows, and the way there. No image is higher than wide
   unless all are. *)
let image (cells, h, w) =
  let ways = ways h w in
  let drawn way =
    let columns = columns_of way h w in
    let text = Bytes.make ((h * w) + 1) '0' in
    Bytes.set text 0 (Char.chr (h * w / columns));
    List.iter (fun cell -> let r, c = ways.(way) cell in Bytes.set text ((r * columns) + c + 1) '1') cells;
    Bytes.unsafe_to_string text
  in
  let rec go way ((least, _) as best) =
    if way = 8 then best
    else
      let text = drawn way in
      go (way + 1) (if String.compare text least < 0 then (text, way) else best)
  in
  go 1 (drawn 0, 0)

(* The number of a cell in the image. *)
let numbered way h w =
  let turn = (ways h w).(way) and columns = columns_of way h w in
  fun cell -> let r, c = turn cell in (r * columns) + c

(* Its dominoes in the order of certificates: by the first cell, the one across before the one down. *)
let dominoes (cells, h, w) =
  let at = Bytes.make ((h + 1) * (w + 1)) '0' in
  List.iter (fun (r, c) -> Bytes.set at ((r * (w + 1)) + c) '1') cells;
  let filled (r, c) = Bytes.get at ((r * (w + 1)) + c) = '1' in
  List.concat_map
    (fun (r, c) -> List.filter (fun (_, other) -> filled other) [ ((r, c), (r, c + 1)); ((r, c), (r + 1, c)) ])
    cells

(* Its rows and columns, from its text. *)
let box image = let rows = Char.code image.[0] in (rows, (String.length image - 1) / rows)
let longer image = let rows, columns = box image in max rows columns

let cells_of image =
  let rows, columns = box image in
  let size = rows * columns in
  List.filter_map
    (fun i -> if image.[i + 1] = '1' then Some (i / columns, i mod columns) else None)
    (List.init size Fun.id)
