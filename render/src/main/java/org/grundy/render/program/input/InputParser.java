package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.render.program.input.InputItem.Count;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Reads patterns of inputs.
final class InputParser {
    private static final Pattern TOKEN = Pattern.compile("[\\p{L}_][\\p{L}0-9_]*|\\d+|\"[^\"]*\"|'[^']*'|\\S");
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}0-9_]*");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,10}");
    private static final int DEEPEST = 20;

    private record Token(String text, int from, int to) {}

    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int next;
    private int depth;

    InputParser(String source) {
        this.source = source;
        Matcher token = TOKEN.matcher(source);
        while (token.find()) {
            tokens.add(new Token(token.group(), token.start(), token.end()));
        }
    }

    InputPattern whole() {
        List<InputItem> items = items();
        if (next < tokens.size()) {
            throw error("there is no \"(\" to this \")\"", "这个 “)” 没有对应的 “(”");
        }
        if (items.isEmpty()) {
            throw error("this reads nothing; such a format is T*(n m)", "这里什么都没有读；格式例如 T*(n m)");
        }
        return new InputPattern(source, items);
    }

    private List<InputItem> items() {
        List<InputItem> items = new ArrayList<>();
        while (next < tokens.size() && !at(")")) {
            if (!take(";") && !take(",")) {
                items.add(item());
            }
        }
        return items;
    }

    private InputItem item() {
        if (++depth > DEEPEST) {
            throw error("this is nested too deeply", "嵌套太深");
        }
        InputItem item = at("*") || isTimes() ? repeated() : at("(") ? columns() : named();
        depth--;
        return item;
    }

    /// Whether a count and a star follow.
    private boolean isTimes() {
        int star = 1 + (text(1).matches("[-+/]") ? 2 : 0);
        return (NUMBER.matcher(text(0)).matches() || NAME.matcher(text(0)).matches())
                && text(star).equals("*");
    }

    private InputItem repeated() {
        Optional<Count> times = at("*") ? Optional.empty() : Optional.of(count());
        expect("*");
        List<InputItem> body = group();
        List<Long> until = new ArrayList<>();
        if (take("until")) {
            do {
                take(",");
                until.add(take("-") ? -number() : number());
            } while (at("-") || at(",") || NUMBER.matcher(text(0)).matches());
        }
        return new InputItem.Repeated(times, until, body);
    }

    private List<InputItem> group() {
        if (!take("(")) {
            return List.of(item());
        }
        List<InputItem> body = items();
        expect(")");
        return body;
    }

    /// Names in parentheses, and how many rows of them there are.
    private InputItem columns() {
        expect("(");
        List<InputItem.Number> columns = new ArrayList<>();
        while (!at(")") && next < tokens.size()) {
            if (!take(",") && !take(";")) {
                columns.add(shifted(name()));
            }
        }
        expect(")");
        if (columns.isEmpty() || !at("[")) {
            throw error(
                    "expected how many rows there are, as in (x y)[n], or what comes again, as in T*(x y)",
                    "这里应写有几行，例如 (x y)[n]；若是重复的部分，写作 T*(x y)");
        }
        return listed(columns);
    }

    private InputItem named() {
        if (take("sum")) {
            if (take("runs")) {
                return new InputItem.Sum(Optional.empty(), List.of(runs()));
            }
            boolean counted = !at("(");
            Optional<Count> times = counted ? Optional.of(count()) : Optional.empty();
            if (counted) {
                expect("*");
            }
            return new InputItem.Sum(times, group());
        }
        if (at("arcs") || at("edges")) {
            return arcs();
        }
        if (at("runs") && NAME.matcher(text(1)).matches() && take("runs")) {
            return runs();
        }
        if (take("each")) {
            return each();
        }
        if (take("position")) {
            return new InputItem.Position();
        }
        if (take("_")) {
            return new InputItem.Skipped(at("[") ? bracket() : Count.of(1));
        }
        String name = name();
        if (take(":")) {
            return new InputItem.Word(name, letters());
        }
        InputItem.Number number = shifted(name);
        return at("[") ? listed(List.of(number)) : number;
    }

    /// Such as `arcs E(u v)[m]`, or with marks `arcs E(u v w c:"ab")[m]`.
    private InputItem arcs() {
        boolean both = take("edges") || !take("arcs");
        String list = name();
        expect("(");
        InputItem.Number from = shifted(name());
        take(",");
        InputItem.Number to = shifted(name());
        List<InputItem> marks = new ArrayList<>();
        while (!at(")") && marks.size() < InputItem.Arcs.MOST_MARKS) {
            take(",");
            String mark = name();
            marks.add(take(":") ? new InputItem.Word(mark, letters()) : shifted(mark));
        }
        expect(")");
        return new InputItem.Arcs(list, from.added(), to.added(), marks, bracket(), both);
    }

    /// Such as `n:"I"` behind `runs`.
    private InputItem runs() {
        String name = name();
        expect(":");
        String letter = letters();
        if (letter.length() > 1) {
            next--;
            throw error("runs are of one letter", "只能取一个字母的连续段");
        }
        return new InputItem.Runs(name, letter);
    }

    /// Such as `each v=1..n`.
    private InputItem each() {
        String name = name();
        expect("=");
        Count from = count();
        expect(".");
        expect(".");
        Count to = count();
        return new InputItem.Each(name, from, to, take("each") ? List.of(each()) : List.of());
    }

    private InputItem listed(List<InputItem.Number> columns) {
        if (text(1).equals("line") && columns.size() == 1) {
            expect("[");
            expect("line");
            expect("]");
            return new InputItem.Line(columns.getFirst());
        }
        return new InputItem.Numbers(columns, bracket());
    }

    private Count bracket() {
        expect("[");
        boolean product = NUMBER.matcher(text(0)).matches() && text(1).equals("*");
        Count count = product ? multiple() : count();
        expect("]");
        return count;
    }

    /// Such as `2*n`.
    private Count multiple() {
        long factor = number();
        expect("*");
        return new Count(factor, name(), shift());
    }

    private Count count() {
        if (NUMBER.matcher(text(0)).matches()) {
            return Count.of(number());
        }
        String name = name();
        return new Count(1, name, take("/") ? positive() : 1, shift());
    }

    private long positive() {
        long number = number();
        if (number == 0) {
            next--;
            throw error("expected a number of at least 1", "这里应是不小于 1 的数");
        }
        return number;
    }

    private InputItem.Number shifted(String name) {
        return new InputItem.Number(name, shift());
    }

    private long shift() {
        return take("+") ? number() : take("-") ? -number() : 0;
    }

    private String letters() {
        String quoted = text(0);
        if (!(quoted.startsWith("\"") || quoted.startsWith("'"))
                || quoted.length() < 3
                || quoted.chars().distinct().count() < quoted.length() - 1) {
            throw error(
                    "expected the letters of the word in quotation marks, each once, as in s:\"LR\"",
                    "这里应在引号里写出单词可能有的字母，每个一次，例如 s:\"LR\"");
        }
        next++;
        return quoted.substring(1, quoted.length() - 1);
    }

    private String name() {
        if (!NAME.matcher(text(0)).matches()) {
            throw error("expected a name", "这里应是一个名字");
        }
        return tokens.get(next++).text;
    }

    private long number() {
        if (!NUMBER.matcher(text(0)).matches() || Long.parseLong(text(0)) > Integer.MAX_VALUE) {
            throw error("expected a number below 2^31", "这里应是小于 2^31 的数");
        }
        return Long.parseLong(tokens.get(next++).text);
    }

    private String text(int ahead) {
        return next + ahead < tokens.size() ? tokens.get(next + ahead).text : "";
    }

    private boolean at(String text) {
        return text(0).equals(text);
    }

    private boolean take(String text) {
        boolean there = at(text);
        next += there ? 1 : 0;
        return there;
    }

    private void expect(String text) {
        if (!take(text)) {
            throw error("expected \"%s\"", "这里应是“%s”", text);
        }
    }

    private InputError error(String en, String zh, Object... values) {
        Span span = next < tokens.size()
                ? new Span(tokens.get(next).from, tokens.get(next).to)
                : new Span(source.length(), source.length());
        return new InputError(source, span, en, zh, values);
    }
}
