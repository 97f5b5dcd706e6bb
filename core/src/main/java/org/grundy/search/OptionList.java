package org.grundy.search;

import java.util.Arrays;

/// The options of a piece as [PieceRules] list them: the pieces of all options in one array, and where each option
/// ends. Two equal pieces of an option are worth nothing together and leave it.
public final class OptionList {
    private long[] pieces = new long[64];
    private int[] words = new int[64];
    private int[] ends = new int[32];
    private int count;
    private int filled;

    /// Forgets all options.
    void clear() {
        count = 0;
        filled = 0;
    }

    /// Adds a piece to the option that is being listed.
    public void piece(long piece) {
        for (int i = start(count); i < filled; i++) {
            if (pieces[i] == piece) {
                pieces[i] = pieces[--filled];
                return;
            }
        }
        if (filled == pieces.length) {
            pieces = Arrays.copyOf(pieces, 2 * filled);
        }
        pieces[filled++] = piece;
    }

    /// Ends the option that is being listed.
    public void end() {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = filled;
    }

    /// Notes what is proved now of the pieces of all options.
    void lookUp(NimberTable table) {
        words = words.length < filled ? new int[pieces.length] : words;
        table.words(pieces, filled, words);
    }

    /// What was proved of the piece at a place when [#lookUp] was called.
    int word(int place) {
        return words[place];
    }

    /// How many options have been listed.
    int count() {
        return count;
    }

    /// Where the pieces of an option begin.
    int start(int option) {
        return option == 0 ? 0 : ends[option - 1];
    }

    /// Where they end.
    int end(int option) {
        return ends[option];
    }

    /// The pieces of an option.
    public long[] option(int option) {
        return Arrays.copyOfRange(pieces, start(option), end(option));
    }

    /// The piece at a place between [#start] and [#end].
    long at(int place) {
        return pieces[place];
    }
}
