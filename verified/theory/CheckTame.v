(** A check that heaps of a code are tame: those up to a bound, and all where what is claimed of them repeats. *)

From Coq Require Import List NArith Arith Bool Lia.
From Grundy Require Import Game Sum Mex Nimsum Grundy Codes Periods CheckPeriod CheckQuotient QuotientHeaps Tame TameValues.
Import ListNotations.
Local Open Scope N_scope.

Section Check.
  Variable digits : list N.
  (** Of each heap the value in normal play, and whether it is fickle. *)
  Variable claimed : nat -> genus.

  Definition has (value : genus -> N) (u : N) (options : list genus) : bool := existsb (fun o => value o =? u) options.
  Definition is_mex (value : genus -> N) (v : N) (options : list genus) : bool :=
    negb (has value v options) && forallb (fun u => has value u options) (numbers_below v).

  Definition follows_from (options : list genus) (g : genus) : bool :=
    is_mex fst (fst g) options &&
    match options with [] => snd g | _ => is_mex misere_value (misere_value g) options end &&
    (negb (snd g) || (fst g <=? 1)).

  Definition check_tame (bound : nat) : bool :=
    possible digits &&
    forallb (fun n => follows_from (map (genus_of claimed) (left_of digits n)) (claimed n)) (seq 0 bound).

  (** There is a code with digits that were accepted. *)
  Theorem tame_code_exists bound : check_tame bound = true -> exists c, has_digits c digits.
  Proof. intro ok. apply andb_true_iff in ok as (ok & _). now apply possible_spec. Qed.
End Check.

(** What is claimed of the heaps below n0 + p, repeated for ever. *)
Definition repeating {A} (n0 p : nat) (of : nat -> A) (n : nat) : A :=
  if (n <? n0 + p)%nat then of n else of (n0 + (n - n0) mod p)%nat.

Definition check_all_tame (digits : list N) (claimed : nat -> genus) (n0 p bound : nat) : bool :=
  enough_heaps digits n0 p bound && check_tame digits (repeating n0 p claimed) bound.

(** ** Why it suffices *)

Lemma has_spec value u options : has value u options = true <-> exists o, In o options /\ value o = u.
Proof.
  unfold has. rewrite existsb_exists. split; intros (o & within & equal); exists o; (split; [easy|]); now apply N.eqb_eq.
Qed.

Lemma is_mex_spec value v options : is_mex value v options = true ->
  (forall o, In o options -> value o <> v) /\ (forall u, u < v -> exists o, In o options /\ value o = u).
Proof.
  intro ok. apply andb_true_iff in ok as (none & lower). apply negb_true_iff in none. split.
  - intros o within equal. assert (has value v options = true) by (apply has_spec; now exists o). congruence.
  - intros u low. rewrite forallb_forall in lower. now apply has_spec, lower, numbers_below_spec.
Qed.

