(* grundy-verify FILE: whether what a certificate claims is true, by checks that were proved right. It ends with 0 if it
   is, with 1 if the certificate does not prove it, and with 2 if it cannot be read.
   grundy-verify --theorem FILE: a claim that is accepted, as a Rocq file that proves it. *)

open Certificate

let kind members : (string * Json.t) list -> claim =
  match text members "format" with
  | "grundy period certificate" -> Period.verify
  | "grundy window certificate" -> Windows.verify
  | "grundy nimber certificate" -> Named_boards.verify
  | "grundy misere quotient certificate" -> Quotient.verify
  | "grundy sum certificate" -> Chomp.verify
  | "grundy tameness certificate" -> Tame.verify
  | other -> unreadable "certificates of the kind %S are not checked here" other

let ( let* ) = Result.bind

let ruling members claim =
  let* () = digest members in
  match claim.check () with None -> Ok () | Some fault -> Error fault

let verify members =
  let kind = kind members in
  let* () = Result.map_error (fun fault -> (fault, None)) (version members) in
  let claim = kind members in
  let checked = let* () = convention members claim.play in ruling members claim in
  match checked with Ok () -> Ok claim | Error fault -> Error (fault, Some claim)

let tell word claim lines =
  print_endline (word ^ (match claim with Some c -> "  " ^ c.claim | None -> ""));
  List.iter (fun line -> print_endline ("  " ^ line)) (lines @ match claim with Some c -> c.understood @ c.besides () | None -> [])

let contents path =
  let file = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in file) (fun () -> really_input_string file (in_channel_length file))

let run accepted path =
  let members = members (Json.read (contents path)) in
  match verify members with
  | Ok claim -> accepted members claim; 0
  | Error (fault, claim) -> tell "refused" claim [ fault ]; 1
  | exception Refused fault -> tell "refused" None [ fault ]; 1

let fail path what = Printf.eprintf "grundy-verify: %s: %s\n" path what; 2

let guarded accepted path =
  try run accepted path with
  | Unreadable what -> fail path what
  | Json.Malformed (line, what) -> fail path (Printf.sprintf "this is no certificate: line %d: %s" line what)
  | Sys_error _ | End_of_file -> fail path "the file cannot be read"
  | Stack_overflow | Out_of_memory -> fail path "it is too large"

let () =
  exit
    (match Sys.argv with
     | [| _; "--theorem"; path |] -> guarded (fun members _ -> print_endline (Theorem.of_members members)) path
     | [| _; path |] -> guarded (fun _ claim -> tell "accepted" (Some claim) []) path
     | _ -> prerr_endline "usage: grundy-verify [--theorem] FILE"; 2)
