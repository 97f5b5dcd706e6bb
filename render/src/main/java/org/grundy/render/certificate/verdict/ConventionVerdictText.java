package org.grundy.render.certificate.verdict;

import static org.grundy.text.Messages.entry;

import java.util.List;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// What is said of a certificate that does not name the convention which its kind is about, in words.
public final class ConventionVerdictText {
    private static final Messages WORDS = Messages.of(
            entry(
                    "none",
                    "the certificate does not say how its game is played: it is of version {version}",
                    "证书没有写明游戏的玩法：它的版本是 {version}"),
            entry(
                    "anew",
                    "What is proved under one convention may be false under another, so nothing of it was checked. It is"
                            + " made anew with: {command}; rules of your own are given to it with -e or --rules.",
                    "在一种玩法下证明的结论，换一种玩法未必成立，因此未作任何检验。请重新生成：{command}；自己写的规则用 -e 或 --rules 给出。"),
            entry(
                    "other",
                    "the certificate is about other sums than those of which its claim could be proved",
                    "证书所说的和，不是这种结论所能证明的和"),
            entry(
                    "wanted",
                    "Certificates of this kind are about sums that are played so: {wanted}. Nothing else was checked.",
                    "这种证书只针对这样玩的和：{wanted}。其余未作检验。"));

    private ConventionVerdictText() {}

    public static VerdictWords none(int version, String command, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(
                words.of("none", Map.of("version", version)), words.of("anew", Map.of("command", command)));
    }

    public static VerdictWords other(String wanted, Language language) {
        Sentences words = new Sentences(language, List.of(WORDS));
        return VerdictWords.refused(words.of("other", Map.of()), words.of("wanted", Map.of("wanted", wanted)));
    }
}
