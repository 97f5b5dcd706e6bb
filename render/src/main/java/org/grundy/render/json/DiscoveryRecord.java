package org.grundy.render.json;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.Certainty;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FormDoubt;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.TableProfile;
import org.grundy.discover.list.ListFindings;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.render.Language;
import org.grundy.render.discovery.ExpressionText;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What was discovered of a game.
///
/// @param game with the names of its parameters
/// @param play `normal` or `misere`
/// @param sections one for each quantity
/// @param limit the limit that kept something from being known; left out if none did
/// @param lists what was found of lists of any length; left out where positions are no lists
@OmittedIfNull
public record DiscoveryRecord(
        String game,
        String play,
        List<SectionRecord> sections,
        @Nullable LimitRecord limit,
        @Nullable ListsRecord lists) {
    /// What was found of positions that are lists of any length.
    ///
    /// @param position the game with a position as it is written, such as `nim(a[])`
    /// @param forms one for each quantity of which one was found
    public record ListsRecord(String position, List<ListFormRecord> forms) {
        /// A form of lists of any length.
        ///
        /// @param quantity `grundy` or `lost`
        /// @param formula in the notation of rules: a number, or a condition that holds where it is lost
        /// @param label `proved`, or `checked`: it agrees with all positions that were computed
        /// @param proofs sentences, with the label `proved`
        /// @param every for which parameters it is proved, such as `m >= 1`; left out if there are none
        /// @param agreed how many these are
        /// @param heldOut how many of them were not looked at when it was found
        /// @param longest the length of the longest list among them
        @OmittedIfNull
        public record ListFormRecord(
                String quantity,
                String formula,
                String label,
                List<String> proofs,
                @Nullable List<String> every,
                long agreed,
                long heldOut,
                int longest) {
            static ListFormRecord of(ListForm form, Language language) {
                return new ListFormRecord(
                        Json.word(form.quantity()),
                        form.expression(),
                        form.proof().isPresent() ? "proved" : "checked",
                        form.proof().stream()
                                .map(proof -> sentence(proof, language))
                                .toList(),
                        form.proof()
                                .map(Proof::every)
                                .filter(all -> !all.isEmpty())
                                .orElse(null),
                        form.agreed(),
                        form.heldOut(),
                        form.longest());
            }
        }

        static ListsRecord of(ListFindings found, Language language) {
            return new ListsRecord(
                    found.position(),
                    found.forms().stream()
                            .map(form -> ListFormRecord.of(form, language))
                            .toList());
        }
    }

    /// What was found of one quantity.
    ///
    /// @param quantity `grundy`, `lost` or `drawn`
    /// @param variables the names of the numbers of a position
    /// @param parameters the names of the parameters
    /// @param from the smallest number of a position
    /// @param to the largest
    /// @param choices the parameters' values
    /// @param found the form, left out if none was found
    /// @param known how many values are known
    /// @param zeros how many positions are lost
    /// @param lastZero the last lost position, left out if there is none
    /// @param largest the largest value
    @OmittedIfNull
    public record SectionRecord(
            String quantity,
            List<String> variables,
            List<String> parameters,
            long from,
            long to,
            List<List<Long>> choices,
            @Nullable FormRecord found,
            long known,
            long zeros,
            @Nullable List<Long> lastZero,
            long largest) {
        static SectionRecord of(ReportSection section, Language language) {
            Samples samples = section.samples();
            TableProfile profile = section.profile();
            SampleBlock block = samples.blocks().getFirst();
            return new SectionRecord(
                    Json.word(samples.quantity()),
                    samples.variables(),
                    samples.names(),
                    block.from(),
                    (long) block.from() + block.sizes().getFirst() - 1,
                    samples.blocks().stream().map(SampleBlock::parameters).toList(),
                    section.finding()
                            .map(finding -> FormRecord.of(finding, samples, language))
                            .orElse(null),
                    profile.known(),
                    profile.zeros(),
                    profile.lastZero().map(place -> numbers(place, samples)).orElse(null),
                    profile.largest());
        }

        private static List<Long> numbers(Samples.Place place, Samples samples) {
            long[] arguments = place.arguments();
            return IntStream.range(0, samples.variables().size())
                    .mapToObj(i -> arguments[i])
                    .toList();
        }
    }

    /// A form that was found, with all that is said of how far it is known.
    ///
    /// @param kind such as `periodic`
    /// @param formula in the notation of rules as far as that goes
    /// @param definitions of the programs that the formula names
    /// @param label `proved`, `bounded` (proved up to 10^18), `checked` or `guess`
    /// @param proofs sentences, with the labels `proved` and `bounded`
    /// @param every for which parameters it is proved, as inequalities such as `m >= 1`; left out where it is
    ///     proved for those of `choices` alone
    /// @param choices the values of the parameters for which the label holds, and nothing is said of others; left
    ///     out where there are no parameters, or `every` says for which it is proved
    /// @param bound up to which number it is proved, with the label `bounded`
    /// @param doubt why it is only a guess, such as `few_values`
    /// @param fitted on how many values it was fitted
    /// @param heldOut with how many further values it agrees
    @OmittedIfNull
    public record FormRecord(
            String kind,
            String formula,
            List<String> definitions,
            String label,
            List<String> proofs,
            @Nullable List<String> every,
            @Nullable List<List<Long>> choices,
            @Nullable BigInteger bound,
            @Nullable String doubt,
            long fitted,
            long heldOut) {
        /// The record of a form.
        ///
        /// @param samples in which it was found
        public static FormRecord of(FoundForm finding, Samples samples, Language language) {
            ExpressionText formula = new ExpressionText(language);
            String text = formula.of(finding.form().expression());
            List<Proof> proofs = switch (finding.certainty()) {
                case Certainty.Proved(var all) -> all;
                case Certainty.Bounded(int digits, Proof proof) -> List.of(proof);
                case Certainty.Checked checked -> List.of();
                case Certainty.Guess guess -> List.of();
            };
            return new FormRecord(
                    finding.form().getClass().getSimpleName().toLowerCase(Locale.ROOT),
                    text,
                    formula.definitions(),
                    label(finding.certainty()),
                    proofs.stream().map(proof -> sentence(proof, language)).toList(),
                    provedFor(finding.certainty()),
                    provedFor(finding.certainty()) == null ? choices(samples.names(), samples.blocks()) : null,
                    finding.certainty() instanceof Certainty.Bounded(int digits, Proof proof)
                            ? BigInteger.TEN.pow(digits)
                            : null,
                    finding.certainty() instanceof Certainty.Guess(FormDoubt doubt) ? Json.word(doubt) : null,
                    finding.fitted(),
                    finding.heldOut());
        }

        private static @Nullable List<List<Long>> choices(List<String> names, List<SampleBlock> blocks) {
            return names.isEmpty()
                    ? null
                    : blocks.stream().map(SampleBlock::parameters).toList();
        }

        private static String label(Certainty certainty) {
            return switch (certainty) {
                case Certainty.Proved proved -> "proved";
                case Certainty.Bounded bounded -> "bounded";
                case Certainty.Checked checked -> "checked";
                case Certainty.Guess guess -> "guess";
            };
        }
    }

    /// For which parameters it is proved, null if for those alone that were computed.
    static @Nullable List<String> provedFor(Certainty certainty) {
        return certainty instanceof Certainty.Proved proved && !proved.every().isEmpty() ? proved.every() : null;
    }

    /// What a proof rests on, and what was checked.
    static String sentence(Proof proof, Language language) {
        return Stream.concat(Stream.of(proof.theorem(), proof.detail()), proof.steps().stream())
                .map(language::of)
                .collect(Collectors.joining(language.of(" ", "")));
    }

    /// The record of a report.
    public static DiscoveryRecord of(DiscoveryReport report, Language language) {
        return new DiscoveryRecord(
                report.name(),
                Json.word(report.play()),
                report.sections().stream()
                        .map(section -> SectionRecord.of(section, language))
                        .toList(),
                report.shortfall().map(LimitRecord::of).orElse(null),
                report.lists().map(found -> ListsRecord.of(found, language)).orElse(null));
    }
}
