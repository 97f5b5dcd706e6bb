package org.grundy.render.misere;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientReport;
import org.grundy.render.Language;

/// A misère quotient in the language of the computer algebra system GAP: generators, relations and the
/// P-portion.
public final class GapMonoid {
    private final QuotientReport report;
    private final ElementNames names;

    private GapMonoid(QuotientReport report) {
        this.report = report;
        this.names = new ElementNames(report.quotient());
    }

    /// The statements, a line break at the end.
    public static String of(QuotientReport report, Language language) {
        return new GapMonoid(report).text(language);
    }

    private String text(Language language) {
        MisereQuotient quotient = report.quotient();
        int count = names.generators().size();
        String letters = IntStream.range(0, count)
                .mapToObj(i -> "\"" + names.letter(i) + "\"")
                .collect(Collectors.joining(", "));
        List<String> generators = IntStream.range(0, count)
                .mapToObj(i -> QuotientMessages.say(
                        language,
                        "generator",
                        "letter",
                        names.letter(i),
                        "heap",
                        names.generators().get(i)))
                .toList();
        String comment = QuotientMessages.say(
                language,
                report.complete() ? "gap.all" : "gap.part",
                "game",
                report.game().name(),
                "largest",
                quotient.largest(),
                "generators",
                language.listed(generators));
        String relations = IntStream.range(0, count)
                .boxed()
                .flatMap(i -> IntStream.range(0, i)
                        .mapToObj(j -> "[f." + (j + 1) + "*f." + (i + 1) + ", f." + (i + 1) + "*f." + (j + 1) + "]"))
                .collect(Collectors.joining(", "));
        String own = quotient.relations().stream()
                .map(relation ->
                        "[" + word(relation.word(), "f", "One(f)") + ", " + word(relation.same(), "f", "One(f)") + "]")
                .collect(Collectors.joining(", "));
        String lost = IntStream.range(0, quotient.monoid().order())
                .filter(quotient.monoid()::lost)
                .mapToObj(
                        x -> word(IntStream.of(quotient.words().get(x)).boxed().toList(), "q", "One(q)"))
                .collect(Collectors.joining(", "));
        return "# " + comment + "\nf := FreeMonoid(" + letters + ");\nq := f / [" + relations
                + (relations.isEmpty() || own.isEmpty() ? "" : ", ") + own + "];\np := [" + lost + "];\n";
    }

    private String word(List<Integer> heaps, String monoid, String one) {
        String product = heaps.stream()
                .map(heap -> monoid + "." + (names.generators().indexOf(heap) + 1))
                .collect(Collectors.joining("*"));
        return product.isEmpty() ? one : product;
    }
}
