package org.grundy.discover.list;

import java.util.List;
import java.util.stream.IntStream;

/// Where each of many conditions differs from what is wanted. The marks stand word by word, those of all conditions
/// side by side, for most conditions fail at the first word that is looked at.
final class WrongPlaces {
    private final int conditions;
    /// A word of each condition, for each word of the places.
    private final long[][] wrong;

    WrongPlaces(List<ListCondition> conditions, Marks wanted) {
        this.conditions = conditions.size();
        this.wrong = new long[wanted.words().length][conditions.size()];
        for (int i = 0; i < conditions.size(); i++) {
            long[] holds = conditions.get(i).holds().words();
            for (int word = 0; word < wrong.length; word++) {
                wrong[word][i] = holds[word] ^ wanted.words()[word];
            }
        }
    }

    /// The conditions that are right at some places, by their numbers, ascending.
    IntStream rightAt(Marks where) {
        int fullest = fullest(where.words());
        long[] first = wrong[fullest];
        long places = where.words()[fullest];
        return IntStream.range(0, conditions).filter(i -> (first[i] & places) == 0 && right(i, where.words()));
    }

    /// The word with the most places, which fails the most conditions.
    private static int fullest(long[] words) {
        int fullest = 0;
        for (int word = 1; word < words.length; word++) {
            if (Long.bitCount(words[word]) > Long.bitCount(words[fullest])) {
                fullest = word;
            }
        }
        return fullest;
    }

    private boolean right(int condition, long[] where) {
        for (int word = 0; word < wrong.length; word++) {
            if ((wrong[word][condition] & where[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
