package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    private static final Messages WORDS = Messages.of(
            entry("cram", "Cram {sides}", "克拉姆 {sides}"),
            entry("nimber", "{board}: Grundy value {nimber}", "{board}：SG 值为 {nimber}"),
            entry("move", "{board}: move {move} wins", "{board}：第 {move} 种走法必胜"),
            entry("after", "{board}: Grundy value {nimber} after move {move}", "{board}：走第 {move} 种走法后 SG 值为 {nimber}"),
            entry("sum.nimber", "a sum of {count} components: Grundy value {nimber}", "{count} 个子游戏之和：SG 值为 {nimber}"),
            entry(
                    "sum.move",
                    "a sum of {count} components: move {move} of component {component} wins",
                    "{count} 个子游戏之和：第 {component} 个子游戏的第 {move} 种走法必胜"),
            entry("part", "Component {component}. ", "第 {component} 个子游戏："),
            entry(
                    "why",
                    "The {pieces|nimber|nimbers} of {pieces} {pieces|piece was|pieces were} verified, each from smaller ones: every lower value is the "
                            + "nimber of an option, and every option has another nimber or a reply with this one.",
                    "验证了 {pieces} 个子局面的 SG 值，每个都由更小的得出：所有更小的值都是某个后继的 SG 值，而每个后继的 SG 值与之不同，或有一步能走到这个值。"),
            entry(
                    "fault.CONVENTION",
                    "By its rules the game is not played as ordinary sums are in normal play, and nimbers tell of no other.",
                    "按其规则，这个游戏不是正常规则下的普通和，而尼姆数只说明那种和。"),
            entry(
                    "fault.GAMES",
                    "The rules of the game are not those for which the certificate was made, or it names no such game.",
                    "游戏的规则与制作证书时不同，或证书没有写明这个游戏。"),
            entry(
                    "fault.EXPRESSION",
                    "The board with its moves is not the position that the expression names.",
                    "棋盘及其走法不是表达式所写的局面。"),
            entry(
                    "fault.BOARD",
                    "The board has no such elements, or a move that removes nothing that it needs (claim {claim}).",
                    "棋盘上没有这样的元素，或有一种走法不移除它所需的元素（第 {claim} 条）。"),
            entry("fault.TWICE", "Claim {claim} contradicts another one.", "第 {claim} 条与另一条矛盾。"),
            entry("fault.REPLIES", "Claim {claim} has not one reply for each move.", "第 {claim} 条的应手数与走法数不等。"),
            entry("fault.MEX", "Claim {claim}: no option has one of the lower nimbers.", "第 {claim} 条：缺少 SG 值更小的后继。"),
            entry(
                    "fault.OPTION",
                    "Claim {claim}: the claims do not tell the nimber of an option, or it is that of the piece.",
                    "第 {claim} 条：有一个后继的 SG 值无从得知，或等于所声称的值。"),
            entry(
                    "fault.REPLY",
                    "Claim {claim}: a reply cannot be made, or does not lead to the nimber of the piece.",
                    "第 {claim} 条：有一步应手走不了，或没有走到所声称的 SG 值。"),
            entry(
                    "fault.POSITION",
                    "The claims do not tell the nimber of the position, or tell another one.",
                    "由各条得不出局面的 SG 值，或得出的是另一个值。"));

    private NimberVerdictText() {}

    public static VerdictWords of(NimberCertificate certificate, NimberVerdict verdict, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        String says = says(certificate, words);
        String why = why(verdict, words);
        return verdict instanceof NimberVerdict.Accepted
                ? VerdictWords.accepted(says, why)
                : VerdictWords.refused(says, why);
    }

    private static String why(NimberVerdict verdict, Sentences words) {
        return switch (verdict) {
            case NimberVerdict.Accepted accepted -> words.of("why", Map.of("pieces", accepted.pieces()));
            case NimberVerdict.Refused refused ->
                words.of("fault." + refused.fault(), Map.of("claim", refused.claim()));
        };
    }

    public static VerdictWords of(SumCertificate certificate, SumChecker.Ruling ruling, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        List<String> parts =
                certificate.parts().stream().map(part -> says(part, words)).toList();
        String place = ruling.part() < 0 ? "" : words.of("part", Map.of("component", ruling.part() + 1));
        List<String> why = new ArrayList<>(parts.size() == 1 ? List.of() : parts);
        why.add(place + why(ruling.verdict(), words));
        boolean isAccepted = ruling.verdict() instanceof NimberVerdict.Accepted;
        return new VerdictWords(isAccepted, parts.size() == 1 ? parts.getFirst() : together(certificate, words), why);
    }

    private static String together(SumCertificate certificate, Sentences words) {
        int moved = SumVerdictRecord.moved(certificate);
        int count = certificate.parts().size();
        return moved < 0
                ? words.of("sum.nimber", Map.of("count", count, "nimber", SumVerdictRecord.value(certificate)))
                : words.of(
                        "sum.move",
                        Map.of(
                                "count",
                                count,
                                "move",
                                certificate.parts().get(moved).move(),
                                "component",
                                moved + 1));
    }

    private static String says(Part part, Sentences words) {
        String board = part instanceof NimberCertificate certificate ? board(certificate, words) : part.expression();
        String key = part.move() == 0 ? "nimber" : part.nimber() == 0 ? "move" : "after";
        return words.of(key, Map.of("board", board, "nimber", part.nimber(), "move", part.move()));
    }

    /// A whole board of Cram by its sides, any other position as it is written.
    private static String board(NimberCertificate certificate, Sentences words) {
        Matcher whole = CRAM.matcher(certificate.expression());
        return certificate.board() instanceof Board.Cells && whole.matches()
                ? words.of("cram", Map.of("sides", whole.group(1) + "×" + whole.group(2)))
                : certificate.expression();
    }
}
