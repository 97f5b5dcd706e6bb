(** The misère value of a position, by the values of its options: 1 where there is no move, else the mex of those. *)

From Coq Require Import List NArith Wellfounded Lia.
From Grundy Require Import Game Outcome Mex Grundy.
Import ListNotations.
Set Implicit Arguments.
Local Open Scope N_scope.

Definition misere_grundy (g : game) : position g -> N :=
  Fix (ends g) (fun _ => N) (fun p value =>
    match options g p with [] => 1 | _ => mex (map_within (options g p) (fun q move => value q move)) end).

Theorem misere_grundy_is_mex (g : game) (p : position g) :
  misere_grundy g p = match options g p with [] => 1 | _ => mex (map (misere_grundy g) (options g p)) end.
Proof.
  unfold misere_grundy at 1. rewrite Fix_eq.
  - destruct (options g p) eqn:is; [easy|]. rewrite <- is. f_equal. now apply map_within_map.
  - intros q f h same. destruct (options g q) eqn:is; [easy|]. f_equal. apply map_within_ext. intros. apply same.
Qed.

Lemma misere_grundy_unique (g : game) (p : position g) v :
  (options g p = [] -> v = 1) ->
  (options g p <> [] -> (forall q, In q (options g p) -> misere_grundy g q <> v) /\
    forall u, u < v -> exists q, In q (options g p) /\ misere_grundy g q = u) ->
  misere_grundy g p = v.
Proof.
  intros none some. rewrite misere_grundy_is_mex. destruct (options g p) as [|q others] eqn:is; [now symmetry; apply none|].
  rewrite <- is in *. destruct some as (other & lower); [now rewrite is|]. apply mex_unique.
  - intro found. apply in_map_iff in found as (r & equal & move). now apply (other r).
  - intros u low. apply in_map_iff. destruct (lower u low) as (r & move & equal). now exists r.
Qed.

(** A value of 0 is a loss in misère play. *)
Theorem misere_lost_iff_zero (g : game) (p : position g) : misere_lost g p <-> misere_grundy g p = 0.
Proof.
  assert (both : (misere_grundy g p = 0 -> misere_lost g p) /\ (misere_grundy g p <> 0 -> misere_won g p)).
  { induction (ends g p) as [p _ IH]. rewrite misere_grundy_is_mex. destruct (options g p) as [|q others] eqn:is.
    - split; [easy|]. intros _. now constructor.
    - rewrite <- is in *. split.
      + intro zero. constructor; [now rewrite is|]. intros r move. apply (IH r move). intro equal.
        apply (mex_missing (map (misere_grundy g) (options g p))). rewrite zero, <- equal. now apply in_map.
      + intro positive. assert (low : 0 < mex (map (misere_grundy g) (options g p))) by lia.
        apply below_mex, in_map_iff in low as (r & zero & move).
        apply an_option_misere_lost with r; [exact move|]. now apply (IH r move). }
  destruct both as (zero & positive). split; [|exact zero]. intro is_lost.
  destruct (N.eq_dec (misere_grundy g p) 0) as [|some]; [easy|]. exfalso. apply (not_misere_lost_and_won is_lost). now apply positive.
Qed.
