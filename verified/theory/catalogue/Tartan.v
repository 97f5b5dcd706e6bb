(** Coins on a board, turned by two games at once: the theorem of the Tartan (Berlekamp, Conway and Guy, Winning Ways,
    chapter 14). A coin has the nim product of the values that its column and its row have in the two games. *)

From Coq Require Import List NArith Lia.
From Grundy Require Import Game Sum Nimsum Mex Grundy NimProduct CoinTurning.
Import ListNotations.
Local Open Scope N_scope.

(** On a board that is [width] coins wide, the coin in column x and row y has the number x + width * y. A move of one game
    is chosen for the columns and one of the other for the rows, and all coins where chosen ones meet are turned. *)
Section Product.
  Variable width : positive.
  Variables g h : turning.

  Definition place (x y : N) : N := x + Npos width * y.
  Definition column (n : N) : N := n mod Npos width.
  Definition row (n : N) : N := n / Npos width.

  Definition crossings (xs ys : list N) : list N := flat_map (fun y => map (fun x => place x y) xs) ys.

  (** All crossings but the coin itself. *)
  Definition meets (x y : N) (xs ys : list N) : list N :=
    map (fun x' => place x' y) xs ++ crossings (x :: xs) ys.

  Definition product_others (n : N) : list (list N) :=
    flat_map (fun xs => map (meets (column n) (row n) xs) (others h (row n))) (others g (column n)).

  Lemma product_before n set m : In set (product_others n) -> In m set -> m < n.
  Proof.
    unfold product_others. rewrite in_flat_map. intros (xs & within_x & within) part.
    apply in_map_iff in within as (ys & <- & within_y). unfold meets in part. apply in_app_iff in part.
    pose proof (N.div_mod n (Npos width)) as parts. pose proof (N.mod_lt n (Npos width)) as small.
    assert (some : Npos width <> 0) by easy. specialize (parts some). specialize (small some).
    fold (row n) in parts. fold (column n) in parts, small. destruct part as [part|part].
    - apply in_map_iff in part as (x & <- & part). pose proof (before g _ _ _ within_x part). unfold place. lia.
    - unfold crossings in part. apply in_flat_map in part as (y & part_y & part).
      apply in_map_iff in part as (x & <- & part).
      pose proof (before h _ _ _ within_y part_y). assert (x <= column n).
      { destruct part as [<-|part]; [lia|]. pose proof (before g _ _ _ within_x part). lia. }
      unfold place. nia.
  Qed.

  Definition product : turning := Turning product_others product_before.

  Lemma column_place x y : x < Npos width -> column (place x y) = x.
  Proof. intro low. unfold column, place. rewrite N.mul_comm, N.mod_add by easy. now apply N.mod_small. Qed.

  Lemma row_place x y : x < Npos width -> row (place x y) = y.
  Proof. intro low. unfold row, place. rewrite N.mul_comm, N.div_add by easy. now rewrite N.div_small. Qed.

  (** ** A coin has the nim product of the values that its column and its row have in the two games. *)

  Let a (x : N) : N := value (put_down g) x.
  Let b (y : N) : N := value (put_down h) y.
  Let ab (n : N) : N := nim_product (a (column n)) (b (row n)).

  Lemma line_value y xs : (forall x, In x xs -> x < Npos width) ->
    nimsum (map ab (map (fun x => place x y) xs)) = nim_product (nimsum (map a xs)) (b y).
  Proof.
    intro low. induction xs as [|x xs IH]; simpl; [now rewrite nim_product_commutes, nim_product_0|].
    rewrite IH by (intros; apply low; now right). rewrite nim_product_distributes_l. f_equal. unfold ab.
    rewrite column_place, row_place by (apply low; now left). reflexivity.
  Qed.

  Lemma crossings_value xs ys : (forall x, In x xs -> x < Npos width) ->
    nimsum (map ab (crossings xs ys)) = nim_product (nimsum (map a xs)) (nimsum (map b ys)).
  Proof.
    intro low. induction ys as [|y ys IH]; simpl; [now rewrite nim_product_0|].
    rewrite map_app, nimsum_app, IH, line_value by easy. symmetry. apply nim_product_distributes.
  Qed.

  (** A move of the one game that changes the value by p, and one of the other that changes it by q, change it by p * q. *)
  Lemma move_value n xs ys : In xs (others g (column n)) ->
    N.lxor (ab n) (nimsum (map ab (meets (column n) (row n) xs ys))) =
    nim_product (N.lxor (a (column n)) (nimsum (map a xs))) (N.lxor (b (row n)) (nimsum (map b ys))).
  Proof.
    intro within. assert (column n < Npos width) by now apply N.mod_lt.
    assert (low : forall x, In x (column n :: xs) -> x < Npos width).
    { intros x [<-|part]; [easy|]. pose proof (before g _ _ _ within part). lia. }
    unfold meets. rewrite map_app, nimsum_app, line_value by (intros; apply low; now right).
    rewrite crossings_value by easy. simpl map. simpl nimsum.
    rewrite nim_product_distributes, !nim_product_distributes_l. unfold ab. same_terms.
  Qed.

  Lemma product_value n : value (put_down product) n = ab n.
  Proof.
    apply (@value_by_conditions (put_down product) ab); clear n.
    - intros n left within equal. simpl in within. unfold product_others in within.
      apply in_flat_map in within as (xs & within_x & within).
      apply in_map_iff in within as (ys & <- & within_y).
      assert (zero : N.lxor (ab n) (nimsum (map ab (meets (column n) (row n) xs ys))) = 0)
        by (apply N.lxor_eq_0_iff; symmetry; exact equal).
      rewrite move_value in zero by easy. revert zero. apply nim_product_positive; now apply not_left.
    - intros n u low. unfold ab in low. rewrite nim_product_is_mex in low.
      apply below_mex, excluded_spec in low as (a' & b' & low_a & low_b & ->).
      apply left_value in low_a as (xs & within_x & <-). apply left_value in low_b as (ys & within_y & <-).
      exists (meets (column n) (row n) xs ys). split.
      + simpl. unfold product_others. apply in_flat_map. exists xs. split; [easy|].
        now apply (in_map (meets (column n) (row n) xs)).
      + apply (lxor_injective (ab n)). rewrite move_value by easy. apply product_of_changes.
  Qed.

  (** The theorem of the Tartan: of one coin, of a position, and who has lost. *)
  Theorem tartan_coin_value x y (on_board : x < Npos width) :
    grundy (coins product) (only (place x y)) = nim_product (grundy (coins g) (only x)) (grundy (coins h) (only y)).
  Proof. rewrite !only_value, product_value. unfold ab. now rewrite column_place, row_place. Qed.

  Definition coin_product (n : N) : N :=
    nim_product (grundy (coins g) (only (column n))) (grundy (coins h) (only (row n))).

  Theorem tartan_value p : grundy (coins product) p = nimsum (map coin_product (heads p)).
  Proof.
    rewrite coins_value. f_equal. apply map_ext. intro n. unfold coin_product. rewrite !only_value. apply product_value.
  Qed.

  Theorem tartan_lost p : lost (coins product) p <-> nimsum (map coin_product (heads p)) = 0.
  Proof. now rewrite lost_iff_zero, tartan_value. Qed.
