package org.grundy.automata;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// An automaton whose tracks are variables: the assignments of naturals to them that it accepts.
///
/// @param variables the name of each track, ascending
/// @param dfa of canonical words only, to which leading zeros make no difference
record RelationAutomaton(List<String> variables, Dfa dfa) {
    RelationAutomaton {
        variables = List.copyOf(variables);
    }

    /// An automaton on variables in any order; one that comes again must have equal values.
    static RelationAutomaton of(List<String> tracks, Dfa dfa, Run run) {
        List<String> sorted = List.copyOf(new TreeSet<>(tracks));
        int[] map = letters(dfa.digits(), sorted, run).taking(places(tracks, sorted));
        return new RelationAutomaton(
                sorted,
                StateExploration.of(
                        letters(dfa.digits(), sorted, run),
                        0,
                        (state, letter) -> dfa.step(state, map[letter]),
                        dfa::accepting,
                        run));
    }

    /// The assignments that are in both relations, or in at least one, whose variables together these are.
    ///
    /// @param both whether they must be in both; otherwise the variables of both must be the same
    RelationAutomaton with(RelationAutomaton other, boolean both, Run run) {
        List<String> union = union(other);
        Alphabet alphabet = letters(dfa.digits(), union, run);
        int[] left = alphabet.taking(places(variables, union));
        int[] right = alphabet.taking(places(other.variables, union));
        Dead dead = new Dead(dfa.dead().orElse(-1), other.dfa.dead().orElse(-1), both);
        Dfa product = StateExploration.of(
                alphabet,
                dead.pair(0, 0),
                (pair, letter) -> pair == Dead.PAIR
                        ? pair
                        : dead.pair(dfa.step(first(pair), left[letter]), other.dfa.step(second(pair), right[letter])),
                pair -> pair != Dead.PAIR
                        && (both
                                ? dfa.accepting(first(pair)) && other.dfa.accepting(second(pair))
                                : dfa.accepting(first(pair)) || other.dfa.accepting(second(pair))),
                run);
        return new RelationAutomaton(union, product);
    }

    /// Pairs of states from which nothing is accepted any more are one.
    private record Dead(int left, int right, boolean both) {
        static final long PAIR = -1;

        long pair(int first, int second) {
            boolean dead = both ? first == left || second == right : first == left && second == right;
            return dead ? PAIR : ((long) first << 32) | second;
        }
    }

    private static int first(long pair) {
        return (int) (pair >> 32);
    }

    private static int second(long pair) {
        return (int) pair;
    }

    /// All variables of two relations.
    List<String> union(RelationAutomaton other) {
        SortedSet<String> union = new TreeSet<>(variables);
        union.addAll(other.variables);
        return List.copyOf(union);
    }

    /// The canonical assignments that are not in this relation.
    RelationAutomaton complement(Numeration numeration, Run run) {
        BitSet accepting = new BitSet();
        for (int state = 0; state < dfa.size(); state++) {
            accepting.set(state, !dfa.accepting(state));
        }
        return new RelationAutomaton(variables, dfa.accepting(accepting)).canonical(numeration, run);
    }

    /// What is canonical of this relation.
    RelationAutomaton canonical(Numeration numeration, Run run) {
        return numeration.free() ? this : with(numeration.words(variables, run), true, run);
    }

    /// This relation with further variables, whose values make no difference.
    ///
    /// @param all in ascending order, with those of this relation
    RelationAutomaton over(List<String> all, Numeration numeration, Run run) {
        RelationAutomaton result = this;
        for (String variable : all) {
            if (!variables.contains(variable)) {
                result = result.with(new RelationAutomaton(List.of(variable), numeration.canonical()), true, run);
            }
        }
        return result;
    }

    /// The assignments to the other variables for which there is a value of this one.
    ///
    /// The value may have more digits than the others, so that it is read from any state to which leading zeros
    /// of the others lead.
    RelationAutomaton without(String variable, Run run) {
        List<String> rest = new ArrayList<>(variables);
        rest.remove(variable);
        Alphabet narrow = letters(dfa.digits(), rest, run);
        List<List<Integer>> over = new ArrayList<>();
        for (int letter = 0; letter < narrow.count(); letter++) {
            over.add(new ArrayList<>());
        }
        int[] map = dfa.alphabet().taking(places(rest, variables));
        for (int letter = 0; letter < map.length; letter++) {
            over.get(map[letter]).add(letter);
        }
        int dead = dfa.dead().orElse(-1);
        StateExploration.Step<BitSet> step = (states, letter) -> {
            BitSet after = new BitSet(dfa.size());
            for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
                run.option();
                for (int wide : over.get(letter)) {
                    after.set(dfa.step(state, wide));
                }
            }
            if (dead >= 0) {
                after.clear(dead);
            }
            return after;
        };
        BitSet start = new BitSet();
        start.set(0);
        for (int before = 0; start.cardinality() > before; ) {
            before = start.cardinality();
            start.or(step.after(start, 0));
        }
        return new RelationAutomaton(
                rest,
                StateExploration.of(
                        narrow, start, step, states -> states.stream().anyMatch(dfa::accepting), run));
    }

    /// The alphabet of some tracks; leaves the run where it would be too large.
    private static Alphabet letters(int digits, List<String> tracks, Run run) {
        if (!Alphabet.fit(digits, tracks.size())) {
            throw run.giveUp(Limit.METHOD);
        }
        return new Alphabet(digits, tracks.size());
    }

    private static int[] places(List<String> names, List<String> among) {
        return names.stream().mapToInt(among::indexOf).toArray();
    }
}
