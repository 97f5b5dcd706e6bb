package org.grundy.discover.prove.parametric;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.automata.GameProof;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.prove.SumWords;
import org.grundy.game.Play;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.ProofObligations;
import org.grundy.logic.SymbolicDivision;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The proof in words: what is named, what each move does to it, and what was decided.
///
/// @param claim what is proved
/// @param proof how
/// @param proved its statements
/// @param run charged for the search for moves to name
record ParametricWords(FamilyClaim claim, ParametricProof proof, GameProof.Proved proved, Run run) {
    private static final Budget MOVES = Budget.UNLIMITED.withPositions(150_000);

    private static final String VALUE = "v";
    private static final String SMALLER = "u";

    Proof proof(String key) {
        List<BilingualText> steps = new ArrayList<>();
        proof.divisions().forEach(each -> steps.add(named(each)));
        proof.changes().stream().map(this::changed).distinct().forEach(steps::add);
        boolean values = claim.isGrundy();
        if (proof.ofSums()) {
            steps.add(values ? SumWords.VALUES : SumWords.OUTCOMES);
        }
        steps.addAll(values ? values() : lost());
        steps.add(ends());
        int statements = proved.lemmas().size();
        return new Proof(
                key,
                new BilingualText("By induction, whatever the parameters.", "对任意参数，用归纳法。"),
                BilingualText.of(
                        "The %s statements that it needs are decided by automata:", "所需的 %s 条命题由自动机判定：", statements),
                steps,
                claim.open().every());
    }

    private static BilingualText named(SymbolicDivision division) {
        String text = division.dividend() + " = " + division.quotient() + "(" + division.divisor() + ") + "
                + division.remainder();
        String range = "0 <= " + division.remainder() + " < " + division.divisor();
        return BilingualText.of("Write %s with %s.", "记 %s，其中 %s。", text, range);
    }

    private BilingualText changed(ParametricProof.Change change) {
        SymbolicDivision parts = change.dividend().parts();
        String option = position(change.move().option());
        LinearTerm dividend = parts.dividend().plus(change.dividend().further());
        String divided = "(" + dividend + ") mod (" + parts.divisor() + ")";
        List<String> rests = change.dividend().remainders().stream()
                .map(LinearTerm::toString)
                .toList();
        return new BilingualText(
                "After a move to " + option + ": " + divided + " = " + String.join(" or ", rests) + ".",
                "走到 " + option + " 后：" + divided + " = " + String.join(" 或 ", rests) + "。");
    }

    /// A position without the parameters, which stay.
    private String position(List<LinearTerm> terms) {
        List<String> numbers = proof.game().position();
        List<String> free = IntStream.range(0, terms.size())
                .filter(place -> !claim.open().parameters().contains(numbers.get(place)))
                .mapToObj(place -> terms.get(place).toString())
                .toList();
        return free.size() == 1 ? free.getFirst() : "(" + String.join(", ", free) + ")";
    }

    private List<BilingualText> lost() {
        List<BilingualText> steps = new ArrayList<>();
        steps.add(new BilingualText(
                "No move leads from a position of the form to another of the form.", "满足该式的局面，走不到另一个满足该式的局面。"));
        List<String> moves = moves(WinningTerms.toLost(proof, claim.open().parameters()));
        boolean misere = claim.play() == Play.MISERE;
        steps.add(new BilingualText(
                "From every other position" + (misere ? " that has a move" : "") + " one does"
                        + (moves.isEmpty() ? "." : ": that to " + String.join(" or ", moves) + "."),
                "其他" + (misere ? "还能走的" : "") + "局面都有一步走到满足该式的局面"
                        + (moves.isEmpty() ? "。" : "：走到 " + String.join(" 或 ", moves) + "。")));
        if (misere) {
            steps.add(new BilingualText("Each position of the form has a move.", "满足该式的局面都有棋可走。"));
        }
        return steps;
    }

    private List<BilingualText> values() {
        List<String> moves = moves(WinningTerms.toValue(proof, VALUE, SMALLER));
        return List.of(
                new BilingualText("No move keeps the value.", "任何一步都会改变该值。"),
                new BilingualText(
                        "From a value " + VALUE + " every smaller " + SMALLER + " is reached"
                                + (moves.isEmpty() ? "." : ", by the move to " + String.join(" or ", moves) + "."),
                        "从值 " + VALUE + " 可以走到每个更小的值 " + SMALLER
                                + (moves.isEmpty() ? "。" : "：走到 " + String.join(" 或 ", moves) + "。")));
    }

    /// None where moves lead to sums: of these single components are told.
    private List<String> moves(WinningTerms terms) {
        return proof.ofSums()
                ? List.of()
                : run.attempt(MOVES, terms::found).toOptional().orElse(List.of()).stream()
                        .map(this::position)
                        .distinct()
                        .toList();
    }

    private BilingualText ends() {
        List<String> sums = proved.descent().stream()
                .map(sum -> sum.stream()
                        .distinct()
                        .map(name -> times(Collections.frequency(sum, name), name))
                        .collect(Collectors.joining(" + "))
                        .replace("+ " + ProofObligations.MINUS, "- "))
                .toList();
        String all = String.join(", ", sums);
        return sums.size() == 1
                ? BilingualText.of("Every move lowers %s, so play ends.", "每一步都使 %s 变小，所以对局会结束。", all)
                : BilingualText.of(
                        "Of %1$s the first that a move changes is lowered, so play ends.",
                        "在 %2$s 中，一步所改变的第一个总是变小，所以对局会结束。", all, sums.stream().collect(Collectors.joining("、")));
    }

    private static String times(int count, String name) {
        return count == 1 ? name : count + "*" + name;
    }
}
