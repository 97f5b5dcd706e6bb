package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.text.Span;

/// Turns parameters of a game into numbers of its states that no move changes. They stand behind the other
/// numbers and before the list.
///
/// @param game the game
/// @param names of the parameters, in the order of the new numbers
public record ParameterLifting(GameSyntax game, List<String> names) {
    /// The game whose states have the new numbers.
    public GameSyntax lifted() {
        return new GameSyntax(
                game.name(),
                game.parameters().stream()
                        .filter(parameter -> !names.contains(parameter.word()))
                        .toList(),
                game.statements().stream().map(this::lifted).toList());
    }

    private GameStatement lifted(GameStatement statement) {
        return switch (statement) {
            case GameStatement.Move move ->
                new GameStatement.Move(
                        move.span(),
                        pattern(move.pattern(), move.span()),
                        move.terms().stream()
                                .map(term -> new TermSyntax(
                                        term.span(),
                                        term.copies(),
                                        state(term.position(), term.span(), hasList(move.pattern())),
                                        term.each()))
                                .toList(),
                        move.clauses());
            case GameStatement.States states ->
                new GameStatement.States(states.span(), pattern(states.pattern(), states.span()), states.where());
            case GameStatement.Start start ->
                new GameStatement.Start(
                        start.span(),
                        pattern(start.pattern(), start.span()),
                        state(start.state(), start.span(), gameHasList()));
            case GameStatement.Unordered unordered -> unordered;
            case GameStatement.Let(var span, var name, var list, var arguments, var passed, var body) ->
                new GameStatement.Let(
                        span,
                        name,
                        list,
                        arguments,
                        Stream.concat(passed.stream(), names.stream()).toList(),
                        body);
            case GameStatement.When when -> when;
            case GameStatement.Convention convention -> convention;
        };
    }

    private boolean gameHasList() {
        return game.statements().stream()
                .anyMatch(statement -> statement instanceof GameStatement.Move move && hasList(move.pattern()));
    }

    private static boolean hasList(List<PatternItem> pattern) {
        return !pattern.isEmpty() && pattern.getLast() instanceof PatternItem.Numbers;
    }

    private List<PatternItem> pattern(List<PatternItem> pattern, Span span) {
        Stream<PatternItem> more = names.stream().map(name -> new PatternItem.Variable(span, name));
        return with(pattern, more.toList(), hasList(pattern));
    }

    private List<SyntaxNode> state(List<SyntaxNode> state, Span span, boolean list) {
        Stream<SyntaxNode> more = names.stream().map(name -> new SyntaxNode.Name(span, name));
        return with(state, more.toList(), list);
    }

    private static <T> List<T> with(List<T> items, List<T> more, boolean list) {
        List<T> all = new ArrayList<>(items);
        all.addAll(list ? items.size() - 1 : items.size(), more);
        return all;
    }
}
