package org.grundy.search;

import java.util.Arrays;
import org.grundy.run.Run;

/// The undecided options of a couple, listed when its search begins.
///
/// An option whose pieces are all known is worth a nimber, and the piece does not have that one, whatever heap was
/// asked for: so each listing tells the [NimberTable] all of them, and couples with these heaps need no search.
/// (Cram 5×8 took a fifth fewer couples.)
final class CoupleExpansion {
    /// Steps that it takes to look at an option.
    private static final int STEPS = 4;

    private final PieceRules rules;
    private final NimberTable table;
    private final SmallPieces small;
    private final OptionList options = new OptionList();
    private long[] unknown = new long[16];

    /// What was proved of the last of them when all options were looked up.
    private int wordOfLast;

    /// What the pieces of one option are worth that are known.
    private int worth;

    CoupleExpansion(PieceRules rules, NimberTable table, SmallPieces small) {
        this.rules = rules;
        this.table = table;
        this.small = small;
    }

    /// Adds the undecided options of a couple to an empty list, and says whether another one is known to be lost; then
    /// some may be missing.
    boolean list(long piece, int nimber, CoupleChildren children, Run run) {
        int word = table.word(piece);
        for (int less = 0; less < nimber; less++) {
            if (!NimberTable.excludes(word, less)) {
                children.add(piece, less, word);
            }
        }
        options.clear();
        rules.options(piece, options);
        options.lookUp(table);
        boolean won = false;
        int met = 0;
        for (int option = 0; option < options.count(); option++) {
            run.options(STEPS);
            int count = takeApart(option, !won, run);
            if (count == 0) {
                won |= worth == nimber;
                met |= NimberTable.excluded(worth);
            } else if (!won) {
                add(children, count, worth ^ nimber);
            }
        }
        table.searched(piece, met, run);
        children.exclude(piece, met);
        return won;
    }

    /// Puts the pieces of an option whose nimbers are unknown into [#unknown], says how many there are, and adds up the
    /// others.
    ///
    /// @param valued whether small pieces are valued, if they are unknown
    private int takeApart(int option, boolean valued, Run run) {
        int most = options.end(option) - options.start(option);
        unknown = most > unknown.length ? new long[2 * most] : unknown;
        worth = 0;
        int count = 0;
        for (int place = options.start(option); place < options.end(option); place++) {
            long piece = options.at(place);
            int value = NimberTable.nimber(options.word(place));
            if (value < 0 && valued && small.has(piece)) {
                value = small.nimber(piece, run);
            }
            if (value >= 0) {
                worth ^= value;
            } else {
                unknown[count++] = piece;
                wordOfLast = options.word(place);
            }
        }
        return count;
    }

    /// Adds a sum of unknown pieces beside a heap. The largest makes the couple, for the others are valued before it.
    private void add(CoupleChildren children, int count, int heap) {
        if (count == 1) {
            if (!NimberTable.excludes(wordOfLast, heap)) {
                children.add(unknown[0], heap, wordOfLast);
            }
            return;
        }
        Arrays.sort(unknown, 0, count);
        int largest = 0;
        for (int i = 1; i < count; i++) {
            if (rules.size(unknown[i]) > rules.size(unknown[largest])) {
                largest = i;
            }
        }
        long piece = unknown[largest];
        unknown[largest] = unknown[count - 1];
        children.add(piece, heap, Arrays.copyOf(unknown, count - 1), 0);
    }
}
