package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.cli.contest.ListedProblem.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The list of problems has each statement once, and the pages count it as it is.
final class ListedProblemsTest {
    @Test
    void each_statement_has_one_line_and_each_line_a_statement() throws IOException {
        assertThat(ListedProblem.all().stream().map(ListedProblem::problem))
                .containsExactlyInAnyOrderElementsOf(
                        Statements.all().stream().map(Statement::problem).toList());
    }

    @Test
    void what_is_not_accepted_has_its_reason() throws IOException {
        List<ListedProblem> refused = ListedProblem.all().stream()
                .filter(each -> each.verdict() != Verdict.ACCEPTED)
                .toList();
        assertThat(refused)
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.reason()).isNotBlank());
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems.md", "problems.zh.md"})
    void the_page_counts_the_list(String page) throws IOException {
        Map<Verdict, Long> counts = ListedProblem.all().stream()
                .collect(Collectors.groupingBy(ListedProblem::verdict, Collectors.counting()));
        String text = Files.readString(Path.of(System.getProperty("basedir", "."), "..", "docs", page));
        String section = text.substring(text.indexOf("commands.txt"));
        assertThat(section.substring(0, section.indexOf("\n\n")).replaceAll("\\s+", " "))
                .contains(
                        counts.values().stream().mapToLong(each -> each).sum() + " ",
                        counts.get(Verdict.ACCEPTED) + " ",
                        counts.get(Verdict.SLOW) + " ",
                        counts.get(Verdict.UNSAID) + " ");
    }
}
