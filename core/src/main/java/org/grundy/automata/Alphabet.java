package org.grundy.automata;

/// The tuples of digits that an automaton reads, numbered from 0: all zeros is letter 0, and the digit of
/// track 0 is the most significant.
///
/// @param digits how many digits there are, 0 to `digits` − 1; at least 2
/// @param tracks how many digits make a letter, at least 0; digits^tracks is at most [#MOST_LETTERS]
record Alphabet(int digits, int tracks) {
    /// The largest size of an alphabet.
    static final int MOST_LETTERS = 1 << 16;

    /// Whether there is such an alphabet.
    static boolean fit(int digits, int tracks) {
        return Math.pow(digits, tracks) <= MOST_LETTERS;
    }

    Alphabet {
        if (digits < 2 || tracks < 0 || !fit(digits, tracks)) {
            throw new IllegalArgumentException("no alphabet: " + tracks + " tracks of " + digits + " digits");
        }
    }

    int count() {
        int count = 1;
        for (int track = 0; track < tracks; track++) {
            count *= digits;
        }
        return count;
    }

    /// The digits of a letter.
    int[] split(int letter) {
        int[] tuple = new int[tracks];
        int rest = letter;
        for (int track = tracks - 1; track >= 0; track--) {
            tuple[track] = rest % digits;
            rest /= digits;
        }
        return tuple;
    }

    /// The letter of some digits.
    int join(int[] tuple) {
        int letter = 0;
        for (int digit : tuple) {
            letter = letter * digits + digit;
        }
        return letter;
    }

    /// For each letter its image when each of some tracks takes its digit from a track of
    /// these.
    ///
    /// @param sources which track, for each track of the result
    int[] taking(int[] sources) {
        Alphabet narrow = new Alphabet(digits, sources.length);
        int[] map = new int[count()];
        int[] tuple = new int[sources.length];
        for (int letter = 0; letter < map.length; letter++) {
            int[] all = split(letter);
            for (int track = 0; track < tuple.length; track++) {
                tuple[track] = all[sources[track]];
            }
            map[letter] = narrow.join(tuple);
        }
        return map;
    }
}
