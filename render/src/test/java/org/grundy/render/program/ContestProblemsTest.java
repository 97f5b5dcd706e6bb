package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.expression.IntExpr;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Problems of judges from their rules to a form and a program in C++, compared with the game played out, and far
/// beyond with what editorials say. A few in each build; all, and the tables of docs/problems.md below target, with
/// -Dgrundy.problems=all.
class ContestProblemsTest {
    private static final boolean ALL = "all".equals(System.getProperty("grundy.problems"));

    /// Of each kind of form one that is quick.
    private static final Set<String> FEW = Set.of("Codeforces 1747C", "HDU 3032", "HDU 4764", "51Nod 1067");

    @TempDir
    private Path folder;

    private static List<ContestFinding> findings() {
        return Stream.of(LeetCodeAndCodeforces.all(), AtCoderAndHdu.all(), OtherJudges.all())
                .flatMap(List::stream)
                .filter(problem -> ALL || FEW.contains(problem.id()))
                .map(ContestFinding::of)
                .toList();
    }

    @Test
    void forms_and_their_programs_are_right() throws IOException, InterruptedException {
        List<ContestFinding> findings = findings();
        ProgramBundle programs = new ProgramBundle(ProgramLanguage.CPP);
        List<String> expected = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (ContestFinding finding : findings) {
            for (SampledQuantity quantity : finding.forms().keySet()) {
                IntExpr form = finding.expression(quantity);
                finding.error(quantity, Seed.of(finding.problem().id()).generator())
                        .ifPresent(error -> wrong.add(finding.problem().id() + ": " + error));
                int program = programs.add(
                        finding.program(quantity, form),
                        quantity == SampledQuantity.GRUNDY ? "grundy" : "lost",
                        finding.arguments(),
                        false);
                finding.positions().forEach(position -> {
                    programs.ask(program, position);
                    expected.add(Long.toString(form.value(position)));
                });
            }
        }
        if (ALL) {
            Files.writeString(Path.of("target", "problems.md"), ContestTable.of(findings));
        }
        assertThat(programs.answers(folder)).isEqualTo(expected);
        assertThat(ALL ? List.of() : wrong).isEmpty();
        assertThat(
                        ALL
                                ? List.of()
                                : findings.stream()
                                        .filter(finding -> !finding.forms()
                                                .containsKey(finding.problem().asked()))
                                        .map(finding -> finding.problem().id())
                                        .collect(Collectors.toList()))
                .isEmpty();
    }
}
