(** Sums of games. In a sum of two a move is made in one of them. Components of one kind, as the heaps of Nim, make the
    game whose positions are lists of them: a move replaces one component by what the rules leave of it, which may be
    nothing, one component or several. *)

From Coq Require Import List Wellfounded.
From Grundy Require Import Game.
Import ListNotations.
Set Implicit Arguments.

(** ** Two games *)

Definition pair_options (g h : game) (p : position g * position h) : list (position g * position h) :=
  map (fun q => (q, snd p)) (options g (fst p)) ++ map (fun q => (fst p, q)) (options h (snd p)).

Lemma pair_ends (g h : game) : well_founded (fun q p => In q (pair_options g h p)).
Proof.
  intros (a, b). revert b.
  induction (ends g a) as [a _ IHa]. intro b. induction (ends h b) as [b _ IHb].
  constructor. intros (a', b') move. apply in_app_iff in move as [move|move];
    apply in_map_iff in move as (q & equal & move); simpl in *; injection equal as <- <-.
  - now apply IHa.
  - now apply IHb.
Qed.

Definition sum (g h : game) : game := Game (@pair_options g h) (@pair_ends g h).

(** ** Many components *)

(** Rules: what a move leaves of a component is a list of components. *)
Record rules : Type := Rules {
  component : Type;
  leaves : component -> list (list component);
  dwindles : well_founded (fun part whole => exists left, In left (leaves whole) /\ In part left)
}.

(** The options of a list: one of its components is replaced. *)
Fixpoint list_options (r : rules) (l : list (component r)) : list (list (component r)) :=
  match l with
  | [] => []
  | c :: others => map (fun left => left ++ others) (leaves r c) ++ map (cons c) (list_options r others)
  end.

Lemma list_options_spec (r : rules) (l l' : list (component r)) :
  In l' (list_options r l) <->
  exists before c after left, l = before ++ c :: after /\ In left (leaves r c) /\ l' = before ++ left ++ after.
Proof.
  revert l'. induction l as [|d others IH]; intro l'; simpl.
  - split; [easy|]. intros ([|? ?] & ? & ? & ? & equal & _); discriminate equal.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [(left & <- & within) | (rest & <- & within)].
      * now exists [], d, others, left.
      * apply IH in within as (before & c & after & left & -> & within & ->).
        now exists (d :: before), c, after, left.
    + intros ([|b before] & c & after & left & equal & within & ->); simpl in equal; injection equal as -> ->.
      * left. now exists left.
      * right. exists (before ++ left ++ after). split; [easy|]. apply IH. now exists before, c, after, left.
Qed.

Lemma in_list_options_app (r : rules) (a b l : list (component r)) :
  In l (list_options r (a ++ b)) <->
  (exists a', In a' (list_options r a) /\ l = a' ++ b) \/ (exists b', In b' (list_options r b) /\ l = a ++ b').
Proof.
  revert l. induction a as [|c a IH]; intro l; simpl.
  - split; [intro within; right; now exists l|]. intros [(? & [] & _)|(b' & within & ->)]. exact within.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [(left & <- & within)|(rest & <- & within)].
      * left. exists (left ++ a). rewrite in_app_iff, in_map_iff, app_assoc. split; [left; now exists left|easy].
      * apply IH in within as [(a' & within & ->)|(b' & within & ->)].
        -- left. exists (c :: a'). rewrite in_app_iff, !in_map_iff. split; [right; now exists a'|easy].
        -- right. now exists b'.
    + intros [(a' & within & ->)|(b' & within & ->)].
      * apply in_app_iff in within. rewrite !in_map_iff in within.
        destruct within as [(left & <- & within)|(rest & <- & within)].
        -- left. exists left. now rewrite app_assoc.
        -- right. exists (rest ++ b). split; [easy|]. apply IH. left. now exists rest.
      * right. exists (a ++ b'). split; [easy|]. apply IH. right. now exists b'.
Qed.

Section Ends.
  Variable r : rules.
  Let after (l' l : list (component r)) := In l' (list_options r l).

  Lemma list_app_ends a b : Acc after a -> Acc after b -> Acc after (a ++ b).
  Proof.
    intro ends_a. revert b. induction ends_a as [a acc_a IHa]. intros b ends_b.
    induction ends_b as [b acc_b IHb]. constructor. intros l move.
    apply in_list_options_app in move as [(a' & within & ->)|(b' & within & ->)].
    - apply IHa; [exact within | now constructor].
    - now apply IHb.
  Qed.

  Lemma list_ends_if l : (forall c, In c l -> Acc after [c]) -> Acc after l.
  Proof.
    induction l as [|c l IH]; intro each.
    - constructor. intros ? [].
    - apply (@list_app_ends [c] l); [apply each; now left | apply IH; intros d within; apply each; now right].
  Qed.

  Lemma list_ends : well_founded after.
  Proof.
    intro l. apply list_ends_if. intros c _. induction (dwindles r c) as [c _ IH].
    constructor. intros l' move. unfold after in move. simpl in move.
    rewrite app_nil_r in move. apply in_map_iff in move as (left & <- & within). rewrite app_nil_r.
    apply list_ends_if. intros d part. apply IH. now exists left.
  Qed.
End Ends.

Definition sums (r : rules) : game := Game (@list_options r) (@list_ends r).

(** The positions of a game as components of a sum: each move leaves one. *)
Lemma alone_dwindles (g : game) :
  well_founded (fun q p => exists left, In left (map (fun q => [q]) (options g p)) /\ In q left).
Proof.
  intro p. induction (ends g p) as [p _ IH]. constructor. intros q (left & within & part).
  apply in_map_iff in within as (q' & <- & move). destruct part as [->|[]]. now apply IH.
Qed.

Definition alone (g : game) : rules := Rules (fun p => map (fun q => [q]) (options g p)) (@alone_dwindles g).
