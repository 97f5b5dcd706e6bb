package org.grundy.lang.rules.internal.syntax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.grundy.lang.expression.DigitProgram;

/// Puts what names stand for in their place. Faults are then reported where the definition stands.
///
/// @param definitions what each name stands for
/// @param functions those that are defined by digits
record DefinedNames(Map<String, SyntaxNode> definitions, Map<String, DigitProgram> functions) {
    /// The expression without the names.
    SyntaxNode in(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Name name -> definitions.getOrDefault(name.name(), name);
            case SyntaxNode.Call call
            when functions.containsKey(call.called()) && call.arguments().size() == 1 ->
                new SyntaxNode.Digital(
                        call.span(),
                        Objects.requireNonNull(functions.get(call.called())),
                        in(call.arguments().getFirst()));
            case SyntaxNode.Call call -> new SyntaxNode.Call(call.span(), call.name(), all(call.arguments()));
            case SyntaxNode.Digital digital ->
                new SyntaxNode.Digital(digital.span(), digital.program(), in(digital.argument()));
            case SyntaxNode.Binary binary ->
                new SyntaxNode.Binary(
                        binary.span(), binary.operator(), binary.at(), in(binary.left()), in(binary.right()));
            case SyntaxNode.Negative negative -> new SyntaxNode.Negative(negative.span(), in(negative.operand()));
            case SyntaxNode.Not not -> new SyntaxNode.Not(not.span(), in(not.operand()));
            case SyntaxNode.Choice choice ->
                new SyntaxNode.Choice(choice.span(), in(choice.condition()), in(choice.then()), in(choice.otherwise()));
            case SyntaxNode.Element element ->
                new SyntaxNode.Element(element.span(), in(element.list()), in(element.index()));
            case SyntaxNode.Tuple tuple -> new SyntaxNode.Tuple(tuple.span(), all(tuple.items()));
            case SyntaxNode.Braces braces -> new SyntaxNode.Braces(braces.span(), all(braces.items()));
            case SyntaxNode.Range range ->
                new SyntaxNode.Range(
                        range.span(),
                        in(range.from()),
                        in(range.to()),
                        range.step().map(this::in));
            case SyntaxNode.Mapped mapped -> mapped(mapped);
            case SyntaxNode.Literal literal -> literal;
            case SyntaxNode.Truth truth -> truth;
        };
    }

    /// Inside, the variable hides a definition of its name.
    private SyntaxNode mapped(SyntaxNode.Mapped mapped) {
        Map<String, SyntaxNode> seen = new HashMap<>(definitions);
        seen.remove(mapped.variable().name());
        DefinedNames inside = new DefinedNames(seen, functions);
        return new SyntaxNode.Mapped(
                mapped.span(),
                inside.in(mapped.element()),
                mapped.variable(),
                in(mapped.over()),
                mapped.condition().map(inside::in));
    }

    private List<SyntaxNode> all(List<SyntaxNode> nodes) {
        return nodes.stream().map(this::in).toList();
    }
}
