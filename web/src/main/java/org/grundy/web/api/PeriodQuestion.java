package org.grundy.web.api;

import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.period.ValuesTheorem;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.PeriodReport;
import org.grundy.lang.Library;
import org.grundy.lang.SequenceParser;
import org.grundy.render.json.PeriodRecord;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record PeriodQuestion(
        @Needed @Nullable String code,
        @Nullable String rules,

        @Nullable Integer max,

        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    private static final int USUAL = 200_000;
    private static final int LARGEST_HEAP = 5_000_000;
    private static final int MOST_EXCEPTIONS = 1000;

    PeriodRecord answer(Work work) {
        String written = Asked.needed("code", code);
        Supplier<Library> library = () -> Asked.library(rules);
        SequenceRules asked = SequenceParser.parse(library, written);
        Optional<ValuesTheorem> known = SequenceParser.game(library, written)
                .flatMap(game -> game instanceof CatalogGame<?> own ? own.ofHeaps() : Optional.empty())
                .flatMap(ValuesTheorem::of);
        int last = SequenceQuestion.within("max", max == null ? USUAL : max, 0, LARGEST_HEAP);
        NimSequence sequence = NimSequence.of(asked);
        Run run = work.run(null, work(), time);
        run.expect(last + 1L);
        run.attempt(() -> sequence.prove(last + 1, run));
        return PeriodRecord.of(PeriodReport.of(asked, sequence, MOST_EXCEPTIONS, known, work.run()));
    }
}
