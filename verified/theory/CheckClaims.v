(** A check of claims of nimbers on boards. The claims are numbered; which claim is about a piece, into which pieces a set
    falls, and which answer shows that an option has not the value of a claim, is told by functions that are not trusted. *)

From Coq Require Import List NArith Bool Lia Uint63.
From Grundy Require Import Game Outcome Mex Grundy Boards Pieces Claims Ints.
Import ListNotations.
Local Open Scope N_scope.

Section Check.
  Variable ms : list move.
  Variable count : int.
  Variable set_of value_of : int -> N.
  Variable index : N -> int.
  Variable split : N -> list N.
  Variable answer : N -> N -> option move.

  Definition told_piece (s : N) : option N :=
    let i := index s in if (i <? count)%uint63 && (set_of i =? s) then Some (value_of i) else None.

  (** Each piece is claimed and separated from the rest; what is left at the end has no move. Only moves that can be made
      on the whole set are looked at. *)
  Fixpoint told_by (live : list move) (s : N) (pieces : list N) : option N :=
    match pieces with
    | [] => if existsb (fun m => playable m s) live then None else Some 0
    | a :: others =>
        let rest := N.ldiff s a in
        if subset a s && forallb (separates a rest) live
        then match told_piece a, told_by live rest others with
             | Some v, Some w => Some (N.lxor v w)
             | _, _ => None
             end
        else None
    end.

  (** A set that is claimed itself needs no pieces. *)
  Definition told (s : N) : option N :=
    match told_piece s with
    | Some v => Some v
    | None => told_by (filter (fun m => playable m s) ms) s (split s)
    end.

  Definition same_move (m m' : move) : bool := (needed m =? needed m') && (removed m =? removed m').
  Definition is (v : N) (told : option N) : bool := match told with Some u => u =? v | None => false end.

  (** What is told of an option; nothing, if an answer shows that it has not this value. *)
  Definition outcome (p v q : N) : option (option N) :=
    match answer p q with
    | Some m =>
        if existsb (same_move m) ms && playable m q && is v (told (left_by m q)) then Some None else None
    | None => match told q with Some u => if u =? v then None else Some (Some u) | None => None end
    end.

  Fixpoint all_some {A} (l : list (option A)) : option (list A) :=
    match l with
    | [] => Some []
    | Some a :: others => match all_some others with Some rest => Some (a :: rest) | None => None end
    | None :: _ => None
    end.

  Definition numbers_below (v : N) : list N := map N.of_nat (seq 0 (N.to_nat v)).

  Definition claim_holds (i : int) : bool :=
    let p := set_of i in let v := value_of i in
    match all_some (map (outcome p v) (board_options ms p)) with
    | Some known => forallb (fun u => existsb (is u) known) (numbers_below v)
    | None => false
    end.

  Definition check_claims : bool := all_between 0 count claim_holds.

  (** The claim of a position, and that of a move which wins. *)
  Definition check_nimber (s v : N) : bool := is v (told s) && check_claims.
  Definition check_win (s : N) (m : move) : bool :=
    existsb (same_move m) ms && playable m s && is 0 (told (left_by m s)) && check_claims.

  (** ** It is right *)

  Variable b : board.
  Hypothesis moves_of_board : moves b = ms.
  Let g := on_board b.

  Lemma same_move_spec m : existsb (same_move m) ms = true -> In m ms.
  Proof.
    intro some. apply existsb_exists in some as (m' & within & same). apply andb_true_iff in same as (n & r).
    apply N.eqb_eq in n, r. destruct m, m'. simpl in *. now subst.
  Qed.

  Lemma is_spec v t : is v t = true -> t = Some v.
  Proof. destruct t; [|easy]. simpl. intro equal. apply N.eqb_eq in equal. now subst. Qed.

  Lemma is_option m s : In m ms -> playable m s = true -> In (left_by m s) (options g s).
  Proof.
    intros within can. unfold g. simpl. rewrite moves_of_board. apply in_map_iff. exists m. split; [easy|].
    now apply filter_In.
  Qed.

  Definition claimed (p v : N) : Prop := exists i, (i <? count)%uint63 = true /\ set_of i = p /\ value_of i = v.

  Lemma told_piece_spec s v : told_piece s = Some v -> claimed s v.
  Proof.
    unfold told_piece. destruct (index s <? count)%uint63 eqn:low; [|easy]. simpl.
    destruct (N.eqb_spec (set_of (index s)) s); [|easy]. intro equal. injection equal as <-. now exists (index s).
  Qed.

  Lemma told_by_spec live pieces : forall s u, told_by live s pieces = Some u ->
    (forall m, In m ms -> playable m s = true -> In m live) ->
    (forall p v, claimed p v -> p <= s -> grundy g p = v) -> grundy g s = u.
  Proof.
    induction pieces as [|a pieces IH]; intros s u tells alive right; simpl in tells.
    - destruct (existsb (fun m => playable m s) live) eqn:none; [easy|]. injection tells as <-. apply no_move_zero.
      intros m within. rewrite moves_of_board in within. destruct (playable m s) eqn:can; [|easy].
      assert (existsb (fun m => playable m s) live = true); [|congruence]. apply existsb_exists. exists m. auto.
    - destruct (subset a s && forallb (separates a (N.ldiff s a)) live) eqn:ok; [|easy].
      apply andb_true_iff in ok as (within & sep).
      destruct (told_piece a) as [v|] eqn:piece; [|easy].
      destruct (told_by live (N.ldiff s a) pieces) as [w|] eqn:rest; [|easy].
      injection tells as <-. apply told_piece_spec in piece.
      assert (whole : s = N.lor a (N.ldiff s a)).
      { apply N.bits_inj. intro e. rewrite N.lor_spec, N.ldiff_spec. rewrite subset_spec in within. specialize (within e).
        destruct (N.testbit a e), (N.testbit s e); simpl; try easy. now apply within. }
      assert (rest_in : subset (N.ldiff s a) s = true).
      { apply subset_spec. intro e. rewrite N.ldiff_spec. now destruct (N.testbit s e). }
      rewrite whole at 1. unfold g. rewrite pieces_sum.
      + f_equal; [apply right; [easy | now apply subset_le] |]. apply (IH _ _ rest).
        * intros m inside can. apply alive; [easy|]. now apply subset_trans with (N.ldiff s a).
        * intros p v' claim less. apply right; [easy|]. apply subset_le in rest_in. lia.
      + apply N.bits_inj_0. intro e. rewrite N.land_spec, N.ldiff_spec. now destruct (N.testbit a e), (N.testbit s e).
      + intros m inside. rewrite moves_of_board in inside. destruct (playable m s) eqn:can.
        * apply (proj1 (forallb_forall _ _) sep). now apply alive.
        * unfold separates. rewrite <- whole, can. easy.
  Qed.

  Lemma all_some_spec {A} (l : list (option A)) : forall known, all_some l = Some known -> l = map Some known.
  Proof.
    induction l as [|[a|] l IH]; intros known all; simpl in all; [now injection all as <- | | easy].
    destruct (all_some l) as [rest|]; [|easy]. injection all as <-. simpl. f_equal. now apply IH.
  Qed.

  Definition all_hold : Prop := forall i, (nat_of i < nat_of count)%nat -> claim_holds i = true.

  Lemma check_claims_spec : check_claims = true -> all_hold.
  Proof. intros all i low. apply (all_between_spec _ _ _ all). split; [rewrite nat_of_0; lia | exact low]. Qed.

  Lemma claims_hold p v : all_hold -> claimed p v -> exists known,
    map (outcome p v) (board_options ms p) = map Some known /\
    forall u, u < v -> In (Some u) known.
  Proof.
    intros all (i & low & <- & <-). assert (holds : claim_holds i = true) by now apply all, less_spec.
    unfold claim_holds in holds. destruct (all_some _) as [known|] eqn:some; [|easy]. exists known.
    split; [now apply all_some_spec|]. intros u less.
    assert (within : In u (numbers_below (value_of i))).
    { apply in_map_iff. exists (N.to_nat u). split; [lia|]. apply in_seq. lia. }
    apply (proj1 (forallb_forall _ _) holds) in within. apply existsb_exists in within as (t & inside & equal).
    apply is_spec in equal. now subst.
  Qed.

  Lemma lower_size (p q : position g) : In q (options g p) -> (N.to_nat q < N.to_nat p)%nat.
  Proof. intro move. apply (move_lower b) in move. simpl in p, q. lia. Qed.

  Theorem told_sound s u : all_hold -> told s = Some u -> grundy g s = u.
  Proof.
    intro all. apply (told_right g (fun s => N.to_nat s) lower_size claimed (fun s u => told s = Some u)).
    - intros q w tells right. unfold told in tells. destruct (told_piece q) as [v|] eqn:piece.
      { injection tells as <-. apply right; [now apply told_piece_spec | easy]. }
      apply (told_by_spec _ _ _ _ tells); [intros m within can; now apply filter_In|].
      intros p v claim less. apply right; [easy|lia].
    - intros p v q claim move. destruct (claims_hold p v all claim) as (known & each & _).
      simpl in move. rewrite moves_of_board in move. apply (in_map (outcome p v)) in move. rewrite each in move.
      apply in_map_iff in move as (t & equal & _). unfold outcome in equal. symmetry in equal.
      destruct (answer p q) as [m|].
      + destruct (existsb (same_move m) ms && playable m q && is v (told (left_by m q))) eqn:ok; [|easy]. right.
        apply andb_true_iff in ok as (ok & value). apply andb_true_iff in ok as (within & can).
        exists (left_by m q). split; [|now apply is_spec]. apply is_option; [now apply same_move_spec | easy].
      + left. destruct (told q) as [w|] eqn:tells; [|easy]. exists w. split; [easy|].
        destruct (N.eqb_spec w v); [discriminate|easy].
    - intros p v w claim less. destruct (claims_hold p v all claim) as (known & each & below).
      apply below in less. apply (in_map Some) in less. rewrite <- each in less.
      apply in_map_iff in less as (q & equal & move). exists q.
      split; [unfold g; simpl; now rewrite moves_of_board|]. unfold outcome in equal.
      destruct (answer p q) as [m|].
      + destruct (existsb (same_move m) ms && playable m q && is v (told (left_by m q))); discriminate.
      + destruct (told q) as [x|]; [|easy]. destruct (x =? v); [easy|]. now injection equal as ->.
  Qed.

  Theorem check_nimber_sound s v : check_nimber s v = true -> grundy g s = v.
  Proof.
    intro ok. apply andb_true_iff in ok as (value & all). apply told_sound; [now apply check_claims_spec|]. now apply is_spec.
  Qed.

  (** The move leaves what is lost. *)
  Theorem check_win_sound s m : check_win s m = true ->
    In (left_by m s) (options g s) /\ lost g (left_by m s) /\ won g s.
  Proof.
    intro ok. apply andb_true_iff in ok as (ok & all). apply andb_true_iff in ok as (ok & value).
    apply andb_true_iff in ok as (within & can).
    assert (move : In (left_by m s) (options g s)) by (apply is_option; [now apply same_move_spec | easy]).
    assert (zero : lost g (left_by m s)) 
      by (apply lost_iff_zero, told_sound; [now apply check_claims_spec | now apply is_spec]).
    split; [easy|]. split; [easy|]. now apply an_option_lost with (left_by m s).
  Qed.
End Check.
