package org.grundy.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A game whose moves, which formulas define, lead to sums of positions.
///
/// @param steps the game in which a move leads to any one component of the sum instead: where its play ends and stays
///     among the positions, that of the sums does
/// @param moves all that apply may be played
public record DefinableSums(DefinableGame steps, List<Move> moves) {
    /// Copies the list.
    public DefinableSums {
        moves = List.copyOf(moves);
    }

    /// The moves of one rule.
    ///
    /// @param choices names of further natural numbers, of which each choice makes a move
    /// @param condition which choices are allowed in which positions
    /// @param components of the sum, each with a term for each number of a position; two that are equal count for
    ///     nothing and may be left out
    public record Move(List<String> choices, Formula condition, List<List<LinearTerm>> components) {
        /// Copies the lists.
        public Move {
            choices = List.copyOf(choices);
            components = List.copyOf(components);
        }

        /// That the nim sum of the components' values is a number.
        Formula worth(String value) {
            if (components.isEmpty()) {
                return new Formula.Equal(LinearTerm.of(value), LinearTerm.of(0));
            }
            int last = components.size() - 1;
            List<Formula> parts = new ArrayList<>();
            List<String> further = new ArrayList<>();
            String sum = last == 0 ? value : name(further, "w", 0);
            parts.add(ProofObligations.valued(components.getFirst(), sum));
            for (int i = 1; i <= last; i++) {
                String one = name(further, "w", i);
                String next = i == last ? value : name(further, "s", i);
                parts.add(ProofObligations.valued(components.get(i), one));
                parts.add(new Formula.Member(
                        ProofObligations.NIM_SUM,
                        List.of(LinearTerm.of(sum), LinearTerm.of(one), LinearTerm.of(next))));
                sum = next;
            }
            return Formula.exists(further, Formula.and(parts));
        }

        /// That the sum is seen to be lost: all components are, or all but two that are equal.
        Formula seenLost() {
            List<Formula> ways = new ArrayList<>(List.of(allLost(components)));
            for (int i = 0; i < components.size(); i++) {
                for (int j = i + 1; j < components.size(); j++) {
                    ways.add(Formula.and(equal(components.get(i), components.get(j)), allLost(without(i, j))));
                }
            }
            return Formula.or(ways);
        }

        /// That the sum is seen to be won: one component is, and the others are lost.
        Formula seenWon() {
            List<Formula> ways = new ArrayList<>();
            for (int i = 0; i < components.size(); i++) {
                ways.add(Formula.and(
                        Formula.not(new Formula.Member(ProofObligations.LOST, components.get(i))),
                        allLost(without(i, i))));
            }
            return Formula.or(ways);
        }

        private List<List<LinearTerm>> without(int first, int second) {
            return IntStream.range(0, components.size())
                    .filter(place -> place != first && place != second)
                    .mapToObj(components::get)
                    .toList();
        }

        private static Formula allLost(List<List<LinearTerm>> positions) {
            return Formula.and(positions.stream()
                    .<Formula>map(position -> new Formula.Member(ProofObligations.LOST, position))
                    .toList());
        }

        private static Formula equal(List<LinearTerm> one, List<LinearTerm> other) {
            return Formula.and(IntStream.range(0, one.size())
                    .<Formula>mapToObj(place -> new Formula.Equal(one.get(place), other.get(place)))
                    .toList());
        }

        private static String name(List<String> further, String letter, int number) {
            String name = letter + number + "′";
            further.add(name);
            return name;
        }
    }
}
