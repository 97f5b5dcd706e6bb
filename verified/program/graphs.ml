(* Expressions of Node Kayles and Arc Kayles: the edges of a graph, and vertices alone, between commas. Vertices are ordered
   by name, numbers within names as numbers. *)

let between start ending text =
  let n = String.length start and length = String.length text in
  if length > n && String.sub text 0 n = start && text.[length - 1] = ending then Some (String.sub text n (length - n - 1))
  else None

let inside name = between (name ^ "(") ')'
let inside_brackets name = between (name ^ "[") ']'

(* A name as its letters and its numbers in turn. *)
let parts name =
  let is_digit c = '0' <= c && c <= '9' in
  let rec go i found =
    if i = String.length name then List.rev found
    else if is_digit name.[i] then begin
      let j = ref i in
      while !j < String.length name && is_digit name.[!j] do incr j done;
      let digits = String.sub name i (!j - i) in
      let number = if String.length digits < 18 then int_of_string ("0u" ^ digits) else max_int in
      go !j (`Number number :: found)
    end
    else go (i + 1) (`Letter name.[i] :: found)
  in
  go 0 []

let by_name a b = match compare (parts a) (parts b) with 0 -> compare a b | order -> order

(* The names of the vertices in order, and the edges by their numbers, ascending; None if it is no graph. *)
let read text =
  let words = List.map (fun word -> String.split_on_char '-' (String.trim word)) (String.split_on_char ',' text) in
  let good name = name <> "" && String.for_all (fun c -> c <> ' ' && c <> '(' && c <> ')') name in
  let shaped = function [ a ] -> good a | [ a; b ] -> good a && good b && a <> b | _ -> false in
  if not (List.for_all shaped words) then None
  else
    let names = List.sort_uniq by_name (List.concat words) in
    let numbers = Hashtbl.create 100 in
    List.iteri (fun i name -> Hashtbl.add numbers name i) names;
    let edge = function
      | [ a; b ] ->
        let i = Hashtbl.find numbers a and j = Hashtbl.find numbers b in
        Some (min i j, max i j)
      | _ -> None
    in
    Some (names, List.sort_uniq compare (List.filter_map edge words))
