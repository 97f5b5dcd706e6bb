package org.grundy.web.api;

import java.time.Duration;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.lang.SequenceParser;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.TimedValues;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record SequenceQuestion(
        @Needed @Nullable String code,
        @Nullable String rules,

        @Nullable Integer from,

        @Nullable Integer to,

        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    private static final int MOST_LISTED = 100_000;
    private static final int USUAL = 99;
    private static final int LARGEST_INDEX = 5_000_000;

    SequenceReport compute(Work work) {
        SequenceRules asked = SequenceParser.parse(() -> Asked.library(rules), Asked.needed("code", code));
        int last = within("to", to == null ? USUAL : to, 0, LARGEST_INDEX);
        int first = within("from", from == null ? 0 : from, 0, last);
        long started = System.nanoTime();
        Run run = work.run(null, work(), time);
        run.expect(last + 1L);
        NimSequence sequence = NimSequence.of(asked);
        run.attempt(() -> {
            sequence.prove(last + 1, run);
            sequence.extend(last + 1, run);
            return sequence;
        });
        int there = Math.min(last + 1, sequence.values().size());
        if (there <= first) {
            throw new InputError("only %s values were computed within the limits", "在限额内只算出 %s 个值", there);
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - started);
        Run giving = work.run();
        String title = SequenceParser.title(() -> Asked.library(rules), Asked.needed("code", code));
        return giving.attempt(() -> SequenceReport.of(asked, sequence, first, there, there, taken, giving)
                        .named(title))
                .toOptional()
                .orElseThrow(() -> new InputError("the values were not looked through in time", "未能及时查看所有的值"));
    }

    SequenceRecord record(SequenceReport report) {
        return SequenceRecord.of(report, new TimedValues(report, MOST_LISTED, Run.unlimited()));
    }

    static int within(String field, int number, int least, int most) {
        if (number < least || number > most) {
            throw new FieldError(
                    field, "%s is %s, but must be %s to %s", "%s 是 %s，但应在 %s 到 %s 之间", field, number, least, most);
        }
        return number;
    }
}
