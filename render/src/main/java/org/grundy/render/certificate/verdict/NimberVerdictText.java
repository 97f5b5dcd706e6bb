package org.grundy.render.certificate.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.proof.NimberVerdict;
import org.grundy.proof.SumChecker;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What the checker says of the certificate of a position of a board, or of a sum, in words.
public final class NimberVerdictText {
    private static final Pattern CRAM = Pattern.compile("cram\\((\\d+),(\\d+)\\)");

    private static final Messages WORDS =
            Messages.read(NimberVerdictText.class.getResourceAsStream("nimber-verdict.messages"));

    private NimberVerdictText() {}

    public static VerdictWords of(NimberCertificate certificate, NimberVerdict verdict, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        String says = says(certificate, words);
        String why = why(verdict, words);
        return verdict instanceof NimberVerdict.Accepted
                ? VerdictWords.accepted(says, why)
                : VerdictWords.refused(says, why);
    }

    private static String why(NimberVerdict verdict, Sentences words) {
        return switch (verdict) {
            case NimberVerdict.Accepted accepted -> words.of("why", "pieces", accepted.pieces());
            case NimberVerdict.Refused refused -> words.of("fault." + refused.fault(), "claim", refused.claim());
        };
    }

    public static VerdictWords of(SumCertificate certificate, SumChecker.Ruling ruling, Language language) {
        Sentences words = Sentences.of(WORDS, language);
        List<String> parts =
                certificate.parts().stream().map(part -> says(part, words)).toList();
        String place = ruling.part() < 0 ? "" : words.of("part", "component", ruling.part() + 1);
        List<String> why = new ArrayList<>(parts.size() == 1 ? List.of() : parts);
        why.add(place + why(ruling.verdict(), words));
        boolean isAccepted = ruling.verdict() instanceof NimberVerdict.Accepted;
        return new VerdictWords(isAccepted, parts.size() == 1 ? parts.getFirst() : together(certificate, words), why);
    }

    private static String together(SumCertificate certificate, Sentences words) {
        int moved = SumVerdictRecord.moved(certificate);
        int count = certificate.parts().size();
        return moved < 0
                ? words.of("sum.nimber", "count", count, "nimber", SumVerdictRecord.value(certificate))
                : words.of(
                        "sum.move",
                        "count",
                        count,
                        "move",
                        certificate.parts().get(moved).move(),
                        "component",
                        moved + 1);
    }

    private static String says(Part part, Sentences words) {
        String board = part instanceof NimberCertificate certificate ? board(certificate, words) : part.expression();
        String key = part.move() == 0 ? "nimber" : part.nimber() == 0 ? "move" : "after";
        return words.of(key, "board", board, "nimber", part.nimber(), "move", part.move());
    }

    /// A whole board of Cram by its sides, any other position as it is written.
    private static String board(NimberCertificate certificate, Sentences words) {
        Matcher whole = CRAM.matcher(certificate.expression());
        return certificate.board() instanceof Board.Cells && whole.matches()
                ? words.of("cram", "sides", whole.group(1) + "×" + whole.group(2))
                : certificate.expression();
    }
}
