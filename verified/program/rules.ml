(* Rules of heaps as certificates of periods write them. *)

let digit = function
  | '0' .. '9' as c -> Some (Char.code c - 48)
  | 'A' .. 'V' as c -> Some (Char.code c - 55)
  | _ -> None

(* Without the marks of unequal heaps behind digits that leave at most one. *)
let unmarked text =
  let out = Buffer.create 16 in
  String.iteri
    (fun i c -> if not (c = '!' && i > 0 && text.[i - 1] >= '0' && text.[i - 1] <= '3') then Buffer.add_char out c)
    text;
  Buffer.contents out

let rec all = function
  | [] -> Some []
  | Some d :: others -> Option.map (fun rest -> d :: rest) (all others)
  | None :: _ -> None

(* The digits of a code that the theorem of Guy and Smith is about. *)
let code marked =
  let text = unmarked marked in
  if String.length text < 3 || text.[1] <> '.' then None
  else
    let written = String.make 1 text.[0] ^ String.sub text 2 (String.length text - 2) in
    match all (List.map digit (List.of_seq (String.to_seq written))) with
    | Some (first :: _ as digits) when first land 3 = 0 -> Some digits
    | _ -> None

(* The numbers of a set, ascending. *)
let numbers text =
  let number word =
    let length = String.length word in
    let decimal = String.for_all (fun c -> '0' <= c && c <= '9') word in
    if length >= 1 && length <= 9 && decimal && word.[0] <> '0' then Some (int_of_string word) else None
  in
  Option.map (List.sort_uniq compare) (all (List.map number (String.split_on_char ',' text)))

(* The moves that digits allow: so many tokens are taken, so many heaps are left. *)
let moves digits =
  let counts d = List.filter (fun j -> (d lsr j) land 1 = 1) [ 0; 1; 2; 3; 4 ] in
  List.concat (List.mapi (fun taken d -> List.map (fun count -> (taken, count)) (counts d)) digits)

(* What the digits say, in words. *)
let of_code digits =
  let heaps = function 0 -> "no heap" | 1 -> "one heap" | j -> Printf.sprintf "%d heaps" j in
  let tokens = function 0 -> "no token" | 1 -> "1 token" | k -> Printf.sprintf "%d tokens" k in
  List.concat
    (List.mapi
       (fun taken d ->
         match List.filter (fun j -> (d lsr j) land 1 = 1) [ 0; 1; 2; 3; 4 ] with
         | [] -> []
         | counts ->
           [ Printf.sprintf "%s may be taken from a heap, and the rest left as %s" (tokens taken)
               (Certificate.listing (List.map heaps counts)) ])
       digits)

let shown numbers =
  let words = List.map string_of_int numbers in
  let count = List.length words in
  if count <= 30 then Certificate.listing words
  else Certificate.listing (List.filteri (fun i _ -> i < 20) words @ [ Printf.sprintf "others, %d in all" count ])

let of_subtraction numbers = [ Printf.sprintf "%s tokens may be taken from a heap" (shown numbers) ]

let of_all_but numbers =
  [ Printf.sprintf "any number of tokens from 1 on but %s may be taken from a heap" (shown numbers) ]
