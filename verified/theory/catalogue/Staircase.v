(** Staircase Nim: coins lie on the steps of a staircase, the first step first in the list; in a move any number of coins
    of one step, at least one, go down to the next step; from the first step they are gone. *)

From Coq Require Import List NArith Arith Lia.
From Grundy Require Import Game Nimsum Grundy Pattern.
Import ListNotations.

(** How many coins fall below the first step of the list, and what is left on it. *)
Fixpoint falls (steps : list nat) : list (nat * list nat) :=
  match steps with
  | [] => []
  | n :: higher =>
      map (fun k => (k, (n - k) :: higher)) (seq 1 n) ++
      map (fun fallen : nat * list nat => let (k, left) := fallen in (0, (n + k) :: left)) (falls higher)
  end.

Definition staircase_options (steps : list nat) : list (list nat) := map snd (falls steps).

Lemma falls_spec n higher k left : In (k, left) (falls (n :: higher)) <->
  (1 <= k <= n /\ left = (n - k) :: higher) \/
  (k = 0 /\ exists k' left', In (k', left') (falls higher) /\ left = (n + k') :: left').
Proof.
  simpl. rewrite in_app_iff, !in_map_iff. split.
  - intros [(j & equal & range)|((j, rest) & equal & within)]; injection equal as <- <-.
    + apply in_seq in range. left. split; [lia|easy].
    + right. split; [easy|]. now exists j, rest.
  - intros [(range & ->)|(-> & j & rest & within & ->)].
    + left. exists k. split; [easy|]. apply in_seq. lia.
    + right. now exists (j, rest).
Qed.

(** Each coin counts as often as it can fall. *)
Fixpoint coins (steps : list nat) : nat := match steps with [] => 0 | n :: higher => n + coins higher end.
Fixpoint heights (steps : list nat) : nat := match steps with [] => 0 | n :: higher => n + coins higher + heights higher end.

Lemma falls_lower steps : forall k left, In (k, left) (falls steps) ->
  coins left + k = coins steps /\ heights left < heights steps.
Proof.
  induction steps as [|n higher IH]; intros k left within; [easy|].
  apply falls_spec in within as [(range & ->)|(-> & j & rest & within & ->)]; simpl; [lia|].
  apply IH in within as (same & lower). lia.
Qed.

Lemma staircase_ends : well_founded (fun q p => In q (staircase_options p)).
Proof.
  apply ends_by_measure with heights. intros p q move. apply in_map_iff in move as ((k, left) & <- & within).
  now apply falls_lower in within.
Qed.

Definition staircase : game := Game staircase_options staircase_ends.

(** The nim sum of every second step; of the first one, too, if it counts. *)
Fixpoint every_second (counts : bool) (steps : list nat) : N :=
  match steps with
  | [] => 0%N
  | n :: higher => N.lxor (if counts then N.of_nat n else 0%N) (every_second (negb counts) higher)
  end.

Definition odd_steps : list nat -> N := every_second true.

(** Coins that fall from a step which does not count change the sum only by what they bring to the step below. *)
Lemma falls_change steps : forall counts k left, In (k, left) (falls steps) ->
  if (counts || (k =? 0))%bool then every_second counts left <> every_second counts steps
  else every_second counts left = every_second counts steps.
Proof.
  induction steps as [|n higher IH]; intros counts k left within; [easy|].
  apply falls_spec in within as [(range & ->)|(-> & j & rest & within & ->)]; simpl.
  - destruct k; [lia|]. simpl. rewrite Bool.orb_false_r. destruct counts; [|easy].
    rewrite !(N.lxor_comm _ (every_second _ higher)). intro equal. apply lxor_injective in equal. lia.
  - rewrite Bool.orb_true_r. specialize (IH (negb counts) j rest within). destruct counts; simpl in *.
    + destruct j; simpl in IH.
      * rewrite Nat.add_0_r. intro equal. now apply lxor_injective in equal.
      * rewrite IH. rewrite !(N.lxor_comm _ (every_second _ higher)). intro equal. apply lxor_injective in equal. lia.
    + exact IH.
Qed.

Lemma falls_reach steps : forall counts u, (u < every_second counts steps)%N ->
  exists k left, In (k, left) (falls steps) /\ every_second counts left = u /\ (counts = false -> k = 0).
Proof.
  induction steps as [|n higher IH]; intros counts u low; [simpl in low; lia|]. simpl in low.
  apply below_nimsum in low as [(a & low & equal)|(b & low & equal)].
  - destruct counts; [|lia]. exists (n - N.to_nat a), (N.to_nat a :: higher). split; [|split; [|easy]].
    + apply falls_spec. left. split; [lia|]. f_equal. lia.
    + simpl. now rewrite Nnat.N2Nat.id.
  - apply IH in low as (k & left & within & <- & zero). exists 0, ((n + k) :: left). split; [|split; [|easy]].
    + apply falls_spec. right. split; [easy|]. now exists k, left.
    + simpl. rewrite <- equal. destruct counts; simpl in *; [|easy]. rewrite zero by easy. now rewrite Nat.add_0_r.
Qed.

Theorem staircase_value steps : grundy staircase steps = odd_steps steps.
Proof.
  apply (@grundy_by_conditions staircase odd_steps); clear steps.
  - intros p q move. apply in_map_iff in move as ((k, left) & <- & within). now apply (falls_change p true) in within.
  - intros p u low. destruct (falls_reach p true u low) as (k & left & within & equal & _).
    exists left. split; [|easy]. now apply (in_map snd) in within.
Qed.

Theorem staircase_lost steps : lost staircase steps <-> odd_steps steps = 0%N.
Proof. now rewrite lost_iff_zero, staircase_value. Qed.
