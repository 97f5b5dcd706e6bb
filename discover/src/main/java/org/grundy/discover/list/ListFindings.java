package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;

/// What was found of positions that are lists of any length.
///
/// @param position a game with a position as it is written, `nim(a[])` or `take[m](a[])`
/// @param forms one for each quantity of which a form was found
public record ListFindings(String position, List<ListForm> forms) {
    /// Copies the list.
    public ListFindings {
        forms = List.copyOf(forms);
    }

    /// What is found of games; empty if their positions are no lists.
    ///
    /// @param run charged for the work, of which the Grundy values get half
    public static Optional<ListFindings> of(Variation games, Play play, ListForms.Elements elements, Run run) {
        return ListForms.game(games).map(game -> {
            List<ListForm> forms = new ArrayList<>();
            if (play != Play.MISERE) {
                run.find(run.part(2), () -> ListForms.find(games, SampledQuantity.GRUNDY, play, elements, run))
                        .ifPresent(forms::add);
            }
            run.find(() -> ListForms.find(games, SampledQuantity.LOST, play, elements, run))
                    .ifPresent(forms::add);
            return new ListFindings(position(game, games.names()), forms);
        });
    }

    /// Whether there are forms, and all are proved.
    public boolean areProved() {
        return !forms.isEmpty() && forms.stream().allMatch(form -> form.proof().isPresent());
    }

    /// How a position of a game of lists is written.
    ///
    /// @param parameters the names of those that vary
    public static String position(RuleGame game, List<String> parameters) {
        String list = game.writtenList().orElseThrow() + "[]";
        String numbers = String.join(
                ",", Stream.concat(game.variables().stream(), Stream.of(list)).toList());
        String name = game.tree().name();
        String named = parameters.isEmpty()
                ? name
                : name.replaceFirst("\\[.*", "") + parameters.toString().replace(" ", "");
        return named + "(" + numbers + ")";
    }
}
