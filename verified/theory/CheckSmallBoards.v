(** The check of claims of nimbers on boards of at most 63 elements, whose sets are native integers: what it accepts, the
    check of CheckClaims.v accepts of the same sets as numbers. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Game Grundy Boards Pieces CheckClaims Ints.
Import ListNotations.
Set Implicit Arguments.

Record small_move : Type := SmallMove { needs : int; removes : int }.

Section Check.
  Variable ms : list small_move.
  Variable count : int.
  Variables set_of value_of : int -> int.
  Variable index : int -> int.
  Variable split : int -> list int.
  Variable answer : int -> int -> option small_move.

  Local Open Scope uint63_scope.

  Definition without (a b : int) : int := a lxor (a land b).
  Definition inside (a b : int) : bool := a land b =? a.
  Definition can (m : small_move) (s : int) : bool := inside (needs m) s.
  Definition leaves (m : small_move) (s : int) : int := without s (removes m).

  Definition apart (a b : int) (m : small_move) : bool :=
    let s := a lor b in
    let touches := needs m lor (removes m land s) in
    negb (can m s) || inside touches a || inside touches b.

  Definition tell_piece (s : int) : option int :=
    let i := index s in if (i <? count) && (set_of i =? s) then Some (value_of i) else None.

  Fixpoint tell_by (live : list small_move) (s : int) (pieces : list int) : option int :=
    match pieces with
    | [] => if existsb (fun m => can m s) live then None else Some 0
    | a :: others =>
        let rest := without s a in
        if inside a s && forallb (apart a rest) live
        then match tell_piece a with
             | Some v => match tell_by live rest others with Some w => Some (v lxor w) | None => None end
             | None => None
             end
        else None
    end.

  Definition tell (s : int) : option int :=
    match tell_piece s with
    | Some v => Some v
    | None => tell_by (filter (fun m => can m s) ms) s (split s)
    end.

  Definition alike (m m' : small_move) : bool := (needs m =? needs m') && (removes m =? removes m').
  Definition has (v : int) (told : option int) : bool := match told with Some u => u =? v | None => false end.

  Definition result (p v q : int) : option (option int) :=
    match answer p q with
    | Some m => if existsb (alike m) ms && can m q && has v (tell (leaves m q)) then Some None else None
    | None => match tell q with Some u => if u =? v then None else Some (Some u) | None => None end
    end.

  Definition small_claim_holds (i : int) : bool :=
    let p := set_of i in
    let v := value_of i in
    match all_some (map (fun m => result p v (leaves m p)) (filter (fun m => can m p) ms)) with
    | Some known => all_between 0 v (fun u => existsb (has u) known)
    | None => false
    end.

  Definition check_small_claims : bool := all_between 0 count small_claim_holds.

  Definition check_small_nimber (s v : int) : bool := has v (tell s) && check_small_claims.
  Definition check_small_win (s : int) (m : small_move) : bool :=
    existsb (alike m) ms && can m s && has 0 (tell (leaves m s)) && check_small_claims.
End Check.

(** ** The same of sets as numbers *)

Definition as_move (m : small_move) : move := Move (N_of (needs m)) (N_of (removes m)).
Definition small (s : N) : int := of_Z (Z.of_N s).

Lemma small_N_of i : small (N_of i) = i.
Proof. unfold small. now rewrite N_of_Z, of_to_Z. Qed.

Lemma N_of_bits i e : N.testbit (N_of i) e = Z.testbit (to_Z i) (Z.of_N e).
Proof. rewrite <- N_of_Z. symmetry. apply Z.testbit_of_N. Qed.

Lemma N_of_land i j : N_of (i land j) = N.land (N_of i) (N_of j).
Proof. apply N.bits_inj. intro e. now rewrite N.land_spec, !N_of_bits, land_spec', Z.land_spec. Qed.

Lemma N_of_lor i j : N_of (i lor j) = N.lor (N_of i) (N_of j).
Proof. apply N.bits_inj. intro e. now rewrite N.lor_spec, !N_of_bits, lor_spec', Z.lor_spec. Qed.

Lemma N_of_without i j : N_of (without i j) = N.ldiff (N_of i) (N_of j).
Proof.
  unfold without. rewrite N_of_lxor, N_of_land. apply N.bits_inj. intro e.
  rewrite N.lxor_spec, N.land_spec, N.ldiff_spec. now destruct (N.testbit (N_of i) e), (N.testbit (N_of j) e).
Qed.

Lemma N_of_same i j : (N_of i =? N_of j)%N = (i =? j)%uint63.
Proof.
  destruct (i =? j)%uint63 eqn:same.
  - apply same_spec in same. subst. apply N.eqb_refl.
  - apply same_false in same. apply N.eqb_neq. intro equal. apply same. now apply N_of_injective.
Qed.

Lemma inside_spec i j : inside i j = subset (N_of i) (N_of j).
Proof.
  unfold inside, subset. rewrite <- N_of_same, N_of_land. apply eq_true_iff_eq. rewrite !N.eqb_eq. split; intro equal.
  - apply N.bits_inj. intro e. rewrite N.ldiff_spec, N.bits_0. rewrite <- equal, N.land_spec.
    now destruct (N.testbit (N_of i) e), (N.testbit (N_of j) e).
  - apply N.bits_inj. intro e. assert (bit : N.testbit (N.ldiff (N_of i) (N_of j)) e = false) by now rewrite equal, N.bits_0.
    rewrite N.ldiff_spec in bit. rewrite N.land_spec. now destruct (N.testbit (N_of i) e), (N.testbit (N_of j) e).
Qed.

Lemma can_spec m s : can m s = playable (as_move m) (N_of s).
Proof. apply inside_spec. Qed.

Lemma leaves_spec m s : N_of (leaves m s) = left_by (as_move m) (N_of s).
Proof. apply N_of_without. Qed.

Lemma apart_spec a b m : apart a b m = separates (N_of a) (N_of b) (as_move m).
Proof.
  unfold apart, separates, touched. simpl. rewrite can_spec, !inside_spec, !N_of_lor, N_of_land, N_of_lor. reflexivity.
Qed.

Section Sound.
  Variable ms : list small_move.
  Variable count : int.
  Variables set_of value_of : int -> int.
  Variable index : int -> int.
  Variable split : int -> list int.
  Variable answer : int -> int -> option small_move.

  Let all := map as_move ms.
  Let set_of' i := N_of (set_of i).
  Let value_of' i := N_of (value_of i).
  Let index' s := index (small s).
  Let split' s := map N_of (split (small s)).
  Let answer' p q := option_map as_move (answer (small p) (small q)).

  Let tell_small := tell ms count set_of value_of index split.
  Let tell_large := told all count set_of' value_of' index' split'.

  Lemma tell_piece_spec s : told_piece count set_of' value_of' index' (N_of s) = option_map N_of (tell_piece count set_of value_of index s).
  Proof.
    unfold told_piece, tell_piece, index', set_of', value_of'. rewrite small_N_of, N_of_same.
    now destruct ((index s <? count)%uint63 && (set_of (index s) =? s)%uint63).
  Qed.

  Lemma existsb_map {A B} (f : A -> B) h l : existsb h (map f l) = existsb (fun a => h (f a)) l.
  Proof. induction l as [|a l IH]; simpl; [easy|]. now rewrite IH. Qed.

  Lemma forallb_map {A B} (f : A -> B) h l : forallb h (map f l) = forallb (fun a => h (f a)) l.
  Proof. induction l as [|a l IH]; simpl; [easy|]. now rewrite IH. Qed.

  Lemma filter_map_as h h' l : (forall m, h (as_move m) = h' m) -> filter h (map as_move l) = map as_move (filter h' l).
  Proof. intro same. induction l as [|m l IH]; simpl; [easy|]. rewrite same, IH. now destruct (h' m). Qed.

  Lemma existsb_ext {A} (f h : A -> bool) l : (forall a, f a = h a) -> existsb f l = existsb h l.
  Proof. intro same. induction l as [|a l IH]; simpl; [easy|]. now rewrite same, IH. Qed.

  Lemma forallb_same {A} (f h : A -> bool) l : (forall a, f a = h a) -> forallb f l = forallb h l.
  Proof. intro same. induction l as [|a l IH]; simpl; [easy|]. now rewrite same, IH. Qed.

  Lemma tell_by_spec live pieces : forall s,
    told_by count set_of' value_of' index' (map as_move live) (N_of s) (map N_of pieces) =
    option_map N_of (tell_by count set_of value_of index live s pieces).
  Proof.
    induction pieces as [|a pieces IH]; intro s; simpl.
    - rewrite existsb_map. rewrite (existsb_ext _ (fun m => can m s)) by (intro m; symmetry; apply can_spec).
      now destruct (existsb (fun m => can m s) live).
    - rewrite <- inside_spec, <- N_of_without, forallb_map.
      rewrite (forallb_same _ (apart a (without s a))) by (intro m; symmetry; apply apart_spec).
      destruct (inside a s && forallb (apart a (without s a)) live); [|easy].
      rewrite tell_piece_spec, IH. destruct (tell_piece count set_of value_of index a) as [v|]; [|easy]. simpl.
      destruct (tell_by count set_of value_of index live (without s a) pieces) as [w|]; [|easy]. simpl. now rewrite N_of_lxor.
  Qed.

  Lemma tell_spec s : tell_large (N_of s) = option_map N_of (tell_small s).
  Proof.
    unfold tell_large, tell_small, told, tell. rewrite tell_piece_spec.
    destruct (tell_piece count set_of value_of index s); [easy|]. simpl. unfold all.
    rewrite (filter_map_as _ (fun m => can m s)) by (intro m; symmetry; apply can_spec).
    unfold split'. rewrite small_N_of. apply tell_by_spec.
  Qed.

  Lemma has_spec v t : is (N_of v) (option_map N_of t) = has v t.
  Proof. destruct t as [u|]; [|easy]. apply N_of_same. Qed.

  Lemma alike_spec m : existsb (same_move (as_move m)) all = existsb (alike m) ms.
  Proof.
    unfold all. rewrite existsb_map. apply existsb_ext. intro m'. unfold same_move, alike. simpl. now rewrite !N_of_same.
  Qed.

  Lemma result_spec p v q :
    outcome all count set_of' value_of' index' split' answer' (N_of p) (N_of v) (N_of q) =
    option_map (option_map N_of) (result ms count set_of value_of index split answer p v q).
  Proof.
    unfold outcome, result, answer'. rewrite !small_N_of. fold tell_large. fold tell_small.
    destruct (answer p q) as [m|]; simpl.
    - rewrite alike_spec, <- can_spec, <- leaves_spec, tell_spec, has_spec.
      now destruct (existsb (alike m) ms && can m q && has v (tell_small (leaves m q))).
    - rewrite tell_spec. destruct (tell_small q) as [u|]; [|easy]. simpl. rewrite N_of_same. now destruct (u =? v)%uint63.
  Qed.

  Lemma all_some_map {A B C} (f : A -> option B) (h : B -> C) (l : list A) :
    all_some (map (fun a => option_map h (f a)) l) = option_map (map h) (all_some (map f l)).
  Proof.
    induction l as [|a l IH]; simpl; [easy|]. destruct (f a); [|easy]. simpl. rewrite IH.
    now destruct (all_some (map f l)).
  Qed.

  Lemma claim_spec i : small_claim_holds ms count set_of value_of index split answer i = true ->
    claim_holds all count set_of' value_of' index' split' answer' i = true.
  Proof.
    unfold small_claim_holds, claim_holds. intro holds. set (p := set_of i) in *. set (v := value_of i) in *.
    change (set_of' i) with (N_of p). change (value_of' i) with (N_of v). unfold board_options. unfold all at 2.
    rewrite (filter_map_as _ (fun m => can m p)) by (intro m; symmetry; apply can_spec). rewrite !map_map.
    rewrite (map_ext _ (fun m => option_map (option_map N_of)
      (result ms count set_of value_of index split answer p v (leaves m p)))).
    2: { intro m. rewrite <- leaves_spec. apply result_spec. }
    rewrite all_some_map. destruct (all_some _) as [known|]; [|easy]. simpl.
    apply forallb_forall. intros u within. unfold numbers_below in within. apply in_map_iff in within as (u' & <- & within).
    apply in_seq in within. unfold value_of' in within. fold v in within.
    assert (low : (N.of_nat u' < N_of v)%N) by lia.
    assert (back : N_of (small (N.of_nat u')) = N.of_nat u') by (apply N_of_int_below with v; lia).
    rewrite <- back. rewrite existsb_map. rewrite (existsb_ext _ (has (small (N.of_nat u')))) by (intro t; apply has_spec).
    apply (all_between_spec _ _ _ holds). rewrite nat_of_0. split; [lia|]. apply less_spec, less_N_spec. now rewrite back.
  Qed.

  Lemma claims_spec : check_small_claims ms count set_of value_of index split answer = true ->
    forall i, nat_of i < nat_of count -> claim_holds all count set_of' value_of' index' split' answer' i = true.
  Proof.
    intros checked i low. apply claim_spec. apply (all_between_spec _ _ _ checked). rewrite nat_of_0. lia.
  Qed.

  Variable b : board.
  Hypothesis moves_of_board : moves b = all.

  Lemma tell_sound s u : check_small_claims ms count set_of value_of index split answer = true ->
    tell_small s = Some u -> grundy (on_board b) (N_of s) = N_of u.
  Proof.
    intros checked tells. apply (told_sound all count set_of' value_of' index' split' answer' b moves_of_board).
    - exact (claims_spec checked).
    - fold tell_large. now rewrite tell_spec, tells.
  Qed.

  Lemma has_tell v t : has v t = true -> t = Some v.
  Proof. destruct t as [u|]; [|easy]. simpl. intro same. apply same_spec in same. now subst. Qed.

  Theorem check_small_nimber_sound s v :
    check_small_nimber ms count set_of value_of index split answer s v = true -> grundy (on_board b) (N_of s) = N_of v.
  Proof. intro ok. apply andb_true_iff in ok as (value & checked). apply tell_sound; [exact checked | now apply has_tell]. Qed.

  (** The move leaves what is lost. *)
  Theorem check_small_win_sound s m :
    check_small_win ms count set_of value_of index split answer s m = true ->
    let left := left_by (as_move m) (N_of s) in
    In left (options (on_board b) (N_of s)) /\ lost (on_board b) left /\ won (on_board b) (N_of s).
  Proof.
    intros ok left. apply andb_true_iff in ok as (ok & checked). apply andb_true_iff in ok as (ok & value).
    apply andb_true_iff in ok as (within & may).
    assert (option_left : In left (options (on_board b) (N_of s))).
    { apply (is_option all b moves_of_board); [|now rewrite <- can_spec].
      eapply same_move_spec; [exact moves_of_board|]. now rewrite alike_spec. }
    assert (zero : lost (on_board b) left).
    { apply lost_iff_zero. unfold left. rewrite <- leaves_spec. apply (@tell_sound _ 0%uint63 checked). now apply has_tell. }
    split; [exact option_left|]. split; [exact zero|]. now apply an_option_lost with left.
  Qed.
End Sound.

(** ** Of a board whose sets are numbers *)

Definition shrunk (m : move) : small_move := SmallMove (small (needed m)) (small (removed m)).
Definition fits (s : N) : bool := (N_of (small s) =? s)%N.
Definition all_fit (ms : list move) : bool := forallb (fun m => fits (needed m) && fits (removed m)) ms.

Lemma shrunk_spec ms : all_fit ms = true -> map as_move (map shrunk ms) = ms.
Proof.
  intro fit. rewrite map_map. rewrite <- (map_id ms) at 2. apply map_ext_in. intros m within.
  unfold all_fit in fit. rewrite forallb_forall in fit. apply fit, andb_true_iff in within as (n & r).
  apply N.eqb_eq in n, r. unfold as_move. simpl. rewrite n, r. now destruct m.
Qed.

Section Boards.
  Variable ms : list move.
  Variable count : int.
  Variables set_of value_of : int -> int.
  Variable index : int -> int.
  Variable split : int -> list int.
  Variable answer : int -> int -> option small_move.

  Definition check_nimber_small (s : N) (v : int) : bool :=
    all_fit ms && fits s &&
    check_small_nimber (map shrunk ms) count set_of value_of index split answer (small s) v.

  Definition check_win_small (s : N) (m : move) : bool :=
    all_fit (m :: ms) && fits s &&
    check_small_win (map shrunk ms) count set_of value_of index split answer (small s) (shrunk m).

  Variable b : board.
  Hypothesis moves_of_board : moves b = ms.

  Theorem check_nimber_small_sound s v : check_nimber_small s v = true -> grundy (on_board b) s = N_of v.
  Proof.
    intro ok. apply andb_true_iff in ok as (ok & checked). apply andb_true_iff in ok as (fit & fit_s).
    apply N.eqb_eq in fit_s. rewrite <- fit_s.
    apply check_small_nimber_sound with (2 := checked). now rewrite shrunk_spec.
  Qed.

  (** The move leaves what is lost. *)
  Theorem check_win_small_sound s m : check_win_small s m = true ->
    In (left_by m s) (options (on_board b) s) /\ lost (on_board b) (left_by m s) /\ won (on_board b) s.
  Proof.
    intro ok. apply andb_true_iff in ok as (ok & checked). apply andb_true_iff in ok as (fit & fit_s).
    apply N.eqb_eq in fit_s. pose proof (shrunk_spec _ fit) as same. simpl in same. injection same as same_m same_ms.
    assert (moves' : moves b = map as_move (map shrunk ms)) by now rewrite same_ms.
    pose proof (@check_small_win_sound _ _ _ _ _ _ _ b moves' _ _ checked) as result. simpl in result.
    rewrite fit_s in result. now rewrite <- same_m.
  Qed.
End Boards.
