package org.grundy.search;

import java.util.List;
import java.util.function.ToIntFunction;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;

/// Any rules for the search: each position gets the next number when it is first met. Two positions are one
/// piece if they are equal.
///
/// @param <P> the type of positions
final class RulesetPieces<P> implements PieceRules {
    /// Steps that it takes to list an option of a piece and find its number.
    private static final int LISTED = 32;

    private final Ruleset<P> rules;
    private final ToIntFunction<P> sizes;
    private final int sizePerUnit;
    private final NumberedPositions<P> positions;
    private final KeptOptions kept;
    private Run run = Run.unlimited();

    /// @param sizes of positions: no more moves can follow
    /// @param sizePerUnit how much size is another unit in the guess of the work
    RulesetPieces(Ruleset<P> rules, ToIntFunction<P> sizes, int sizePerUnit) {
        this.rules = rules;
        this.sizes = sizes;
        this.sizePerUnit = sizePerUnit;
        this.positions = new NumberedPositions<>(rules);
        this.kept = new KeptOptions();
    }

    /// The same pieces for another thread.
    private RulesetPieces(RulesetPieces<P> shared) {
        this.rules = shared.rules;
        this.sizes = shared.sizes;
        this.sizePerUnit = shared.sizePerUnit;
        this.positions = shared.positions;
        this.kept = shared.kept;
    }

    @Override
    public RulesetPieces<P> forThread() {
        return new RulesetPieces<>(this);
    }

    @Override
    public boolean sharable() {
        return true;
    }

    @Override
    public void chargeTo(Run next) {
        run = next;
    }

    /// Tells of all positions, those that have been met and those that will be.
    void greet(NumberedPositions.Greeting<P> with) {
        positions.greet(with, run);
    }

    /// The position that has a number.
    P position(long piece) {
        return positions.position(piece);
    }

    /// The numbers of some positions, of which two equal ones are worth nothing together.
    long[] numbers(List<P> sum) {
        OptionList list = new OptionList();
        sum.forEach(position -> list.piece(positions.number(position, run)));
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
        MeteredOptions.list(rules, position(piece), new MeteredOptions<>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> components) {
                run.options(LISTED - 1); // one is charged already
                components.forEach(component -> out.piece(positions.number(component, run)));
                out.end();
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
