package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ArchitectureDocumentTest {
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^ *(?:[a-z-]+ +)*(?:class|record|interface|enum|@interface) +([A-Z]\\w*)");

    @Test
    void every_type_that_the_document_names_exists() throws IOException {
        Path document = JavaSources.ROOT.resolve("ARCHITECTURE.md");
        assumeTrue(Files.exists(document), "there is no ARCHITECTURE.md");
        Set<String> named =
                new TreeSet<>(DocumentedTypes.in(Files.readString(document)).names());
        named.removeAll(declaredTypes());
        named.removeIf(ArchitectureDocumentTest::isOfTheJdk);
        assertThat(named)
                .as("types in ARCHITECTURE.md that are declared nowhere")
                .isEmpty();
    }

    @Test
    void the_declarations_of_this_project_are_found() throws IOException {
        assertThat(declaredTypes()).contains("Main", "NaiveGrundy", "DocumentedTypes", "Module");
    }

    @Test
    void a_span_names_a_type_with_or_without_arguments_and_member() {
        assertThat(DocumentedTypes.in("A `Ruleset<P>`, a `Coding` and `Grundy.analyze(sum, budget)`.")
                        .names())
                .containsExactly("Coding", "Grundy", "Ruleset");
    }

    @Test
    void a_span_that_is_no_type_is_passed_over() {
        assertThat(DocumentedTypes.in("`P`, `JSON`, `README.md`, `Main.java`, `solve nim 3`, `core`, `A sentence`")
                        .names())
                .isEmpty();
    }

    @Test
    void a_fenced_block_is_passed_over() {
        assertThat(DocumentedTypes.in("```java\n`Missing` x;\n```\nand `Kept`").names())
                .containsExactly("Kept");
    }

    private static Set<String> declaredTypes() throws IOException {
        Set<String> declared = new TreeSet<>();
        for (Path file : JavaSources.below("src")) {
            Matcher declarations = DECLARATION.matcher(Files.readString(file));
            while (declarations.find()) {
                declared.add(declarations.group(1));
            }
        }
        return declared;
    }

    private static boolean isOfTheJdk(String name) {
        return Stream.of("java.lang.", "java.util.", "java.util.function.", "java.util.stream.", "java.math.")
                .anyMatch(root -> ArchitectureDocumentTest.class
                                .getClassLoader()
                                .getResource((root + name).replace('.', '/') + ".class")
                        != null);
    }
}
