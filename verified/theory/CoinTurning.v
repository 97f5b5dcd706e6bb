(** Coins in a row that are turned: the value of a position is the nim sum of the values of its heads. Coins have the
    numbers 0, 1, 2 …; a position is a number, and its binary digits tell which coins show heads. *)

From Coq Require Import List Arith NArith Bool Lia.
From Grundy Require Import Game Sum Nimsum Mex Grundy NimProduct.
Import ListNotations.
Local Open Scope N_scope.

(** Which sets of coins before a coin, among them perhaps the empty one, may be turned together with it. *)
Record turning : Type := Turning {
  others : N -> list (list N);
  before : forall n set m, In set (others n) -> In m set -> m < n
}.

Definition shows_heads (p n : N) : bool := N.testbit p n.
Definition turn (p n : N) : N := N.lxor p (2 ^ n).
Definition heads (p : N) : list N := filter (shows_heads p) (numbers_below (N.size p)).

(** In a move a coin goes from heads to tails, and one of its sets of coins before it is turned, too. *)
Definition coin_options (t : turning) (p : N) : list N :=
  flat_map (fun n => map (fun set => fold_left turn set (turn p n)) (others t n)) (heads p).

Lemma turn_spec p n m : shows_heads (turn p n) m = if m =? n then negb (shows_heads p m) else shows_heads p m.
Proof.
  unfold shows_heads, turn. rewrite N.lxor_spec, N.pow2_bits_eqb, N.eqb_sym.
  destruct (m =? n); [apply xorb_true_r | apply xorb_false_r].
Qed.

Lemma heads_spec p n : In n (heads p) <-> shows_heads p n = true.
Proof.
  unfold heads. rewrite filter_In, numbers_below_spec. split; [easy|]. intro shown. split; [|exact shown].
  unfold shows_heads in shown. destruct (N.lt_ge_cases n (N.size p)) as [low|high]; [exact low|].
  destruct (N.eq_dec p 0) as [->|some]; [now rewrite N.bits_0 in shown|].
  rewrite N.bits_above_log2 in shown; [easy|]. rewrite N.size_log2 in high by exact some. lia.
Qed.

Lemma coin_options_spec t p q : In q (coin_options t p) <->
  exists n set, shows_heads p n = true /\ In set (others t n) /\ q = fold_left turn set (turn p n).
Proof.
  unfold coin_options. rewrite in_flat_map. split.
  - intros (n & shown & within). apply in_map_iff in within as (set & <- & within).
    exists n, set. now rewrite <- heads_spec.
  - intros (n & set & shown & within & ->). exists n. rewrite heads_spec. split; [exact shown|].
    now apply (in_map (fun set => fold_left turn set (turn p n))).
Qed.

(** What is turned, as one number. *)
Lemma turned set : forall p, fold_left turn set p = N.lxor p (nimsum (map (N.pow 2) set)).
Proof.
  induction set as [|n set IH]; intro p; simpl; [now rewrite N.lxor_0_r|]. rewrite IH. apply N.lxor_assoc.
Qed.

Lemma digits_before set n k : (forall m, In m set -> m < n) -> n <= k ->
  N.testbit (nimsum (map (N.pow 2) set)) k = false.
Proof.
  intros low high. induction set as [|m set IH]; simpl; [easy|].
  assert (lower : m < n) by (apply low; now left). rewrite N.lxor_spec, IH by (intros; apply low; now right).
  now rewrite N.pow2_bits_false by lia.
Qed.

Lemma highest_turned set n : (forall m, In m set -> m < n) ->
  N.log2 (N.lxor (2 ^ n) (nimsum (map (N.pow 2) set))) = n.
Proof.
  intro low. apply N.log2_bits_unique.
  - now rewrite N.lxor_spec, N.pow2_bits_true, (digits_before set n n low).
  - intros k high. rewrite N.lxor_spec, N.pow2_bits_false, (digits_before set n k low) by lia. easy.
Qed.

