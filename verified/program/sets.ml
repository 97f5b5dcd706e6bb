(* Sets of elements in the two forms in which the proved checks have them: native integers, for boards of at most 63
   elements, and numbers of any size, which are texts of '0' and '1' here, element 0 first. *)

(* What the proved checks take: the number of claims, their sets and values, where a piece is claimed and how far it lies
   from there, its pieces, and answers. *)
type ('set, 'step, 'result) asked =
  Uint63.t -> (Uint63.t -> 'set) -> (Uint63.t -> Uint63.t) -> ('set -> Uint63.t) -> ('set -> Uint63.t) ->
  ('set -> 'set list) -> ('set -> 'set -> 'step option) -> 'result

module type S = sig
  type t
  val of_list : int -> int list -> t
  val to_list : t -> int list
  val is_empty : t -> bool
  val same : t -> t -> bool
  val within : t -> t -> bool
  val meet : t -> t -> t
  val join : t -> t -> t
  val minus : t -> t -> t
  val lowered : int -> t -> t
  val raised : int -> t -> t

  (* Its least element alone; the empty set if it has none. *)
  val least : t -> t

  type proved
  val to_proved : t -> proved
  val of_proved : int -> proved -> t

  type step
  val step : needs:t -> removes:t -> step
  val node_kayles : (proved, step, Checks.n list -> (Checks.n * Checks.n) list -> Checks.n -> Checks.claim -> bool) asked
  val arc_kayles : (proved, step, (Checks.n * Checks.n) list -> Checks.n -> Checks.claim -> bool) asked
  val chomp : (proved, step, Checks.n -> Checks.n -> Checks.n -> Checks.claim -> bool) asked
  val cram : (proved, step, Checks.n -> Checks.n -> Checks.n -> Checks.claim -> bool) asked
  val cram_turned : (proved, step, Checks.n -> Checks.n -> Checks.n -> Checks.claim -> bool) asked
end

let most_small = 63

module Small : S = struct
  type t = int
  let of_list _ elements = List.fold_left (fun set e -> set lor (1 lsl e)) 0 elements

  let to_list set =
    let rec go e found = if e < 0 then found else go (e - 1) (if (set lsr e) land 1 = 1 then e :: found else found) in
    go (most_small - 1) []

  let is_empty set = set = 0
  let same (a : int) b = a = b
  let within a b = a land b = a
  let meet = ( land )
  let join = ( lor )
  let minus a b = a land lnot b
  let lowered d set = set lsr d
  let raised d set = set lsl d
  let least set = set land -set

  type proved = Uint63.t
  let to_proved = Uint63.of_int
  let of_proved _ set = snd (Uint63.to_int2 set)

  type step = Checks.Small.step
  let step ~needs ~removes = { Checks.Small.needs = to_proved needs; removes = to_proved removes }
  let node_kayles = Checks.Small.check_node_kayles
  let arc_kayles = Checks.Small.check_arc_kayles
  let chomp = Checks.Small.check_chomp
  let cram = Checks.Small.check_cram
  let cram_turned = Checks.Small.check_cram_turned
end

module Large : S = struct
  type t = string
  let of_list = Bits.of_list
  let to_list = Bits.to_list
  let is_empty set = not (String.contains set '1')
  let same = String.equal
  let both choose a b = String.init (String.length a) (fun e -> if choose a.[e] b.[e] then '1' else '0')
  let meet = both (fun x y -> x = '1' && y = '1')
  let join = both (fun x y -> x = '1' || y = '1')
  let minus = both (fun x y -> x = '1' && y = '0')
  let within a b = is_empty (minus a b)

  let raised d set =
    let size = String.length set in
    if d >= size then String.make size '0' else String.make d '0' ^ String.sub set 0 (size - d)

  let lowered d set =
    let size = String.length set in
    if d >= size then String.make size '0' else String.sub set d (size - d) ^ String.make d '0'

  let least set = match String.index_opt set '1' with None -> set | Some e -> Bits.of_list (String.length set) [ e ]

  type proved = Checks.n
  let to_proved = Bits.to_n
  let of_proved = Bits.of_n

  type step = Checks.Large.step
  let step ~needs ~removes = { Checks.Large.needs = to_proved needs; removes = to_proved removes }
  let node_kayles = Checks.Large.check_node_kayles
  let arc_kayles = Checks.Large.check_arc_kayles
  let chomp = Checks.Large.check_chomp
  let cram = Checks.Large.check_cram
  let cram_turned = Checks.Large.check_cram_turned
end

let for_size size : (module S) = if size <= most_small then (module Small) else (module Large)

(* A set as the claims of the proved checks have it. *)
let number elements = Bits.to_n (Bits.of_list (List.fold_left (fun most e -> max most (e + 1)) 0 elements) elements)

(* What is claimed: the value of the position, or that a move wins which leaves these elements. *)
let claim rest value =
  match rest with
  | None -> Checks.Has_value (Uint63.of_int value)
  | Some elements -> Checks.Wins_by (number elements)
