package org.grundy.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.run.Run;

/// Learns the smallest automaton that agrees with a table.
///
/// States are prefixes of words, shortest first. A prefix is a new state if it is distinguished from every
/// earlier state by some suffix that the table decides for both; otherwise it is merged with the first from
/// which it is not distinguished. If the table is large enough this is the smallest automaton that agrees.
///
/// Source: B. A. Trakhtenbrot, J. M. Barzdin, *Finite Automata: Behavior and Synthesis* (1973), ch. 4.
///
/// Cost: entries of the table × states × letters at most.
final class AutomatonLearner {
    private final Numeration numeration;
    private final Alphabet alphabet;
    private final List<Long> bounds;
    private final AutomaticSet.Table table;
    private final Dfa canonical;
    private final int dead;
    private final int longest;
    private final Run run;

    /// A prefix of a tuple of words.
    ///
    /// @param vectors what was read of each number, as in [LinearComparison]
    /// @param words the state of the automaton of canonical words
    private record Prefix(List<List<Long>> vectors, int words, int length) {}

    AutomatonLearner(Numeration numeration, List<Long> bounds, AutomaticSet.Table table, Run run) {
        this.numeration = numeration;
        this.alphabet = new Alphabet(numeration.digits(), bounds.size());
        this.bounds = bounds;
        this.table = table;
        this.run = run;
        this.canonical =
                numeration.words(AutomaticSet.tracks(bounds.size()), run).dfa();
        this.dead = canonical.dead().orElse(-1);
        long most = bounds.stream().mapToLong(Long::longValue).max().orElse(1);
        this.longest = numeration.word(BigInteger.valueOf(most)).size();
    }

    /// The automaton, if it has at most that many states and the table decides every transition.
    Optional<Dfa> learned(int most) {
        List<Prefix> states = new ArrayList<>(List.of(start()));
        List<Optional<Boolean>> accepting = new ArrayList<>(List.of(entry(start())));
        List<int[]> rows = new ArrayList<>();
        for (int state = 0; state < states.size(); state++) {
            int[] row = new int[alphabet.count()];
            for (int letter = 0; letter < row.length; letter++) {
                Prefix next = read(states.get(state), letter);
                if (!known(next)) {
                    return Optional.empty();
                }
                row[letter] = place(next, states, accepting);
                if (states.size() > most) {
                    return Optional.empty();
                }
            }
            rows.add(row);
        }
        return Optional.of(StateExploration.of(
                alphabet,
                0,
                (state, letter) -> rows.get(state)[letter],
                state -> accepting.get(state).orElse(false),
                run));
    }

    /// Whether a set agrees with a table wherever that is decided.
    static boolean agrees(AutomaticSet set, List<Long> bounds, AutomaticSet.Table table, Run run) {
        long[] tuple = new long[bounds.size()];
        int place;
        do {
            run.option();
            Optional<Boolean> known = table.at(tuple);
            if (known.isPresent() && known.get() != set.contains(tuple)) {
                return false;
            }
            place = tuple.length - 1;
            while (place >= 0 && ++tuple[place] == bounds.get(place)) {
                tuple[place--] = 0;
            }
        } while (place >= 0);
        return true;
    }

    /// The first state from which a prefix is not distinguished, or a new one.
    private int place(Prefix prefix, List<Prefix> states, List<Optional<Boolean>> accepting) {
        for (int state = 0; state < states.size(); state++) {
            if (agree(prefix, states.get(state))) {
                accepting.set(state, accepting.get(state).or(() -> entry(prefix)));
                return state;
            }
        }
        states.add(prefix);
        accepting.add(entry(prefix));
        return states.size() - 1;
    }

    private Prefix start() {
        List<List<Long>> vectors = new ArrayList<>();
        for (int track = 0; track < alphabet.tracks(); track++) {
            vectors.add(numeration.nothing());
        }
        return new Prefix(vectors, 0, 0);
    }

    private Prefix read(Prefix prefix, int letter) {
        int[] digits = alphabet.split(letter);
        List<List<Long>> vectors = new ArrayList<>();
        for (int track = 0; track < digits.length; track++) {
            vectors.add(numeration.read(prefix.vectors.get(track), digits[track]));
        }
        return new Prefix(vectors, canonical.step(prefix.words, letter), prefix.length + 1);
    }

    /// Whether the numbers of this prefix are within the table.
    private boolean known(Prefix prefix) {
        if (prefix.words != dead) {
            for (int track = 0; track < bounds.size(); track++) {
                if (numeration.value(prefix.vectors.get(track)) >= bounds.get(track)) {
                    return false;
                }
            }
        }
        return true;
    }

    private Optional<Boolean> entry(Prefix prefix) {
        run.option();
        return canonical.accepting(prefix.words)
                ? table.at(prefix.vectors.stream().mapToLong(numeration::value).toArray())
                : Optional.of(false);
    }

    /// Whether no suffix that the table decides for both prefixes is accepted after exactly one of them.
    private boolean agree(Prefix one, Prefix other) {
        if ((one.words == dead && other.words == dead) || !known(one) || !known(other)) {
            return true;
        }
        Optional<Boolean> first = entry(one);
        Optional<Boolean> second = entry(other);
        if (first.isPresent() && second.isPresent() && !first.equals(second)) {
            return false;
        }
        if (Math.max(one.length, other.length) < longest) {
            for (int letter = 0; letter < alphabet.count(); letter++) {
                if (!agree(read(one, letter), read(other, letter))) {
                    return false;
                }
            }
        }
        return true;
    }
}
