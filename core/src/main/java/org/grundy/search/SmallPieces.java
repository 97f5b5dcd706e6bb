package org.grundy.search;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;

/// Nimbers of small pieces by the definition: the mex of all options. There are few small pieces, most of them are
/// met again and again, and deciding couples of them would cost more than valuing them once.
final class SmallPieces {
    /// The largest size that is valued by the definition. Of 11 to 17 this one was the fastest for Cram 5×6, 4×9, 5×8
    /// and 4×11; the number of pieces grows fourfold with each cell.
    static final int LARGEST_SIZE = 15;

    private final PieceRules rules;
    private final NimberTable table;
    private final List<OptionList> levels = new ArrayList<>();
    private int depth;

    SmallPieces(PieceRules rules, NimberTable table) {
        this.rules = rules;
        this.table = table;
    }

    boolean has(long piece) {
        return rules.size(piece) <= LARGEST_SIZE;
    }

    /// The nimber of a small piece. Called inside [Run#attempt].
    int nimber(long piece, Run run) {
        depth = 0;
        return value(piece, run);
    }

    /// At most LARGEST_SIZE moves follow, so that no value is above 15 and no nim sum above 15.
    private int value(long piece, Run run) {
        int known = table.nimber(piece);
        if (known >= 0) {
            return known;
        }
        long alike = rules.representative(piece, run);
        int nimber = alike == piece ? mex(piece, run) : value(alike, run);
        table.know(piece, nimber, run);
        return nimber;
    }

    private int mex(long piece, Run run) {
        OptionList options = level(depth++);
        rules.options(piece, options);
        options.lookUp(table);
        long seen = 0;
        for (int option = 0; option < options.count(); option++) {
            int sum = 0;
            for (int place = options.start(option); place < options.end(option); place++) {
                int value = NimberTable.nimber(options.word(place));
                sum ^= value >= 0 ? value : value(options.at(place), run);
            }
            seen |= 1L << sum;
        }
        depth--;
        run.position();
        return Long.numberOfTrailingZeros(~seen);
    }

    private OptionList level(int depth) {
        while (levels.size() <= depth) {
            levels.add(new OptionList());
        }
        OptionList options = levels.get(depth);
        options.clear();
        return options;
    }
}
