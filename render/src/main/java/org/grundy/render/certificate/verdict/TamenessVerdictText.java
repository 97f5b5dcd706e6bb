package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

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

    private static final Messages WORDS = Messages.of(
            entry("claim.all", "{rules}: all heaps are tame", "{rules}：所有堆都驯良"),
            entry("claim.heaps", "{rules}: the heaps up to {heap} are tame", "{rules}：不超过 {heap} 的堆都驯良"),
            entry("claim.none", "tame positions, and no sum of them", "驯良的局面，但没有写出任何和"),
            entry("claim.sums", "{sums}: tame", "{sums}：驯良"),
            entry("claim.wild", "{position}: wild", "{position}：不驯良"),
            entry(
                    "why.tame",
                    "{positions} positions are closed under moves, and each is fickle or firm: both of its values follow"
                            + " from those of its options by the theorem on tame sums.",
                    "{positions} 个局面对走法封闭，且每个都是可变或稳定的：由关于驯良局面之和的定理，其两种值都可从各后继的值推出。"),
            entry(
                    "why.wild",
                    "All that can follow it is tame, {positions} positions with itself; so its normal value is {normal}"
                            + " and its misère value {misere}: neither fickle nor firm.",
                    "其后的局面都驯良（连同它自己共 {positions} 个）；因此它的正常值为 {normal}，反常值为 {misere}：既非可变也非稳定。"),
            entry(
                    "why.period",
                    "From heap {from} on the values repeat with period {period}, as far as the theorem on periods asks.",
                    "从堆 {from} 起各值以 {period} 为周期重复，直到周期定理所要求的堆为止。"),
            entry(
                    "fault.CONVENTION",
                    "By its rules the game of {position} is not played in ordinary sums, and tameness tells of no others.",
                    "按其规则，{position} 的游戏不是普通的和，而驯良性只说明普通的和。"),
            entry(
                    "fault.GAMES",
                    "The rules of the game of {position} are not those for which the certificate was made, or it names no"
                            + " such game.",
                    "{position} 的游戏规则与制作证书时不同，或证书没有写明这个游戏。"),
            entry("fault.RULES", "The rules are no code and no set.", "规则既不是代码也不是集合。"),
            entry(
                    "fault.COUNT",
                    "There must be one pair of values for each position, and at least one position.",
                    "每个局面应恰有一对值，且至少要有一个局面。"),
            entry("fault.TWICE", "{position} comes twice.", "{position} 出现了两次。"),
            entry(
                    "fault.ORDINARY",
                    "{position} has entailing moves or ends the whole sum: theorems on sums do not speak of it.",
                    "{position} 有强制应手的走法，或使整个和立即结束：关于和的定理不适用。"),
            entry(
                    "fault.KIND",
                    "The values of {position}, {normal} and {misere}, are neither fickle nor firm.",
                    "{position} 的两种值 {normal} 与 {misere} 既非可变也非稳定。"),
            entry(
                    "fault.CLOSED",
                    "A move from {position} leaves a position that is not among those before it.",
                    "从 {position} 走一步得到的某个局面不在它之前的局面之中。"),
            entry("fault.NORMAL", "The normal value of {position} is not {normal}.", "{position} 的正常值不是 {normal}。"),
            entry("fault.MISERE", "The misère value of {position} is not {misere}.", "{position} 的反常值不是 {misere}。"),
            entry(
                    "fault.SUM",
                    "The sums of which it says that they are tame have a component that is not among its positions, or there"
                            + " are none; or a position is wild, and there are sums.",
                    "它称为驯良的和中有子游戏不在各局面之中，或没有写出任何和；或者有局面不驯良，却写出了和。"),
            entry("fault.ENDLESS", "No theorem proves a period of these rules.", "没有定理能证明这种规则的周期。"),
            entry("fault.BOUND", "The period needs {at} heaps, heap 0 included.", "周期的证明需要 {at} 个堆（含堆 0）。"),
            entry(
                    "fault.REPETITION",
                    "The values of {position} are not repeated a period later.",
                    "{position} 的值在一个周期后没有重复。"));

    private final TamenessCertificate claim;
    private final Sentences words;

    private TamenessVerdictText(TamenessCertificate claim, Language language) {
        this.claim = claim;
        this.words = new Sentences(language, List.of(WORDS));
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
