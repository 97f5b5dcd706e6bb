package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ZeroCondition;
import org.grundy.discover.list.ElementForm;
import org.grundy.discover.list.ListFindings;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.list.ListForms;
import org.grundy.discover.prove.ClaimVerdicts;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.prove.Prover;
import org.grundy.discover.prove.Provers;
import org.grundy.discover.prove.ZerosProver;
import org.grundy.discover.sample.ProvedPeriod;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// The search for closed forms: the front door.
///
/// @param families kinds of forms, in the order in which they are tried
/// @param provers ways to prove, in the order in which they are tried
public record Discovery(List<FormFamily> families, List<Prover> provers) {
    public Discovery {
        families = List.copyOf(families);
        provers = List.copyOf(provers);
    }

    /// With all kinds of forms and all ways to prove.
    public static Discovery standard() {
        return new Discovery(FormFamilies.all(), Provers.all());
    }

    /// Searches for forms of a game, or of several members of a family.
    ///
    /// @param to the largest number of a position; empty for a default that suits the rules
    /// @param run charged for the work; what the budget does not reach is missing from the report
    public DiscoveryReport of(Variation variation, Play play, OptionalInt to, Run run) {
        return upTo(Optional.empty(), variation, play, to, run);
    }

    /// Searches for forms of lists of any length, and then for those that tables show: the first say more and get half
    /// of the work, and where they are proved, nothing else is looked for.
    ///
    /// @param to the largest number of a position in tables; empty for a default that suits the rules
    /// @param run charged for the work; what the budget does not reach is missing from the report
    public DiscoveryReport withLists(Variation games, Play play, OptionalInt to, Run run) {
        Optional<ListFindings> lists = run.find(run.part(2), () -> lists(games, play, run));
        return DiscoveryReport.ofProved(games.title(), play, lists)
                .orElseGet(() -> of(games, play, to, run).with(lists));
    }

    /// Searches for a form of one quantity only, in a table of the default size.
    ///
    /// @return what was found of it, empty if no form was
    public Optional<DiscoveryReport> of(Variation variation, Play play, SampledQuantity quantity, Run run) {
        DiscoveryReport report = upTo(Optional.of(quantity), variation, play, OptionalInt.empty(), run);
        return report.of(quantity)
                .filter(section -> section.finding().isPresent())
                .map(report::only);
    }

    /// Searches for forms of lists of any length.
    ///
    /// @param run charged for the work
    /// @return empty if positions of the games are no lists
    public Optional<ListFindings> lists(Variation games, Play play, Run run) {
        return ListFindings.of(games, play, this::element, run);
    }

    /// Searches for a form of one quantity of lists of any length. Called inside [Run#attempt].
    public Optional<ListForm> list(Variation games, SampledQuantity quantity, Play play, Run run) {
        return ListForms.find(games, quantity, play, this::element, run);
    }

    /// The Grundy value of one element of a list.
    private Optional<ElementForm> element(Variation games, Run run) {
        return of(games, Play.NORMAL, SampledQuantity.GRUNDY, run)
                .flatMap(report -> report.finding(SampledQuantity.GRUNDY))
                .filter(found -> !(found.certainty() instanceof Certainty.Guess))
                .map(found -> new ElementForm(
                        found.form().expression(), games.variables().getFirst(), wholeProof(found, games)));
    }

    /// One proof for all games; empty if each has its own.
    private static Optional<Proof> wholeProof(FoundForm found, Variation games) {
        return found.certainty() instanceof Certainty.Proved proved
                        && proved.proofs().size() == 1
                        && games.names().isEmpty() == proved.every().isEmpty()
                ? Optional.of(proved.proofs().getFirst())
                : Optional.empty();
    }

