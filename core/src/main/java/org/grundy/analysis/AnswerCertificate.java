package org.grundy.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.game.Component;
import org.grundy.game.KeptSearch;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.search.CoupleValues;

/// Certificates of answers about ordinary sums in normal play.
public final class AnswerCertificate {
    private AnswerCertificate() {}

    /// Certifies the Grundy value of a sum, or who wins it where the value of one component is not known. Called inside
    /// [Run#attempt], which is left where a component has no Grundy value.
    ///
    /// @param answer that knows who wins
    public static SumCertificate of(Analysis answer, Run run) {
        List<Optional<BigInteger>> values =
                answer.findings().stream().map(ComponentFinding::value).toList();
        BigInteger known = values.stream().flatMap(Optional::stream).reduce(BigInteger.ZERO, BigInteger::xor);
        List<Part> parts = new ArrayList<>();
        for (int place = 0; place < values.size(); place++) {
            BigInteger nimber = values.get(place).orElse(known);
            if (nimber.bitLength() >= Integer.SIZE) {
                throw run.giveUp(Limit.METHOD);
            }
            parts.add(part(answer.sum().components().get(place), nimber.intValueExact(), run));
        }
        return new SumCertificate(answer.sum().identities(), parts);
    }

    private static <P> Part part(Component<P> component, int nimber, Run run) {
        Optional<KeptSearch<P>> board =
                component.game().valuation().flatMap(each -> each.search(component.game(), component.position()));
        return board.isPresent()
                ? board.get().certificate(component, nimber, run)
                : CoupleValues.certificate(component, nimber, run);
    }
}
