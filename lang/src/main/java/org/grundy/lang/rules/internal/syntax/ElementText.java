package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.lang.rules.internal.token.Lexer;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;

/// The rules of one element, where each move of rules of a list changes or removes one element,
/// whatever the others are: `a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..3` are `x ->
/// (x - k) for k in 1..3` for each element.
///
/// The text is taken apart into tokens: a loop over all places goes, `a[i]` becomes `x`, what replaces
/// it stands alone. Where the list or a place is left anywhere, or anything else stands where lists are
/// written, elements are not independent.
public final class ElementText {
    private static final String INDICES = "indices";

    private final List<Token> tokens;
    private final String list;
    private final String element;
    private final Set<String> places = new HashSet<>();
    private final List<String> written = new ArrayList<>();
    private int at;
    private int loops;

    /// Whether lists that a move leads to stand here, and no loop or condition.
    private boolean moves;

    /// How many brackets are open.
    private int depth;

    private ElementText(List<Token> tokens, String list) {
        this.tokens = tokens;
        this.list = list;
        Set<String> names = tokens.stream().map(Token::text).collect(Collectors.toSet());
        String free = "x";
        while (names.contains(free)) {
            free += "x";
        }
        this.element = free;
    }

    /// The rules of one element; empty if elements are not independent.
    ///
    /// @param source the text of one game, whose states are a list and nothing else
    /// @param list its name
    public static Optional<String> of(String source, String list) {
        ElementText text = new ElementText(Lexer.tokens(source), list);
        return text.rewritten() ? Optional.of(String.join(" ", text.written)) : Optional.empty();
    }

    private boolean rewritten() {
        boolean first = true;
        while (tokens.get(at).kind() != TokenKind.END) {
            if (next("->")) {
                if (!first && loops != 1) {
                    return false;
                }
                first = false;
                loops = 0;
                moves = true;
            } else if (next("for") || next("if") || next("\n")) {
                moves = false;
            }
            if (!step()) {
                return false;
            }
        }
        return loops == 1 && written.stream().noneMatch(word -> word.equals(list) || places.contains(word));
    }

    /// Rewrites what comes next.
    ///
    /// @return whether that can be
    private boolean step() {
        if (next(list, "[", "]", "->")) {
            return write(3, element);
        }
        if (isName(0) && next(1, "in", INDICES, "(", list, ")")) {
            return loop(6);
        }
        if (isName(0) && next(1, "in", "0", "..", "length", "(", list, ")", "-", "1")) {
            return loop(10);
        }
        if (next(list, "[") && isName(2) && next(3, "]")) {
            places.add(text(2));
            return write(4, element);
        }
        if (next("replace", "(", list, ",") && isName(4) && next(5, ",")) {
            return moved("(");
        }
        if (next("remove", "(", list, ",") && isName(4) && next(5, ")")) {
            return moved("nothing");
        }
        if (next("unordered")) {
            at += next(1, ",") ? 2 : 1;
            return true;
        }
        boolean otherwise = next("[") || next("&") || next("nothing");
        return !otherwise && write(1, text(0).equals("\n") ? ";" : text(0));
    }

    /// A loop over all places goes, with the word or the comma that joins it to others.
    private boolean loop(int length) {
        places.add(text(0));
        loops++;
        at += length;
        String before = written.isEmpty() ? "" : written.getLast();
        if (next(",")) {
            at++;
        } else if (before.equals(",") || before.equals("for")) {
            written.removeLast();
        }
        return before.equals(",") || before.equals("for");
    }

    /// What a move leads to, which may be nothing but the list with another element, or without one.
    private boolean moved(String word) {
        places.add(text(4));
        return moves && depth == 0 && write(6, word);
    }

    private boolean write(int length, String word) {
        written.add(word);
        depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
        at += length;
        return true;
    }

    private boolean isName(int offset) {
        return at + offset < tokens.size() && tokens.get(at + offset).kind() == TokenKind.NAME;
    }

    private String text(int offset) {
        return tokens.get(at + offset).text();
    }

    private boolean next(String... words) {
        return next(0, words);
    }

    private boolean next(int offset, String... words) {
        if (at + offset + words.length > tokens.size()) {
            return false;
        }
        for (int i = 0; i < words.length; i++) {
            if (!text(offset + i).equals(words[i])) {
                return false;
            }
        }
        return true;
    }
}
