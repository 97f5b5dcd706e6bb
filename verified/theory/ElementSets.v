(** Sets of elements in two forms: numbers of any size, and native integers, which hold 63 elements. Each stands for a number. *)

From Coq Require Import ZArith NArith Bool Lia Uint63.
From Grundy Require Import Boards Ints.

Module Type ElementSets.
  Parameter set : Type.
  Parameter same : set -> set -> bool.
  Parameters meet join minus : set -> set -> set.
  (** Every element so much lower, or higher. *)
  Parameters lowered raised : set -> int -> set.
  Parameter number : set -> N.
  Parameter of_number : N -> set.

  Axiom same_spec : forall a b, same a b = (number a =? number b)%N.
  Axiom meet_spec : forall a b, number (meet a b) = N.land (number a) (number b).
  Axiom join_spec : forall a b, number (join a b) = N.lor (number a) (number b).
  Axiom minus_spec : forall a b, number (minus a b) = N.ldiff (number a) (number b).
  Axiom lowered_spec : forall a d, number (lowered a d) = N.shiftr (number a) (N_of d).
  Axiom raised_spec : forall a d, number (raised (lowered a d) d) = N.shiftl (number (lowered a d)) (N_of d).
End ElementSets.

(** ** Numbers *)

Module LargeSets <: ElementSets.
  Local Open Scope N_scope.
  Definition set := N.
  Definition same := N.eqb.
  Definition meet := N.land.
  Definition join := N.lor.
  Definition minus := N.ldiff.
  Definition lowered (a : N) (d : int) : N := N.shiftr a (N_of d).
  Definition raised (a : N) (d : int) : N := N.shiftl a (N_of d).
  Definition number (a : N) : N := a.
  Definition of_number (a : N) : N := a.

  Lemma same_spec a b : same a b = (number a =? number b).  Proof. reflexivity. Qed.
  Lemma meet_spec a b : number (meet a b) = N.land (number a) (number b).  Proof. reflexivity. Qed.
  Lemma join_spec a b : number (join a b) = N.lor (number a) (number b).  Proof. reflexivity. Qed.
  Lemma minus_spec a b : number (minus a b) = N.ldiff (number a) (number b).  Proof. reflexivity. Qed.
  Lemma lowered_spec a d : number (lowered a d) = N.shiftr (number a) (N_of d).  Proof. reflexivity. Qed.
  Lemma raised_spec a d : number (raised (lowered a d) d) = N.shiftl (number (lowered a d)) (N_of d).
  Proof. reflexivity. Qed.
End LargeSets.

(** ** Native integers *)

Module SmallSets <: ElementSets.
  Local Open Scope uint63_scope.
  Definition set := int.
  Definition same (a b : int) : bool := a =? b.
  Definition meet (a b : int) : int := a land b.
  Definition join (a b : int) : int := a lor b.
  Definition minus (a b : int) : int := a lxor (a land b).
  Definition lowered (a d : int) : int := a >> d.
  Definition raised (a d : int) : int := a << d.
  Definition number (a : int) : N := N_of a.
  Definition of_number (a : N) : int := of_Z (Z.of_N a).

  Lemma same_spec a b : same a b = (number a =? number b)%N.
  Proof.
    unfold same, number. destruct (a =? b) eqn:equal; symmetry.
    - apply same_spec in equal. subst. apply N.eqb_refl.
    - apply same_false in equal. apply N.eqb_neq. intro equal'. apply equal. now apply N_of_injective.
  Qed.

  Lemma bits i e : N.testbit (N_of i) e = Z.testbit (to_Z i) (Z.of_N e).
  Proof. rewrite <- N_of_Z. symmetry. apply Z.testbit_of_N. Qed.

  Lemma meet_spec a b : number (meet a b) = N.land (number a) (number b).
  Proof. apply N.bits_inj. intro e. unfold number, meet. now rewrite N.land_spec, !bits, land_spec', Z.land_spec. Qed.

  Lemma join_spec a b : number (join a b) = N.lor (number a) (number b).
  Proof. apply N.bits_inj. intro e. unfold number, join. now rewrite N.lor_spec, !bits, lor_spec', Z.lor_spec. Qed.

  Lemma minus_spec a b : number (minus a b) = N.ldiff (number a) (number b).
  Proof.
    unfold minus, number. rewrite N_of_lxor. change (a land b) with (meet a b).
    pose proof (meet_spec a b) as both. unfold number in both. rewrite both. apply N.bits_inj. intro e.
    rewrite N.lxor_spec, N.land_spec, N.ldiff_spec. now destruct (N.testbit (N_of a) e), (N.testbit (N_of b) e).
  Qed.

  Lemma lowered_spec a d : number (lowered a d) = N.shiftr (number a) (N_of d).
  Proof.
    unfold number, lowered. apply N2Z.inj. rewrite N_of_Z, lsr_spec, N.shiftr_div_pow2, N2Z.inj_div, N2Z.inj_pow, !N_of_Z.
    reflexivity.
  Qed.

  (** What was lowered by so much has room above. *)
  Lemma raised_spec a d : number (raised (lowered a d) d) = N.shiftl (number (lowered a d)) (N_of d).
  Proof.
    unfold number, raised, lowered. apply N2Z.inj. rewrite N_of_Z, lsl_spec, N.shiftl_mul_pow2, N2Z.inj_mul, N2Z.inj_pow, !N_of_Z.
    rewrite lsr_spec. apply Z.mod_small. pose proof (to_Z_bounded a). pose proof (to_Z_bounded d).
    assert (0 < 2 ^ to_Z d)%Z by now apply Z.pow_pos_nonneg.
    pose proof (Z.mul_div_le (to_Z a) (2 ^ to_Z d)). pose proof (Z.div_pos (to_Z a) (2 ^ to_Z d)). nia.
  Qed.
End SmallSets.
