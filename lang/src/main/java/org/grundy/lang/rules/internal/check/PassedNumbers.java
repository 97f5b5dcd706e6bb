package org.grundy.lang.rules.internal.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;

/// Which parameters that are numbers each definition of a text depends on, by itself or by others that it uses: they
/// alone are passed on to it, so that its values are kept while others change.
final class PassedNumbers {
    private final Map<String, Set<String>> named = new HashMap<>();

    PassedNumbers(List<GameStatement.Let> lets) {
        for (GameStatement.Let let : lets) {
            Set<String> names = new HashSet<>();
            add(let.body(), names);
            let.arguments().forEach(own -> names.remove(own.name()));
            named.put(let.name().name(), names);
        }
    }

    /// Those of some numbers on which a definition depends, in their order.
    List<String> of(GameStatement.Let let, List<String> numbers) {
        Set<String> reached = new HashSet<>();
        reach(let.name().name(), reached);
        return numbers.stream().filter(reached::contains).toList();
    }

    private void reach(String name, Set<String> reached) {
        for (String used : Objects.requireNonNullElse(named.get(name), Set.<String>of())) {
            if (reached.add(used)) {
                reach(used, reached);
            }
        }
    }

    private static void add(SyntaxNode node, Set<String> names) {
        if (node instanceof SyntaxNode.Name name) {
            names.add(name.name());
        } else if (node instanceof SyntaxNode.Call call) {
            names.add(call.called());
        }
        ParameterUses.parts(node).forEach(part -> add(part, names));
    }
}
