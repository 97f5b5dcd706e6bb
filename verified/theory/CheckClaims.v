(** A check of claims of nimbers on boards. The claims are numbered; which claim is about a piece or about one that is alike,
    into which pieces a set falls, and which answer shows that an option has not the value of a claim, is told by functions
    that are not trusted. It is written once, for both forms of sets. *)

From Coq Require Import List ZArith NArith Bool Lia Uint63.
From Grundy Require Import Game Outcome Mex Grundy Boards Pieces Claims Ints ElementSets.
Import ListNotations.

Module Check (S : ElementSets).
  Import S.
  Local Open Scope uint63_scope.

  Record step : Type := Step { needs : set; removes : set }.

  Definition inside (a b : set) : bool := same (meet a b) a.
  Definition can (m : step) (s : set) : bool := inside (needs m) s.
  Definition leaves (m : step) (s : set) : set := minus s (removes m).

  (** A move that can be made on both sets together touches one of them alone. *)
  Definition apart (a b : set) (m : step) : bool :=
    let s := join a b in
    let touches := join (needs m) (meet (removes m) s) in
    negb (can m s) || inside touches a || inside touches b.

  Definition same_step (m m' : step) : bool := same (needs m) (needs m') && same (removes m) (removes m').
  Definition has (v : int) (told : option int) : bool := match told with Some u => u =? v | None => false end.

  Fixpoint all_some {A} (l : list (option A)) : option (list A) :=
    match l with
    | [] => Some []
    | Some a :: others => match all_some others with Some rest => Some (a :: rest) | None => None end
    | None :: _ => None
    end.

  (** Sets as numbers and numbers as sets. *)
  Definition as_move (m : step) : move := Move (number (needs m)) (number (removes m)).
  Definition as_step (m : move) : step := Step (of_number (needed m)) (of_number (removed m)).
  Definition fits (s : N) : bool := (number (of_number s) =? s)%N.
  Definition all_fit (ms : list move) : bool := forallb (fun m => fits (needed m) && fits (removed m)) ms.

  Section Check.
    Variable ms : list step.
    Variable alike : int -> set -> set -> bool.
    Variable count : int.
    Variable set_of : int -> set.
    Variable value_of : int -> int.
    Variables index hint : set -> int.
    Variable split : set -> list set.
    Variable answer : set -> set -> option step.

    Definition told_piece (s : set) : option int :=
      let i := index s in if (i <? count) && alike (hint s) s (set_of i) then Some (value_of i) else None.

    (** Each piece is claimed and separated from the rest; what is left at the end has no move. Only moves that can be made
        on the whole set are looked at. *)
    Fixpoint told_by (live : list step) (s : set) (pieces : list set) : option int :=
      match pieces with
      | [] => if existsb (fun m => can m s) live then None else Some 0
      | a :: others =>
          let rest := minus s a in
          if inside a s && forallb (apart a rest) live
          then match told_piece a with
               | Some v => match told_by live rest others with Some w => Some (v lxor w) | None => None end
               | None => None
               end
          else None
      end.

    (** A set that is claimed itself needs no pieces. *)
    Definition told (s : set) : option int :=
      match told_piece s with
      | Some v => Some v
      | None => told_by (filter (fun m => can m s) ms) s (split s)
      end.

    (** What is told of an option; nothing, if an answer shows that it has not this value. *)
    Definition result (p : set) (v : int) (q : set) : option (option int) :=
      match answer p q with
      | Some m => if existsb (same_step m) ms && can m q && has v (told (leaves m q)) then Some None else None
      | None => match told q with Some u => if u =? v then None else Some (Some u) | None => None end
      end.

    Definition claim_holds (i : int) : bool :=
      let p := set_of i in
      let v := value_of i in
      match all_some (map (fun m => result p v (leaves m p)) (filter (fun m => can m p) ms)) with
      | Some known => all_between 0 v (fun u => existsb (has u) known)
      | None => false
      end.

    Definition check_claims : bool := all_between 0 count claim_holds.

    Definition check_steps (s : set) (v : int) : bool := has v (told s) && check_claims.
  End Check.

  (** The claim that a position has a value. *)
  Definition check_nimber ms alike count set_of value_of index hint split answer (s : N) (v : int) : bool :=
    all_fit ms && fits s && check_steps (map as_step ms) alike count set_of value_of index hint split answer (of_number s) v.

  (** ** It is right *)

  Lemma inside_spec a b : inside a b = subset (number a) (number b).
  Proof.
    unfold inside. rewrite same_spec, meet_spec. apply eq_true_iff_eq. rewrite N.eqb_eq, subset_spec. split.
    - intros equal e here. rewrite <- equal, N.land_spec in here. now apply andb_true_iff in here.
    - intro all. apply N.bits_inj. intro e. rewrite N.land_spec. specialize (all e).
      destruct (N.testbit (number a) e); [now rewrite all | easy].
  Qed.

  Lemma can_spec m s : can m s = playable (as_move m) (number s).
  Proof. apply inside_spec. Qed.

  Lemma leaves_spec m s : number (leaves m s) = left_by (as_move m) (number s).
  Proof. apply minus_spec. Qed.

  Lemma apart_spec a b m : apart a b m = separates (number a) (number b) (as_move m).
  Proof.
    unfold apart, separates, touched. now rewrite can_spec, !inside_spec, !join_spec, meet_spec, join_spec.
  Qed.

  Lemma has_spec v t : has v t = true -> t = Some v.
  Proof. destruct t as [u|]; [|easy]. simpl. intro equal. apply Ints.same_spec in equal. now subst. Qed.

  Lemma same_step_spec ms m : existsb (same_step m) ms = true -> In (as_move m) (map as_move ms).
  Proof.
    intro some. apply existsb_exists in some as (m' & within & equal). apply andb_true_iff in equal as (n & r).
    rewrite S.same_spec in n, r. apply N.eqb_eq in n, r. apply in_map_iff. exists m'. split; [|easy].
    unfold as_move. now rewrite n, r.
  Qed.

  Lemma all_some_spec {A} (l : list (option A)) : forall known, all_some l = Some known -> l = map Some known.
  Proof.
    induction l as [|[a|] l IH]; intros known all; simpl in all; [now injection all as <- | | easy].
    destruct (all_some l) as [rest|]; [|easy]. injection all as <-. simpl. f_equal. now apply IH.
  Qed.

  Lemma as_step_spec ms : all_fit ms = true -> map as_move (map as_step ms) = ms.
  Proof.
    intro fit. rewrite map_map. rewrite <- (map_id ms) at 2. apply map_ext_in. intros m within.
    unfold all_fit in fit. rewrite forallb_forall in fit. apply fit, andb_true_iff in within as (n & r).
    apply N.eqb_eq in n, r. unfold as_move. simpl. rewrite n, r. now destruct m.
  Qed.

  Section Sound.
    Variable ms : list step.
    Variable alike : int -> set -> set -> bool.
    Variable count : int.
    Variable set_of : int -> set.
    Variable value_of : int -> int.
    Variables index hint : set -> int.
    Variable split : set -> list set.
    Variable answer : set -> set -> option step.

    Let tell_piece := told_piece alike count set_of value_of index hint.
    Let tell_by := told_by alike count set_of value_of index hint.
    Let tell := told ms alike count set_of value_of index hint split.

    Variable b : board.
    Hypothesis moves_of_board : moves b = map as_move ms.
    Let g := on_board b.

    (** What is alike has one value, and is no larger. *)
    Hypothesis alike_right : forall d s c, alike d s c = true ->
      grundy g (number s) = grundy g (number c) /\ (number c <= number s)%N.

    Lemma move_of_board m : In m (moves b) <-> exists m', In m' ms /\ as_move m' = m.
    Proof. rewrite moves_of_board, in_map_iff. firstorder. Qed.

    Lemma is_option m s : In (as_move m) (moves b) -> can m s = true -> In (number (leaves m s)) (options g (number s)).
    Proof.
      intros within may. apply in_map_iff. exists (as_move m). split; [now rewrite leaves_spec|].
      apply filter_In. split; [easy|]. now rewrite <- can_spec.
    Qed.

    Lemma option_is p q : In q (options g (number p)) -> exists m, In m ms /\ can m p = true /\ number (leaves m p) = q.
    Proof.
      intro move. apply in_map_iff in move as (m & <- & within). apply filter_In in within as (within & may).
      apply move_of_board in within as (m' & within & <-). exists m'. rewrite leaves_spec, can_spec. auto.
    Qed.

    Definition claimed (p v : N) : Prop :=
      exists i, (i <? count) = true /\ number (set_of i) = p /\ N_of (value_of i) = v.

    Lemma told_piece_spec s v : tell_piece s = Some v ->
      exists p, claimed p (N_of v) /\ grundy g (number s) = grundy g p /\ (p <= number s)%N.
    Proof.
      unfold tell_piece, told_piece. destruct (index s <? count) eqn:low; [|easy]. simpl.
      destruct (alike (hint s) s (set_of (index s))) eqn:same_value; [|easy]. intro equal. injection equal as <-.
      exists (number (set_of (index s))). split; [now exists (index s)|]. now apply alike_right with (hint s).
    Qed.

    Lemma told_by_spec live pieces : forall s u, tell_by live s pieces = Some u ->
      (forall m, In m ms -> can m s = true -> In m live) ->
      (forall p v, claimed p v -> (p <= number s)%N -> grundy g p = v) -> grundy g (number s) = N_of u.
    Proof.
      induction pieces as [|a pieces IH]; intros s u tells alive right; simpl in tells.
      - destruct (existsb (fun m => can m s) live) eqn:none; [easy|]. injection tells as <-. apply no_move_zero.
        intros m within. apply move_of_board in within as (m' & within & <-). rewrite <- can_spec.
        destruct (can m' s) eqn:may; [|easy].
        assert (existsb (fun m => can m s) live = true); [|congruence]. apply existsb_exists. exists m'. auto.
      - set (rest := minus s a) in *. destruct (inside a s && forallb (apart a rest) live) eqn:ok; [|easy].
        apply andb_true_iff in ok as (within & sep). rewrite inside_spec in within.
        destruct (told_piece _ _ _ _ _ _ a) as [v|] eqn:piece; [|easy].
        destruct (tell_by live rest pieces) as [w|] eqn:others; [|easy].
        injection tells as <-. apply told_piece_spec in piece as (p & claim & equal & less).
        assert (rest_is : number rest = N.ldiff (number s) (number a)) by apply minus_spec.
        assert (whole : number s = N.lor (number a) (number rest)).
        { rewrite rest_is. apply N.bits_inj. intro e. rewrite N.lor_spec, N.ldiff_spec.
          rewrite subset_spec in within. specialize (within e).
          destruct (N.testbit (number a) e), (N.testbit (number s) e); simpl; try easy. now apply within. }
        assert (rest_in : subset (number rest) (number s) = true).
        { rewrite rest_is. apply subset_spec. intro e. rewrite N.ldiff_spec. now destruct (N.testbit (number s) e). }
        rewrite whole at 1. unfold g. rewrite pieces_sum.
        + rewrite N_of_lxor. f_equal.
          * rewrite <- (right p (N_of v)); [exact equal | exact claim|]. apply subset_le in within. lia.
          * apply (IH _ _ others).
            -- intros m on may. apply alive; [easy|]. rewrite can_spec in *. now apply subset_trans with (number rest).
            -- intros q v' claim' less'. apply right; [easy|]. apply subset_le in rest_in. lia.
        + rewrite rest_is. apply N.bits_inj_0. intro e. rewrite N.land_spec, N.ldiff_spec.
          now destruct (N.testbit (number a) e), (N.testbit (number s) e).
        + intros m on. apply move_of_board in on as (m' & on & <-). destruct (can m' s) eqn:may.
          * rewrite <- apart_spec. apply (proj1 (forallb_forall _ _) sep). now apply alive.
          * unfold separates. rewrite <- whole, <- can_spec, may. easy.
    Qed.

    Hypothesis checked : check_claims ms alike count set_of value_of index hint split answer = true.

    Lemma claims_hold i : (i <? count) = true ->
      (forall m, In m ms -> can m (set_of i) = true -> exists t,
        result ms alike count set_of value_of index hint split answer (set_of i) (value_of i) (leaves m (set_of i)) = Some t) /\
      (forall u, (u < N_of (value_of i))%N -> exists m u', In m ms /\ can m (set_of i) = true /\ N_of u' = u /\
        result ms alike count set_of value_of index hint split answer (set_of i) (value_of i) (leaves m (set_of i)) = Some (Some u')).
    Proof.
      intro low. assert (holds : claim_holds ms alike count set_of value_of index hint split answer i = true).
      { apply (all_between_spec _ _ _ checked). rewrite nat_of_0. apply less_spec in low. lia. }
      unfold claim_holds in holds. destruct (all_some _) as [known|] eqn:some; [|easy]. apply all_some_spec in some. split.
      - intros m on may. assert (within : In m (filter (fun m => can m (set_of i)) ms)) by now apply filter_In.
        apply (in_map (fun m => result ms alike count set_of value_of index hint split answer (set_of i) (value_of i)
          (leaves m (set_of i)))) in within. rewrite some in within. apply in_map_iff in within as (t & <- & _). now exists t.
      - intros u less. assert (back : N_of (of_Z (Z.of_N u)) = u) by (apply N_of_int_below with (value_of i); lia).
        pose proof (all_between_spec _ _ _ holds (of_Z (Z.of_N u))) as found. rewrite nat_of_0 in found.
        assert (within : existsb (has (of_Z (Z.of_N u))) known = true).
        { apply found. split; [lia|]. apply less_spec, less_N_spec. now rewrite back. }
        apply existsb_exists in within as (t & within & equal). apply has_spec in equal. subst t.
        apply (in_map Some) in within. rewrite <- some in within. apply in_map_iff in within as (m & equal & on).
        apply filter_In in on as (on & may). exists m, (of_Z (Z.of_N u)). auto.
    Qed.

    Lemma lower_size (p q : position g) : In q (options g p) -> (N.to_nat q < N.to_nat p)%nat.
    Proof. intro move. apply (move_lower b) in move. simpl in p, q. lia. Qed.

    Theorem told_sound s u : tell s = Some u -> grundy g (number s) = N_of u.
    Proof.
      intro tells. apply (told_right g (fun s => N.to_nat s) lower_size claimed
        (fun p v => exists s u, number s = p /\ N_of u = v /\ tell s = Some u)); [| | | now exists s, u].
      - intros q w (s' & u' & <- & <- & tells') right. unfold tell, told in tells'. fold tell_piece in tells'.
        destruct (tell_piece s') as [v|] eqn:piece.
        { injection tells' as <-. apply told_piece_spec in piece as (p & claim & equal & less). rewrite equal.
          apply right; [exact claim | lia]. }
        apply (told_by_spec _ _ _ _ tells'); [intros m within may; now apply filter_In|].
        intros p v claim less. apply right; [easy|lia].
      - intros p v q (i & low & <- & <-) move. destruct (claims_hold i low) as (each & _).
        apply option_is in move as (m & on & may & <-). destruct (each m on may) as (t & equal).
        unfold result in equal. fold tell in equal. destruct (answer (set_of i) (leaves m (set_of i))) as [m'|].
        + destruct (existsb (same_step m') ms && _ && _) eqn:ok; [|easy]. right.
          apply andb_true_iff in ok as (ok & value). apply andb_true_iff in ok as (on' & may').
          exists (number (leaves m' (leaves m (set_of i)))). split.
          * apply is_option; [|easy]. rewrite moves_of_board. now apply same_step_spec.
          * apply has_spec in value. now eexists _, _.
        + left. destruct (tell (leaves m (set_of i))) as [w|] eqn:tells'; [|easy]. exists (N_of w).
          split; [now eexists _, _|]. destruct (w =? value_of i) eqn:other; [easy|]. apply same_false in other.
          intro same_value. apply other. now apply N_of_injective.
      - intros p v w (i & low & <- & <-) less. destruct (claims_hold i low) as (_ & below).
        destruct (below w less) as (m & u' & on & may & <- & equal). exists (number (leaves m (set_of i))). split.
        + apply is_option; [|easy]. apply move_of_board. now exists m.
        + unfold result in equal. fold tell in equal. destruct (answer (set_of i) (leaves m (set_of i))) as [m'|].
          * destruct (existsb (same_step m') ms && _ && _); discriminate.
          * destruct (tell (leaves m (set_of i))) as [x|] eqn:tells'; [|easy].
            destruct (x =? value_of i); [easy|]. injection equal as ->. now eexists _, _.
    Qed.
  End Sound.

  Theorem check_nimber_sound (b : board) alike count set_of value_of index hint split answer s v :
    (forall d s c, alike d s c = true ->
      grundy (on_board b) (number s) = grundy (on_board b) (number c) /\ (number c <= number s)%N) ->
    check_nimber (moves b) alike count set_of value_of index hint split answer s v = true ->
    grundy (on_board b) s = N_of v.
  Proof.
    intros right ok. apply andb_true_iff in ok as (ok & checked). apply andb_true_iff in ok as (fit & fit_s).
    apply andb_true_iff in checked as (value & checked). apply N.eqb_eq in fit_s. rewrite <- fit_s.
    apply has_spec in value. refine (told_sound _ _ _ _ _ _ _ _ _ b _ right checked _ _ value).
    symmetry. now apply as_step_spec.
  Qed.

  (** Pieces that are alike only if they are the same. *)
  Definition identical (_ : int) (s c : set) : bool := same s c.

  Lemma identical_right (b : board) d s c : identical d s c = true ->
    grundy (on_board b) (number s) = grundy (on_board b) (number c) /\ (number c <= number s)%N.
  Proof. unfold identical. rewrite S.same_spec. intro equal. apply N.eqb_eq in equal. rewrite equal. split; [easy|lia]. Qed.
End Check.
