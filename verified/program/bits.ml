(* Sets of elements as texts of '0' and '1', element 0 first; certificates write them as hexadecimal numbers, and what
   was extracted has them as binary ones. *)

let of_list size elements =
  let set = Bytes.make size '0' in
  List.iter (fun e -> Bytes.set set e '1') elements;
  Bytes.to_string set

let has set e = set.[e] = '1'

let to_list set =
  let rec go e found = if e < 0 then found else go (e - 1) (if has set e then e :: found else found) in
  go (String.length set - 1) []

let without set elements =
  let rest = Bytes.of_string set in
  List.iter (fun e -> Bytes.set rest e '0') elements;
  Bytes.to_string rest

let of_hex size what text =
  let digit = function
    | '0' .. '9' as c -> Some (Char.code c - 48)
    | 'a' .. 'f' as c -> Some (Char.code c - 87)
    | _ -> None
  in
  let length = String.length text in
  let no_number () = Certificate.unreadable "%s is no hexadecimal number without leading zeros" what in
  if length = 0 || (text.[0] = '0' && length > 1) then no_number ()
  else
    let rec go i found =
      if i = length then found
      else
        match digit text.[i] with
        | None -> no_number ()
        | Some d ->
          let place = 4 * (length - 1 - i) in
          go (i + 1) (List.filter_map (fun j -> if (d lsr j) land 1 = 1 then Some (place + j) else None) [ 0; 1; 2; 3 ] @ found)
    in
    let elements = go 0 [] in
    if List.for_all (fun e -> e < size) elements then of_list size elements
    else raise (Certificate.Refused (what ^ " has elements beyond the board"))

let to_n set =
  match String.rindex_opt set '1' with
  | None -> Checks.N0
  | Some highest ->
    let n = ref Checks.XH in
    for e = highest - 1 downto 0 do
      n := if has set e then Checks.XI !n else Checks.XO !n
    done;
    Checks.Npos !n

let of_n size n =
  let set = Bytes.make size '0' in
  let rec go e = function
    | Checks.XH -> Bytes.set set e '1'
    | Checks.XO p -> go (e + 1) p
    | Checks.XI p -> Bytes.set set e '1'; go (e + 1) p
  in
  (match n with Checks.N0 -> () | Checks.Npos p -> go 0 p);
  Bytes.to_string set
