package org.grundy.render.program.sample;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.input.InputPlan;
import org.grundy.text.InputError;

/// What the cases of an input are positions of.
///
/// @param asked the games
/// @param play how they are played
/// @param format what is read: parameters that it does not name keep their usual values
public record AskedCases(AskedGames asked, Play play, InputFormat format) {
    /// The game, with what is read of its positions.
    ///
    /// @throws InputError if there is no such game
    public WrittenCases written() {
        return asked.rules().map(this::own).orElseGet(this::known);
    }

    private WrittenCases own(RuleFamily rules) {
        RuleGame example = rules.example();
        Map<String, String> parameters = new LinkedHashMap<>();
        List<String> usual = rules.usualValues();
        for (int i = 0; i < rules.parameters().size(); i++) {
            String name = rules.parameters().get(i);
            boolean read = format.pattern()
                    .map(pattern -> pattern.reads(name))
                    .orElseGet(() -> varied(rules).contains(name));
            parameters.put(name, read ? "" : usual.get(i));
        }
        List<String> lists = rules.lists();
        InputPlan.Wanted wanted = new InputPlan.Wanted(
                example.variables(),
                parameters.keySet().stream()
                        .filter(name -> isRead(name, parameters) && !lists.contains(name))
                        .toList(),
                example.writtenList().orElse(""),
                lists.stream()
                        .filter(name -> isRead(name, parameters))
                        .map(name -> new GivenList(name, name, rules.hasRows(name), 0))
                        .toList(),
                false,
                false);
        return new WrittenCases(rules.familyName(), asked.library(), parameters, wanted, play);
    }

    /// The parameters that are read where no format says it.
    private List<String> varied(RuleFamily rules) {
        return rules.lists().isEmpty() ? asked.games().getFirst().names() : rules.parameters();
    }

    /// Whether a parameter has no value of its own.
    private static boolean isRead(String name, Map<String, String> parameters) {
        return parameters.getOrDefault(name, "").isEmpty();
    }

    /// A game of the library: of numbers, or of a list.
    private WrittenCases known() {
        return new WrittenCases(asked.game(), asked.library(), Map.of(), ofLibrary(), play);
    }

    private InputPlan.Wanted ofLibrary() {
        try {
            List<String> names = asked.games().getFirst().variables();
            Optional<String> heap = names.size() == 1 ? format.pattern().flatMap(InputPattern::heap) : Optional.empty();
            return new InputPlan.Wanted(heap.map(List::of).orElse(names), List.of(), "", List.of(), false, false);
        } catch (InputError list) {
            return new InputPlan.Wanted(List.of(), List.of(), "a", List.of(), false, false);
        }
    }
}
