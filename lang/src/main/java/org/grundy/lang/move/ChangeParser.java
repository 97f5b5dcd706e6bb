package org.grundy.lang.move;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.lang.TextSlice;
import org.grundy.play.PlayState;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Parses the change of one component: which component, and the option it is to become.
///
/// @param changed the components that this move has already changed
record ChangeParser(PlayState position, Set<Integer> changed, Run run) {
    private static final Pattern ARROW = Pattern.compile("->|→|=>");
    private static final Pattern NUMBERED = Pattern.compile("\\s*(\\d{1,6})\\s*[:：]\\s*");
    private static final Pattern TAKE =
            Pattern.compile("(?i)(?:take|取走?|拿走?)\\s*([^\\s个]+)\\s*个?(?:\\s+(?:from|of)\\s+(\\S+))?");
    private static final Pattern FROM_TAKE = Pattern.compile("从\\s*第?\\s*([^\\s堆取]+)\\s*堆?\\s*取走?\\s*([^\\s个]+)\\s*个?");

    /// A component that is written with more than this is named by its number in an example.
    private static final int LONGEST_EXAMPLE = 40;

    ComponentChange<?> read(TextSlice slice) {
        Matcher arrow = ARROW.matcher(slice.text());
        if (arrow.find()) {
            return byArrow(
                    part(slice, 0, arrow.start()),
                    part(slice, arrow.end(), slice.text().length()));
        }
        Matcher take = TAKE.matcher(slice.text());
        if (take.matches()) {
            return taking(
                    group(slice, take, 1), Optional.ofNullable(take.group(2)).map(x -> group(slice, take, 2)));
        }
        Matcher fromTake = FROM_TAKE.matcher(slice.text());
        if (fromTake.matches()) {
            return taking(group(slice, fromTake, 2), Optional.of(group(slice, fromTake, 1)));
        }
        throw slice.error(
                "\"%s\" is no move: write its number in the list, or from -> to as in %s",
                "“%s”不是走法：请输入列表中的编号，或写成“原局面 -> 新局面”，例如 %s", slice.text(), example());
    }

    private String example() {
        String from = IntStream.range(0, components().size())
                .filter(this::open)
                .mapToObj(i -> text(i).length() > LONGEST_EXAMPLE ? (i + 1) + ":" : text(i))
                .findFirst()
                .orElse("5");
        return from + " -> …";
    }

    private ComponentChange<?> byArrow(TextSlice left, TextSlice to) {
        if (to.text().isEmpty()) {
            throw to.error("what is left is missing behind the arrow; write 0 for nothing", "箭头后缺少剩下的局面；什么都不剩时写 0");
        }
        Matcher numbered = NUMBERED.matcher(left.text());
        if (!numbered.lookingAt() || there(left)) {
            int number = left.text().isEmpty() ? onlyOne(to) : standing(left);
            return change(number, to);
        }
        int number = component(group(left, numbered, 1));
        TextSlice from = part(left, numbered.end(), left.text().length());
        if (!from.text().isEmpty() && !stands(number, from)) {
            throw from.error("component %s is %s, not %s", "第 %s 部分是 %s，不是 %s", number + 1, text(number), from.text());
        }
        return change(number, to);
    }

    private ComponentChange<?> taking(TextSlice amount, Optional<TextSlice> from) {
        int number = from.map(this::component).orElseGet(() -> onlyOne(amount));
        Component<?> component = components().get(number);
        BigInteger size = single(component)
                .orElseThrow(() -> amount.error(
                        "take is for heaps; here write its number in the list, or from -> to as in %s",
                        "“取”只用于堆；这里请输入列表中的编号，或写成“原局面 -> 新局面”，例如 %s", example()));
        BigInteger taken = amount.number(new BilingualText("the amount", "取走的个数"), 1);
        if (taken.compareTo(size) > 0) {
            throw amount.error("there are only %s to take", "这里只有 %s 个可取", size);
        }
        return leaving(component, number).taking(amount, size.subtract(taken));
    }

