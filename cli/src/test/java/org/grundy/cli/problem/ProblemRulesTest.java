package org.grundy.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The rules of docs/problems.md say who wins as the statements of the problems do.
final class ProblemRulesTest {
    static Stream<Arguments> problems() {
        return Stream.of(
                Arguments.of("AtCoder ARC 151 C", ZeroOneGame.statements()),
                Arguments.of("LeetCode 3227", StatedGames.vowels()),
                Arguments.of("LeetCode 2029", StatedGames.stones()),
                Arguments.of("LeetCode 464", StatedGames.total()),
                Arguments.of("Codeforces 1738C", StatedGames.addicts()),
                Arguments.of("Codeforces 36D", StatedGames.chess(2)),
                Arguments.of("Codeforces 276B", StatedGames.letters()),
                Arguments.of("AtCoder AGC 033 C", StatedGames.coins()),
                Arguments.of("AtCoder ABC 278 G", RowGames.cards(2, 3)),
                Arguments.of("HDU 3980", RowGames.beads(2)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void the_documented_rules_are_those_of_the_statement(String id, List<Statement> statements) throws IOException {
        DocumentedRules rules = DocumentedRules.of(id, statements.getFirst().parameters());
        for (Statement statement : statements) {
            assertThat(rules.wins(statement.starts()))
                    .as("%s of %s", id, statement.starts())
                    .isEqualTo(statement.wins());
        }
    }

    @Test
    void the_chinese_page_has_the_same_rules() throws IOException {
        assertThat(DocumentedRules.all("problems.zh.md"))
                .hasSizeGreaterThan(100)
                .isEqualTo(DocumentedRules.all("problems.md"));
    }
}
