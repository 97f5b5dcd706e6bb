package org.grundy.render.program.input;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.render.program.input.InputItem.Count;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Looks whether the names of a pattern are those that a program needs, each read once, and whether its counts are
/// known where they count.
///
/// @param pattern the pattern
/// @param wanted what the program needs
record InputNames(InputPattern pattern, InputPlan.Wanted wanted) {
    /// Words of an earlier notation, and how they are said now.
    private static final Map<String, String> EARLIER =
            Map.of("cases", "T*(…)", "heaps", "k sum k*(…)", "zero", "*(…) until 0", "once", "m");

    /// Throws an error if something does not fit.
    void check() {
        Set<String> read = new LinkedHashSet<>();
        pattern.names().forEach(name -> {
            if (!read.add(name)) {
                throw error(name, "%s is read twice; a number that does not matter is _", "%s 读了两次；不需要的数写 _", name);
            }
        });
        EARLIER.forEach((name, now) -> {
            if (read.contains(name) && !wanted.all().contains(name)) {
                throw error(name, "\"%s\" is written %s now", "“%s”现在写作 %s", name, now);
            }
        });
        wanted.all().stream().filter(name -> !read.contains(name)).findFirst().ifPresent(name -> {
            refuseList(name);
            throw error("", "nothing reads %s; what is needed is %s", "没有读 %s；需要的是 %s", name, needed());
        });
        kinds(pattern.items(), false);
        inOrder(pattern.items(), new HashSet<>());
        sums();
    }

    /// A list that nothing needs, where the one number of a position is not read, holds the heaps of a sum.
    private void refuseList(String name) {
        if (wanted.all().size() > 1 || !wanted.numbers().contains(name)) {
            return;
        }
        pattern.all(InputItem.Numbers.class)
                .filter(lists -> lists.columns().size() == 1)
                .findFirst()
                .ifPresent(lists -> {
                    throw error(
                            lists.columns().getFirst().name(),
                            "nothing reads %1$s, and %2$s is a list: heaps of a sum are read by sum %3$s*%1$s",
                            "没有读 %1$s，而 %2$s 是列表：和的各堆用 sum %3$s*%1$s 读入",
                            name,
                            lists.columns().getFirst().name(),
                            lists.rows());
                });
    }

    private BilingualText needed() {
        return wanted.whole()
                ? new BilingualText("a position", "局面（`position`）")
                : BilingualText.list(List.copyOf(wanted.all()));
    }

    /// Whether the list is read as a list, and numbers as numbers; those of a sum may stand in lists.
    ///
    /// @param inSum whether the items are those of a sum
    private void kinds(List<InputItem> items, boolean inSum) {
        for (InputItem item : items) {
            switch (item) {
                case InputItem.Number number -> number(number.name());
                case InputItem.Each each -> each.names().forEach(this::number);
                case InputItem.Runs runs when inSum -> {
                    // its lengths are those of the numbers
                }
                case InputItem.Arcs arcs -> arcs(arcs.list(), !arcs.marks().isEmpty());
                case InputItem.Repeated repeated -> {
                    kinds(repeated.body().stream().filter(each -> !isRow(each)).toList(), inSum);
                }
                case InputItem.Sum sum -> kinds(sum.body(), true);
                case InputItem.Numbers lists when inSum -> {
                    // its lists may be those of the numbers, and the list itself
                }
                default -> item.names().forEach(this::list);
            }
        }
    }

    /// Whether something that is read again and again is a row of a list of lists.
    private boolean isRow(InputItem item) {
        boolean list =
                item instanceof InputItem.Line || item instanceof InputItem.Word || item instanceof InputItem.Numbers;
        return list && item.names().allMatch(wanted::isRows);
    }

    private void arcs(String name, boolean marked) {
        if (!wanted.isRows(name) && (marked || !(wanted.list().equals(name) && wanted.packed()))) {
            throw error(
                    name,
                    "arcs are read into a list of lists, of which the rules use elements %1$s[v]",
                    "弧读入列表的列表，规则中用到它的元素 %1$s[v]",
                    name);
        }
    }

    private void number(String name) {
        if (name.equals(wanted.list()) || wanted.given(name).isPresent()) {
            throw error(
                    name,
                    "%s is a list: write how long it is, as in %s[k], or %s[line]",
                    "%s 是列表：请写出它的长度，例如 %s[k] 或 %s[line]",
                    name,
                    name,
                    name);
        }
    }

