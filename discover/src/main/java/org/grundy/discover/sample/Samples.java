package org.grundy.discover.sample;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Samples of one quantity at many positions, for one or more choices of parameters.
///
/// @param variables the names of the numbers of a position, one or two
/// @param names the names of the parameters
/// @param quantity what the values are
/// @param blocks one for each choice of parameters, at least one
public record Samples(List<String> variables, List<String> names, SampledQuantity quantity, List<SampleBlock> blocks) {
    /// Copies the lists.
    ///
    /// @throws IllegalArgumentException if there is no block, or positions have other than one or two numbers
    public Samples {
        variables = List.copyOf(variables);
        names = List.copyOf(names);
        blocks = List.copyOf(blocks);
        if (blocks.isEmpty() || variables.isEmpty() || variables.size() > 2) {
            throw new IllegalArgumentException("no samples: " + variables + ", " + blocks.size());
        }
    }

    /// In a list this short half of the values would fit too many forms.
    private static final int SHORT = 60;

    /// The part on which forms are fitted: the smaller half of the choices of parameters, and of each
    /// box the corner with half of each coordinate, or with 7 of 10 where there are two coordinates. So
    /// at most half of the values are used for fitting, or three quarters of a short list.
    public Samples fitted() {
        List<SampleBlock> fewer = blocks.stream()
                .sorted(Comparator.comparingLong(block ->
                        block.parameters().stream().mapToLong(each -> each).sum()))
                .limit((blocks.size() + 1) / 2)
                .map(block -> block.corner(part(block.sizes().getFirst())))
                .toList();
        return with(fewer);
    }

    private int part(int size) {
        int part = variables.size() > 1 ? size * 7 / 10 : size < SHORT ? size * 3 / 4 : size / 2;
        return Math.max(1, part);
    }

    /// The same without parameters where there is one choice of them: they are numbers then, and not what a form
    /// depends on.
    public Samples ofOneChoice() {
        return blocks.size() > 1 || names.isEmpty() ? this : alone(first());
    }

    /// Other blocks for the same names.
    public Samples with(List<SampleBlock> others) {
        return new Samples(variables, names, quantity, others);
    }

    /// One block in place of all, without its parameters.
    public Samples alone(SampleBlock block) {
        return new Samples(variables, List.of(), quantity, List.of(block.of(List.of())));
    }

    /// One block of single numbers in place of all, without parameters.
    public Samples line(String variable, SampleBlock block) {
        return new Samples(List.of(variable), List.of(), quantity, List.of(block));
    }

    /// Values of single numbers in place of all.
    ///
    /// @param place of the number
    /// @param lines one for each block
    public Samples values(int place, List<SampleBlock> lines) {
        return new Samples(List.of(variables.get(place)), names, SampledQuantity.GRUNDY, lines);
    }

    /// The first block.
    public SampleBlock first() {
        return blocks.getFirst();
    }

    /// Whether it is said which positions are lost.
    public boolean isLost() {
        return quantity == SampledQuantity.LOST;
    }

    /// Whether Grundy values are given.
    public boolean isGrundy() {
        return quantity == SampledQuantity.GRUNDY;
    }

    /// Whether positions are single numbers, and there are no parameters.
    public boolean isLine() {
        return onLine() && names.isEmpty();
    }

    /// Whether positions are pairs, and there are no parameters.
    public boolean isPlane() {
        return !onLine() && names.isEmpty();
    }

    /// An expression of the values as one of this quantity.
    ///
    /// @param value for [#isLost()] 1 where a position is lost
    public IntExpr said(IntExpr value) {
        return isLost() ? value.equalTo(1) : value;
    }

    /// The same values of another quantity.
    public Samples of(SampledQuantity other) {
        return new Samples(variables, names, other, blocks);
    }

    /// The number of known values.
    public long known() {
        return blocks.stream().mapToLong(SampleBlock::known).sum();
    }

    /// Whether positions are single numbers.
    public boolean onLine() {
        return variables.size() == 1;
    }

    /// A number of a position as an expression.
    public IntExpr variable(int place) {
        return new IntExpr.Variable(variables.get(place), place);
    }

    /// A parameter as an expression.
    public IntExpr parameter(int place) {
        return new IntExpr.Variable(names.get(place), variables.size() + place);
    }

    /// The first position where an expression has another value, empty if it agrees with all known
    /// values.
    ///
    /// @param run charged for each position
    public Optional<Place> mismatch(IntExpr expression, Run run) {
        for (SampleBlock block : blocks) {
            for (int cell = 0; cell < block.size(); cell++) {
                run.option();
                if (block.isKnown(cell) && differs(expression, block, cell)) {
                    return Optional.of(new Place(block, cell));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean differs(IntExpr expression, SampleBlock block, int cell) {
        try {
            return expression.value(block.arguments(cell)) != block.value(cell);
        } catch (ArithmeticException nothing) {
            return true;
        }
    }

    /// All positions where an expression has another value.
    ///
    /// @param most the maximum number of results
    /// @param run charged for each position
    public List<Place> mismatches(IntExpr expression, int most, Run run) {
        return blocks.stream()
                .flatMap(block -> block.cells()
                        .peek(cell -> run.option())
                        .filter(cell -> block.isKnown(cell) && differs(expression, block, cell))
                        .mapToObj(cell -> new Place(block, cell)))
                .limit(most)
                .toList();
    }

    /// The same positions with only some choices of parameters.
    ///
    /// @return empty if none is left
    public Optional<Samples> only(java.util.function.Predicate<SampleBlock> wanted) {
        List<SampleBlock> left = blocks.stream().filter(wanted).toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(with(left));
    }

    /// A position of a block.
    ///
    /// @param block for its parameters
    /// @param cell its index
    public record Place(SampleBlock block, int cell) {
        /// The numbers of the position, then the parameters.
        public long[] arguments() {
            return block.arguments(cell);
        }

        /// The value there.
        public int value() {
            return block.value(cell);
        }
    }
}
