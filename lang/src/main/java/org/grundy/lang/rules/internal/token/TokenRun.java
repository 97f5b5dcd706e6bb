package org.grundy.lang.rules.internal.token;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.text.Span;

/// Some tokens of a text in a row. What is said of them concerns those outside of brackets.
public record TokenRun(List<Token> tokens) {
    private static final Set<String> COMPARING = Set.of("=", "!=", "<", "<=", ">", ">=", "in", "divides");

    public TokenRun {
        tokens = List.copyOf(tokens);
    }

    public boolean isEmpty() {
        return tokens.isEmpty();
    }

    public Token first() {
        return tokens.getFirst();
    }

    /// The place of all of them.
    public Span span() {
        return tokens.getFirst().span().to(tokens.getLast().span());
    }

    public TokenRun from(int index) {
        return new TokenRun(tokens.subList(index, tokens.size()));
    }

    public TokenRun before(int index) {
        return new TokenRun(tokens.subList(0, index));
    }

    /// Where the first of some words or signs stands; behind the end if none does.
    public int find(String... wanted) {
        int depth = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (depth == 0 && Stream.of(wanted).anyMatch(token::is)) {
                return i;
            }
            depth += token.step();
        }
        return tokens.size();
    }

    public boolean has(String... wanted) {
        return find(wanted) < tokens.size();
    }

    /// Whether numbers are compared.
    public boolean compares() {
        return has(COMPARING.toArray(String[]::new));
    }

    /// The runs between commas.
    public List<TokenRun> parts() {
        List<TokenRun> parts = new ArrayList<>();
        TokenRun left = this;
        while (left.has(",")) {
            int comma = left.find(",");
            parts.add(left.before(comma));
            left = left.from(comma + 1);
        }
        parts.add(left);
        return parts;
    }

    /// How many tokens from the first one make a state: a name, a number, or something in brackets; 0 if none do.
    public int state() {
        if (isEmpty() || (first().kind() == TokenKind.SYMBOL && !first().opens())) {
            return 0;
        }
        if (first().opens()) {
            return closed(0);
        }
        boolean list =
                tokens.size() > 2 && tokens.get(1).is("[") && tokens.get(2).is("]");
        return list ? 3 : 1;
    }

    /// How many tokens there are up to the bracket that closes the one at an index; 0 if none does.
    public int closed(int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            depth += tokens.get(i).step();
            if (depth == 0) {
                return i + 1;
            }
        }
        return 0;
    }

    /// Whether the token at an index is a word or sign.
    public boolean is(int index, String text) {
        return index < tokens.size() && tokens.get(index).is(text);
    }

    /// Whether an arrow stands behind a state.
    public boolean isRule() {
        int state = state();
        return state > 0 && is(state, "->");
    }

    /// Names of numbers, each once: neither words of the language nor functions, nor variables that `for` or `each`
    /// brings in.
    public List<String> names() {
        List<String> bound = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.kind() == TokenKind.NAME && !Keywords.contains(token.text()) && !is(i + 1, "(")) {
                (is(i + 1, "in") && !token.is("if") ? bound : names).add(token.text());
            }
        }
        return names.stream().distinct().filter(name -> !bound.contains(name)).toList();
    }
}
