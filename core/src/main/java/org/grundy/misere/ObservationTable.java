package org.grundy.misere;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import org.grundy.run.Run;

/// Words with equal values in all tests, taken as one. A test is a word that is added.
///
/// The words that stand for the others are found in increasing order, so each is the first of its kind, and
/// only words of which every part stands for others are tested. They, and how letters lead from one to
/// another, make a monoid if the order of letters does not matter; where it does, a further test tells
/// apart what the tests so far do not.
///
/// Source: D. Angluin, "Learning regular sets from queries and counterexamples" (1987).
final class ObservationTable {
    private final AssumedOutcomes outcomes;
    private final List<HeapWord> tests;
    private final Run run;
    private final HeapLetters alphabet;
    private final int letters;
    private final List<HeapWord> kinds = new ArrayList<>();
    private final List<ByteBuffer> rows = new ArrayList<>();
    private final Map<HeapWord, Integer> kindOf = new HashMap<>();

    /// The values of words in all tests, of those words for which they were looked up.
    private final Map<HeapWord, ByteBuffer> looked = new HashMap<>();
    private int[][] steps = new int[0][];

    /// @param tests the empty word among them
    /// @param before a table with other tests, whose values are not looked up once more
    ObservationTable(AssumedOutcomes outcomes, List<HeapWord> tests, Optional<ObservationTable> before, Run run) {
        this.outcomes = outcomes;
        this.tests = tests;
        this.run = run;
        this.alphabet = outcomes.letters();
        this.letters = alphabet.count();
        KnownValues known = new KnownValues(before.filter(table -> table.alphabet == alphabet), tests);
        Map<ByteBuffer, Integer> byRow = new HashMap<>();
        PriorityQueue<HeapWord> open = new PriorityQueue<>(List.of(alphabet.empty()));
        while (!open.isEmpty()) {
            HeapWord word = open.poll();
            if (!kindOf.containsKey(word)) {
                run.position();
                int same = ofSmallerParts(word);
                ByteBuffer row = same < 0 ? row(word, known) : rows.get(same);
                int kind = byRow.getOrDefault(row, kinds.size());
                kindOf.put(word, kind);
                if (kind == kinds.size()) {
                    byRow.put(row, kind);
                    rows.add(row);
                    kinds.add(word);
                    for (int i = 0; i < letters; i++) {
                        open.add(word.plusLetter(i));
                    }
                }
            }
        }
        this.steps = new int[kinds.size()][letters];
        for (int kind = 0; kind < kinds.size(); kind++) {
            for (int i = 0; i < letters; i++) {
                steps[kind][i] = met(kinds.get(kind).plusLetter(i));
            }
        }
    }

    /// The kind of a word of which a part is as good as a smaller word, or -1: no outcome is needed to find
    /// it.
    private int ofSmallerParts(HeapWord word) {
        int letter = replaceable(word);
        return letter < 0 ? -1 : met(smaller(word.lessLetter(letter)).plusLetter(letter));
    }

