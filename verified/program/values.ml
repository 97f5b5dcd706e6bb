(* Values of heaps, and for each smaller number a move that leaves it. None of this is trusted: the check that was
   proved right looks at every value and every move.

   With a mask, values that share an even number of ones with it are rare, and the parity of heaps may count as one more
   bit. An option that is not rare comes from a split with exactly one rare heap; of the rare ones only those below
   the least missing other one matter, and splits are gone through until all of these were seen. *)

type by_mask = { mask : int; by_heap : bool; odd_splits : bool }

type t = {
  moves : (int * int) list;
  by_mask : by_mask option;
  values : Bytes.t;
  mutable rare : (int * int) list;
  mutable stamp : int array;
  mutable taken : int array;
  mutable left : int list array;
}

let get t n = Int32.to_int (Bytes.get_int32_ne t.values (4 * n))
let set t n v = Bytes.set_int32_ne t.values (4 * n) (Int32.of_int v)

let create moves by_mask count =
  { moves; by_mask; values = Bytes.create (4 * count); rare = [];
    stamp = Array.make 64 (-1); taken = Array.make 64 0; left = Array.make 64 [] }

let grown array size value = Array.append array (Array.make (size - Array.length array) value)

let see t n v taken left =
  if v >= Array.length t.stamp then begin
    let size = max (v + 1) (2 * Array.length t.stamp) in
    t.stamp <- grown t.stamp size (-1);
    t.taken <- grown t.taken size 0;
    t.left <- grown t.left size []
  end;
  if t.stamp.(v) <> n then begin
    t.stamp.(v) <- n;
    t.taken.(v) <- taken;
    t.left.(v) <- left
  end

let seen t n v = v < Array.length t.stamp && t.stamp.(v) = n

let rec odd_ones i = i <> 0 && (i land 1 = 1) <> odd_ones (i lsr 1)

let rare its n v = not (odd_ones (v land its.mask) <> (its.by_heap && (n land 1 = 1) <> its.odd_splits))

let rec leave t n taken rest least count sum left =
  if count = 0 then begin if rest = 0 then see t n sum taken left end
  else if count = 1 then begin if rest >= least then see t n (sum lxor get t rest) taken (rest :: left) end
  else
    let part = ref least in
    while !part * count <= rest do
      leave t n taken (rest - !part) !part (count - 1) (sum lxor get t !part) (!part :: left);
      incr part
    done

let rec first_missing t n v = if seen t n v then first_missing t n (v + 1) else v

let from_rare t n taken rest =
  List.iter
    (fun (heap, v) ->
      if heap < rest then begin
        let sum = v lxor get t (rest - heap) in
        if not (seen t n sum) then see t n sum taken [ heap; rest - heap ]
      end)
    t.rare

(* The value of heap n, if all before it are known; a move is noted for every smaller number. *)
let scan t n =
  match t.by_mask with
  | None ->
    List.iter (fun (taken, count) -> if taken <= n then leave t n taken (n - taken) 1 count 0 []) t.moves;
    first_missing t n 0
  | Some its ->
    let splits = List.filter (fun (taken, count) -> count = 2 && taken <= n) t.moves in
    List.iter (fun (taken, count) -> if count < 2 && taken <= n then leave t n taken (n - taken) 1 count 0 []) t.moves;
    List.iter (fun (taken, _) -> from_rare t n taken (n - taken)) splits;
    let most = (List.length splits + 1) * (n + 2) in
    let bound = ref 0 in
    while !bound < most && (rare its n !bound || seen t n !bound) do incr bound done;
    let wanted = ref (first_missing t n 0) in
    List.iter
      (fun (taken, _) ->
        let rest = n - taken in
        let part = ref 1 in
        while 2 * !part <= rest && !wanted < !bound do
          let sum = get t !part lxor get t (rest - !part) in
          if not (seen t n sum) then see t n sum taken [ !part; rest - !part ];
          if sum = !wanted then wanted := first_missing t n sum;
          incr part
        done)
      splits;
    min !wanted !bound

let compute t count =
  for n = 0 to count - 1 do
    let v = scan t n in
    set t n v;
    match t.by_mask with Some its when n > 0 && rare its n v -> t.rare <- (n, v) :: t.rare | _ -> ()
  done;
  Array.fill t.stamp 0 (Array.length t.stamp) (-1)

(* A move from heap n that leaves the value u; heaps are asked for one after the other. *)
let shown t =
  let last = ref (-1) in
  fun n u ->
    if !last <> n then begin last := n; ignore (scan t n) end;
    if seen t n u then (t.taken.(u), t.left.(u)) else (0, [])
