package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.run.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Results do not depend on how busy the machine is: budgets count work, and a clock is asked where a
/// reason is given here.
@ResourceLock(GrundyClasses.LOCK)
final class ClocksTest {
    private static final Map<String, String> CLOCKS = Map.ofEntries(
            Map.entry("run.Run", "the time that a user gave"),
            Map.entry("search.store.StoreFile", "what is proved is on disk some seconds later"),
            Map.entry("heap.kernel.WorkerTeam", "whether other threads help"),
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
            "web.http.Limits", "the most time that a question may ask for",
            "cli.option.TimeOption", "--time",
            "cli.sequence.SequenceRun", "when values are kept");

    /// What the command line does not see, as sources: the cluster, the page's class library, and the
    /// page itself.
    private static final Map<String, String> OTHERS = Map.of(
            "FolderOwner.java", "when a folder was taken",
            "ClusterSession.java", "when a person is told that no executor has come",
            "BlockWorker.java", "how long a block took",
            "EarlierBlocks.java", "how long earlier blocks took to read",
            "Clock.java", "the clock of the page's engine",
            "ScriptHost.java", "the clock of the browser, for that",
            "daily.js", "the puzzle of the day",
            "module.js", "the clock of the page's engine");

    private static final Pattern ASKED = Pattern.compile(
            "System(\\.|::)(nanoTime|currentTimeMillis)\\b|Instant\\.now|long nanoTime|performance\\.now|Date\\.now|new Date\\(\\)");

    /// A question of the page that is given a time.
    private static final Pattern TIMED = Pattern.compile("[{,]\\s*time\\s*[:,}]");

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

    private static List<Path> page() throws IOException {
        try (Stream<Path> files = Files.walk(JavaSources.ROOT.resolve("web/src/main/resources"))) {
            return files.filter(file -> file.toString().endsWith(".js")).toList();
        }
    }

    private static Set<String> whichHave(Pattern pattern, List<Path> files) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path file : files) {
            if (pattern.matcher(Files.readString(file)).find()) {
                names.add(file.getFileName().toString());
            }
        }
        return names;
    }

    @Test
    void neither_the_cluster_nor_the_page_asks_a_clock_without_a_reason() throws IOException {
        List<Path> files = new ArrayList<>(page());
        JavaSources.below("src/main/java").stream()
                .filter(file -> file.startsWith(JavaSources.ROOT.resolve("cluster"))
                        || file.startsWith(JavaSources.ROOT.resolve("site")))
                .forEach(files::add);
        assertThat(whichHave(ASKED, files)).isEqualTo(new TreeSet<>(OTHERS.keySet()));
    }

    @Test
    void no_question_of_the_page_is_given_a_time() throws IOException {
        assertThat(page()).isNotEmpty();
        assertThat(whichHave(TIMED, page())).isEmpty();
    }

    @Test
    void nobody_limits_a_time_that_no_user_gave() {
        Set<String> limits = Set.of("withTime", "timed");
        assertThat(whoCall(
                        target -> target.getOwner().isEquivalentTo(Budget.class) && limits.contains(target.getName())))
                .isEqualTo(new TreeSet<>(TIME_LIMITS.keySet()));
    }
}
