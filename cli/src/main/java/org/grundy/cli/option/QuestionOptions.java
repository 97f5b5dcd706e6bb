package org.grundy.cli.option;

import org.grundy.analysis.answer.SumQuestion;
import org.grundy.cli.console.CompletionWords;
import org.grundy.game.Convention;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that asks for less than the whole answer.
public final class QuestionOptions {
    @Option(names = "--only", completionCandidates = CompletionWords.Questions.class, paramLabel = "Q")
    private @Nullable String only;

    /// What is asked about a sum.
    ///
    /// @throws InputError if there is no such question, or if a value is asked for where sums have none
    public SumQuestion asked(Convention convention) {
        SumQuestion asked = only == null ? SumQuestion.ALL : OptionText.choice("--only", only, SumQuestion.class);
        if (asked == SumQuestion.VALUE && !convention.normal()) {
            throw new InputError(
                    "--only value is for ordinary sums in normal play, the only ones that have a Grundy value; "
                            + "--only winner asks who wins",
                    "--only value 只用于正常规则下的普通和，只有它们才有 SG 值；用 --only winner 可问谁赢");
        }
        return asked;
    }
}