Lemma coins_end t : well_founded (fun q p => In q (coin_options t p)).
Proof.
  intro p. induction p as [p IH] using (well_founded_induction N.lt_wf_0). constructor. intros q move. apply IH.
  apply coin_options_spec in move as (n & set & shown & within & ->).
  assert (low : forall m, In m set -> m < n) by (intros; now apply (before t) with set).
  rewrite turned. unfold turn. rewrite N.lxor_assoc.
  apply lower_when_set; [|now rewrite highest_turned].
  intro zero. apply N.lxor_eq in zero. pose proof (digits_before set n n low (N.le_refl n)) as none.
  now rewrite <- zero, N.pow2_bits_true in none.
Qed.

Definition coins (t : turning) : game := Game (coin_options t) (coins_end t).

(** A position in which one coin shows heads. *)
Definition only (n : N) : N := 2 ^ n.

(** ** A position has the nim sum of the values of its heads. *)

(** As components of a sum coins are not turned but put down, and those that meet are both gone only in their nim sum. *)
Lemma coin_dwindles t : well_founded (fun m n => exists set, In set (others t n) /\ In m set).
Proof.
  intro n. induction n as [n IH] using (well_founded_induction N.lt_wf_0). constructor.
  intros m (set & within & part). apply IH. now apply (before t) with set.
Qed.

Definition put_down (t : turning) : rules := Rules (others t) (coin_dwindles t).

(** The nim sum of the weights of the heads among the first coins. *)
Fixpoint weighed (weight : N -> N) (p : N) (count : nat) : N :=
  match count with
  | O => 0
  | S less => N.lxor (weighed weight p less) (if shows_heads p (N.of_nat less) then weight (N.of_nat less) else 0)
  end.

Lemma weighed_heads weight p : nimsum (map weight (heads p)) = weighed weight p (N.to_nat (N.size p)).
Proof.
  unfold heads, numbers_below. induction (N.to_nat (N.size p)) as [|less IH]; [easy|].
  rewrite seq_S, map_app, filter_app, map_app, nimsum_app, IH. simpl. f_equal.
  destruct (shows_heads p (N.of_nat less)); simpl; [apply N.lxor_0_r | easy].
Qed.

Lemma weighed_beyond weight p more : weighed weight p (N.to_nat (N.size p) + more) = weighed weight p (N.to_nat (N.size p)).
Proof.
  induction more as [|more IH]; [now rewrite Nat.add_0_r|]. rewrite Nat.add_succ_r. simpl. rewrite IH.
  destruct (shows_heads p (N.of_nat (N.to_nat (N.size p) + more))) eqn:shown; [|apply N.lxor_0_r].
  apply heads_spec in shown. unfold heads in shown. apply filter_In in shown as (low & _).
  apply numbers_below_spec in low. lia.
Qed.

Lemma weighed_turn weight p n count : weighed weight (turn p n) count =
  N.lxor (weighed weight p count) (if (N.to_nat n <? count)%nat then weight n else 0).
Proof.
  induction count as [|less IH]; [easy|]. simpl weighed. rewrite IH, turn_spec.
  destruct (N.eqb_spec (N.of_nat less) n) as [<-|other].
  - rewrite Nat2N.id, (proj2 (Nat.ltb_ge _ _) (Nat.le_refl _)), (proj2 (Nat.ltb_lt _ _) (Nat.lt_succ_diag_r _)).
    rewrite N.lxor_0_r, N.lxor_assoc. f_equal. destruct (shows_heads p (N.of_nat less)); simpl; same_terms.
  - replace (N.to_nat n <? S less)%nat with (N.to_nat n <? less)%nat.
    + rewrite !N.lxor_assoc. f_equal. apply N.lxor_comm.
    + apply eq_true_iff_eq. rewrite !Nat.ltb_lt. lia.
Qed.

Definition weight_of (weight : N -> N) (p : N) : N := nimsum (map weight (heads p)).

