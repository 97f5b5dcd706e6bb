package org.grundy.catalog.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.catalog.graph.notation.Arc;
import org.grundy.catalog.graph.notation.VertexName;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Named boxes with arcs between them, coloured for [StaircaseRules]: an even box leads to odd ones only,
/// an odd box to even ones, and a box without arcs is even.
///
/// @param names of the boxes, short ones first, then alphabetical
/// @param arcs in the order written
/// @param odd the colour of each box
record StaircasePlan(List<String> names, List<Arc> arcs, List<Boolean> odd) {
    /// Reads arcs such as `b>a`; `c>b>a` is two, and `file:boxes.dot` those of a graph in a file.
    ///
    /// @param files which files may be read
    /// @throws InputError if a part is not an arc, or the boxes cannot be 2-coloured
    static StaircasePlan read(Arguments parameters, FileAccess files) {
        List<Arc> arcs = new ArrayList<>();
        for (TextSlice slice : parameters.slices()) {
            arcs.addAll(Arc.inFile(slice, files).orElseGet(() -> arcs(slice)));
        }
        if (arcs.isEmpty()) {
            throw parameters.error("there is no arc between boxes here", "这里没有箱子之间的弧");
        }
        return of(arcs, flaw -> parameters.error(flaw.en(), flaw.zh()));
    }

    private static List<Arc> arcs(TextSlice slice) {
        List<Arc> arcs = new ArrayList<>();
        TwoPartText halves = TwoPartText.atArrow(slice);
        if (halves.second().isEmpty()) {
            throw slice.error(
                    "\"%s\" is not an arc: write b>a for moves from box b to box a",
                    "“%s”不是弧：从箱子 b 到箱子 a 应写成 b>a", slice.text());
        }
        while (halves.second().isPresent()) {
            TwoPartText next = TwoPartText.atArrow(halves.second().get());
            arcs.add(new Arc(name(halves.first()), name(next.first())));
            halves = next;
        }
        return arcs;
    }

    private static String name(TextSlice slice) {
        if (!VertexName.isName(slice.text())) {
            throw slice.error(
                    "\"%s\" is not the name of a box: use letters and digits, or quotation marks",
                    "“%s”不是箱子的名字：请用字母和数字，或加英文双引号", slice.text());
        }
        return VertexName.of(slice);
    }

    /// Boxes with these arcs.
    ///
    /// @param error makes the exception to throw if they cannot be coloured
    static StaircasePlan of(List<Arc> arcs, Function<BilingualText, InputError> error) {
        List<String> boxes = arcs.stream()
                .flatMap(arc -> Stream.of(arc.from(), arc.to()))
                .distinct()
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
        return new StaircasePlan(boxes, arcs, colours(boxes, arcs, error));
    }

    private static List<Boolean> colours(
            List<String> boxes, List<Arc> arcs, Function<BilingualText, InputError> error) {
        Boolean[] odd = new Boolean[boxes.size()];
        for (int coloured = 0; coloured < boxes.size(); coloured++) {
            String box = boxes.stream()
                    .filter(each -> odd[boxes.indexOf(each)] == null)
                    .filter(each -> reached(each, arcs).allMatch(target -> odd[boxes.indexOf(target)] != null))
                    .findFirst()
                    .orElseThrow(() -> error.apply(new BilingualText(
                            "the arcs lead round in a circle: tokens must come to an end", "这些弧成环：石子必须能走到终点")));
            List<Boolean> colours = reached(box, arcs)
                    .map(target -> odd[boxes.indexOf(target)])
                    .distinct()
                    .toList();
            if (colours.size() > 1) {
                throw error.apply(BilingualText.of(
                        "from box %s there are ways of even and of odd length to an end, so the boxes cannot be coloured even and odd",
                        "从箱子 %s 到终点既有偶数长的路也有奇数长的路，因此箱子无法染成奇偶两色", box));
            }
            odd[boxes.indexOf(box)] = !colours.isEmpty() && !colours.getFirst();
        }
        return Arrays.asList(odd);
    }

    private static Stream<String> reached(String box, List<Arc> arcs) {
        return arcs.stream().filter(arc -> arc.from().equals(box)).map(Arc::to).distinct();
    }

    /// The rules.
    StaircaseRules boxes() {
        List<List<Integer>> targets = names.stream()
                .map(name -> reached(name, arcs).map(names::indexOf).toList())
                .toList();
        return new StaircaseRules(targets::get, odd::get);
    }

    @Override
    public String toString() {
        return arcs.stream().map(Arc::toString).collect(Collectors.joining(","));
    }
}
