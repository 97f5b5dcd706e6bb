package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.discover.form.FormNotation;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The Grundy value of one element of lists whose elements are independent.
///
/// @param value of the number of the element and the parameters
/// @param element the name of the number
/// @param proof that it is right for every number and all games; empty if it is not proved
public record ElementForm(IntExpr value, String element, Optional<Proof> proof) {
    private static final BilingualText SUM = new BilingualText(
            "Each move changes one number, whatever the others are: a list is the sum of its numbers, and by Sprague and "
                    + "Grundy its value is the xor of theirs.",
            "每步只改变一个数，与其他数无关：列表是各数之和，由 Sprague–Grundy 定理，其值是各数之值的异或。");

    /// The form of lists, in the notation of rules; empty if that has no word for it.
    ///
    /// @param list its name
    Optional<String> ofList(String list) {
        FormNotation notation = new FormNotation();
        String text = notation.of(value);
        if (!notation.routines().isEmpty() || !notation.extremes().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                text.equals(element) ? "xor(" + list + ")" : "xor(" + text + " for " + element + " in " + list + ")");
    }

    /// The proof that it is right for every list.
    Optional<Proof> ofLists() {
        return proof.map(ofOne -> new Proof(
                "sum_of_elements",
                SUM,
                new BilingualText(
                        "The value of one: " + ofOne.theorem().en() + " "
                                + ofOne.detail().en(),
                        "一个数的值：" + ofOne.theorem().zh() + ofOne.detail().zh()),
                ofOne.steps(),
                ofOne.every()));
    }

    /// The games of one element; empty if elements of lists are not independent.
    static Optional<Variation> games(Variation lists, RuleGame game) {
        try {
            Optional<RuleText> rules = game.ofElement().map(RuleText::compile);
            Optional<List<String>> vary = ranges(lists);
            return rules.isPresent() && vary.isPresent()
                    ? Optional.of(new AskedGames(
                                    rules.get().families().getFirst().familyName(),
                                    rules.get().library(),
                                    vary.get())
                            .games()
                            .getFirst())
                    : Optional.empty();
        } catch (InputError none) {
            return Optional.empty(); // a text that says something else without its list
        }
    }

    /// A range for each parameter, where the games are those of all choices from ranges.
    private static Optional<List<String>> ranges(Variation lists) {
        List<String> ranges = new ArrayList<>();
        long choices = 1;
        for (int i = 0; i < lists.names().size(); i++) {
            Function<Variation.Member, Long> of = place(i);
            long least = lists.members().stream().map(of).min(Long::compare).orElseThrow();
            long largest = lists.members().stream().map(of).max(Long::compare).orElseThrow();
            choices *= largest - least + 1;
            ranges.add(lists.names().get(i) + "=" + least + ".." + largest);
        }
        return choices == lists.members().size() ? Optional.of(ranges) : Optional.empty();
    }

    private static Function<Variation.Member, Long> place(int i) {
        return member -> member.parameters().get(i);
    }
}
