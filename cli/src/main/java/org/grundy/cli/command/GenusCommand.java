package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.analysis.HeapGenus;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CertificateOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.misere.HeapGame;
import org.grundy.misere.HeapTameness;
import org.grundy.misere.tame.GenusSearch;
import org.grundy.misere.tame.Tameness;
import org.grundy.render.Language;
import org.grundy.render.certificate.RocqClaim;
import org.grundy.render.certificate.TamenessCertificateRecord;
import org.grundy.render.file.ResultFile;
import org.grundy.render.json.Json;
import org.grundy.render.misere.GenusRecord;
import org.grundy.render.misere.GenusText;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.grundy.value.Genus;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy genus`: normal and misère Grundy values together.
@Command(name = "genus")
public final class GenusCommand implements CommandAction {
    private static final int LARGEST_HEAP = 1000;

    /// How many heaps beyond the last one are looked at for a proof that all heaps are tame.
    private static final int FURTHER = 500;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--to", paramLabel = "N")
    private @Nullable String to;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--certificate", paramLabel = "F")
    private @Nullable String certificate;

    @Parameters(paramLabel = "EXPRESSION", completionCandidates = GameNames.class)
    private String expression = "";

    @Override
    public ExitCode run(Console console) {
        Library library = rules.library(console);
        Subject subject = to == null
                ? Subject.sum(ExpressionParser.parse(library, expression))
                : Subject.heaps(
                        library, expression, OptionText.slice("--to", to).number("--to", 0, LARGEST_HEAP));
        Optional<ResultFile> proof = Optional.ofNullable(certificate).map(file -> proofOf(subject, file));
        Budget budget = limits.budget();
        if (to == null && certificate == null) {
            Optional<HeapGenus> large = large(subject.sums().getFirst(), budget, console);
            if (large.isPresent()) {
                return print(subject.sums().getFirst(), large.get(), console);
            }
        }
        List<Genus> genera = new ArrayList<>();
        List<TamenessResult> tameness = new ArrayList<>();
        Solved<Boolean> end = search(subject, genera, tameness, budget, console);
        if (end instanceof Solved.Done) {
            proof.ifPresent(file -> console.unwritten()
                    .attempt(() -> CertificateOptions.write(
                            TamenessCertificateRecord.of(
                                    tameness.getFirst().proof().get()),
                            file,
                            console)));
        }
        if (!genera.isEmpty()) {
            List<Sum> sums = subject.sums();
            console.print(json ? Json.line(records(sums, genera)) : text(sums, genera, tameness, console));
        }
        if (end instanceof Solved.Undecided<Boolean> limit) {
            console.say(limit, budget, "check.undecided");
            return ExitCode.UNDECIDED;
        }
        return ExitCode.ANSWERED;
    }

    /// The file of a proof, which is about ordinary sums.
    private static ResultFile proofOf(Subject subject, String file) {
        boolean ordinary = subject.sums().stream()
                .flatMap(sum -> DefaultConvention.of(sum).stream())
                .allMatch(Convention::ordinary);
        if (!ordinary) {
            throw new InputError(
                    "--certificate proves what is tame in ordinary sums, and the rules say that sums are played otherwise",
                    "--certificate 只证明普通的和中的驯良性，而规则规定和的玩法不是普通的");
        }
        RocqClaim.refuse(file);
        return ResultFile.of("--certificate", file);
    }

    private static Optional<HeapGenus> large(Sum sum, Budget budget, Console console) {
        return ProgressLine.during(budget, console, run -> HeapGenus.of(sum, run));
    }

    private ExitCode print(Sum sum, HeapGenus found, Console console) {
        if (!json) {
            console.print(GenusText.of(sum.expression(), found, console.language(), console.paint()));
        } else if (found.exact()) {
            Genus genus = new Genus(found.normal(), found.misere(), Genus.Kind.OPEN);
            console.print(Json.line(GenusRecord.of(sum.expression(), genus)));
        } else {
            console.say("genus.capped", "told", found.told());
        }
        return found.exact() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// What genera are asked for.
    ///
    /// @param sums one, or the heaps of a game in turn
    /// @param heaps the game of these, where certificates can name it
    private record Subject(List<Sum> sums, Optional<HeapGame> heaps) {
        static Subject sum(Sum sum) {
            return new Subject(List.of(sum), Optional.empty());
        }

        static Subject heaps(Library library, String name, int last) {
            NamedGame<?> game = ExpressionParser.parseGame(library, isCode(name) ? "octal[" + name + "]" : name);
            List<Sum> sums = IntStream.rangeClosed(0, last)
                    .mapToObj(n -> ExpressionParser.parse(library, game.name() + "(" + n + ")"))
                    .toList();
            return new Subject(sums, game.sequence().map(HeapGame::of).filter(HeapGame::certifiable));
        }

        /// Names of games begin with a letter.
        private static boolean isCode(String name) {
            return !name.isEmpty() && Character.isDigit(name.charAt(0));
        }

        TamenessResult tameness(Run run) {
            int last = sums.size() - 1;
            return heaps.map(game -> HeapTameness.of(game, last, last + FURTHER, run))
                    .map(TamenessResult::of)
                    .orElseGet(() -> TamenessResult.of(Tameness.of(sums, run), sums));
        }
    }

    /// What was found out about tameness, in words and as a certificate.
    private record TamenessResult(BiFunction<Language, Paint, String> words, Supplier<TamenessCertificate> proof) {
        static TamenessResult of(HeapTameness found) {
            return new TamenessResult(
                    (language, paint) -> GenusText.tameness(found, language, paint), found::certificate);
        }

        static TamenessResult of(Tameness found, List<Sum> sums) {
            return new TamenessResult(
                    (language, paint) -> GenusText.tameness(found, language, paint), () -> found.certificate(sums));
        }
    }

    private static Solved<Boolean> search(
            Subject subject, List<Genus> genera, List<TamenessResult> tameness, Budget budget, Console console) {
        return ProgressLine.during(budget, console, run -> {
            GenusSearch search = new GenusSearch(run);
            return run.attempt(() -> {
                subject.sums().forEach(sum -> genera.add(search.genus(sum)));
                tameness.add(subject.tameness(run));
                return true;
            });
        });
    }

    private Object records(List<Sum> sums, List<Genus> genera) {
        List<GenusRecord> records = IntStream.range(0, genera.size())
                .mapToObj(i -> GenusRecord.of(sums.get(i).expression(), genera.get(i)))
                .toList();
        return to == null ? records.getFirst() : records;
    }

    private String text(List<Sum> sums, List<Genus> genera, List<TamenessResult> tameness, Console console) {
        String text = to == null
                ? GenusText.of(sums.getFirst().expression(), genera.getFirst(), console.language(), console.paint())
                : GenusText.table(expression, genera, console.language(), console.paint());
        return tameness.isEmpty()
                ? text
                : text + tameness.getFirst().words().apply(console.language(), console.paint());
    }
}
