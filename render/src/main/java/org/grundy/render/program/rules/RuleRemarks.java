package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.rules.TableOrder;
import org.grundy.render.program.ProgramMessages;

/// What a program made from rules says of itself: what is proved, what it costs and for which numbers it is.
///
/// @param program the program
/// @param order how its table is filled; empty if states are remembered
record RuleRemarks(RuleProgram program, Optional<TableOrder> order) {
    private static final int LONGEST_SOURCE = 16;

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String quantity =
                program.isEndless() ? "OUTCOMES" : program.target().quantity().name();
        lines.add(ProgramMessages.title(
                program.words(),
                new CalledRules(program).title(),
                program.target().play(),
                quantity));
        lines.add("");
        List<String> source = program.game().tree().source().strip().lines().toList();
        if (source.size() <= LONGEST_SOURCE) {
            source.forEach(line -> lines.add("    " + line));
            lines.add("");
        }
        if (program.game().tree().shape().isSingle()) {
            lines.add(say("rules.functions"));
            return lines;
        }
        if (program.form().isPresent()) {
            program.form().get().remarks().forEach(line -> lines.add(line.isEmpty() ? line : "    " + line));
            lines.add("");
            lines.add(say("rules.form"));
            lines.add(say("rules.cost.form"));
            return lines;
        }
        lines.add(proved());
        if (program.isTame()) {
            lines.add(say("rules.tame", "first", wild("rules.tame.first").orElse("")));
        } else if (program.isSearched()) {
            lines.add(searched());
        }
        lines.add(cost());
        lines.add(range());
        return lines;
    }

    private String say(String key, Object... namesAndQuantities) {
        return ProgramMessages.say(program.words(), key, namesAndQuantities);
    }

    private String proved() {
        List<String> measures = program.game().explanation().measures();
        return order.isPresent()
                ? say("rules.table", "measures", String.join(say("rules.then"), measures))
                : say(program.isEndless() ? "rules.endless" : measures.isEmpty() ? "rules.unproved" : "rules.ends");
    }

    /// A sentence about the first wild position, where one is known.
    private Optional<String> wild(String key) {
        return program.limits().wild().map(wild -> say(key, "wild", wild));
    }

    private String searched() {
        return program.isEndless()
                ? say("rules.retrograde")
                : say("rules.searched", "why", wild("rules.searched.wild").orElseGet(() -> say("rules.searched.won")));
    }

    private String cost() {
        if (program.isSearched() || order.isEmpty()) {
            return say(program.isSearched() ? "rules.cost.searched" : "rules.cost.memory");
        }
        // The number of moves from the largest state, where it is known.
        long moves = program.limits().moves().orElse(0);
        return say(
                order.get().isLine() ? "rules.cost.growing" : "rules.cost.table",
                "cells",
                order.get().cells(),
                "moves",
                moves == 0 ? "" : say("rules.cost.moves", "moves", moves),
                "anew",
                program.parameters().isEmpty() && program.target().given().isEmpty() ? "" : say("rules.cost.anew"));
    }

    private String range() {
        if (order.isEmpty()) {
            return say("rules.range.open");
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
                .collect(Collectors.joining(say("comma")));
        return say("rules.range", "all", all);
    }
}
