package org.grundy.cli.console;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.SearchEngine;
import org.grundy.heap.kernel.KernelType;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.play.Player;
import org.grundy.render.Language;
import org.grundy.render.program.ProgramLanguage;

/// The values of options and arguments that a shell completes, a type for each, as picocli asks for.
public final class CompletionWords {
    private CompletionWords() {}

    /// The names of constants, in lower case.
    public abstract static class Constants implements Iterable<String> {
        private final List<Enum<?>> constants;

        protected Constants(Enum<?>... constants) {
            this.constants = List.of(constants);
        }

        @Override
        public final Iterator<String> iterator() {
            return constants.stream()
                    .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                    .iterator();
        }
    }

    /// What `completion` can print.
    public static final class Shells implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of("bash", "zsh", "fish", "man").iterator();
        }
    }

    /// Values of `--show` of tables.
    public static final class Quantities extends Constants {
        Quantities() {
            super(TableQuantity.values());
        }
    }

    /// Values of `--lang`.
    public static final class Languages extends Constants {
        Languages() {
            super(Language.values());
        }
    }

    /// Values of `--language` of programs.
    public static final class ProgramLanguages extends Constants {
        ProgramLanguages() {
            super(ProgramLanguage.values());
        }
    }

    /// Values of `--only`.
    public static final class Questions extends Constants {
        Questions() {
            super(SumQuestion.values());
        }
    }

    /// Values of `--join`.
    public static final class Joins extends Constants {
        Joins() {
            super(Join.values());
        }
    }

    /// Values of `--ending`.
    public static final class Endings extends Constants {
        Endings() {
            super(Ending.values());
        }
    }

    /// Values of `--you`.
    public static final class Players extends Constants {
        Players() {
            super(Player.values());
        }
    }

    /// Values of `--kernel`.
    public static final class Kernels implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return KernelRegistry.all().stream().map(KernelType::name).iterator();
        }
    }

    /// Values of `--engine`.
    public static final class Engines extends Constants {
        Engines() {
            super(SearchEngine.values());
        }
    }

    /// The ids of judges' problems.
    public static final class ProblemIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Problems.all().stream().map(Problem::id).iterator();
        }
    }
}
