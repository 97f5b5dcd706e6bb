package org.grundy.render.program.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.expression.KnownValues;
import org.grundy.render.program.ReaderWriter;
import org.grundy.render.program.input.ComputedGap;
import org.grundy.render.program.input.GivenList;

/// What the main program calls in a program of rules, and by which names.
///
/// @param program the program
record CalledRules(RuleProgram program) {
    ReaderWriter.Called called() {
        return new ReaderWriter.Called(
                program.written(),
                program.parameters(),
                program.writtenList().orElse(""),
                program.target().quantity(),
                false,
                program.components(),
                program.target().given(),
                List.of(),
                moves(),
                false,
                functions(),
                program.target().moves().length());
    }

    /// What is defined, and which parameters it is given besides its arguments.
    private Map<String, List<String>> functions() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        KnownValues defined = program.game().tree().defined();
        defined.functions().forEach(each -> all.put(each.name(), passed(each.passed())));
        defined.lists().stream()
                .filter(each -> !each.isFunction())
                .forEach(each -> all.put(each.name() + ComputedGap.LIST, passed(each.arguments())));
        return all;
    }

    private List<String> passed(List<String> arguments) {
        return arguments.stream().filter(program.parameters()::contains).toList();
    }

    /// The variables of moves, where winning ones are looked for.
    private Optional<List<String>> moves() {
        return program.target().moves().told()
                ? Optional.of(FoundMoves.variables(program.game().tree()))
                : Optional.empty();
    }

    /// The game, as the remarks call it.
    String title() {
        List<String> all = Stream.concat(
                        program.parameters().stream(),
                        program.target().given().stream().map(GivenList::name))
                .toList();
        String brackets = all.isEmpty() ? "" : "[" + String.join(",", all) + "]";
        String numbers = Stream.concat(
                        program.written().stream(),
                        program.writtenList().stream().map(name -> name + "[]"))
                .collect(Collectors.joining(","));
        String name = program.game().tree().name();
        return name + brackets + "(" + numbers + ")";
    }
}
