(* JSON as certificates write it: every number an integer in digits alone, no object with two members of one name. *)

type t =
  | Null
  | Bool of bool
  | Number of int
  | Text of string
  | List of t list
  | Object of (string * t) list

exception Malformed of int * string

type reader = { text : string; mutable at : int; mutable line : int }

let malformed r what = raise (Malformed (r.line, what))
let peek r = if r.at < String.length r.text then r.text.[r.at] else '\000'

let advance r =
  if peek r = '\n' then r.line <- r.line + 1;
  r.at <- r.at + 1

let rec skip r =
  match peek r with
  | (' ' | '\t' | '\n' | '\r') when r.at < String.length r.text -> advance r; skip r
  | _ -> ()

let expect r c =
  if peek r = c && r.at < String.length r.text then advance r else malformed r (Printf.sprintf "%C is expected" c)

let word r text value = String.iter (expect r) text; value

let hex r =
  let digit () =
    let c = peek r in
    advance r;
    match c with
    | '0' .. '9' -> Char.code c - 48
    | 'a' .. 'f' -> Char.code c - 87
    | 'A' .. 'F' -> Char.code c - 55
    | _ -> malformed r "four hexadecimal digits are expected"
  in
  let a = digit () in
  let b = digit () in
  let c = digit () in
  let d = digit () in
  (a lsl 12) lor (b lsl 8) lor (c lsl 4) lor d

let unicode r out =
  let high = hex r in
  let code =
    if high land 0xFC00 = 0xD800 then begin
      expect r '\\';
      expect r 'u';
      let low = hex r in
      if low land 0xFC00 <> 0xDC00 then malformed r "half of a pair of surrogates";
      0x10000 + ((high land 0x3FF) lsl 10) + (low land 0x3FF)
    end
    else if high land 0xFC00 = 0xDC00 then malformed r "half of a pair of surrogates"
    else high
  in
  Buffer.add_utf_8_uchar out (Uchar.of_int code)

let text r =
  let out = Buffer.create 16 in
  expect r '"';
  let rec go () =
    if r.at >= String.length r.text then malformed r "the text does not end";
    match peek r with
    | '"' -> advance r
    | '\\' ->
      advance r;
      let c = peek r in
      advance r;
      (match c with
       | '"' | '\\' | '/' -> Buffer.add_char out c
       | 'b' -> Buffer.add_char out '\b'
       | 'f' -> Buffer.add_char out '\012'
       | 'n' -> Buffer.add_char out '\n'
       | 'r' -> Buffer.add_char out '\r'
       | 't' -> Buffer.add_char out '\t'
       | 'u' -> unicode r out
       | _ -> malformed r "no such escape");
      go ()
    | c when c < ' ' -> malformed r "a control character in a text"
    | c -> Buffer.add_char out c; advance r; go ()
  in
  go ();
  Buffer.contents out

let number r =
  let start = r.at in
  while (match peek r with '0' .. '9' -> true | _ -> false) do advance r done;
  let digits = String.sub r.text start (r.at - start) in
  if digits = "" then malformed r "a value is expected";
  if String.length digits > 1 && digits.[0] = '0' then malformed r "a number does not begin with 0";
  if String.length digits > 18 then malformed r "the number is too large";
  (match peek r with '.' | 'e' | 'E' -> malformed r "numbers are integers in digits alone" | _ -> ());
  Number (int_of_string digits)

let rec value r =
  skip r;
  let v =
    match peek r with
    | '{' -> members r
    | '[' -> elements r
    | '"' -> Text (text r)
    | 'n' -> word r "null" Null
    | 't' -> word r "true" (Bool true)
    | 'f' -> word r "false" (Bool false)
    | _ -> number r
  in
  skip r;
  v

and members r =
  expect r '{';
  skip r;
  let seen = Hashtbl.create 16 in
  let rec go sofar =
    skip r;
    let name = text r in
    if Hashtbl.mem seen name then malformed r (Printf.sprintf "the member %S comes twice" name);
    Hashtbl.add seen name ();
    skip r;
    expect r ':';
    let v = value r in
    let sofar = (name, v) :: sofar in
    if peek r = ',' then begin advance r; go sofar end else begin expect r '}'; List.rev sofar end
  in
  if peek r = '}' then begin advance r; Object [] end else Object (go [])

and elements r =
  expect r '[';
  skip r;
  let rec go sofar =
    let v = value r in
    let sofar = v :: sofar in
    if peek r = ',' then begin advance r; go sofar end else begin expect r ']'; List.rev sofar end
  in
  if peek r = ']' then begin advance r; List [] end else List (go [])

(* One JSON value, and nothing after it. *)
let read text =
  let r = { text; at = 0; line = 1 } in
  let v = value r in
  if r.at < String.length text then malformed r "something follows the value";
  v

(* The text of which a digest is made: no white space, members sorted by name, only quotes and backslashes escaped. *)
let rec canonical out = function
  | Null -> Buffer.add_string out "null"
  | Bool b -> Buffer.add_string out (string_of_bool b)
  | Number i -> Buffer.add_string out (string_of_int i)
  | Text s -> quoted out s
  | List l -> listed out '[' ']' (canonical out) l
  | Object members ->
    let sorted = List.sort (fun (a, _) (b, _) -> compare a b) members in
    listed out '{' '}' (fun (name, v) -> quoted out name; Buffer.add_char out ':'; canonical out v) sorted

and quoted out s =
  Buffer.add_char out '"';
  String.iter (fun c -> if c = '"' || c = '\\' then Buffer.add_char out '\\'; Buffer.add_char out c) s;
  Buffer.add_char out '"'

and listed : 'a. Buffer.t -> char -> char -> ('a -> unit) -> 'a list -> unit =
  fun out opening closing each l ->
  Buffer.add_char out opening;
  List.iteri (fun i v -> if i > 0 then Buffer.add_char out ','; each v) l;
  Buffer.add_char out closing
