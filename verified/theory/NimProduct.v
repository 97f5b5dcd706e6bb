(** The nim product, by Conway's recursion (On Numbers and Games, chapter 6), and what the product of two games needs of
    it: it distributes over the nim sum, and is 0 only where a factor is. *)

From Coq Require Import List NArith Lia.
From Grundy Require Import Mex Nimsum.
Import ListNotations.
Local Open Scope N_scope.

(** Nim sums that have the same terms, in any order and apart from pairs of equal ones, are equal. *)
Ltac same_terms :=
  apply N.bits_inj; intro; rewrite ?N.lxor_spec, ?N.bits_0;
  repeat match goal with |- context [N.testbit ?n ?k] => destruct (N.testbit n k) end; reflexivity.

(** What a product of a and b must not be, told by products p of which one factor or both are smaller. *)
Definition excluded (p : N -> N -> N) (a b : N) : list N :=
  flat_map (fun a' => map (fun b' => N.lxor (N.lxor (p a' b) (p a b')) (p a' b')) (numbers_below b)) (numbers_below a).

Lemma excluded_spec p a b v : In v (excluded p a b) <->
  exists a' b', a' < a /\ b' < b /\ v = N.lxor (N.lxor (p a' b) (p a b')) (p a' b').
Proof.
  unfold excluded. rewrite in_flat_map. split.
  - intros (a' & low_a & within). apply in_map_iff in within as (b' & <- & low_b).
    exists a', b'. rewrite <- !numbers_below_spec. auto.
  - intros (a' & b' & low_a & low_b & ->). exists a'. rewrite numbers_below_spec. split; [exact low_a|].
    apply (in_map (fun b' => N.lxor (N.lxor (p a' b) (p a b')) (p a' b'))). now apply numbers_below_spec.
Qed.

(** The recursion to a depth that a + b bounds, for in each step a factor becomes smaller. *)
Fixpoint product_within (depth : nat) (a b : N) : N :=
  match depth with O => 0 | S less => mex (excluded (product_within less) a b) end.

Definition nim_product (a b : N) : N := product_within (S (N.to_nat (a + b))) a b.

Lemma depth_suffices depth : forall other a b, (N.to_nat (a + b) < depth)%nat -> (N.to_nat (a + b) < other)%nat ->
  product_within depth a b = product_within other a b.
Proof.
  induction depth as [|less IH]; intros [|less'] a b enough enough'; try lia. simpl. apply mex_same. intro v.
  rewrite !excluded_spec.
  split; intros (a' & b' & low_a & low_b & ->); exists a', b'; rewrite !(IH less') by lia; auto.
Qed.

(** Conway's recursion. *)
Theorem nim_product_is_mex a b : nim_product a b = mex (excluded nim_product a b).
Proof.
  unfold nim_product at 1. cbn [product_within]. apply mex_same. intro v. rewrite !excluded_spec.
  assert (same : forall a' b', a' + b' < a + b -> product_within (N.to_nat (a + b)) a' b' = nim_product a' b').
  { intros a' b' low. apply depth_suffices; lia. }
  split; intros (a' & b' & low_a & low_b & ->); exists a', b'; rewrite !same by lia; auto.
Qed.

Example products : map (nim_product 2) [0; 1; 2; 3; 4] = [0; 2; 3; 1; 8].
Proof. vm_compute. reflexivity. Qed.

Lemma nim_product_commutes a b : nim_product a b = nim_product b a.
Proof.
  revert b. induction a as [a IHa] using (well_founded_induction N.lt_wf_0). intro b.
  induction b as [b IHb] using (well_founded_induction N.lt_wf_0). rewrite !nim_product_is_mex.
  apply mex_same. intro v. rewrite !excluded_spec.
  split; intros (x & y & low_x & low_y & ->); exists y, x.
  - rewrite (IHa x) by easy. rewrite (IHb y) by easy. rewrite (IHa x) by easy.
    repeat split; try easy. f_equal. apply N.lxor_comm.
  - rewrite <- (IHa y) by easy. rewrite <- (IHb x) by easy. rewrite <- (IHa y) by easy.
    repeat split; try easy. f_equal. apply N.lxor_comm.
Qed.

(** Of these four products the largest factors make one that is not the nim sum of the others. *)
Lemma four_products a a' b b' : a' <> a -> b' <> b ->
  nim_product a b <> N.lxor (N.lxor (nim_product a' b) (nim_product a b')) (nim_product a' b').
Proof.
  assert (largest : forall x x' y y', x' < x -> y' < y ->
    nim_product x y <> N.lxor (N.lxor (nim_product x' y) (nim_product x y')) (nim_product x' y')).
  { intros x x' y y' low_x low_y equal. apply (mex_missing (excluded nim_product x y)).
    rewrite <- nim_product_is_mex, equal. apply excluded_spec. now exists x', y'. }
  intros other_a other_b equal. symmetry in equal.
  destruct (N.lt_gt_cases a' a) as [cases _]. specialize (cases other_a) as [low_a|low_a];
    destruct (N.lt_gt_cases b' b) as [cases _]; specialize (cases other_b) as [low_b|low_b].
  - now apply (largest a a' b b').
  - apply (largest a a' b' b low_a low_b). rewrite <- equal. same_terms.
  - apply (largest a' a b b' low_a low_b). rewrite <- equal. same_terms.
  - apply (largest a' a b' b low_a low_b). rewrite <- equal. same_terms.
Qed.

(** The nim product distributes over the nim sum. *)
Theorem nim_product_distributes a b c :
  nim_product a (N.lxor b c) = N.lxor (nim_product a b) (nim_product a c).
Proof.
  revert b c. induction a as [a IHa] using (well_founded_induction N.lt_wf_0). intro b.
  induction b as [b IHb] using (well_founded_induction N.lt_wf_0). intro c.
  induction c as [c IHc] using (well_founded_induction N.lt_wf_0).
  (* One factor smaller, and one term of the sum smaller. *)
  assert (less_b : forall a' b', a' < a -> b' < b ->
    N.lxor (N.lxor (nim_product a' (N.lxor b c)) (nim_product a (N.lxor b' c))) (nim_product a' (N.lxor b' c))
    = N.lxor (N.lxor (N.lxor (nim_product a' b) (nim_product a b')) (nim_product a' b')) (nim_product a c)).
  { intros a' b' low_a low_b. rewrite !(IHa a') by easy. rewrite (IHb b') by easy. same_terms. }
  assert (less_c : forall a' c', a' < a -> c' < c ->
    N.lxor (N.lxor (nim_product a' (N.lxor b c)) (nim_product a (N.lxor b c'))) (nim_product a' (N.lxor b c'))
    = N.lxor (nim_product a b) (N.lxor (N.lxor (nim_product a' c) (nim_product a c')) (nim_product a' c'))).
  { intros a' c' low_a low_c. rewrite !(IHa a') by easy. rewrite (IHc c') by easy. same_terms. }
  set (right := N.lxor (nim_product a b) (nim_product a c)) in *.
  destruct (N.lt_trichotomy (nim_product a (N.lxor b c)) right) as [less|[equal|greater]]; [exfalso| exact equal |exfalso].
  - apply below_nimsum in less as [(v & low & equal)|(v & low & equal)]; rewrite nim_product_is_mex in low;
      apply below_mex, excluded_spec in low as (a' & x & low_a & low_x & ->).
    + rewrite <- less_b in equal by easy. symmetry in equal. revert equal. apply four_products; [lia|].
      rewrite !(N.lxor_comm _ c). intro same. apply lxor_injective in same. lia.
    + rewrite <- less_c in equal by easy. symmetry in equal. revert equal. apply four_products; [lia|].
      intro same. apply lxor_injective in same. lia.
  - rewrite nim_product_is_mex in greater. apply below_mex, excluded_spec in greater as (a' & d & low_a & low_d & equal).
    apply below_nimsum in low_d as [(b' & low & <-)|(c' & low & <-)]; unfold right in equal.
    + rewrite less_b in equal by easy. rewrite !(N.lxor_comm _ (nim_product a c)) in equal.
      apply lxor_injective in equal. revert equal. apply four_products; lia.
    + rewrite less_c in equal by easy. apply lxor_injective in equal. revert equal. apply four_products; lia.
Qed.

Corollary nim_product_distributes_l a b c :
  nim_product (N.lxor a b) c = N.lxor (nim_product a c) (nim_product b c).
Proof. rewrite !(nim_product_commutes _ c). apply nim_product_distributes. Qed.

(** What is excluded, by how much the factors change: as (a + a') (b + b') is ab + a'b + ab' + a'b'. *)
Lemma product_of_changes a a' b b' : nim_product (N.lxor a a') (N.lxor b b') =
  N.lxor (nim_product a b) (N.lxor (N.lxor (nim_product a' b) (nim_product a b')) (nim_product a' b')).
Proof. rewrite nim_product_distributes, !nim_product_distributes_l. same_terms. Qed.

Lemma nim_product_0 a : nim_product a 0 = 0.
Proof.
  rewrite nim_product_is_mex. apply mex_unique; [|lia]. rewrite excluded_spec. intros (? & ? & _ & low & _). lia.
Qed.

(** The nim product is 0 only where a factor is. *)
Theorem nim_product_positive a b : a <> 0 -> b <> 0 -> nim_product a b <> 0.
Proof.
  intros some_a some_b zero. apply (@four_products a 0 b 0); auto.
  now rewrite zero, (nim_product_commutes 0 b), !nim_product_0.
Qed.
