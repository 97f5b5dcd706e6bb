package org.grundy.render.certificate;

import java.util.List;
import java.util.function.Function;
import org.grundy.render.Language;
import org.grundy.render.certificate.verdict.NimberVerdictRecord;
import org.grundy.render.certificate.verdict.PeriodVerdictRecord;
import org.grundy.render.certificate.verdict.QuotientVerdictRecord;
import org.grundy.render.certificate.verdict.SumVerdictRecord;
import org.grundy.render.certificate.verdict.TamenessVerdictRecord;
import org.grundy.render.certificate.verdict.VerdictWords;
import org.grundy.render.certificate.verdict.VerifiedVerdictRecord;
import org.grundy.render.terminal.Paint;

/// What a checker said of a certificate of any kind.
public final class CheckedCertificate {
    /// The records of all verdicts there are.
    public static final List<Class<?>> VERDICTS = List.of(
            PeriodVerdictRecord.class,
            QuotientVerdictRecord.class,
            TamenessVerdictRecord.class,
            NimberVerdictRecord.class,
            SumVerdictRecord.class,
            ChangedVerdictRecord.class,
            ConventionVerdictRecord.class,
            VerifiedVerdictRecord.class);

    private final Object verdict;
    private final Function<Language, VerdictWords> words;

    CheckedCertificate(Object verdict, Function<Language, VerdictWords> words) {
        this.verdict = verdict;
        this.words = words;
    }

    /// Whether the claim is proved.
    public boolean isAccepted() {
        return words.apply(Language.EN).isAccepted();
    }

    /// The verdict as a JSON record: one whose name ends with `VerdictRecord`.
    public Object verdict() {
        return verdict;
    }

    /// The verdict in words, a line break at the end.
    public String words(Language language, Paint paint) {
        return words.apply(language).printed(language, paint);
    }
}
