package org.grundy.cli.option;

import java.util.Optional;
import org.grundy.cli.console.CompletionWords;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say how a sum is played. What is not asked for is as the problem has it that names the
/// game, or as the sum's games have it, if they agree.
public final class ConventionOptions {
    @Mixin
    private final MisereOption misere = new MisereOption();

    @Option(names = "--normal")
    private boolean normal;

    @Option(names = "--join", completionCandidates = CompletionWords.Joins.class, paramLabel = "J")
    private @Nullable String join;

    @Option(names = "--ending", completionCandidates = CompletionWords.Endings.class, paramLabel = "E")
    private @Nullable String ending;

    /// The convention for a sum.
    ///
    /// @param expression that writes the sum, such as `HDU-1907(3,4)`: that problem is misère Nim
    /// @throws org.grundy.text.InputError if a part of what is asked for is unknown, or if the sum's games
    ///     differ in a part that is not asked for
    public Convention convention(Sum sum, String expression) {
        Optional<Convention> problem = ProblemConvention.of(sum, expression);
        return DefaultConvention.completed(
                sum,
                Optional.ofNullable(join)
                        .map(name -> OptionText.choice("--join", name, Join.class))
                        .or(() -> problem.map(Convention::join)),
                Optional.ofNullable(ending)
                        .map(name -> OptionText.choice("--ending", name, Ending.class))
                        .or(() -> problem.map(Convention::ending)),
                play().or(() -> problem.map(Convention::play)));
    }

    private Optional<Play> play() {
        if (misere.isGiven() && normal) {
            throw new InputError("--normal and --misere exclude each other", "--normal 与 --misere 不能同时使用");
        }
        return misere.isGiven() ? Optional.of(Play.MISERE) : normal ? Optional.of(Play.NORMAL) : Optional.empty();
    }
}
