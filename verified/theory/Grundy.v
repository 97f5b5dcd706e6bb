(** Grundy values, and the theorem of Sprague (1935) and Grundy (1939): a sum is lost for the player to move exactly
    when the nim sum of the values of its components is 0. *)

From Coq Require Import List NArith Wellfounded Lia.
From Grundy Require Import Game Outcome Sum Mex Nimsum.
Import ListNotations.
Set Implicit Arguments.
Local Open Scope N_scope.

(** ** The value of a position is the mex of those of its options. *)

Fixpoint map_within {A B} (l : list A) : (forall a, In a l -> B) -> list B :=
  match l with
  | [] => fun _ => []
  | a :: others => fun f => f a (or_introl eq_refl) :: map_within others (fun b within => f b (or_intror within))
  end.

Definition grundy (g : game) : position g -> N :=
  Fix (ends g) (fun _ => N) (fun p value => mex (map_within (options g p) value)).

Lemma map_within_map {A B} (l : list A) (f : forall a, In a l -> B) (h : A -> B) :
  (forall a within, f a within = h a) -> map_within l f = map h l.
Proof.
  induction l as [|a l IH]; intro same; simpl; [easy|]. f_equal; [apply same|]. apply IH. intros. apply same.
Qed.

Lemma map_within_ext {A B} (l : list A) (f h : forall a, In a l -> B) :
  (forall a within, f a within = h a within) -> map_within l f = map_within l h.
Proof.
  induction l as [|a l IH]; intro same; simpl; [easy|]. f_equal; [apply same|]. apply IH. intros. apply same.
Qed.

Theorem grundy_is_mex (g : game) (p : position g) : grundy g p = mex (map (grundy g) (options g p)).
Proof.
  unfold grundy at 1. rewrite Fix_eq.
  - f_equal. now apply map_within_map.
  - intros q f h same. f_equal. now apply map_within_ext.
Qed.

(** No option has the value of the position, and every smaller number is the value of one: these two alone say it. *)
Lemma grundy_not_of_option (g : game) (p q : position g) : In q (options g p) -> grundy g q <> grundy g p.
Proof.
  intros move equal. apply (mex_missing (map (grundy g) (options g p))).
  rewrite <- grundy_is_mex, <- equal. now apply in_map.
Qed.

Lemma option_of_lower_value (g : game) (p : position g) v :
  v < grundy g p -> exists q, In q (options g p) /\ grundy g q = v.
Proof.
  rewrite grundy_is_mex. intro low. apply below_mex in low. apply in_map_iff in low as (q & equal & move).
  now exists q.
Qed.

Lemma grundy_unique (g : game) (p : position g) v :
  (forall q, In q (options g p) -> grundy g q <> v) ->
  (forall u, u < v -> exists q, In q (options g p) /\ grundy g q = u) ->
  grundy g p = v.
Proof.
  intros none each. rewrite grundy_is_mex. apply mex_unique.
  - intro within. apply in_map_iff in within as (q & equal & move). now apply (none q).
  - intros u low. destruct (each u low) as (q & move & <-). now apply in_map.
Qed.

(** Whatever satisfies these conditions everywhere is the value. *)
Theorem grundy_by_conditions (g : game) (f : position g -> N) :
  (forall p q, In q (options g p) -> f q <> f p) ->
  (forall p u, u < f p -> exists q, In q (options g p) /\ f q = u) ->
  forall p, grundy g p = f p.
Proof.
  intros none each p. induction (ends g p) as [p _ IH]. apply grundy_unique.
  - intros q move. rewrite IH by exact move. now apply none.
  - intros u low. destruct (each p u low) as (q & move & equal). exists q. split; [easy|]. now rewrite IH.
Qed.

(** ** Who wins *)

Lemma zero_or_not (g : game) (p : position g) :
  (grundy g p = 0 -> lost g p) /\ (grundy g p <> 0 -> won g p).
Proof.
  induction (ends g p) as [p _ IH]. split.
  - intro zero. constructor. intros q move. apply (IH q move). rewrite <- zero. now apply grundy_not_of_option.
  - intro positive. destruct (@option_of_lower_value g p 0) as (q & move & zero); [lia|].
    apply an_option_lost with q; [exact move|]. now apply (IH q move).
Qed.

Theorem lost_iff_zero (g : game) (p : position g) : lost g p <-> grundy g p = 0.
Proof.
  split; [|apply zero_or_not]. intro is_lost. destruct (N.eq_dec (grundy g p) 0) as [zero|positive]; [exact zero|].
  exfalso. apply (not_lost_and_won is_lost). now apply zero_or_not.
Qed.

Theorem won_iff_positive (g : game) (p : position g) : won g p <-> grundy g p <> 0.
Proof.
  split; [|apply zero_or_not]. intros is_won zero. apply lost_iff_zero in zero. now apply (not_lost_and_won zero).
Qed.

(** ** Sums *)

Theorem sprague_grundy (g h : game) (p : position g) (q : position h) :
  grundy (sum g h) (p, q) = N.lxor (grundy g p) (grundy h q).
