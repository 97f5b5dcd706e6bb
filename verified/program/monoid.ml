(* A commutative monoid by the products of its elements with generators, and the pairs of an element and a set of elements
   that sums of heaps have. None of this is trusted. *)

type t = { size : int; times : int array array; lost : bool array }

(* The products of all elements, if those with generators commute and each element is reached. *)
let read steps lost =
  let size = Array.length steps in
  let count = if size = 0 then 0 else Array.length steps.(0) in
  let generators = List.init count Fun.id in
  let all holds = List.for_all holds (List.init size Fun.id) in
  if not (all (fun x -> List.for_all (fun g -> List.for_all (fun h ->
      steps.(steps.(x).(g)).(h) = steps.(steps.(x).(h)).(g)) generators) generators))
  then Error "it is not commutative"
  else begin
    let words = Array.make size None in
    words.(0) <- Some [];
    let todo = Queue.create () in
    Queue.add 0 todo;
    while not (Queue.is_empty todo) do
      let x = Queue.pop todo in
      List.iter
        (fun g ->
          let y = steps.(x).(g) in
          if words.(y) = None then begin
            words.(y) <- Option.map (fun word -> g :: word) words.(x);
            Queue.add y todo
          end)
        generators
    done;
    if Array.exists (fun word -> word = None) words then Error "an element is no product of generators"
    else
      let product x y = List.fold_left (fun z g -> steps.(z).(g)) x (Option.get words.(y)) in
      Ok { size; times = Array.init size (fun x -> Array.init size (product x)); lost }
  end

(* An element beside which one of two is lost and the other is not. *)
let between m x y = List.find_opt (fun z -> m.lost.(m.times.(x).(z)) <> m.lost.(m.times.(y).(z))) (List.init m.size Fun.id)

let distinct m =
  let all holds = List.for_all holds (List.init m.size Fun.id) in
  all (fun x -> all (fun y -> y >= x || between m x y <> None))

(* Heaps of a kind have one element, one set of what their options do not make lost, and all of them moves or none. *)
type kind = { element : int; moving : bool; safe : string }

let set m holds = String.init m.size (fun y -> if holds y then '1' else '0')
let within a b = not (List.exists (fun i -> a.[i] = '1' && b.[i] = '0') (List.init (String.length a) Fun.id))

(* Heaps whose product is the element, for each that is a product of heaps. *)
let words m kinds =
  let words = Array.make m.size None in
  words.(0) <- Some [];
  let todo = Queue.create () in
  Queue.add 0 todo;
  while not (Queue.is_empty todo) do
    let x = Queue.pop todo in
    Array.iteri
      (fun n kind ->
        let y = m.times.(x).(kind.element) in
        if words.(y) = None then begin
          words.(y) <- Option.map (fun word -> n :: word) words.(x);
          Queue.add y todo
        end)
      kinds
  done;
  words

type pairs = { first : int array; next : int array array; held : (int * string) array }

(* All pairs of sums, where a pair stands for those whose set lies in its own; None if there are too many. *)
let pairs m (kinds : kind array) most =
  let held = ref [||] and count = ref 0 in
  let by_element = Array.make m.size [] in
  let add element set =
    match List.find_opt (fun (_, set') -> within set set') by_element.(element) with
    | Some (w, _) -> w
    | None ->
      if !count = Array.length !held then held := Array.append !held (Array.make (max 64 !count) (0, ""));
      !held.(!count) <- (element, set);
      by_element.(element) <- (!count, set) :: by_element.(element);
      incr count;
      !count - 1
  in
  let first = Array.map (fun k -> if k.moving then add k.element k.safe else 0) kinds in
  let next = ref [] in
  let w = ref 0 in
  while !w < !count && !count <= most do
    let element, kept = !held.(!w) in
    let one k =
      if not k.moving then 0
      else
        let more = set m (fun y -> kept.[m.times.(y).(k.element)] = '1' && k.safe.[m.times.(y).(element)] = '1') in
        add m.times.(element).(k.element) more
    in
    next := Array.map one kinds :: !next;
    incr w
  done;
  if !count > most then None
  else Some { first; next = Array.of_list (List.rev !next); held = Array.sub !held 0 !count }
