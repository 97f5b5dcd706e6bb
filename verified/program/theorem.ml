(* A claim of a period as a Rocq file: a theorem whose proof the kernel computes, with nothing of this program in it. *)

open Certificate

let listing words = String.concat " :: " (words @ [ "nil" ])

(* Numbers between semicolons, in lines. *)
let lines_of numbers =
  let out = Buffer.create 4096 and column = ref 0 in
  List.iteri
    (fun i number ->
      let word = (if i = 0 then "" else "; ") ^ string_of_int number in
      if !column + String.length word > 110 then begin Buffer.add_string out ";\n    "; column := 0 end
      else Buffer.add_string out (if i = 0 then "" else "; ");
      Buffer.add_string out (string_of_int number);
      column := !column + String.length word)
    numbers;
  Buffer.contents out

let longest = 20_000

(* The theorem speaks of `rules`, which the definitions name. *)
let file (c : Period_claim.t) moves definitions proof =
  if c.checked_to > longest then unreadable "it rests on more than %d values, too many for a theorem" longest;
  if List.exists (fun (_, count) -> count > 2) moves then
    unreadable "moves that leave three heaps are not written as a theorem";
  let values = Values.create moves None c.checked_to in
  Values.compute values c.checked_to;
  let numbers = List.init c.checked_to (Values.get values) in
  String.concat "\n"
    ([ Printf.sprintf "(** %s: G(n + %d) = G(n) for all n >= %d. *)" c.rules c.period c.preperiod;
       "";
       "From Coq Require Import List NArith Uint63 PArray.";
       "From Grundy Require Import Game Codes Sets CheckPeriod Search.";
       "" ]
     @ definitions
     @ [ ""; "Definition values : array int :=";
         Printf.sprintf "  [| %s | 0 : int |]%%uint63." (lines_of numbers);
         "";
         Printf.sprintf "Theorem period : forall n, %d <= n -> heap_value rules (n + %d) = heap_value rules n."
           c.preperiod c.period;
         "Proof." ]
     @ proof
     @ [ "Qed." ])

let code (c : Period_claim.t) digits =
  file c (Rules.moves digits)
    [ Printf.sprintf "Definition digits : list N := (%s)%%N." (listing (List.map string_of_int digits));
      "Definition rules : code := Code (fun taken => nth taken digits 0%N) (fun _ => false) (conj eq_refl eq_refl)." ]
    [ "  apply (@check_code_sound rules (claimed_by values) (sought (claimed_by values) (moves_from 0 digits))";
      Printf.sprintf "    digits None %d %d %d); [|vm_compute; reflexivity]." c.preperiod c.period c.checked_to;
      "  split; [easy|]. intros taken count marked. discriminate." ]

let subtraction (c : Period_claim.t) numbers =
  let moves = List.concat_map (fun number -> [ (number, 0); (number, 1) ]) numbers in
  file c moves
    [ Printf.sprintf "Definition numbers : list int := (%s)%%uint63." (listing (List.map string_of_int numbers));
      Printf.sprintf "Definition rules : code := subtraction (%s)." (listing (List.map string_of_int numbers)) ]
    [ "  apply (@check_subtraction_sound (claimed_by values) (sought (claimed_by values) (set_moves numbers)) numbers";
      Printf.sprintf "    %d %d %d). vm_compute; reflexivity." c.preperiod c.period c.checked_to ]

let of_members members =
  let c = Period_claim.read members in
  match c.theorem, Rules.code c.rules, Rules.numbers c.rules with
  | "guy-smith", Some digits, _ -> code c digits
  | "finite-subtraction", _, Some numbers -> subtraction c numbers
  | _ -> unreadable "its claim is not written as a theorem: only periods of codes and of subtraction sets are"