Lemma weight_turn weight p n : weight_of weight (turn p n) = N.lxor (weight_of weight p) (weight n).
Proof.
  unfold weight_of. rewrite !weighed_heads.
  set (count := (N.to_nat (N.size (turn p n)) + (N.to_nat (N.size p) + S (N.to_nat n)))%nat).
  rewrite <- (weighed_beyond weight (turn p n) (N.to_nat (N.size p) + S (N.to_nat n))).
  rewrite <- (weighed_beyond weight p (N.to_nat (N.size (turn p n)) + S (N.to_nat n))).
  replace (N.to_nat (N.size p) + (N.to_nat (N.size (turn p n)) + S (N.to_nat n)))%nat with count by (unfold count; lia).
  fold count. rewrite weighed_turn. now rewrite (proj2 (Nat.ltb_lt _ _)) by (unfold count; lia).
Qed.

Lemma weight_turned weight set : forall p,
  weight_of weight (fold_left turn set p) = N.lxor (weight_of weight p) (nimsum (map weight set)).
Proof.
  induction set as [|n set IH]; intro p; simpl; [now rewrite N.lxor_0_r|]. rewrite IH, weight_turn. apply N.lxor_assoc.
Qed.

Lemma lower_nimsum (l : list N) u : u < nimsum l -> exists v w, In v l /\ w < v /\ N.lxor (nimsum l) u = N.lxor v w.
Proof.
  revert u. induction l as [|v l IH]; intros u low; simpl in *; [lia|].
  apply below_nimsum in low as [(w & low & <-)|(w & low & <-)].
  - exists v, w. split; [now left|]. split; [easy|]. same_terms.
  - apply IH in low as (v' & w' & within & low & equal). exists v', w'. split; [now right|]. split; [easy|].
    rewrite <- equal. same_terms.
Qed.

(** No move leaves the value of a coin, and each smaller value is left by one. *)
Lemma not_left t n set : In set (others t n) -> N.lxor (value (put_down t) n) (nimsum (map (value (put_down t)) set)) <> 0.
Proof.
  intros within zero. apply N.lxor_eq in zero. rewrite value_is_mex in zero.
  apply (mex_missing (map (fun left => nimsum (map (value (put_down t)) left)) (leaves (put_down t) n))).
  rewrite zero. now apply (in_map (fun left => nimsum (map (value (put_down t)) left))).
Qed.

Lemma left_value t n u : u < value (put_down t) n ->
  exists set, In set (others t n) /\ nimsum (map (value (put_down t)) set) = u.
Proof. rewrite value_is_mex. intro low. apply below_mex, in_map_iff in low as (set & <- & within). now exists set. Qed.

Lemma coins_weight t p : grundy (coins t) p = weight_of (value (put_down t)) p.
Proof.
  apply (@grundy_by_conditions (coins t) (weight_of (value (put_down t)))); clear p.
  - intros p q move equal. apply coin_options_spec in move as (n & set & shown & within & ->).
    rewrite weight_turned, weight_turn, N.lxor_assoc in equal.
    rewrite <- (N.lxor_0_r (weight_of _ p)) in equal at 2. apply lxor_injective in equal.
    now apply (not_left t n set).
  - intros p u low. unfold weight_of in low. apply lower_nimsum in low as (v & w & within & low & equal).
    apply in_map_iff in within as (n & <- & shown). apply left_value in low as (set & within & <-).
    exists (fold_left turn set (turn p n)). split.
    + apply coin_options_spec. exists n, set. now rewrite <- heads_spec.
    + set (whole := weight_of (value (put_down t)) p) in *.
      rewrite weight_turned, weight_turn, N.lxor_assoc. transitivity (N.lxor whole (N.lxor whole u)).
      * f_equal. symmetry. exact equal.
      * apply lxor_cancel_l.
Qed.

Lemma weight_only weight n : weight_of weight (only n) = weight n.
Proof.
  rewrite <- (N.lxor_0_l (only n)). change (N.lxor 0 (only n)) with (turn 0 n).
  rewrite weight_turn. apply N.lxor_0_l.
Qed.

Lemma only_value t n : grundy (coins t) (only n) = value (put_down t) n.
Proof. rewrite coins_weight. apply weight_only. Qed.

Lemma coins_value t p : grundy (coins t) p = nimsum (map (fun n => grundy (coins t) (only n)) (heads p)).
Proof.
  rewrite coins_weight. unfold weight_of. f_equal. apply map_ext. intro n. symmetry. apply only_value.
Qed.
