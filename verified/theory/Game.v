(** Impartial games: positions, moves, and who wins by play alone. *)

From Coq Require Import List Wellfounded.
Import ListNotations.
Set Implicit Arguments.

(** A game is given by its positions and, for each, the finite list of its options; no play is endless. *)
Record game : Type := Game {
  position : Type;
  options : position -> list position;
  ends : well_founded (fun option p => In option (options p))
}.

(** Normal play: who cannot move has lost. *)
Inductive lost (g : game) : position g -> Prop :=
  | all_options_won : forall p, (forall q, In q (options g p) -> won g q) -> lost g p
with won (g : game) : position g -> Prop :=
  | an_option_lost : forall p q, In q (options g p) -> lost g q -> won g p.

(** Misère play: who cannot move has won. *)
Inductive misere_lost (g : game) : position g -> Prop :=
  | moves_and_all_won : forall p, options g p <> [] ->
      (forall q, In q (options g p) -> misere_won g q) -> misere_lost g p
with misere_won (g : game) : position g -> Prop :=
  | no_move_wins : forall p, options g p = [] -> misere_won g p
  | an_option_misere_lost : forall p q, In q (options g p) -> misere_lost g q -> misere_won g p.
