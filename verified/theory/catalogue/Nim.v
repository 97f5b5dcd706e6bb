(** Nim: a heap is made smaller. Bouton (1901), in normal and in misère play. *)

From Coq Require Import List NArith Arith Lia.
From Grundy Require Import Game Sum Nimsum Grundy Pattern.
Import ListNotations.
Local Open Scope N_scope.

Definition heap_options (n : nat) : list nat := seq 0 n.

Lemma heap_ends : well_founded (fun q p => In q (heap_options p)).
Proof. apply ends_by_measure with (fun n => n). intros p q move. apply in_seq in move. lia. Qed.

Definition heap : game := Game heap_options heap_ends.

(** Heaps side by side; the options of a list are those in which one of them is smaller. *)
Definition nim : game := sums (alone heap).

Lemma nim_options_spec (l l' : list nat) :
  In l' (options nim l) <->
  exists before n after n', l = before ++ n :: after /\ (n' < n)%nat /\ l' = before ++ n' :: after.
Proof.
  etransitivity; [exact (list_options_spec (alone heap) l l')|]. split.
  - intros (before & n & after & left & -> & move & ->). apply in_map_iff in move as (n' & <- & move).
    apply in_seq in move. exists before, n, after, n'. split; [easy|]. split; [lia|easy].
  - intros (before & n & after & n' & -> & low & ->). exists before, n, after, [n']. split; [easy|]. split; [|easy].
    apply (in_map (fun q => [q])). apply in_seq. lia.
Qed.

Definition heaps_xor (l : list nat) : N := nimsum (map N.of_nat l).

Lemma heap_grundy n : grundy heap n = N.of_nat n.
Proof.
  apply (@grundy_by_conditions heap N.of_nat).
  - intros p q move. apply in_seq in move. lia.
  - intros p u low. exists (N.to_nat u). split; [apply in_seq; lia | lia].
Qed.

Theorem nim_value l : grundy nim l = heaps_xor l.
Proof.
  unfold nim. rewrite sprague_grundy_list. unfold heaps_xor. f_equal. apply map_ext. intro n.
  now rewrite alone_value, heap_grundy.
Qed.

Theorem nim_lost l : lost nim l <-> heaps_xor l = 0.
Proof. now rewrite lost_iff_zero, nim_value. Qed.

(** ** Misère play *)

Lemma heaps_xor_middle before n after :
  heaps_xor (before ++ n :: after) = N.lxor (N.of_nat n) (heaps_xor (before ++ after)).
Proof.
  unfold heaps_xor. apply (nimsum_permutation (map N.of_nat (before ++ n :: after))
    (N.of_nat n :: map N.of_nat (before ++ after))).
  change (N.of_nat n :: map N.of_nat (before ++ after)) with (map N.of_nat (n :: before ++ after)).
  apply Permutation.Permutation_map. symmetry. apply Permutation.Permutation_middle.
Qed.

Lemma xor_moves l u : u < heaps_xor l -> exists before n after n',
  l = before ++ n :: after /\ (n' < n)%nat /\ heaps_xor (before ++ n' :: after) = u.
Proof.
  revert u. induction l as [|n l IH]; intros u low; [unfold heaps_xor in low; simpl in low; lia|].
  change (heaps_xor (n :: l)) with (N.lxor (N.of_nat n) (heaps_xor l)) in low.
  apply below_nimsum in low as [(a & low & <-)|(b & low & <-)].
  - exists [], n, l, (N.to_nat a). split; [easy|]. split; [lia|]. change ([] ++ N.to_nat a :: l) with (N.to_nat a :: l).
    change (N.lxor (N.of_nat (N.to_nat a)) (heaps_xor l) = N.lxor a (heaps_xor l)). now rewrite Nnat.N2Nat.id.
  - apply IH in low as (before & m & after & m' & -> & less & <-). exists (n :: before), m, after, m'. easy.
Qed.

Definition small (l : list nat) : bool := forallb (fun n => n <=? 1)%nat l.

Lemma small_middle before n after : small (before ++ n :: after) = ((n <=? 1)%nat && small (before ++ after))%bool.
Proof.
  unfold small. rewrite !forallb_app. simpl. destruct (n <=? 1)%nat; simpl; [easy|]. apply Bool.andb_false_r.
Qed.

Lemma small_xor l : small l = true -> heaps_xor l = 0 \/ heaps_xor l = 1.
Proof.
  induction l as [|n l IH]; [now left|]. simpl. intro all. apply Bool.andb_true_iff in all as (low & all).
  apply Nat.leb_le in low. change (heaps_xor (n :: l)) with (N.lxor (N.of_nat n) (heaps_xor l)).
  destruct n as [|[|n]]; [| |lia]; destruct (IH all) as [-> | ->]; auto.
Qed.

Lemma lxor_small a b : 2 <= a -> b = 0 \/ b = 1 -> 2 <= N.lxor a b.
Proof.
  intros high [-> | ->]; [now rewrite N.lxor_0_r|]. rewrite lxor_one. destruct (N.odd a) eqn:odd; [|lia].
  destruct (N.eq_dec a 2) as [->|]; [easy|lia].
Qed.

(** Lost are: with a heap of 2 or more, what is lost in normal play, and without, the odd numbers of heaps of 1. *)
Theorem nim_misere_lost l :
  misere_lost nim l <-> if small l then heaps_xor l = 1 else heaps_xor l = 0.
Proof.
  apply (@misere_lost_by_pattern nim (fun l => if small l then heaps_xor l = 1 else heaps_xor l = 0)); clear l.
  - intro l. change (position nim) with (list nat) in *. destruct (small l);
      [destruct (N.eq_dec (heaps_xor l) 1) | destruct (N.eq_dec (heaps_xor l) 0)]; auto.
  - intros l here none. change (position nim) with (list nat) in *.
    assert (exists n, In n l /\ (1 <= n)%nat) as (n & within & positive).
    { destruct (Exists_dec (fun n => 1 <= n)%nat l (le_dec 1)) as [some|no]; [now apply Exists_exists|].
      exfalso. apply Forall_Exists_neg in no. assert (zero : heaps_xor l = 0 /\ small l = true).
      { clear none here. induction no as [|n l low _ IH]; [easy|]. destruct n; [|lia]. destruct IH as [xor all].
        split; [|easy]. exact xor. }
      destruct zero as [zero all]. rewrite all, zero in here. discriminate. }
    apply in_split in within as (before & after & ->).
    assert (move : In (before ++ 0%nat :: after) (options nim (before ++ n :: after))); [|now rewrite none in move].
    apply nim_options_spec. exists before, n, after, 0%nat. auto.
  - intros l q here move there. change (position nim) with (list nat) in *.
    apply nim_options_spec in move as (before & n & after & n' & -> & less & ->).
    rewrite small_middle, heaps_xor_middle in here, there. set (rest := before ++ after) in *.
    destruct (small rest) eqn:all; [|rewrite !Bool.andb_false_r in *].
    + rewrite !Bool.andb_true_r in *. apply small_xor in all.
      destruct (Nat.leb_spec n 1) as [low|high].
      * assert (n = 1%nat /\ n' = 0%nat) as [-> ->] by lia. simpl in here, there.
        destruct all as [all|all]; rewrite all in *; discriminate.
      * pose proof (lxor_small (N.of_nat n) (heaps_xor rest)). lia.
    + rewrite <- there in here. rewrite !(N.lxor_comm _ (heaps_xor rest)) in here. apply lxor_injective in here. lia.
  - intros l not. change (position nim) with (list nat) in *. destruct (small l) eqn:all.
    + assert (zero : heaps_xor l = 0) by (now destruct (small_xor l all)).
      destruct (Exists_dec (fun n => 1 <= n)%nat l (le_dec 1)) as [some|no].
      * right. apply Exists_exists in some as (n & within & positive). apply in_split in within as (before & after & ->).
        exists (before ++ 0%nat :: after). split; [apply nim_options_spec; exists before, n, after, 0%nat; auto|].
        rewrite small_middle in *. apply Bool.andb_true_iff in all as (low & all). rewrite all. simpl.
        apply Nat.leb_le in low. assert (n = 1%nat) as -> by lia. rewrite heaps_xor_middle in *.
        apply N.lxor_eq in zero. simpl. now rewrite <- zero.
      * left. destruct (options nim l) as [|q others] eqn:some; [easy|]. exfalso. apply no.
        assert (move : In q (options nim l)) by (rewrite some; now left).
        apply nim_options_spec in move as (before & n & after & n' & -> & less & _).
        apply Exists_exists. exists n. split; [apply in_elt | lia].
    + right. destruct (xor_moves l 0) as (before & n & after & n' & -> & less & zero); [lia|].
      destruct (small (before ++ n' :: after)) eqn:after_small.
      * rewrite small_middle in *. apply Bool.andb_true_iff in after_small as (low & rest).
        rewrite rest, Bool.andb_true_r in all. apply Nat.leb_gt in all. pose proof (small_xor _ rest) as xor.
        exists (before ++ (match heaps_xor (before ++ after) with 0 => 1%nat | _ => 0%nat end) :: after).
        split.
        -- apply nim_options_spec. eexists before, n, after, _. split; [easy|]. split; [|easy].
           destruct (heaps_xor (before ++ after)); lia.
        -- rewrite small_middle, rest, heaps_xor_middle. destruct xor as [-> | ->]; easy.
      * exists (before ++ n' :: after). rewrite after_small. split; [|easy].
        apply nim_options_spec. now exists before, n, after, n'.
Qed.