Lemma follows_from_spec options g : follows_from options g = true -> follows (fun o => In o options) g.
Proof.
  intro ok. apply andb_true_iff in ok as (ok & small). apply andb_true_iff in ok as (normal & misere).
  apply is_mex_spec in normal as (none & lower). split; try easy.
  - intros o within. destruct options as [|first others]; [easy|]. apply is_mex_spec in misere as (none' & _). now apply none'.
  - intros (o & within). destruct options as [|first others]; [easy|]. now apply is_mex_spec in misere as (_ & lower').
  - intro no. destruct options as [|first others]; [easy|]. exfalso. apply (no first). now left.
  - intro fickle. rewrite fickle in small. now apply N.leb_le.
Qed.

Lemma follows_same (P Q : genus -> Prop) g : (forall o, P o <-> Q o) -> follows P g -> follows Q g.
Proof.
  intros same [none lower none' lower' no small]. split; try easy.
  - intros o option. apply none. now apply same.
  - intros u low. destruct (lower u low) as (o & option & equal). exists o. split; [now apply same | easy].
  - intros o option. apply none'. now apply same.
  - intros (o & option) u low. destruct (lower' (ex_intro _ o (proj2 (same o) option)) u low) as (o' & option' & equal).
    exists o'. split; [now apply same | easy].
  - intro no'. apply no. intros o option. apply (no' o). now apply same.
Qed.

Section Sound.
  Variable digits : list N.
  Variable c : code.
  Hypothesis is_code : has_digits c digits.

  Lemma checked_follow claimed bound n : check_tame digits claimed bound = true -> (n < bound)%nat ->
    follows (left_genus (code_rules c) claimed n) (claimed n).
  Proof.
    intros ok low. apply andb_true_iff in ok as (_ & ok). rewrite forallb_forall in ok.
    apply (follows_same (fun o => In o (map (genus_of claimed) (left_of digits n)))); [|apply follows_from_spec, ok, in_seq; lia].
    intro o. rewrite in_map_iff. unfold left_genus. split; intros (left & first & second); exists left.
    - split; [now apply (left_of_spec c digits is_code) | easy].
    - split; [easy | now apply (left_of_spec c digits is_code)].
  Qed.

  Lemma left_below n left d bound : (n < bound)%nat -> In left (leaves (code_rules c) n) -> In d left -> (d < bound)%nat.
  Proof. intros low may part. apply code_leaves_spec in may. pose proof (left_is_smaller may part). lia. Qed.

  (** A sum of heaps below the bound is lost in misère play exactly if its nim sum is 1 where all are fickle, and 0
      elsewhere. *)
  Theorem tame_up_to claimed bound : check_tame digits claimed bound = true -> forall l, Forall (fun n => n < bound)%nat l ->
    misere_lost (heaps c) l <->
    nimsum (map (fun n => fst (claimed n)) l) = if forallb (fun n => snd (claimed n)) l then 1 else 0.
  Proof.
    intros ok l all. apply (@tame_lost (code_rules c) (fun n => n < bound)%nat); [| |easy].
    - intros n left d low. now apply left_below.
    - intros n low. now apply checked_follow with bound.
  Qed.

  (** These are the values of normal play. *)
  Theorem tame_values claimed bound : check_tame digits claimed bound = true -> forall n, (n < bound)%nat ->
    heap_value c n = fst (claimed n).
  Proof.
    intros ok n low. apply (@tame_value (code_rules c) (fun n => n < bound)%nat); [| |easy].
    - intros m left d less. now apply left_below.
    - intros m less. now apply checked_follow with bound.
  Qed.

  Theorem heaps_tame_up_to claimed bound : check_tame digits claimed bound = true ->
    tame (code_rules c) (fun n => n < bound)%nat claimed.
  Proof.
    intro ok. apply components_tame.
    - intros n left d low. now apply left_below.
    - intros n low. now apply checked_follow with bound.
  Qed.

  Lemma repeating_repeats {A} n0 p (of : nat -> A) n : (1 <= p)%nat -> (n0 <= n)%nat ->
    repeating n0 p of (n + p) = repeating n0 p of n.
  Proof.
    intros some from. unfold repeating. destruct (Nat.ltb_spec (n + p) (n0 + p)); [lia|].
    replace (n + p - n0)%nat with (n - n0 + 1 * p)%nat by lia. rewrite Nat.mod_add by lia.
    destruct (Nat.ltb_spec n (n0 + p)); [|easy]. rewrite Nat.mod_small by lia. f_equal. lia.
  Qed.

  Section All.
    Variables n0 p bound : nat.
    Variable claimed : nat -> genus.
    Hypothesis ok : check_all_tame digits claimed n0 p bound = true.
    Let of := repeating n0 p claimed.

    Lemma other_heap before heap after : (1 <= p)%nat -> (n0 <= heap)%nat ->
      genus_of of (before ++ (heap + p)%nat :: after) = genus_of of (before ++ heap :: after).
    Proof.
      intros some from. rewrite !genus_app. f_equal. simpl. f_equal. now apply repeating_repeats.
    Qed.

    Lemma all_follow n : follows (left_genus (code_rules c) of n) (of n).
    Proof.
      apply andb_true_iff in ok as (enough & checked). apply andb_true_iff in enough as (some & enough).
      apply Nat.leb_le in some, enough. set (t := heaps_left digits) in *. set (k := last_digit digits) in *.
      set (m := Nat.max 1 n0) in *.
      assert (some_heap : (1 <= t)%nat) by (unfold t, heaps_left; clear; induction digits; simpl; lia).
      assert (some_m : (1 <= m)%nat) by (unfold m; lia). assert (m_from : (n0 <= m)%nat) by (unfold m; lia).
      pose proof (last_digit_spec c digits is_code) as takes. pose proof (heaps_left_spec c digits is_code) as few.
      destruct is_code as (same & equal). induction n as [n IH] using lt_wf_ind.
      destruct (le_lt_dec bound n) as [far|near]; [|now apply checked_follow with bound].
      specialize (IH (n - p)%nat ltac:(nia)). assert (n_is : n = (n - p + p)%nat) by nia.
      remember (n - p)%nat as q eqn:q_is. clear q_is. subst n.
      assert (repeats : of (q + p)%nat = of q) by (apply repeating_repeats; nia). rewrite repeats.
      revert IH. apply follows_same. intro o. unfold left_genus. split; intros (left & may & <-); apply code_leaves_spec in may.
      - destruct (@raise c k t m p takes few equal some_heap some_m q left) as (before & heap & after & -> & large & may');
          [nia | easy |].
        exists (before ++ (heap + p)%nat :: after). split; [now apply code_leaves_spec|]. apply other_heap; lia.
      - destruct (@lower c k t m p takes few equal some_heap some_m q left) as (before & heap & after & -> & large & may');
          [nia | easy |].
        exists (before ++ heap :: after). split; [now apply code_leaves_spec|]. symmetry. apply other_heap; lia.
    Qed.

    (** The same of all heaps. *)
    Theorem tame_for_all l :
      misere_lost (heaps c) l <->
      nimsum (map (fun n => fst (of n)) l) = if forallb (fun n => snd (of n)) l then 1 else 0.
    Proof.
      apply (@tame_lost (code_rules c) (fun _ => True)); try easy; [|now apply Forall_forall]. intros n _. apply all_follow.
    Qed.

    Theorem heaps_tame_for_all : tame (code_rules c) (fun _ => True) of.
    Proof. apply components_tame; [easy|]. intros n _. apply all_follow. Qed.

    Theorem tame_values_for_all n : heap_value c n = fst (of n).
    Proof. apply (@tame_value (code_rules c) (fun _ => True)); try easy. intros m _. apply all_follow. Qed.
  End All.
End Sound.
