package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.run.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Results do not depend on how busy the machine is: budgets count work, and a clock is asked where a reason is given
/// here.
@ResourceLock(GrundyClasses.LOCK)
final class ClocksTest {
    private static final Map<String, String> CLOCKS = Map.ofEntries(
            Map.entry("run.Run", "the time that a user gave"),
            Map.entry("search.StoreFile", "what is proved is on disk some seconds later"),
            Map.entry(
                    "heap.kernel.choice.KernelRegistry",
                    "which kernel goes on: all give the same values and charge the same"),
            Map.entry("heap.kernel.WorkerTeam", "whether other threads help"),
            Map.entry("heap.kernel.sparse.SparseBlock", "which heaps are marked: the values are the same"),
            Map.entry("web.http.Rehearsal", "how long the code of the server is warmed up"),
            Map.entry("web.api.SequenceQuestion", "how fast the values came"),
            Map.entry("cli.option.VectorlessStart", "what is left of a time that a user gave"),
            Map.entry("cli.start.JarStart", "when the first JVM was started, for that"),
            Map.entry("cli.start.ServeTraining", "a server that does not start ends the training"),
            Map.entry("cli.console.ProgressLine", "how fast it goes"),
            Map.entry("cli.sequence.FrontierRun", "how fast the values came"),
            Map.entry("cli.sequence.SequenceRun", "how fast the values came, and when they are kept"),
            Map.entry("cli.command.QuotientCommand", "when a person is told how far it is"));

    private static final Map<String, String> TIME_LIMITS = Map.of(
            "run.Account", "parts of a time that a user gave",
            "run.Run", "some more time to give what was found",
            "play.Opponent", "parts of a time that a user gave for a move",
            "render.text.LimitText", "the advice to give more time",
            "web.http.Work", "the time that a question asks for",
            "web.http.Limits", "the most time, which protects the server",
            "cli.option.TimeOption", "--time",
            "cli.sequence.SequenceRun", "when values are kept");

    private static Set<String> whoCall(Predicate<AccessTarget> target) {
        return GrundyClasses.ALL.stream()
                .filter(each -> !each.getPackageName().startsWith("org.grundy.testkit"))
                .filter(each -> calls(each).anyMatch(access -> target.test(access.getTarget())))
                .map(each -> each.getName().replace("org.grundy.", "").replaceAll("\\$.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<JavaCodeUnitAccess<?>> calls(JavaClass each) {
        return Stream.concat(each.getMethodCallsFromSelf().stream(), each.getMethodReferencesFromSelf().stream());
    }

    private static boolean asksClock(AccessTarget target) {
        String owner = target.getOwner().getName();
        return switch (owner) {
            case "java.lang.System" -> Set.of("nanoTime", "currentTimeMillis").contains(target.getName());
            case "java.time.Instant", "java.time.LocalDateTime", "java.time.ZonedDateTime" ->
                target.getName().equals("now");
            case "java.time.Clock", "java.time.InstantSource" ->
                target.getName().startsWith("system");
            default -> false;
        };
    }

    @Test
    void nobody_asks_a_clock_without_a_reason() {
        assertThat(whoCall(ClocksTest::asksClock)).isEqualTo(new TreeSet<>(CLOCKS.keySet()));
    }

    @Test
    void nobody_limits_a_time_that_no_user_gave() {
        Set<String> limits = Set.of("withTime", "timed");
        assertThat(whoCall(
                        target -> target.getOwner().isEquivalentTo(Budget.class) && limits.contains(target.getName())))
                .isEqualTo(new TreeSet<>(TIME_LIMITS.keySet()));
    }
}