    private static <P> Optional<BigInteger> single(Component<P> component) {
        return component
                .game()
                .numbers(component.position())
                .filter(numbers -> numbers.size() == 1)
                .map(List::getFirst);
    }

    private ComponentChange<?> change(int number, TextSlice to) {
        return leaving(components().get(number), number).leaving(to);
    }

    private <P> OptionParser<P> leaving(Component<P> component, int number) {
        return new OptionParser<>(component, number, run);
    }

    private int component(TextSlice slice) {
        int count = components().size();
        BigInteger number = slice.number(new BilingualText("the number of a component", "部分的编号"), 1);
        if (number.compareTo(BigInteger.valueOf(count)) > 0) {
            throw slice.error(
                    "there is no component %s: they are numbered 1..%s", "没有第 %s 部分：编号为 1..%s", number, count);
        }
        int index = number.intValueExact() - 1;
        if (changed.contains(index)) {
            throw slice.error("component %s is changed twice", "第 %s 部分被改变了两次", number);
        }
        return index;
    }

    private int onlyOne(TextSlice slice) {
        int[] live = IntStream.range(0, components().size()).filter(this::open).toArray();
        if (live.length != 1) {
            String all = IntStream.of(live)
                    .mapToObj(i -> Integer.toString(i + 1))
                    .reduce((a, b) -> a + ", " + b)
                    .orElse("");
            throw slice.error(
                    "say in which component, one of %s: as in 1: %s -> … or take 1 from 1",
                    "请说明是哪一部分（%s 之一），例如 1: %s -> … 或 从 1 取 1", all, text(0));
        }
        return live[0];
    }

    /// The component that stands where a text says; of several that are equal the first.
    private int standing(TextSlice from) {
        List<Integer> there = IntStream.range(0, components().size())
                .filter(i -> !changed.contains(i) && stands(i, from))
                .boxed()
                .toList();
        if (there.isEmpty()) {
            throw from.error("no component is %s", "没有哪一部分是 %s", from.text());
        }
        Component<?> first = components().get(there.getFirst());
        if (there.stream().anyMatch(i -> !components().get(i).equals(first))) {
            String one = (there.getFirst() + 1) + ": " + from.text() + " -> …";
            throw from.error(
                    "more than one component is %s; say which, as in %s", "不止一个部分是 %s；请说明是哪一个，例如 %s", from.text(), one);
        }
        return there.getFirst();
    }

    /// Whether a component stands where a text says; notations may have colons of their own.
    private boolean there(TextSlice from) {
        return IntStream.range(0, components().size()).anyMatch(i -> stands(i, from));
    }

    /// Whether a move can be made in a component, and if one is forced somewhere, there.
    private boolean open(int number) {
        List<Component<?>> all = components();
        boolean elsewhere =
                all.stream().anyMatch(Component::forced) && !all.get(number).forced();
        return !changed.contains(number) && !elsewhere && !all.get(number).terminal();
    }

    private boolean stands(int number, TextSlice from) {
        Component<?> component = components().get(number);
        boolean written = SumNotation.of(from.text()).equals(SumNotation.of(text(number)))
                || SumNotation.of(from.text()).equals(SumNotation.of(component.expression()));
        return written || (single(component).isPresent() && single(component).equals(from.asNumber()));
    }

    private String text(int number) {
        return text(components().get(number));
    }

    private static <P> String text(Component<P> component) {
        return component.game().write(component.position());
    }

    private static TextSlice part(TextSlice slice, int start, int end) {
        int offset = slice.span().start();
        return TextSlice.trimmed(slice.source(), offset + start, offset + end);
    }

    private static TextSlice group(TextSlice slice, Matcher matcher, int group) {
        return part(slice, matcher.start(group), matcher.end(group));
    }

    private List<Component<?>> components() {
        return position.sum().components();
    }
}