    /// @param last the quantity after which nothing more is asked for; of each quantity those before it are used
    private DiscoveryReport upTo(
            Optional<SampledQuantity> last, Variation variation, Play play, OptionalInt to, Run run) {
        List<ReportSection> sections = new ArrayList<>();
        Solved<Sampled> computed = run.attempt(() -> {
            int bound = to.orElseGet(() -> variation.extent(play, run));
            Variation there = variation.upTo(bound, play, run);
            return new Sampled(there, samples(there, play, bound, run));
        });
        if (computed instanceof Solved.Undecided<Sampled> end && end.limit() == Limit.LOOPY) {
            return new LoopyDiscovery(variation, play, run).upTo(to, samples -> forms(samples, run));
        }
        Optional<Solved.Undecided<?>> shortfall = shortfall(computed);
        Sampled sampled = computed.toOptional().orElse(new Sampled(variation, List.of()));
        for (Samples samples : sampled.samples) {
            Solved<Optional<FoundForm>> found =
                    run.attempt(() -> chosen(samples, sections, sampled.variation, play, run));
            shortfall = shortfall.or(() -> shortfall(found));
            Optional<FoundForm> likely = found.toOptional().flatMap(each -> each);
            Optional<FoundForm> finding = likely.filter(FoundForm::isProved)
                    .or(() -> runs(sampled.variation, play, samples, run))
                    .or(() -> likely);
            sections.add(ReportSection.of(samples, finding));
            if (last.filter(samples.quantity()::equals).isPresent()) {
                break;
            }
        }
        return new DiscoveryReport(variation.title(), play, sections, shortfall);
    }

    /// The form that is chosen for a quantity.
    ///
    /// @param sections what was found of the quantities before it
    private Optional<FoundForm> chosen(
            Samples samples, List<ReportSection> sections, Variation variation, Play play, Run run) {
        Optional<Form> zeros = sections.stream()
                .flatMap(section -> section.finding().stream())
                .findFirst()
                .map(finding -> zeros(finding.form()));
        FarTrial far = new FarTrial(variation, play, samples.quantity());
        Refutation refutation = new Refutation(known(sections), variation, play, samples, run);
        return new FormChoice(variation.open().isPresent(), form -> agrees(form, samples, run), run)
                .of(
                        () -> forms(samples, variation, play, run),
                        zeros.filter(form -> agrees(form, samples, run)),
                        form -> finding(form, samples, refutation.of(form), run)
                                .flatMap(each -> tried(each, far, run))
                                .flatMap(refutation::tried)
                                .filter(each -> !saysNothing(each, samples)));
    }

    private static boolean saysNothing(FoundForm found, Samples samples) {
        return found.certainty() instanceof Certainty.Guess && new FormSupport(samples).saysNothing(found.form());
    }

    /// The form as a list of runs, which may be known far beyond the table.
    private static Optional<FoundForm> runs(Variation games, Play play, Samples samples, Run run) {
        return run.find(() -> RunsForm.of(games, play, samples, run));
    }

    /// The provers, with one that uses what is already proved of the values.
    private List<Prover> known(List<ReportSection> sections) {
        Stream<Prover> zeros = sections.stream()
                .flatMap(section -> section.finding().stream())
                .filter(FoundForm::isProved)
                .map(finding -> new ZerosProver(finding.form(), ((Certainty.Proved) finding.certainty()).proofs()));
        return Stream.concat(provers.stream(), zeros).toList();
    }

    /// The games that have positions, and their values.
    private record Sampled(Variation variation, List<Samples> samples) {}

    /// Searches for forms of a bare list of values.
    ///
    /// @param values from the one for 0 on, each at least 0
    /// @param run charged for the work
    public DiscoveryReport of(List<Integer> values, Run run) {
        int[] all = values.stream().mapToInt(value -> value).toArray();
        SampleBlock block = SampleBlock.line(List.of(), 0, all);
        Samples samples = new Samples(List.of("n"), List.of(), SampledQuantity.GRUNDY, List.of(block));
        Solved<Optional<FoundForm>> found = likely(samples, () -> forms(samples, run), run);
        Optional<FoundForm> finding = found.toOptional().flatMap(form -> form);
        return new DiscoveryReport("a", Play.NORMAL, List.of(ReportSection.of(samples, finding)), shortfall(found));
    }

    /// The best form of some, where no prover knows the rules.
    static Solved<Optional<FoundForm>> likely(Samples samples, Supplier<Stream<Form>> forms, Run run) {
        return run.attempt(() -> new FormChoice(false, form -> agrees(form, samples, run), run)
                .of(forms, Optional.empty(), form -> finding(form, samples, ClaimVerdicts.NONE, run)));
    }

