package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.game.HeapRules;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Options;
import org.grundy.game.PairRules;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules may look at 10^18 candidates before they find an option, or none: whoever lists options has a run that is
/// charged for them.
@ResourceLock(GrundyClasses.LOCK)
final class ListingRulesTest {
    /// Who asks rules for options, beside rules that pass on what they are handed; with the reason.
    private static final Map<String, String> LISTERS = Map.of(
            "org.grundy.game.MeteredOptions", "the way for all others: its receivers have a run",
            "org.grundy.game.AnyOption", "charges a run, or ends by itself after a number of candidates",
            "org.grundy.solve.graph.CodeNumbering", "the receiver charges the run for each option",
            "org.grundy.solve.DenseValues", "its receiver charges the run for many options at once",
            "org.grundy.catalog.heap.TakeRange", "rules that pass on what they are handed, in a lambda",
            "org.grundy.misere.tame.HeapsOfRules", "the receiver has a run",
            "org.grundy.misere.NumberedHeaps", "rules of heaps that are made of other rules, and ask for heap 0");

    /// Who begins computations without limits, which nobody can stop; with the reason.
    private static final Map<String, String> UNLIMITED = Map.ofEntries(
            Map.entry("org.grundy.catalog.row.TreblecrossTheorem", "the length of a strip is limited"),
            Map.entry("org.grundy.catalog.judge.InputTokens", "a constructor for tests and programs of others"),
            Map.entry("org.grundy.catalog.judge.HeapInput", "a nim sum by a theorem"),
            Map.entry("org.grundy.automata.Numeration", "an automaton of a few states"),
            Map.entry("org.grundy.automata.BuiltInSets", "automata of a few states"),
            Map.entry("org.grundy.lang.rules.RuleGame", "a method for programs of others"),
            Map.entry("org.grundy.search.RulesetPieces", "replaced by the run of each search before it is used"),
            Map.entry("org.grundy.heap.sequence.ReducedForm", "as many values as a code has digits"),
            Map.entry("org.grundy.heap.kernel.bitset.BitsetKernel", "one block"),
            Map.entry("org.grundy.heap.kernel.bitset.BitsetBlocks", "as many heaps as the caller charges"),
            Map.entry("org.grundy.render.json.AnswerRecord", "a listing of moves that were computed"),
            Map.entry("org.grundy.render.text.AnswerText", "a listing of moves that were computed"),
            Map.entry("org.grundy.render.misere.QuotientText", "what was computed is written"),
            Map.entry("org.grundy.cli.sequence.MisereValues", "what was computed is written"),
            Map.entry("org.grundy.web.api.SequenceQuestion", "what was computed is written"),
            Map.entry("org.grundy.web.api.TableQuestion", "what was computed is written"));

    @ParameterizedTest
    @ValueSource(classes = {Ruleset.class, Coding.class, HeapRules.Moves.class, PairRules.Moves.class})
    void options_are_listed_within_a_run(Class<?> rules) {
        String method = rules == HeapRules.Moves.class || rules == PairRules.Moves.class ? "from" : "options";
        Set<String> callers = calls(rules, method)
                .filter(call -> !isHanded(call.getOrigin()))
                .map(call -> call.getOriginOwner().getName())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(LISTERS.keySet()).containsAll(callers);
    }

    @Test
    void the_list_of_those_who_may_has_nobody_who_does_not() {
        Set<String> callers = Stream.of(Ruleset.class, Coding.class, HeapRules.Moves.class)
                .flatMap(rules -> Stream.of("options", "from").flatMap(method -> calls(rules, method)))
                .map(call -> call.getOriginOwner().getName())
                .collect(Collectors.toSet());
        assertThat(callers).containsAll(LISTERS.keySet());
    }

    @Test
    void receivers_of_options_pass_on_what_rules_look_at() {
        Set<String> deaf = GrundyClasses.ALL.stream()
                .filter(each -> !each.isInterface())
                .filter(each -> each.isAssignableTo(Options.class) && !each.isAssignableTo(MeteredOptions.class))
                .filter(each -> each.tryGetMethod("looked", long.class).isEmpty())
                .map(JavaClass::getName)
                .collect(Collectors.toSet());
        assertThat(deaf).isEmpty();
    }

    @Test
    void a_run_without_limits_is_begun_only_where_the_work_has_some() {
        Set<String> callers = callsOfAny(Run.class, "unlimited")
                .map(call -> outermost(call.getOriginOwner()).getName())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(callers).containsExactlyInAnyOrderElementsOf(new TreeSet<>(UNLIMITED.keySet()));
    }

    private static JavaClass outermost(JavaClass owner) {
        return owner.getEnclosingClass().map(ListingRulesTest::outermost).orElse(owner);
    }

    /// Calls with a position and a receiver.
    private static Stream<JavaMethodCall> calls(Class<?> rules, String method) {
        return callsOfAny(rules, method)
                .filter(call -> call.getTarget().getRawParameterTypes().size() > 1);
    }

    private static Stream<JavaMethodCall> callsOfAny(Class<?> type, String method) {
        return GrundyClasses.ALL.stream()
                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTarget().getName().equals(method)
                        && call.getTargetOwner().isAssignableTo(type));
    }

    /// Rules that are made of others hand on the receiver that they were handed.
    private static boolean isHanded(JavaCodeUnit origin) {
        return !origin.getOwner().isAssignableTo(Options.class)
                && origin.getRawParameterTypes().stream()
                        .anyMatch(type -> type.isAssignableTo(Options.class)
                                || type.isAssignableTo(OptionCodes.class)
                                || type.isAssignableTo(PairRules.Cells.class));
    }
}
