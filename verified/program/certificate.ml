(* What all certificates have: their members, convention and digest, and how a check ends. *)

exception Unreadable of string

(* It can be read, and proves nothing. *)
exception Refused of string

(* What was read: the claim in one sentence, the game in lines, the play that such claims are about; and the check, which
   gives the fault if there is one; and after it, what is shown besides. *)
type claim = { claim : string; understood : string list; play : string; check : unit -> string option; besides : unit -> string list }

let nothing_besides () = []

let unreadable format = Printf.ksprintf (fun text -> raise (Unreadable text)) format

let members = function
  | Json.Object members -> members
  | _ -> unreadable "this is no certificate, but another JSON value"

let find members name =
  match List.assoc_opt name members with
  | Some value -> value
  | None -> unreadable "the member %S is missing" name

let text members name =
  match find members name with Json.Text s -> s | _ -> unreadable "the member %S must be a text" name

let largest = 0x7FFFFFFF

let number ?(least = 0) ?(most = largest) members name =
  match find members name with
  | Json.Number i when least <= i && i <= most -> i
  | _ -> unreadable "the member %S must be an integer, %d to %d" name least most

let numbers members name =
  let each = function
    | Json.Number i when i <= largest -> i
    | _ -> unreadable "the member %S must be a list of integers" name
  in
  match find members name with Json.List l -> List.rev (List.rev_map each l) | _ -> unreadable "the member %S must be a list" name

(* What is not looked at must not seem to be part of what is proved. *)
let only members known =
  List.iter (fun (name, _) -> if not (List.mem name known) then unreadable "%S is no member of such a certificate" name)
    members

let common = [ "format"; "version"; "convention"; "digest" ]

let version members =
  let version = number members "version" in
  if version = 1 then Error "a certificate of version 1 does not name its convention, and is refused"
  else if version <> 2 then unreadable "this certificate has version %d, and only version 2 is known" version
  else Ok ()

(* Another convention is refused: no claim is about it. *)
let convention members play =
  match find members "convention" with
  | Json.Object parts ->
    only parts [ "join"; "ending"; "play" ];
    let named = (text parts "join", text parts "ending", text parts "play") in
    if named = ("disjunctive", "long", play) then Ok () else Error "its convention is not that of such certificates"
  | _ -> unreadable "the member \"convention\" must be an object"

(* The digest tells a file that was changed; a file without one is checked by its contents. *)
let digest members =
  if List.mem_assoc "digest" members then begin
    let written = text members "digest" in
    let out = Buffer.create 65536 in
    Json.canonical out (Json.Object (List.remove_assoc "digest" members));
    if Sha256.of_string (Buffer.contents out) = written then Ok ()
    else Error "the file was changed: its digest is another one"
  end
  else Ok ()

let listing words =
  match List.rev words with
  | [] -> "nothing"
  | [ word ] -> word
  | last :: others -> String.concat ", " (List.rev others) ^ " or " ^ last
