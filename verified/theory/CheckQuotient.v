(** A check of misère quotients of heaps. Heaps of one kind act alike; kinds, elements and pairs are numbered, and the
    functions that tell of them are not trusted. Words are lists of heaps. *)

From Coq Require Import List NArith Arith Bool Lia Uint63.
From Grundy Require Import Game Sum Codes Quotient CheckPeriod Periods Ints.
Import ListNotations.
Local Open Scope nat_scope.

(** ** What a code leaves of a heap, by its digits *)

Fixpoint parts (count rest : nat) : list (list nat) :=
  match count with
  | O => if rest =? 0 then [[]] else []
  | S O => if rest =? 0 then [] else [[rest]]
  | S fewer => flat_map (fun heap => map (cons heap) (parts fewer (rest - heap))) (seq 1 (rest - 1))
  end.

Definition left_of (digits : list N) (n : nat) : list (list nat) :=
  flat_map (fun taken => flat_map (fun count => parts count (n - taken)) (counts (nth taken digits 0%N)))
    (seq 0 (S (Nat.min n (length digits)))).

Lemma parts_spec count : forall rest left, In left (parts count rest) <->
  length left = count /\ list_sum left = rest /\ Forall (fun heap => 1 <= heap) left.
Proof.
  induction count as [|[|fewer] IH]; intros rest left.
  - simpl. destruct (Nat.eqb_spec rest 0) as [->|some]; simpl.
    + split; [intros [<-|[]]; auto | intros (none & _)]. destruct left; [now left | discriminate].
    + split; [easy|]. intros (none & total & _). destruct left; [|discriminate]. now apply some.
  - simpl. destruct (Nat.eqb_spec rest 0) as [->|some]; simpl.
    + split; [easy|]. intros (one & total & positive). destruct left as [|h left]; [easy|].
      inversion positive; subst. simpl in total. lia.
    + split.
      * intros [<-|[]]. simpl. repeat split; [lia|]. constructor; [lia|constructor].
      * intros (one & total & positive). destruct left as [|h [|h' left]]; try discriminate. left. simpl in total.
        f_equal. lia.
  - change (parts (S (S fewer)) rest) with
      (flat_map (fun heap => map (cons heap) (parts (S fewer) (rest - heap))) (seq 1 (rest - 1))).
    rewrite in_flat_map. split.
    + intros (heap & range & within). apply in_seq in range. apply in_map_iff in within as (others & <- & within).
      apply IH in within as (count & total & positive). simpl. repeat split; [lia | lia | constructor; [lia | easy]].
    + destruct left as [|heap others]; [easy|]. simpl. intros (count & total & positive).
      inversion positive as [|? ? some more]; subst. exists heap.
      assert (1 <= list_sum others).
      { destruct others as [|h others]; [easy|]. inversion more; subst. simpl. lia. }
      split; [apply in_seq; lia|]. apply in_map. apply IH. repeat split; [lia | lia | easy].
Qed.

Lemma left_of_spec (c : code) digits : has_digits c digits -> forall n left,
  In left (left_of digits n) <-> In left (leaves (code_rules c) n).
Proof.
  intros (same & equal) n left. etransitivity; [|symmetry; apply code_leaves_spec].
  unfold left_of, may_leave. rewrite in_flat_map. split.
  - intros (taken & range & within). apply in_seq in range. apply in_flat_map in within as (count & inside & within).
    apply counts_spec in inside. apply parts_spec in within as (<- & total & positive). exists taken.
    rewrite same. repeat split; [lia | easy | easy |]. intro marked. pose proof (equal taken (length left) marked) as few.
    rewrite same in few. specialize (few inside). destruct left as [|h [|h' left]]; [constructor | | simpl in few; lia].
    constructor; [easy | constructor].
  - intros (taken & total & positive & bit & _). rewrite same in bit. exists taken.
    assert (taken < length digits).
    { destruct (le_lt_dec (length digits) taken) as [out|]; [|easy]. rewrite nth_overflow in bit by easy.
      now rewrite N.bits_0 in bit. }
    split; [apply in_seq; lia|]. apply in_flat_map. exists (length left). split; [now apply counts_spec|].
    apply parts_spec. repeat split; [lia | easy].
Qed.

(** ** The check *)

Section Check.
  Variable digits : list N.
  Variable bound : nat.
  Variable kind : nat -> int.
  Variables elements kinds pairs : int.
  Variable times : int -> int -> int.
  Variable lost_one : int -> bool.
  Variable word : int -> list nat.
  Variable safe_kind : int -> int -> bool.
  Variable pair_element : int -> int.
  Variable pair_set : int -> int -> bool.
  Variables first_pair : int -> int.
  Variable next_pair : int -> int -> int.
  (** Whether heaps of a kind have a move. *)
  Variable moving_kind : int -> bool.

  Definition act (n : nat) (x : int) : int := times (kind n) x.
  Definition run (l : list nat) (x : int) : int := fold_right act x l.
  Definition each (holds : int -> bool) : bool := all_between 0 elements holds.
  Definition each_kind (holds : int -> bool) : bool := all_between 0 kinds holds.
  Definition implies (a b : bool) : bool := negb a || b.

  Definition check_products : bool :=
    (0 <? elements)%uint63 &&
    each_kind (fun k => each (fun x => (times k x <? elements)%uint63)) &&
    each_kind (fun k => each_kind (fun j => each (fun x => (times k (times j x) =? times j (times k x))%uint63))) &&
    each (fun y => forallb (fun n => n <? bound) (word y) && (run (word y) 0 =? y)%uint63) && negb (lost_one 0).

  (** The table of heaps: of each, its options are safe as its kind says. *)
  Definition check_heap (n : nat) : bool :=
    let k := kind n in
    let left := left_of digits n in
    (k <? kinds)%uint63 &&
    match left with
    | [] => negb (moving_kind k) && each (fun x => (times k x =? x)%uint63)
    | _ => moving_kind k
    end &&
    each (fun y =>
      let safe := forallb (fun l => negb (lost_one (run l y))) left in
      implies safe (safe_kind k y) && implies (lost_one (times k y)) safe).

  Definition check_pairs : bool :=
    each_kind (fun k => implies (moving_kind k)
      ((first_pair k <? pairs)%uint63 && (pair_element (first_pair k) =? times k 0)%uint63 &&
       each (fun y => implies (safe_kind k y) (pair_set (first_pair k) y)))) &&
    all_between 0 pairs (fun w =>
      (pair_element w <? elements)%uint63 &&
      implies (pair_set w 0) (lost_one (pair_element w)) &&
      each_kind (fun k => implies (moving_kind k)
        (let w' := next_pair w k in
         (w' <? pairs)%uint63 && (pair_element w' =? times k (pair_element w))%uint63 &&
         each (fun y => implies (pair_set w (times k y) && safe_kind k (run (word y) (pair_element w))) (pair_set w' y))))).

  (** No two elements are one: heaps beside them show it. *)
  Definition check_apart (apart : int -> int -> list nat) : bool :=
    each (fun x => all_between 0 x (fun y =>
      forallb (fun n => n <? bound) (apart x y) && xorb (lost_one (run (apart x y) x)) (lost_one (run (apart x y) y)))).

  Definition check_quotient : bool :=
    possible digits && (check_products && forallb check_heap (seq 0 bound) && check_pairs).

  (** There is a code with digits that were accepted. *)
  Theorem quotient_code_exists : check_quotient = true -> exists c, has_digits c digits.
  Proof. intro ok. apply andb_true_iff in ok as (ok & _). now apply possible_spec. Qed.

  (** ** It is right *)

  Variable c : code.
  Hypothesis is_code : has_digits c digits.
  Let r := code_rules c.

  Variable known : nat -> Prop.
  Hypothesis known_left : forall n left d, known n -> In left (leaves r n) -> In d left -> known d.
  Hypothesis bound_known : forall n, n < bound -> known n.

  (** Every heap that the claim is about is like one of those that were looked at. *)
  Definition safe_act (n : nat) (y : int) : Prop := forall left, In left (leaves r n) -> lost_one (run left y) = false.
  Definition alike (n n' : nat) : Prop :=
    kind n = kind n' /\ (leaves r n = [] <-> leaves r n' = []) /\ forall y, safe_act n y <-> safe_act n' y.
  Hypothesis all_like_some : forall n, known n -> exists n', n' < bound /\ alike n n'.

  Definition is_element (x : int) : Prop := (x <? elements)%uint63 = true.

  Lemma within_all upto holds : all_between 0 upto holds = true -> forall i, (i <? upto)%uint63 = true -> holds i = true.
  Proof.
    intros all i low. apply (all_between_spec _ _ _ all). split; [rewrite nat_of_0; lia | now apply less_spec].
  Qed.

  Lemma implies_spec a b : implies a b = true -> a = true -> b = true.
  Proof. now intros holds ->. Qed.

  Hypothesis checked : check_quotient = true.

  Ltac split_checks H := repeat (apply andb_true_iff in H as (H & ?)).

  Lemma heap_checked n : n < bound -> check_heap n = true.
  Proof.
    intro low. pose proof checked as all. apply andb_true_iff in all as (_ & all). apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (_ & all). apply (proj1 (forallb_forall _ _) all). apply in_seq. lia.
  Qed.

  Lemma kind_known n : known n -> (kind n <? kinds)%uint63 = true.
  Proof.
    intro is_known. destruct (all_like_some n is_known) as (n' & low & same & _). rewrite same.
    pose proof (heap_checked n' low) as all. unfold check_heap in all. apply andb_true_iff in all as (all & _).
    now apply andb_true_iff in all as (all & _).
  Qed.

  Lemma safe_listed n y : forallb (fun l => negb (lost_one (run l y))) (left_of digits n) = true <-> safe_act n y.
  Proof.
    unfold safe_act. rewrite forallb_forall. split; intros all left within; specialize (all left).
    - apply (left_of_spec c digits is_code) in within. apply all in within. now apply negb_true_iff.
    - apply (left_of_spec c digits is_code) in within. apply all in within. now apply negb_true_iff.
  Qed.

  Lemma none_listed n : left_of digits n = [] <-> leaves r n = [].
  Proof.
    pose proof (left_of_spec c digits is_code n) as spec. split; intro none.
    - destruct (leaves r n) as [|l others] eqn:some; [easy|]. exfalso. assert (within : In l (left_of digits n)).
      { apply spec. fold r. rewrite some. now left. } now rewrite none in within.
    - destruct (left_of digits n) as [|l others] eqn:some; [easy|]. exfalso. assert (within : In l (leaves r n)).
      { apply spec. now left. } now rewrite none in within.
  Qed.

  Lemma moving_known n : known n -> leaves r n <> [] -> moving_kind (kind n) = true.
  Proof.
    intros is_known some. destruct (all_like_some n is_known) as (n' & low & same & moves & _). rewrite same.
    pose proof (heap_checked n' low) as all. unfold check_heap in all. apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (_ & all). destruct (left_of digits n') eqn:none; [|easy].
    apply none_listed in none. now apply moves in none.
  Qed.

  Lemma idle_known n x : known n -> leaves r n = [] -> is_element x -> times (kind n) x = x.
  Proof.
    intros is_known none is. destruct (all_like_some n is_known) as (n' & low & same & moves & _). rewrite same.
    pose proof (heap_checked n' low) as all. unfold check_heap in all. apply andb_true_iff in all as (all & _).
    apply andb_true_iff in all as (_ & all). apply moves, none_listed in none. rewrite none in all.
    apply andb_true_iff in all as (_ & all). apply same_spec. exact (within_all _ _ all x is).
  Qed.

  Lemma safe_known n y : known n -> is_element y ->
    (safe_act n y -> safe_kind (kind n) y = true) /\ (lost_one (times (kind n) y) = true -> safe_act n y).
  Proof.
    intros is_known is. destruct (all_like_some n is_known) as (n' & low & same & _ & safe). rewrite same, safe.
    pose proof (heap_checked n' low) as all. unfold check_heap in all. apply andb_true_iff in all as (_ & all).
    apply (within_all _ _ all) in is. apply andb_true_iff in is as (one & two). rewrite <- safe_listed.
    split; intro holds; [now apply (implies_spec _ _ one) | now apply (implies_spec _ _ two)].
  Qed.

  Theorem check_quotient_sound l : Forall known l ->
    misere_lost (heaps c) l <-> lost_one (run l 0) = true.
  Proof.
    pose proof checked as all. apply andb_true_iff in all as (_ & all). apply andb_true_iff in all as (all & on_pairs).
    apply andb_true_iff in all as (products & _). unfold check_products in products.
    apply andb_true_iff in products as (products & end_won). apply andb_true_iff in products as (products & words).
    apply andb_true_iff in products as (products & commutes). apply andb_true_iff in products as (some & closed).
    unfold check_pairs in on_pairs. apply andb_true_iff in on_pairs as (firsts & nexts).
    apply (@quotient_right r known known_left int is_element 0%uint63 act lost_one some) with
      (pair := {w | (w <? pairs)%uint63 = true}) (pair_element := fun w => pair_element (proj1_sig w))
      (pair_set := fun w y => pair_set (proj1_sig w) y = true) (word := word).
    - intros n x is_known is. apply (within_all _ _ (within_all _ _ closed _ (kind_known n is_known)) x is).
    - intros n m x kn km is. apply same_spec.
      apply (within_all _ _ (within_all _ _ (within_all _ _ commutes _ (kind_known n kn)) _ (kind_known m km)) x is).
    - intros n x is_known none is. now apply idle_known.
    - now apply negb_true_iff.
    - intros n y is_known is lost. now apply safe_known.
    - intros y is. apply (within_all _ _ words) in is. apply andb_true_iff in is as (low & _).
      apply Forall_forall. intros n within. apply bound_known. apply Nat.ltb_lt. now apply (proj1 (forallb_forall _ _) low).
    - intros y is. apply (within_all _ _ words) in is. apply andb_true_iff in is as (_ & same). now apply same_spec in same.
    - intros n is_known moves. pose proof (within_all _ _ firsts _ (kind_known n is_known)) as first.
      pose proof (implies_spec _ _ first (moving_known n is_known moves)) as holds.
      apply andb_true_iff in holds as (holds & sets). apply andb_true_iff in holds as (low & same).
      exists (exist (fun w => (w <? pairs)%uint63 = true) _ low). simpl. split; [now apply same_spec in same|]. intros y is safe.
      apply (implies_spec _ _ (within_all _ _ sets y is)). now apply safe_known.
    - intros (w & low) n is_known moves. simpl. pose proof (within_all _ _ nexts _ low) as next.
      apply andb_true_iff in next as (next & each_next). 
      pose proof (within_all _ _ each_next _ (kind_known n is_known)) as holds.
      apply (fun holds => implies_spec _ _ holds (moving_known n is_known moves)) in holds.
      apply andb_true_iff in holds as (holds & sets).
      apply andb_true_iff in holds as (low' & same). apply andb_true_iff in next as (is_w & _).
      exists (exist (fun w => (w <? pairs)%uint63 = true) _ low'). simpl. split; [now apply same_spec in same|]. intros y is held safe.
      apply (implies_spec _ _ (within_all _ _ sets y is)). apply andb_true_iff. split; [exact held|].
      apply safe_known; [easy | | exact safe].
      assert (runs : forall l, Forall known l -> is_element (run l (pair_element w))).
      { induction 1 as [|m rest km _ IH]; [exact is_w|]. simpl.
        apply (within_all _ _ (within_all _ _ closed _ (kind_known m km)) _ IH). }
      apply runs. apply (within_all _ _ words) in is. apply andb_true_iff in is as (few & _).
      apply Forall_forall. intros m within. apply bound_known. apply Nat.ltb_lt. now apply (proj1 (forallb_forall _ _) few).
    - intros (w & low) held. simpl in *. pose proof (within_all _ _ nexts _ low) as next.
      apply andb_true_iff in next as (next & _). apply andb_true_iff in next as (_ & lost). now apply (implies_spec _ _ lost).
  Qed.

  Lemma products_checked : check_products = true.
  Proof. pose proof checked as all. apply andb_true_iff in all as (_ & all). apply andb_true_iff in all as (all & _). now apply andb_true_iff in all as (all & _). Qed.

  Lemma small_known l : forallb (fun n => n <? bound) l = true -> Forall known l.
  Proof.
    intro few. apply Forall_forall. intros n within. apply bound_known, Nat.ltb_lt. now apply (proj1 (forallb_forall _ _) few).
  Qed.

  (** Each element is that of a sum. *)
  Theorem elements_reached x : is_element x -> exists l, Forall known l /\ run l 0 = x.
  Proof.
    intro is. pose proof products_checked as all. apply andb_true_iff in all as (all & _). apply andb_true_iff in all as (_ & words).
    apply (within_all _ _ words) in is. apply andb_true_iff in is as (few & same). exists (word x).
    split; [now apply small_known | now apply same_spec in same].
  Qed.

  Lemma sums_commute l t : Forall known l -> Forall known t -> is_element (run l 0) /\ run (l ++ t) 0 = run t (run l 0).
  Proof.
    intros all all'. pose proof products_checked as ok. apply andb_true_iff in ok as (ok & _). apply andb_true_iff in ok as (ok & _).
    apply andb_true_iff in ok as (ok & commutes). apply andb_true_iff in ok as (some & closed).
    assert (act_is : forall n x, known n -> is_element x -> is_element (act n x)).
    { intros n x is_known is. exact (within_all _ _ (within_all _ _ closed _ (kind_known n is_known)) x is). }
    split; [now apply (@acts_is r known int is_element act act_is)|].
    unfold run at 1. rewrite fold_right_app. apply (@acts_commute r known int is_element act act_is); try easy.
    intros n m x kn km is. apply same_spec.
    exact (within_all _ _ (within_all _ _ (within_all _ _ commutes _ (kind_known n kn)) _ (kind_known m km)) x is).
  Qed.

  (** Two sums have one element exactly if they are alike beside every other sum. *)
  Theorem elements_are_sums apart l l' : check_apart apart = true -> Forall known l -> Forall known l' ->
    run l 0 = run l' 0 <->
    forall t, Forall known t -> misere_lost (heaps c) (l ++ t) <-> misere_lost (heaps c) (l' ++ t).
  Proof.
    intros told all all'. assert (outcome : forall m t, Forall known m -> Forall known t ->
      misere_lost (heaps c) (m ++ t) <-> lost_one (run t (run m 0)) = true).
    { intros m t known_m known_t. rewrite check_quotient_sound by now apply Forall_app.
      destruct (sums_commute m t known_m known_t) as (_ & ->). easy. }
    assert (differ : forall x y, is_element x -> nat_of y < nat_of x ->
      exists t, Forall known t /\ lost_one (run t x) <> lost_one (run t y)).
    { intros x y is low. pose proof (within_all _ _ told _ is) as one. apply (within_all _ _) with (i := y) in one; [|now apply less_spec].
      apply andb_true_iff in one as (few & other). exists (apart x y). split; [now apply small_known|].
      intro equal. rewrite equal, xorb_nilpotent in other. discriminate. }
    split; [intros equal t known_t; rewrite !outcome by easy; now rewrite equal|]. intro same.
    destruct (sums_commute l [] all (Forall_nil _)) as (is & _), (sums_commute l' [] all' (Forall_nil _)) as (is' & _).
    apply nat_of_injective. destruct (Nat.lt_trichotomy (nat_of (run l 0)) (nat_of (run l' 0))) as [low|[equal|low]]; [|exact equal|];
      exfalso; apply differ in low as (t & known_t & other); try easy; apply other, eq_true_iff_eq; rewrite <- !outcome by easy;
      specialize (same t known_t); tauto.
  Qed.
End Check.
