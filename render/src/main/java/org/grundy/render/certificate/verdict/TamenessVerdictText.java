package org.grundy.render.certificate.verdict;

import java.util.ArrayList;
import java.util.List;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.evidence.TamenessCertificate.Positions;
import org.grundy.game.ReasonStep;
import org.grundy.proof.TamenessVerdict;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.misere.GenusText;
import org.grundy.text.Messages;

/// What the checker says of a certificate of tameness, in words.
public final class TamenessVerdictText {
    /// Sums that are shown in the headline.
    private static final int SHOWN = 3;

    private static final Messages WORDS =
            Messages.read(TamenessVerdictText.class.getResourceAsStream("tameness-verdict.messages"));

    private final TamenessCertificate claim;
    private final Sentences words;

    private TamenessVerdictText(TamenessCertificate claim, Language language) {
        this.claim = claim;
        this.words = Sentences.of(WORDS, language);
    }

    public static VerdictWords of(TamenessCertificate claim, TamenessVerdict verdict, Language language) {
        TamenessVerdictText text = new TamenessVerdictText(claim, language);
        return switch (verdict) {
            case TamenessVerdict.Accepted accepted ->
                new VerdictWords(true, text.says(), text.why(accepted.positions()));
            case TamenessVerdict.Refused refused -> VerdictWords.refused(text.says(), text.fault(refused));
        };
    }

    private List<String> why(int positions) {
        Pair last = claim.values().getLast();
        List<String> why = new ArrayList<>();
        why.add(
                claim.wild()
                        ? say("why.wild", "positions", positions, "normal", last.normal(), "misere", last.misere())
                        : say("why.tame", "positions", positions));
        if (claim.about() instanceof Heaps heaps) {
            heaps.period()
                    .ifPresent(repeat ->
                            why.add(say("why.period", "from", repeat.preperiod(), "period", repeat.period())));
        }
        return why;
    }

    private String fault(TamenessVerdict.Refused refused) {
        int at = refused.at();
        boolean known = at >= 0 && at < claim.values().size();
        Pair values = known ? claim.values().get(at) : new Pair(0, 0);
        return say(
                "fault." + refused.fault(),
                "position",
                position(at),
                "normal",
                values.normal(),
                "misere",
                values.misere(),
                "at",
                at);
    }

    private String says() {
        int last = claim.values().size() - 1;
        if (claim.wild()) {
            return say("claim.wild", "position", position(last));
        }
        return switch (claim.about()) {
            case Heaps heaps ->
                say(heaps.period().isPresent() ? "claim.all" : "claim.heaps", "rules", heaps.rules(), "heap", last);
            case Positions positions when positions.sums().isEmpty() -> say("claim.none");
            case Positions positions -> say("claim.sums", "sums", sums(positions.sums()));
        };
    }

    private static String sums(List<String> sums) {
        String shown = String.join(", ", sums.subList(0, Math.min(SHOWN, sums.size())));
        return sums.size() <= SHOWN ? shown : shown + ", … " + sums.getLast();
    }

    private String position(int at) {
        return switch (claim.about()) {
            case Heaps heaps -> GenusText.heap(heaps.rules(), at);
            case Positions positions ->
                at >= 0 && at < positions.positions().size()
                        ? positions.positions().get(at)
                        : "";
        };
    }

    private String say(String key, Object... quantities) {
        return words.of(ReasonStep.of(key, quantities));
    }
}
