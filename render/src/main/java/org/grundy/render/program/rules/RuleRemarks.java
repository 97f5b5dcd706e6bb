package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.TableOrder;

/// What a program made from rules says of itself: what is proved, what it costs and for which numbers it is.
///
/// @param program the program
/// @param order how its table is filled; empty if states are remembered
record RuleRemarks(RuleProgram program, Optional<TableOrder> order) {
    private static final int LONGEST_SOURCE = 16;

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(what());
        lines.add("");
        List<String> source = program.game().tree().source().strip().lines().toList();
        if (source.size() <= LONGEST_SOURCE) {
            source.forEach(line -> lines.add("    " + line));
            lines.add("");
        }
        lines.add(proved());
        if (program.isTame()) {
            lines.add(tame());
        } else if (program.isSearched()) {
            lines.add(searched());
        }
        lines.add(cost());
        lines.add(range());
        return lines;
    }

    private String say(String en, String zh) {
        return program.words().of(en, zh);
    }

    private String what() {
        boolean lost = program.target().quantity() == SampledQuantity.LOST;
        String play = program.target().play() == Play.MISERE ? say("misère play", "反常规则") : say("normal play", "正常规则");
        String quantity = program.isEndless()
                ? say("outcomes (P, N, D)", "必败点 P、必胜点 N 与平局 D")
                : lost ? say("lost positions (P)", "必败点 P") : say("Grundy values", "SG 值");
        return program.title() + say(", ", "，") + play + say(": ", "：") + quantity;
    }

    private String proved() {
        if (order.isPresent()) {
            String measures = String.join(
                    say(", then ", "，其次 "), program.game().explanation().measures());
            return say(
                    "From the rules, by definition: nothing is guessed. It is proved that each state is computed"
                            + " after all that moves lead to (" + measures + " gets smaller).",
                    "由规则按定义计算，没有猜测。已证明每个局面都排在其后继之后（" + measures + " 递减）。");
        }
        if (program.isEndless()) {
            return say(
                    "From the rules, by definition: nothing is guessed. It is not proved that play ends; a position is a"
                            + " draw (D) if neither player can force a win.",
                    "由规则按定义计算，没有猜测。未证明游戏必然结束；谁也不能强行取胜的局面是平局 D。");
        }
        boolean ends = !program.game().explanation().measures().isEmpty();
        return ends
                ? say(
                        "From the rules, by definition: nothing is guessed. It is proved that play ends.",
                        "由规则按定义计算，没有猜测。已证明游戏必然结束。")
                : say(
                        "From the rules, by definition: nothing is guessed. It is not proved that play ends; where a"
                                + " position comes again, the program ends with an exception.",
                        "由规则按定义计算，没有猜测。未证明游戏必然结束；若局面重复出现，程序抛出异常。");
    }

    private String tame() {
        return say(
                "Misère sums are decided by the genera of their components where all are tame: if one is firm, a sum is"
                        + " lost when the nim sum is 0; if none is, when it is 1. A wild position ends the program with"
                        + " an exception"
                        + program.limits()
                                .wild()
                                .map(first -> "; the first one is " + first)
                                .orElse("") + ".",
                "各子游戏都驯良（tame）时，反常规则下和的胜负由它们的 genus 决定：只要有一个稳定（firm），异或和为 0 时必败；"
                        + "全部可变（fickle）时，异或和为 1 时必败。遇到不驯良（wild）的局面，程序抛出异常"
                        + program.limits().wild().map(first -> "；第一个是 " + first).orElse("") + "。");
    }

    private String searched() {
        return program.isEndless()
                ? say(
                        "All positions that can follow are listed, and decided backwards from the ends of play (retrograde"
                                + " analysis); 0 stands for lost, 1 for won, 2 for a draw.",
                        "列出以后可能出现的所有局面，从终局倒推；0 表示必败，1 表示必胜，2 表示平局。")
                : say(
                        "Genera do not decide all sums in misère play, for "
                                + program.limits()
                                        .wild()
                                        .map(wild -> wild + " is wild")
                                        .orElse("some positions are won at once")
                                + ": whole sums are searched.",
                        program.limits().wild().map(wild -> wild + " 不驯良（wild）").orElse("有的局面可以立即获胜")
                                + "，反常规则下和的胜负不全由 genus 决定，所以对整个和搜索。");
    }

    private String cost() {
        if (program.isSearched()) {
            return say(
                    "Cost: every position that can follow is remembered, sums as a whole.",
                    "代价：以后可能出现的每个局面都记忆化，和作为整体。");
        }
        if (order.isEmpty()) {
            return say(
                    "Cost: states are remembered as they are met, and the calls nest as deep as play is long.",
                    "代价：遇到的局面记忆化，递归深度等于对局长度。");
        }
        long cells = order.get().cells();
        String moves = mostMoves();
        return say(
                "Cost: a table of " + cells + " states"
                        + (moves.isEmpty() ? "" : ", with up to " + moves + " moves from each")
                        + (program.parameters().isEmpty() ? "" : "; it is filled anew when parameters change") + ".",
                "代价：一张 " + cells + " 个局面的表" + (moves.isEmpty() ? "" : "，每个局面最多约 " + moves + " 种走法")
                        + (program.parameters().isEmpty() ? "" : "；参数改变时重新填表") + "。");
    }

    /// The number of moves from the largest state; empty where it is not known.
    private String mostMoves() {
        OptionalLong moves = program.limits().moves();
        return moves.orElse(0) == 0 ? "" : Long.toString(moves.getAsLong());
    }

    private String range() {
        if (order.isEmpty()) {
            return say("Range: as far as time and memory reach.", "范围：以时间和内存为限。");
        }
        long[] most = program.limits().corner().toArray();
        List<String> names = program.game().numbers();
        String all = IntStream.range(0, names.size())
                .mapToObj(place -> names.get(place) + " = 0.."
                        + Math.max(
                                most[place],
                                place < names.size() - program.target().parameters()
                                        ? order.get().largest().get(place)
                                        : 0))
                .collect(Collectors.joining(say(", ", "，")));
        return say(
                "Range: states with " + all + "; others end it with an exception (--to and --vary set the limits).",
                "范围：" + all + " 的局面；超出时程序抛出异常（范围由 --to 与 --vary 给定）。");
    }
}