    /// A letter without which a word does not stand for its kind, or -1.
    private int replaceable(HeapWord word) {
        for (int i = 0; i < letters; i++) {
            if (word.counts()[i] > 0) {
                HeapWord part = word.lessLetter(i);
                if (!smaller(part).equals(part)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /// The kind of a word that was met.
    private int met(HeapWord word) {
        return Objects.requireNonNull(kindOf.get(word));
    }

    /// The word that stands for a word that was met.
    private HeapWord smaller(HeapWord word) {
        return kinds.get(met(word));
    }

    /// A test that was not made, and tells apart two words that are taken as one.
    ///
    /// @param start a word that stands for its kind, and one letter more
    /// @param test the outcomes of this word and of the one that stands for its kind differ in it
    HeapWord missingTest(HeapWord start, HeapWord test) {
        HeapWord word = start;
        HeapWord missing = test;
        int letter = replaceable(word);
        while (letter >= 0) {
            HeapWord part = word.lessLetter(letter);
            HeapWord replaced = smaller(part).plusLetter(letter);
            if (outcomes.value(replaced, missing) != outcomes.value(word, missing)) {
                word = part;
                missing = missing.plusLetter(letter);
            } else {
                word = replaced;
            }
            letter = replaceable(word);
        }
        return missing;
    }

    private ByteBuffer row(HeapWord word, KnownValues known) {
        run.options(tests.size());
        byte[] row = new byte[tests.size()];
        Optional<ByteBuffer> old = known.of(word);
        for (int i = 0; i < row.length; i++) {
            int place = known.place(i);
            row[i] = old.isPresent() && place >= 0 ? old.get().get(place) : (byte) outcomes.value(word, tests.get(i));
        }
        ByteBuffer whole = ByteBuffer.wrap(row);
        looked.put(word, whole);
        return whole;
    }

    /// The values of an earlier table, by the tests of this one.
    private static final class KnownValues {
        private final Map<HeapWord, ByteBuffer> values;
        private final int[] places;

        KnownValues(Optional<ObservationTable> before, List<HeapWord> tests) {
            this.values = before.map(table -> table.looked).orElse(Map.of());
            List<HeapWord> old = before.map(table -> table.tests).orElse(List.of());
            this.places = tests.stream().mapToInt(old::indexOf).toArray();
        }

        Optional<ByteBuffer> of(HeapWord word) {
            return Optional.ofNullable(values.get(word));
        }

        /// The place of a test in the earlier table, or -1.
        int place(int test) {
            return places[test];
        }
    }

    int count() {
        return kinds.size();
    }

    /// The word that stands for a kind.
    HeapWord word(int kind) {
        return kinds.get(kind);
    }

    int value(int kind) {
        return outcomes.value(kinds.get(kind));
    }

    int step(int kind, int letter) {
        return steps[kind][letter];
    }

    /// The kind of a word.
    int kind(HeapWord word) {
        int kind = 0;
        for (int i = 0; i < letters; i++) {
            for (int j = 0; j < word.counts()[i]; j++) {
                kind = steps[kind][i];
            }
        }
        return kind;
    }

    /// Where the order of two letters matters: one order leads from a kind to another kind than the other.
    ///
    /// @param sum the kind, both letters, and a test that tells the two kinds apart
    /// @param missing a test that would have told apart what was taken as one
    record Conflict(HeapWord sum, HeapWord missing) {}

    /// Where the order of letters matters.
    ///
    /// @param most how many are looked for, with tests that differ
    List<Conflict> conflicts(int most) {
        Map<HeapWord, Conflict> conflicts = new LinkedHashMap<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            run.options(letters);
            for (int i = 1; i < letters; i++) {
                for (int j = 0; j < i && conflicts.size() < most; j++) {
                    int first = steps[steps[kind][i]][j];
                    int second = steps[steps[kind][j]][i];
                    if (first != second) {
                        Conflict conflict = conflict(kind, i, j, first, second);
                        conflicts.putIfAbsent(conflict.missing, conflict);
                    }
                }
            }
        }
        return List.copyOf(conflicts.values());
    }

    private Conflict conflict(int kind, int i, int j, int first, int second) {
        int apart = rows.get(first).mismatch(rows.get(second));
        HeapWord test = tests.get(apart);
        HeapWord sum = kinds.get(kind).plusLetter(i).plusLetter(j).plus(test);
        HeapWord missing = outcomes.value(sum) != rows.get(first).get(apart)
                ? missingTest(kinds.get(kind).plusLetter(i), test.plusLetter(j))
                : missingTest(kinds.get(kind).plusLetter(j), test.plusLetter(i));
        return new Conflict(sum, missing);
    }

    /// Tests that tell apart all kinds: those that tell apart some which the ones before do not.
    List<HeapWord> neededTests() {
        List<HeapWord> needed = new ArrayList<>();
        int[] parts = new int[kinds.size()];
        int count = 1;
        for (int i = 0; i < tests.size() && count < kinds.size(); i++) {
            int[] finer = new int[kinds.size()];
            int finerCount = refine(parts, count, i, finer);
            if (finerCount > count) {
                parts = finer;
                count = finerCount;
                needed.add(tests.get(i));
            }
        }
        return needed;
    }

    /// Divides parts of the kinds by a test.
    ///
    /// @param count how many parts there are
    /// @return how many parts there are then
    private int refine(int[] parts, int count, int test, int[] finer) {
        run.options(finer.length);
        int values = outcomes.levels() + 1;
        int[] names = new int[count * values];
        int named = 0;
        for (int kind = 0; kind < finer.length; kind++) {
            int part = parts[kind] * values + rows.get(kind).get(test);
            if (names[part] == 0) {
                named++;
                names[part] = named;
            }
            finer[kind] = names[part] - 1;
        }
        return named;
    }
}