End Product.

(** ** Turning Corners: the four corners of a rectangle are turned. *)

(** Of two coins in a row the one further right goes from heads to tails, and the other is turned. *)
Definition twins_others (n : N) : list (list N) := map (fun m => [m]) (numbers_below n).

Lemma twins_before n set m : In set (twins_others n) -> In m set -> m < n.
Proof.
  unfold twins_others. rewrite in_map_iff. intros (k & <- & low) [<-|[]]. now apply numbers_below_spec.
Qed.

Definition twins : turning := Turning twins_others twins_before.
Definition corners (width : positive) : turning := product width twins twins.

Lemma corners_spec width p q : In q (options (coins (corners width)) p) <->
  exists x y x' y', x < Npos width /\ x' < x /\ y' < y /\ shows_heads p (place width x y) = true /\
    q = turn (turn (turn (turn p (place width x y)) (place width x' y)) (place width x y')) (place width x' y').
Proof.
  simpl. rewrite coin_options_spec. simpl. unfold product_others. split.
  - intros (n & set & shown & within & ->). apply in_flat_map in within as (xs & within_x & within).
    apply in_map_iff in within as (ys & <- & within_y). simpl in within_x, within_y.
    apply in_map_iff in within_x as (x' & <- & low_x). apply in_map_iff in within_y as (y' & <- & low_y).
    apply numbers_below_spec in low_x, low_y. exists (column width n), (row width n), x', y'.
    assert (whole : place width (column width n) (row width n) = n).
    { unfold place, column, row. rewrite N.add_comm. symmetry. now apply N.div_mod. }
    rewrite whole. repeat split; try easy. now apply N.mod_lt.
  - intros (x & y & x' & y' & low & low_x & low_y & shown & ->). exists (place width x y), (meets width x y [x'] [y']).
    repeat split; [easy|]. apply in_flat_map. exists [x']. rewrite column_place, row_place by easy. simpl. split.
    + now apply (in_map (fun m => [m])), numbers_below_spec.
    + apply (in_map (meets width x y [x'])). now apply (in_map (fun m => [m])), numbers_below_spec.
Qed.

Lemma twins_value n : grundy (coins twins) (only n) = n.
Proof.
  rewrite only_value. apply (@value_by_conditions (put_down twins) (fun n => n)); clear n.
  - intros n left within. simpl in within. apply in_map_iff in within as (m & <- & low). apply numbers_below_spec in low.
    simpl. rewrite N.lxor_0_r. lia.
  - intros n u low. exists [u]. simpl. split; [|apply N.lxor_0_r].
    now apply (in_map (fun m => [m])), numbers_below_spec.
Qed.

Definition corner_product (width : positive) (n : N) : N := nim_product (column width n) (row width n).

Theorem corners_value width p : grundy (coins (corners width)) p = nimsum (map (corner_product width) (heads p)).
Proof.
  unfold corners. rewrite tartan_value. f_equal. apply map_ext. intro n. unfold coin_product, corner_product.
  now rewrite !twins_value.
Qed.

Theorem corners_lost width p : lost (coins (corners width)) p <-> nimsum (map (corner_product width) (heads p)) = 0.
Proof. now rewrite lost_iff_zero, corners_value. Qed.
