package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The packages that each module exports to all keep what its `api.txt` says of them: programs that were
/// written for it go on to compile and to run.
@ResourceLock(GrundyClasses.LOCK)
final class ApiTest {
    private static final List<String> MODULES =
            List.of("base", "sequence", "core", "lang", "catalog", "discover", "render");
    private static final Pattern EXPORTED = Pattern.compile("exports (org\\.grundy\\.[\\w.]+)(;| to)");

    private static Path folder(String module) {
        return Path.of(System.getProperty("basedir", "."), "..", module, "src", "main", "module");
    }

    private static Set<String> exported(String module, String how) throws IOException {
        return EXPORTED.matcher(Files.readString(folder(module).resolve("module-info.java")))
                .results()
                .filter(each -> each.group(2).equals(how))
                .map(each -> each.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> now(String module) throws IOException {
        return new ApiSignatures(folder(module).resolveSibling("java"), exported(module, ";")).lines();
    }

    private static List<String> modules() {
        return MODULES;
    }

    @ParameterizedTest
    @MethodSource("modules")
    void nothing_public_is_taken_away_or_asked_for_anew(String module) throws IOException {
        List<String> now = now(module);
        Path list = folder(module).resolve("api.txt").normalize();
        if ("accept".equals(System.getProperty("grundy.api"))) {
            Files.write(list, now);
        }
        List<String> kept = Files.readAllLines(list);
        assertThat(broken(kept, now)).as("""
                        This would break programs that use the library.
                        If it is meant to: say so under "Changed" in CHANGELOG.md, and run this test with \
                        -Dgrundy.api=accept,
                        which writes %s anew; while the first number of the version is 0, the second rises.""", list).isEmpty();
    }

    /// Lines that are gone, marked with `-`; and new ones, marked with `+`, that types of the user's own or switches
    /// over all cases would have to follow.
    private static List<String> broken(List<String> kept, List<String> now) {
        Set<String> before = Set.copyOf(kept);
        Set<String> after = Set.copyOf(now);
        List<String> gone = kept.stream()
                .filter(line -> !after.contains(line))
                .map(line -> "- " + line)
                .collect(Collectors.toList());
        Set<String> types = kept.stream().map(ApiTest::type).collect(Collectors.toSet());
        Set<String> sealed = now.stream()
                .filter(line -> line.contains(" | permits "))
                .map(ApiTest::type)
                .collect(Collectors.toSet());
        now.stream()
                .filter(line -> !before.contains(line) && types.contains(type(line)))
                .filter(line -> line.contains(" | permits ")
                        || (line.contains(" abstract ") && line.endsWith(")") && !sealed.contains(type(line))))
                .forEach(line -> gone.add("+ " + line));
        return gone;
    }

    private static String type(String line) {
        return line.substring(0, line.indexOf(" | "));
    }

    @Test
    void a_method_that_is_gone_and_a_new_one_to_implement_break_programs() {
        List<String> kept = List.of("A | public interface A", "A | public abstract int a()");
        assertThat(broken(kept, List.of("A | public interface A", "A | public abstract int b()", "B | public class B")))
                .containsExactly("- A | public abstract int a()", "+ A | public abstract int b()");
    }

    @Test
    void what_is_only_added_breaks_none() {
        List<String> kept = List.of("A | public interface A");
        assertThat(broken(kept, List.of("A | public interface A", "A | public default int b()", "B | public class B")))
                .isEmpty();
    }

    /// The exceptions are how values are computed, which the command line lets its users choose, and the kinds of
    /// forms, of which there is a list; and where a search is kept, which is a folder or nothing.
    @Test
    void it_speaks_only_of_its_own_types() throws IOException {
        Set<String> open = new TreeSet<>();
        List<String> now = new ArrayList<>();
        for (String module : MODULES) {
            open.addAll(exported(module, ";"));
            now.addAll(now(module));
        }
        Pattern named = Pattern.compile("\\b((?:[a-z]+\\.)+)[A-Z]\\w*");
        Set<String> core =
                GrundyClasses.ALL.stream().map(type -> type.getPackageName()).collect(Collectors.toSet());
        assertThat(now.stream()
                        .flatMap(line -> named.matcher(line).results())
                        .map(MatchResult::group)
                        .filter(name -> core.contains(home(name)) && !open.contains(home(name)))
                        .distinct())
                .containsOnly("heap.kernel.Kernel", "heap.window.SnapshotStore", "discover.family.FormFamily");
    }

    private static String home(String type) {
        return "org.grundy." + type.substring(0, type.lastIndexOf('.'));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void all_exported_packages_are_there(String module) throws IOException {
        Set<String> all = exported(module, ";");
        all.addAll(exported(module, " to"));
        assertThat(all)
                .hasSizeGreaterThan(1)
                .allSatisfy(
                        name -> assertThat(folder(module).resolveSibling("java").resolve(name.replace('.', '/')))
                                .isDirectory());
    }
}
