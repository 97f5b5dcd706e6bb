package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The order of packages and files is one: who reads upwards from the bottom never meets a name that comes later.
final class CirclesTest {
    /// How many files of one package may use each other in a circle: syntax trees with what reads them, and families
    /// of a sealed interface that makes them, are at most so many.
    private static final int MOST_IN_A_CIRCLE = 6;

    private static final SourceDependencies DEPENDENCIES = dependencies();

    private static SourceDependencies dependencies() {
        try {
            return SourceDependencies.ofAllModules();
        } catch (IOException unread) {
            throw new IllegalStateException(unread);
        }
    }

    /// A package and one below it are two.
    @Test
    void no_packages_depend_on_each_other_in_a_circle() {
        List<String> circles = new ArrayList<>();
        Circles packages = new Circles(DEPENDENCIES.byPackage());
        for (SortedSet<String> component : packages.all()) {
            circles.add(component.size() + " packages: " + explained(packages.shortest(component.first())));
        }
        assertThat(circles).as("circles of packages").isEmpty();
    }

    private static String explained(List<String> circle) {
        List<String> steps = new ArrayList<>();
        for (int i = 1; i < circle.size(); i++) {
            steps.add(DEPENDENCIES.between(circle.get(i - 1), circle.get(i)));
        }
        return String.join(", ", steps);
    }

    @Test
    void a_circle_of_files_stays_in_its_package_and_is_small() {
        Circles files = new Circles(DEPENDENCIES.byFile());
        List<String> circles = new ArrayList<>();
        for (SortedSet<String> component : files.all()) {
            Set<String> homes =
                    component.stream().map(SourceDependencies::packageOf).collect(Collectors.toSet());
            boolean wide = homes.size() > 1;
            boolean large = component.size() > MOST_IN_A_CIRCLE;
            if (wide || large) {
                circles.add(component.size() + " files: " + String.join(" -> ", files.shortest(component.first()))
                        + ", with " + component);
            }
        }
        assertThat(circles).as("circles of files").isEmpty();
    }

    @Test
    void a_circle_is_found_and_shown() {
        Circles circles = new Circles(Map.of(
                "a", List.of("b"), "b", List.of("c", "d"), "c", List.of("a", "b"), "d", List.of("e"), "e", List.of()));
        assertThat(circles.all()).containsExactly(new TreeSet<>(Set.of("a", "b", "c")));
        assertThat(circles.shortest("a")).containsExactly("a", "b", "c", "a");
        assertThat(circles.shortest("b")).containsExactly("b", "c", "b");
    }

    @Test
    void imports_and_neighbours_are_used_and_what_comments_and_texts_name_is_not() {
        Map<String, String> sources = Map.of(
                "One", "package org.grundy.a;\nimport org.grundy.b.Two;\nclass One { Near near; String s = \"Far\"; }",
                "Near", "package org.grundy.a;\n/// [Far]\nclass Near { char c = '\"'; Far.One none; char d = '\"'; }",
                "Far", "package org.grundy.a;\ninterface Far { String S = \"\"\"\n One \"\" \"\"\"; /* One */ }",
                "Two", "package org.grundy.b;\nclass Two { org.grundy.a.Far far; Near own; Other.Two other; }");
        SourceDependencies found = SourceDependencies.of(sources);
        assertThat(found.byFile().get("org.grundy.a.One")).containsExactly("org.grundy.a.Near", "org.grundy.b.Two");
        assertThat(found.byFile().get("org.grundy.a.Near")).containsExactly("org.grundy.a.Far");
        assertThat(found.byFile().get("org.grundy.a.Far")).isEmpty();
        assertThat(found.byFile().get("org.grundy.b.Two")).containsExactly("org.grundy.a.Far");
        assertThat(found.byPackage())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "org.grundy.a", new TreeSet<>(Set.of("org.grundy.b")),
                        "org.grundy.b", new TreeSet<>(Set.of("org.grundy.a"))));
    }
}