    private void list(String name) {
        if (wanted.isRows(name)) {
            throw error(
                    name,
                    "%1$s is a list of lists: its rows come again and again, as in n*%1$s[m], or it is read by arcs",
                    "%1$s 是列表的列表：逐行读入，例如 n*%1$s[m]，或由弧读入",
                    name);
        }
        if (wanted.all().contains(name)
                && !name.equals(wanted.list())
                && wanted.given(name).isEmpty()) {
            throw error(name, "%s is a number, and not a list", "%s 是一个数，不是列表", name);
        }
    }

    private void inOrder(List<InputItem> items, Set<String> known) {
        for (InputItem item : items) {
            item.count()
                    .filter(count -> !count.isFixed() && !known.contains(count.name()))
                    .ifPresent(count -> {
                        throw unknownCount(count);
                    });
            if (item instanceof InputItem.Number number) {
                known.add(number.name());
            }
            if (item instanceof InputItem.Word || item instanceof InputItem.Numbers || item instanceof InputItem.Line) {
                item.names().forEach(known::add);
            }
            if (item instanceof InputItem.Each each) {
                ends(each)
                        .filter(count -> !count.isFixed() && !known.contains(count.name()))
                        .findFirst()
                        .ifPresent(count -> {
                            throw unknownCount(count);
                        });
            }
            if (item instanceof InputItem.Repeated repeated) {
                inOrder(repeated.body(), new HashSet<>(known));
                until(repeated);
                repeated.body().stream()
                        .filter(this::isRow)
                        .flatMap(InputItem::names)
                        .forEach(known::add);
            }
            if (item instanceof InputItem.Sum sum) {
                inOrder(sum.body(), new HashSet<>(known));
            }
        }
    }

    private static Stream<Count> ends(InputItem.Each each) {
        return Stream.concat(
                Stream.of(each.from(), each.to()), each.body().stream().flatMap(inner -> ends((InputItem.Each) inner)));
    }

    private InputError unknownCount(Count count) {
        return error(
                count.name(),
                "%s has to be a number that is read before what it counts",
                "%s 应是在它所数的部分之前读到的数",
                count.name());
    }

    /// The numbers that end an input are compared with the first ones of a round.
    private void until(InputItem.Repeated repeated) {
        long first = repeated.body().stream()
                .takeWhile(item -> item instanceof InputItem.Number
                        || item instanceof InputItem.Position
                        || (item instanceof InputItem.Sum sum && sum.isFixed()))
                .mapToLong(InputNames::numbers)
                .sum();
        if (first < repeated.until().size()) {
            throw error(
                    "until",
                    "until has %s numbers, and what is repeated begins with %s",
                    "`until` 后有 %s 个数，而重复的部分开头只有 %s 个数",
                    repeated.until().size(),
                    first);
        }
        boolean negative = repeated.until().stream().anyMatch(number -> number < 0);
        if (negative
                && !repeated.body().stream()
                        .limit(repeated.until().size())
                        .allMatch(InputItem.Number.class::isInstance)) {
            throw error(
                    "until",
                    "a negative number ends only what begins with numbers by their names",
                    "只有以写明名字的数开头的部分，才能以负数结束");
        }
    }

    private static long numbers(InputItem item) {
        return item instanceof InputItem.Sum sum
                ? sum.times().orElseThrow().added() * sum.body().size()
                : 1;
    }

    /// A sum has all its positions in one place, and nothing in it is repeated but they.
    private void sums() {
        List<InputItem.Sum> sums = pattern.all(InputItem.Sum.class).toList();
        boolean nested = sums.stream()
                .flatMap(sum -> sum.body().stream())
                .anyMatch(item -> item instanceof InputItem.Repeated || item instanceof InputItem.Sum);
        if (sums.size() > 1 || nested) {
            throw error("sum", "a format has one sum, and nothing is repeated inside it", "一个格式只有一个 sum，其中不再有重复的部分");
        }
        sums.stream()
                .filter(sum -> sum.body().stream().flatMap(InputItem::names).noneMatch(wanted.all()::contains)
                        && sum.body().stream().noneMatch(InputItem.Position.class::isInstance))
                .findFirst()
                .ifPresent(sum -> {
                    throw error("sum", "the positions of a sum have %s", "sum 中应有各局面的 %s", needed());
                });
    }

    private InputError error(String word, String en, String zh, Object... values) {
        String text = pattern.text();
        Matcher place = Pattern.compile("(?U)\\b" + Pattern.quote(word) + "\\b").matcher(text);
        Span span = !word.isEmpty() && place.find() ? new Span(place.start(), place.end()) : new Span(0, text.length());
        return new InputError(text, span, en, zh, values);
    }
}