Proof.
  pattern p, q. change ((fun c => grundy (sum g h) c = N.lxor (grundy g (fst c)) (grundy h (snd c))) (p, q)).
  apply (@grundy_by_conditions (sum g h) (fun c => N.lxor (grundy g (fst c)) (grundy h (snd c)))); clear p q.
  - intros (p, q) (p', q') move equal. simpl in *. apply in_app_iff in move as [move|move];
      apply in_map_iff in move as (x & same & move); simpl in *; injection same as -> ->.
    + rewrite !(N.lxor_comm _ (grundy h q')) in equal. apply lxor_injective in equal.
      now apply (@grundy_not_of_option g p p').
    + apply lxor_injective in equal. now apply (@grundy_not_of_option h q q').
  - intros (p, q) u low. simpl in *. apply below_nimsum in low as [(v & low & equal)|(v & low & equal)];
      apply option_of_lower_value in low as (x & move & <-).
    + exists (x, q). split; [|exact equal]. apply in_app_iff. left. now apply (in_map (fun x => (x, q))).
    + exists (p, x). split; [|exact equal]. apply in_app_iff. right. now apply in_map.
Qed.

Theorem sum_lost (g h : game) (p : position g) (q : position h) :
  lost (sum g h) (p, q) <-> grundy g p = grundy h q.
Proof. rewrite lost_iff_zero, sprague_grundy. apply N.lxor_eq_0_iff. Qed.

(** ** Lists of components: each has the value that it has alone. *)

Definition value (r : rules) (c : component r) : N := grundy (sums r) [c].

Lemma options_in_sum (r : rules) (a b l : list (component r)) :
  In l (options (sums r) (a ++ b)) <->
  (exists a', In a' (options (sums r) a) /\ l = a' ++ b) \/ (exists b', In b' (options (sums r) b) /\ l = a ++ b').
Proof. apply in_list_options_app. Qed.

Lemma grundy_app (r : rules) (a b : list (component r)) :
  grundy (sums r) (a ++ b) = N.lxor (grundy (sums r) a) (grundy (sums r) b).
Proof.
  revert b. induction (ends (sums r) a) as [a _ IHa]. intro b. induction (ends (sums r) b) as [b _ IHb].
  apply grundy_unique.
  - intros l move equal. apply options_in_sum in move as [(a' & move & ->)|(b' & move & ->)].
    + rewrite IHa in equal by exact move. rewrite !(N.lxor_comm _ (grundy _ b)) in equal.
      apply lxor_injective in equal. now apply (grundy_not_of_option _ _ _ move).
    + rewrite IHb in equal by exact move. apply lxor_injective in equal.
      now apply (grundy_not_of_option _ _ _ move).
  - intros u low. apply below_nimsum in low as [(v & low & equal)|(v & low & equal)];
      apply option_of_lower_value in low as (x & move & <-).
    + exists (x ++ b). split; [apply options_in_sum; left; now exists x|]. now rewrite IHa.
    + exists (a ++ x). split; [apply options_in_sum; right; now exists x|]. now rewrite IHb.
Qed.

Theorem sprague_grundy_list (r : rules) (l : list (component r)) :
  grundy (sums r) l = nimsum (map (value r) l).
Proof.
  induction l as [|c l IH]; [now rewrite grundy_is_mex|].
  change (c :: l) with ([c] ++ l). rewrite grundy_app, IH. reflexivity.
Qed.

Theorem sums_lost (r : rules) (l : list (component r)) :
  lost (sums r) l <-> nimsum (map (value r) l) = 0.
Proof. rewrite <- sprague_grundy_list. apply lost_iff_zero. Qed.

(** The value of a component is the mex of the nim sums of what moves leave. *)
Theorem value_is_mex (r : rules) (c : component r) :
  value r c = mex (map (fun left => nimsum (map (value r) left)) (leaves r c)).
Proof.
  unfold value at 1. rewrite grundy_is_mex. apply mex_same. intro v. simpl.
  rewrite app_nil_r, map_map, !in_map_iff.
  split; intros (left & <- & within); exists left; split; try exact within; simpl;
    rewrite app_nil_r; [symmetry|]; apply sprague_grundy_list.
Qed.

(** Whatever satisfies the conditions of a mex, component by component, is the value. *)
Theorem value_by_conditions (r : rules) (f : component r -> N) :
  (forall c left, In left (leaves r c) -> nimsum (map f left) <> f c) ->
  (forall c u, u < f c -> exists left, In left (leaves r c) /\ nimsum (map f left) = u) ->
  forall c, value r c = f c.
Proof.
  intros none each c. induction (dwindles r c) as [c _ IH]. rewrite value_is_mex.
  assert (same : forall left, In left (leaves r c) -> map (value r) left = map f left).
  { intros left within. apply map_ext_in. intros d part. apply IH. now exists left. }
  apply mex_unique.
  - intro within. apply in_map_iff in within as (left & equal & within). rewrite same in equal by exact within.
    now apply (none c left).
  - intros u low. destruct (each c u low) as (left & within & equal). apply in_map_iff. exists left.
    now rewrite same.
Qed.

(** A position alone has the value that it has in its game. *)
Theorem alone_value (g : game) (p : position g) : value (alone g) p = grundy g p.
Proof.
  apply value_by_conditions.
  - intros c left within. simpl in within. apply in_map_iff in within as (q & <- & move). simpl.
    rewrite N.lxor_0_r. now apply grundy_not_of_option.
  - intros c u low. apply option_of_lower_value in low as (q & move & <-). exists [q].
    split; [now apply (in_map (fun q => [q])) | apply N.lxor_0_r].
Qed.
