package org.grundy.render.program.sample;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.input.InputPlan;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// The output for an input: what the program of a format prints, with no program. Each position is answered by the
/// engine, equal ones once.
///
/// @param game whose positions the input has
/// @param format with what is printed
public record InputAnswers(WrittenCases game, InputFormat format) {
    /// The output.
    ///
    /// @param input the whole of it
    /// @param run charged for all cases together
    /// @throws InputError if the format does not fit the game or the input, a case is no position or is not
    ///     decided within the limits, or what is to be printed is not known without a program
    public String of(String input, Run run) {
        if (format.needsProgram()) {
            throw new InputError(
                    "moves, and answers over all values of a number, are printed by programs alone: see grundy export",
                    "必胜走法和对一个数的所有值的统计只能由程序输出：请用 grundy export");
        }
        List<ReadCase> cases = SampleInput.whole(plan(), game.wanted(), input);
        List<Sum> sums = sums(cases);
        CommonValues values = new CommonValues(
                sums.stream()
                        .filter(sum -> game.convention(sum).equals(Convention.NORMAL))
                        .toList(),
                run);
        Map<Sum, KnownCase> answered = new HashMap<>();
        List<KnownCase> known = sums.stream()
                .map(each -> answered.computeIfAbsent(
                        each, sum -> values.of(sum).map(KnownCase::of).orElseGet(() -> game.answer(sum, run))))
                .toList();
        refuseUndecided(cases, known);
        return new SampleAnswers(format)
                .of(cases, known)
                .orElseThrow(() ->
                        new InputError("what --answer prints is not known of every case", "--answer 要输出的内容并非每组都已知"));
    }

    /// What the format reads, for this game.
    ///
    /// @throws InputError if it does not fit
    InputPlan plan() {
        InputPattern pattern = format.pattern()
                .orElseGet(() -> InputPattern.of(game.wanted().usual()))
                .spelled(game.wanted());
        return InputPlan.of(pattern, game.wanted(), false);
    }

    private List<Sum> sums(List<ReadCase> cases) {
        CaseSums sums = new CaseSums(game);
        List<Sum> all = new ArrayList<>();
        for (ReadCase each : cases) {
            all.add(sums.of(each)
                    .orElseThrow(() -> new InputError(
                            "case %s is no position: %s", "第 %s 组不是局面：%s", all.size() + 1, game.expression(each))));
        }
        return all;
    }

    private void refuseUndecided(List<ReadCase> cases, List<KnownCase> known) {
        for (int i = 0; i < known.size(); i++) {
            if (known.get(i).outcome().isEmpty()) {
                throw new InputError(
                        "case %s, %s, is not decided within the limits",
                        "第 %s 组 %s 在限额内没有得出结论", i + 1, game.expression(cases.get(i)));
            }
        }
    }
}
