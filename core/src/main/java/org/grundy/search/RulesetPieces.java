package org.grundy.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Any rules for the search: each position gets the next number when it is first met. Two positions are one
/// piece if they are equal.
///
/// @param <P> the type of positions
final class RulesetPieces<P> implements PieceRules {
    /// Bytes of a position's entries in the map and the lists, and of a small position.
    private static final int BYTES = 150;

    private final Ruleset<P> rules;
    private final ToIntFunction<P> sizes;
    private final int sizePerUnit;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();
    private final KeptOptions kept = new KeptOptions();
    private Run run = Run.unlimited();

    /// @param sizes of positions: no more moves can follow
    /// @param sizePerUnit how much size is another unit in the guess of the work
    RulesetPieces(Ruleset<P> rules, ToIntFunction<P> sizes, int sizePerUnit) {
        this.rules = rules;
        this.sizes = sizes;
        this.sizePerUnit = sizePerUnit;
    }

    /// Positions that are met from now on are charged to a run.
    void chargeTo(Run next) {
        run = next;
    }

    /// The number of a position, at least 1. Work that meets one which ends the whole sum is given up: it has no
    /// Grundy value.
    long number(P position) {
        Integer known = numbers.get(position);
        if (known == null) {
            if (rules.won(position) || rules.lost(position)) {
                throw run.giveUp(Limit.METHOD);
            }
            run.memory(BYTES + rules.bytes(position));
            positions.add(position);
            known = positions.size();
            numbers.put(position, known);
        }
        return known;
    }

    /// The position that has a number.
    P position(long piece) {
        return positions.get((int) piece - 1);
    }

    /// The numbers of some positions, of which two equal ones are worth nothing together.
    long[] numbers(List<P> sum) {
        OptionList list = new OptionList();
        sum.forEach(position -> list.piece(number(position)));
        list.end();
        return list.option(0);
    }

    @Override
    public void options(long piece, OptionList out) {
        if (!kept.list(piece, out)) {
            listOptions(piece, out);
            kept.keep(piece, out, run);
        }
    }

    private void listOptions(long piece, OptionList out) {
        rules.options(position(piece), new Options<>() {
            @Override
            public void to(List<P> components) {
                run.option();
                components.forEach(component -> out.piece(number(component)));
                out.end();
            }

            @Override
            public void unlisted() {
                throw run.giveUp(Limit.METHOD);
            }

            @Override
            public void looked(long candidates) {
                run.options(candidates);
            }
        });
    }

    @Override
    public int size(long piece) {
        return sizes.applyAsInt(position(piece));
    }

    @Override
    public int effort(long piece) {
        return 1 + size(piece) / sizePerUnit;
    }
}
