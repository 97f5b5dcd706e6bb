package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family of games given by rules in which some parameters stay open: between the brackets they stand
/// with a name in place of a value, and are numbers of the state that no move changes.
///
/// @param family the family
/// @param names what may stand in place of a value, in the order of the new numbers
public record OpenRuleFamily(RuleFamily family, List<String> names) implements Family {
    public OpenRuleFamily {
        names = List.copyOf(names);
    }

    @Override
    public Entry entry() {
        return family.entry();
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }

    /// The game with its open parameters as numbers.
    ///
    /// @throws InputError if a parameter cannot stay open
    @Override
    public RuleGame with(Arguments arguments) {
        Map<String, String> parameterOf = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size() && i < family.parameters().size(); i++) {
            String text = arguments.get(i).text();
            if (names.contains(text)
                    && parameterOf.put(text, family.parameters().get(i)) != null) {
                throw arguments.error(
                        "%s stands for two parameters, and a program takes each by itself",
                        "%s 代表两个参数，而程序要分别读入每个参数", text);
            }
        }
        List<String> open = new ArrayList<>();
        names.stream().filter(parameterOf::containsKey).map(parameterOf::get).forEach(open::add);
        return open.isEmpty() ? family.with(arguments) : family.lifted(open, arguments);
    }
}