    static Optional<Solved.Undecided<?>> shortfall(Solved<?> solved) {
        return solved instanceof Solved.Undecided<?> undecided ? Optional.of(undecided) : Optional.empty();
    }

    private static List<Samples> samples(Variation variation, Play play, int to, Run run) {
        Sampler<?> first = new Sampler<>(variation.members().getFirst().tabled(), play);
        return samples(
                variation,
                first.quantities(),
                member -> new Sampler<>(member.tabled(), play).blocks(member.parameters(), to, run));
    }

    /// @param blocks of a game, one for each quantity
    static List<Samples> samples(
            Variation variation,
            List<SampledQuantity> quantities,
            Function<Variation.Member, List<SampleBlock>> blocks) {
        List<List<SampleBlock>> all = variation.members().stream().map(blocks).toList();
        return IntStream.range(0, quantities.size())
                .mapToObj(i -> new Samples(
                        variation.variables(),
                        variation.names(),
                        quantities.get(i),
                        all.stream().map(each -> each.get(i)).toList()))
                .toList();
    }

    /// Those that repeat as is proved, where tables are too short to show it, and then those that tables show.
    private Stream<Form> forms(Samples samples, Variation variation, Play play, Run run) {
        Optional<Samples> beyond =
                play == Play.NORMAL ? ProvedPeriod.beyond(samples.fitted(), variation, run) : Optional.empty();
        Stream<Form> repeating = beyond.stream()
                .flatMap(fitted -> FormFamilies.repeating().stream()
                        .flatMap(family -> family.fit(fitted, run))
                        .filter(form -> agrees(form, fitted, run) && agrees(form, samples, run)));
        return Stream.concat(repeating, forms(samples, run));
    }

    /// The forms that agree with the held-out values too, simplest first.
    private Stream<Form> forms(Samples samples, Run run) {
        Samples fitted = samples.ofOneChoice().fitted();
        return families.stream()
                .flatMap(family -> {
                    run.piece();
                    return family.fit(fitted, run);
                })
                .filter(form -> agrees(form, fitted, run) && agrees(form, samples, run));
    }

    private static boolean agrees(Form form, Samples samples, Run run) {
        return samples.mismatch(form.expression(), run).isEmpty();
    }

    /// Lost are the positions of value 0.
    private static Form zeros(Form values) {
        return new Form.Formula(ZeroCondition.of(values.expression()));
    }

    /// A form with its certainty, empty if it is refuted.
    static Optional<FoundForm> finding(Form form, Samples samples, ClaimVerdicts verdicts, Run run) {
        if (verdicts.counterexample().isPresent()) {
            return Optional.empty();
        }
        long fitted = samples.fitted().known();
        long heldOut = samples.known() - fitted;
        Certainty certainty =
                verdicts.proofs().isEmpty() ? unproved(form, samples, run) : new Certainty.Proved(verdicts.proofs());
        return Optional.of(new FoundForm(form, certainty, fitted, heldOut));
    }

    /// A form that the table alone cannot support, after its trial far beyond the table.
    private static Optional<FoundForm> tried(FoundForm found, FarTrial far, Run run) {
        if (!found.certainty().equals(new Certainty.Guess(FormDoubt.FEW_ARGUMENTS))) {
            return Optional.of(found);
        }
        return switch (far.of(found.form().expression(), run)) {
            case WRONG -> Optional.empty();
            case OPEN -> Optional.of(found);
            case RIGHT ->
                Optional.of(new FoundForm(found.form(), new Certainty.Checked(), found.fitted(), found.heldOut()));
        };
    }

    private static Certainty unproved(Form form, Samples samples, Run run) {
        return switch (run.attempt(() -> new FormSupport(samples).doubt(form, run))) {
            case Solved.Done<Optional<FormDoubt>>(Optional<FormDoubt> doubt) ->
                doubt.<Certainty>map(Certainty.Guess::new).orElseGet(Certainty.Checked::new);
            case Solved.Undecided<Optional<FormDoubt>> limit -> new Certainty.Guess(FormDoubt.NOT_LOOKED);
        };
    }
}
