package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.move.MoveList;
import org.grundy.cli.console.CommandWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.console.WordedCommand;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CertificateOptions;
import org.grundy.cli.option.ConventionOptions;
import org.grundy.cli.option.DiagramOptions;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.Outputs;
import org.grundy.cli.option.QuestionOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.cli.option.SearchOptions;
import org.grundy.cli.option.StoreOptions;
import org.grundy.game.Convention;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.play.BestLine;
import org.grundy.play.Opponent;
import org.grundy.play.OptionValues;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.ListedMoves;
import org.grundy.render.file.FileFormats;
import org.grundy.render.file.ResultFile;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.Json;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy solve`: who wins a position, with which moves, why, and how that is known.
@Command(name = "solve")
public final class SolveCommand implements WordedCommand {
    /// The largest number of moves of best play that are shown.
    private static final int LONGEST = 100;
    /// At most this many options are listed where not all are asked for.
    private static final int MOST_OPTIONS = 100;
    /// Up to this many options are listed unasked where no theorem gives the value.
    private static final int FEW_OPTIONS = 8;

    /// Steps for the values of options of a person who did not ask for them, the answer being known.
    private static final long UNASKED = 10_000_000;

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final ConventionOptions convention = new ConventionOptions();

    @Mixin
    private final DiagramOptions diagrams = new DiagramOptions();

    @Mixin
    private final QuestionOptions question = new QuestionOptions();

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Mixin
    private final StoreOptions store = new StoreOptions();

    @Mixin
    private final CertificateOptions certificate = new CertificateOptions();

    @Mixin
    private final BudgetOptions budget = new BudgetOptions();

    @Mixin
    private final Outputs<List<Page>> sheets = new Outputs<>(FileFormats.ANSWER_SHEETS);

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--line")
    private boolean line;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--options")
    private boolean options;

    @Parameters(paramLabel = "EXPR", arity = "1..*", completionCandidates = GameNames.class)
    private List<String> words = List.of();

    @Override
    public boolean take(List<String> given) {
        words = given;
        return !given.isEmpty();
    }

    @Override
    public ExitCode run(Console console) {
        Outputs.checkPrintedOnce(json, sheets, diagrams.outputs());
        List<Output<List<Page>>> outputs = sheets.prepare(console);
        Library library = rules.library(console);
        String expression = CommandWords.expression(words, library);
        Sum sum = ExpressionParser.parse(library, expression);
        search.choose(sum);
        Convention played = convention.convention(sum, expression);
        Optional<ResultFile> proof = certificate.file(sum, played);
        Run run;
        SolvedPosition solved;
        try (ProgressLine progress = new ProgressLine(console)) {
            run = new Run(search.with(budget.budget()), progress);
            solved = solve(sum, played, expression, proof, run, console);
        }
        ListedMoves moves = new ListedMoves(most(), run.forResult());
        boolean written = !outputs.isEmpty() && isWritten(outputs, solved, moves, run, console);
        if (json) {
            console.print(Json.line(solved.record(moves, console.language())));
        } else if (!written && !sheets.isPrinted() && !diagrams.outputs().isPrinted()) {
            console.print(solved.pages(moves, budget.budget(), console.language(), console.paint()).stream()
                    .map(Page::toString)
                    .collect(Collectors.joining("\n")));
        }
        return solved.complete() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// Writes the answer into files in the place of the text.
    ///
    /// @return whether none of them failed
    private boolean isWritten(
            List<Output<List<Page>>> files, SolvedPosition solved, ListedMoves moves, Run run, Console console) {
        int unwritten = console.unwritten().count();
        List<Page> pages = solved.pages(moves, budget.budget(), console.language(), Paint.NONE);
        Output.give(files, pages, run.forResult(), console);
        return console.unwritten().count() == unwritten;
    }

    /// Solves a sum, and then what else is asked about it.
    private SolvedPosition solve(
            Sum sum, Convention played, String expression, Optional<ResultFile> proof, Run run, Console console) {
        PlayState position = PlayState.of(sum, played);
        SumQuestion asked = question.asked(played);
        List<Output<PositionDiagram>> graphs = diagrams.prepare(position, run, console);
        Analysis analysis;
        try (StoreOptions.Stores stores = store.open(sum, played, search, run, console)) {
            stores.tellFaults();
            analysis = Grundy.analyze(sum, played, asked, run);
        }
        boolean certified = proof.isEmpty()
                || console.unwritten().hold(() -> CertificateOptions.certify(analysis, proof.get(), run, console));
        Optional<BestLine> best = line && analysis.outcome().isPresent()
                ? Optional.of(BestLine.of(position, LONGEST, Opponent.quick(), run))
                : Optional.empty();
        Optional<OptionValues> listed = options(position, analysis, asked, run);
        DiagramOptions.write(graphs, position, run, console);
        return new SolvedPosition(expression, asked, analysis, certified, best, listed);
    }

    private int most() {
        return all ? Integer.MAX_VALUE : json ? AnswerRecord.MOST_MOVES : AnswerText.MOST_MOVES;
    }

    /// The options where they are asked for; and in words those of a position whose value is only computed, where
    /// they are few.
    private Optional<OptionValues> options(PlayState position, Analysis analysis, SumQuestion asked, Run run) {
        if (options) {
            return Optional.of(OptionValues.of(position, all ? Integer.MAX_VALUE : MOST_OPTIONS, run));
        }
        boolean computed = asked == SumQuestion.ALL
                && analysis.reason().stream().anyMatch(step -> step.kind() == ReasonStep.Kind.MEX);
        return Optional.of(position)
                .filter(alone -> computed && !json && alone.sum().components().size() == 1 && hasFew(alone, run))
                .flatMap(alone -> run.attempt(
                                run.budget().withWork(UNASKED), () -> OptionValues.of(alone, FEW_OPTIONS, run))
                        .toOptional())
                .filter(few -> few.complete() && few.values().isPresent());
    }

    /// Whether a position has so few options that they are listed unasked: of many it would cost to value the first.
    private static boolean hasFew(PlayState position, Run run) {
        return run.attempt(() -> position.moves(FEW_OPTIONS, run))
                .toOptional()
                .filter(MoveList::complete)
                .isPresent();
    }
}
