package org.grundy.render.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.FormalProof;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// How an answer is known, in words: for each component, components that are known in the same way
/// together.
///
/// @param analysis the answer
/// @param language of the words
record EvidenceText(Analysis analysis, Language language) {
    private static final int MOST_NAMES = 8;

    /// Whether there is anything to say.
    boolean present() {
        return analysis.findings().stream()
                .anyMatch(finding -> finding.evidence().isPresent());
    }

    /// Adds it to a page.
    void addTo(Page page, int indent) {
        Collection<Group> groups = groups(page.paint());
        groups.stream()
                .filter(group -> !ofAll(group))
                .forEach(
                        group -> page.paragraph(indent, names(group.components)).page(indent + 2, group.words));
        groups.stream().filter(this::ofAll).forEach(group -> page.page(indent, group.words));
    }

    /// Components that are known in the same way.
    private record Group(Page words, List<String> components) {}

    private boolean ofAll(Group group) {
        return group.components.size() >= analysis.findings().size();
    }

    /// The components by the words for how they are known.
    private Collection<Group> groups(Paint paint) {
        Map<String, Group> groups = new LinkedHashMap<>();
        for (int i = 0; i < analysis.findings().size(); i++) {
            Component<?> component = analysis.sum().components().get(i);
            analysis.findings().get(i).evidence().ifPresent(evidence -> {
                for (Evidence piece : pieces(evidence)) {
                    Page words = new Page(paint);
                    add(words, 0, piece, Sentences.of(component.game(), language));
                    formal(words, component.game(), piece);
                    groups.computeIfAbsent(words.toString(), known -> new Group(words, new ArrayList<>()))
                            .components
                            .add(component.expression());
                }
            });
        }
        return groups.values();
    }

    /// Adds where a theorem is formally proved for the play of the question.
    private void formal(Page page, Game<?> game, Evidence evidence) {
        boolean misere = analysis.convention().play() == Play.MISERE;
        if (evidence instanceof Evidence.ByTheorem theorem) {
            List<FormalProof> proofs = game.formalProofs(theorem.theorem()).stream()
                    .filter(proof -> proof.isMisere() == misere)
                    .toList();
            formal(page, 2, proofs, theorem.theorem(), Sentences.of(game, language));
        }
    }

    /// Adds what is formally proved, a paragraph for each file; nothing if there is nothing.
    ///
    /// @param theorem its key; where only a part of it is proved formally, a sentence of the game tells which
    static void formal(Page page, int indent, List<FormalProof> proofs, String theorem, Sentences sentences) {
        String part = sentences
                .find(theorem + ".formal")
                .map(words -> sentences.language().of(" ", "") + words)
                .orElse("");
        proofs.stream()
                .collect(Collectors.groupingBy(FormalProof::file, LinkedHashMap::new, Collectors.toList()))
                .forEach((file, ofFile) -> page.paragraph(
                        indent, sentences.of("formal", "claims", claims(ofFile, sentences), "file", file) + part));
    }

    private static String claims(List<FormalProof> proofs, Sentences sentences) {
        Map<String, List<String>> theorems = proofs.stream()
                .collect(Collectors.groupingBy(
                        FormalProof::claim,
                        LinkedHashMap::new,
                        Collectors.mapping(FormalProof::theorem, Collectors.toList())));
        return sentences
                .language()
                .listed(theorems.entrySet().stream()
                        .map(claim -> sentences.of("formal." + claim.getKey(), "theorems", claim.getValue()))
                        .toList());
    }

    private static List<Evidence> pieces(Evidence evidence) {
        return evidence instanceof Evidence.Combined combined ? combined.parts() : List.of(evidence);
    }

    private String names(List<String> components) {
        List<String> distinct = components.stream().distinct().toList();
        String shown = distinct.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
        return shown + (distinct.size() > MOST_NAMES ? ", …" : "") + language.of(":", "：");
    }

    private static void add(Page page, int indent, Evidence evidence, Sentences sentences) {
        switch (evidence) {
            case Evidence.ByTheorem theorem -> {
                page.paragraph(indent, sentences.of("theorem", "source", theorem.source()));
                statement(page, indent + 2, theorem.theorem(), sentences);
            }
            case Evidence.ByStatement stated -> {
                page.paragraph(indent, statement(stated, sentences));
                statement(page, indent + 2, stated.theorem(), sentences);
            }
            case Evidence.BySearch search ->
                page.paragraph(indent, sentences.of("search", "positions", search.positions()));
            case Evidence.ByTable table ->
                page.paragraph(indent, sentences.of("table", "positions", table.positions()));
            case Evidence.ByPeriod period -> page.paragraph(indent, period(period.period(), sentences));
            case Evidence.ByQuotient quotient ->
                page.paragraph(
                        indent,
                        sentences.of(
                                quotient.all() ? "quotient.all" : "quotient.to",
                                "rules",
                                quotient.rules(),
                                "order",
                                quotient.order(),
                                "heaps",
                                quotient.heaps()));
            case Evidence.ByMixedQuotient quotient ->
                page.paragraph(
                        indent,
                        sentences.of("quotient.mixed", "order", quotient.order(), "positions", quotient.positions()));
            case Evidence.Combined combined -> combined.parts().forEach(part -> add(page, indent, part, sentences));
        }
    }

    private static void statement(Page page, int indent, String theorem, Sentences sentences) {
        sentences.find(theorem + ".statement").ifPresent(text -> page.paragraph(indent, text, page.paint()::faint));
    }

    /// Where something is stated, and how far it was compared.
    static String statement(Evidence.ByStatement stated, Sentences sentences) {
        return sentences.of("statement", "file", stated.file(), "bound", stated.bound());
    }

    private static String period(PeriodCertificate period, Sentences sentences) {
        String key = period.saltus() == 0 ? "period" : "period.saltus";
        String why = sentences
                .find("period." + period.theorem())
                .map(text -> " " + text)
                .orElse("");
        return sentences.of(
                        key,
                        "rules",
                        period.rules(),
                        "period",
                        period.period(),
                        "saltus",
                        period.saltus(),
                        "preperiod",
                        period.preperiod(),
                        "checked",
                        period.checkedTo())
                + why;
    }
}
