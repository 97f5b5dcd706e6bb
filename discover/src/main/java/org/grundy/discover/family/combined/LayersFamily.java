package org.grundy.discover.family.combined;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.family.NumberMembers;
import org.grundy.discover.form.ConstantCount;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Pairs of which one number has few values, as where it says whose turn it is: a form of the other number for each of
/// them.
///
/// @param families of forms of one number
public record LayersFamily(List<FormFamily> families) implements FormFamily {
    private static final int MOST_LAYERS = 6;
    private static final int SHORTEST = 20;
    private static final long VALUES_FOR_A_CONSTANT = 4;

    public LayersFamily {
        families = List.copyOf(families);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        return !fitted.isPlane() ? Stream.empty() : Stream.of(1, 0).flatMap(few -> form(fitted, few, run).stream());
    }

    /// @param few the place of the number with few values
    private Optional<Form> form(Samples fitted, int few, Run run) {
        SampleBlock block = fitted.first();
        Map<IntExpr, List<Integer>> layers = new LinkedHashMap<>();
        int count = 0;
        for (int value = block.from(); value < block.from() + block.sizes().get(few); value++) {
            SampleBlock line = line(block, few, value);
            if (line.known() == 0) {
                continue;
            }
            Optional<IntExpr> layer =
                    ++count > MOST_LAYERS || line.known() < SHORTEST ? Optional.empty() : layer(fitted, few, line, run);
            if (layer.isEmpty()) {
                return Optional.empty();
            }
            layers.computeIfAbsent(layer.get(), each -> new ArrayList<>()).add(value);
        }
        return layers.isEmpty()
                ? Optional.empty()
                : Optional.of(joined(layers, fitted.variable(few), fitted.quantity()));
    }

    /// The values where one number is held.
    static SampleBlock line(SampleBlock block, int few, int value) {
        int[] values = IntStream.range(0, block.sizes().get(1 - few))
                .map(i -> few == 1 ? block.at(block.from() + i, value) : block.at(value, block.from() + i))
                .toArray();
        return SampleBlock.line(List.of(), block.from(), values);
    }

    /// A form of one such line in the other number, empty if none is found.
    Optional<IntExpr> layer(Samples fitted, int few, SampleBlock line, Run run) {
        Samples samples = fitted.line(fitted.variables().get(1 - few), line);
        Samples half = samples.fitted(); // else any long period would do
        return families.stream()
                .flatMap(family -> family.fit(half, run))
                .map(Form::expression)
                .filter(form -> VALUES_FOR_A_CONSTANT * ConstantCount.in(form) <= line.known())
                .filter(form -> samples.mismatch(form, run).isEmpty())
                .findFirst()
                .map(form -> Substitution.of(form, List.of(fitted.variable(1 - few))));
    }

    /// The form of most values last, since that needs no condition.
    private static Form joined(Map<IntExpr, List<Integer>> layers, IntExpr few, SampledQuantity quantity) {
        List<Map.Entry<IntExpr, List<Integer>>> order = layers.entrySet().stream()
                .sorted(Comparator.comparingInt(each -> -each.getValue().size()))
                .toList();
        IntExpr form = order.getFirst().getKey();
        for (Map.Entry<IntExpr, List<Integer>> layer : order.subList(1, order.size())) {
            IntExpr here = NumberMembers.of(few, layer.getValue());
            form = quantity.isCondition() ? here.chosen(layer.getKey(), form) : here.choice(layer.getKey(), form);
        }
        return new Form.Formula(form);
    }
}
