package org.grundy.game;

import java.util.List;
import java.util.stream.Collectors;

/// Positions of any games, played together. Components are numbered from 0.
///
/// @param components may be empty: then the sum is over
public record Sum(List<Component<?>> components) {
    /// Copies the list.
    public Sum {
        components = List.copyOf(components);
    }

    /// The sum of these components.
    public static Sum of(Component<?>... components) {
        return new Sum(List.of(components));
    }

    /// The [identities][Game#identity] of the games of its components, each once.
    ///
    /// @throws org.grundy.text.InputError if the class of some rules has no file
    public List<String> identities() {
        return components.stream()
                .map(component -> component.game().identity())
                .distinct()
                .toList();
    }

    /// The sum as an expression: `kayles(7) + wythoff(3,5)`; `0` when empty.
    public String expression() {
        return components.isEmpty()
                ? "0"
                : components.stream().map(Component::expression).collect(Collectors.joining(" + "));
    }

    /// Its [#expression()].
    @Override
    public String toString() {
        return expression();
    }
}
