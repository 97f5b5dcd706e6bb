package org.grundy.discover.vary;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// All choices of the parameters that vary, parsed from `m=1..8`, `q=p..8`, `r=l+1..8`, `m=1..` or `m=3`.
///
/// @param vary one text for each parameter
/// @param most the largest number of choices allowed
record ParameterChoices(List<String> vary, int most) {
    private static final int MOST_CHOICES = 200;
    /// How many more values are computed where a range has no end.
    private static final int OPEN = 7;

    /// So many values may be too few to see what a form depends on.
    private static final int SHORT = 8;

    private static final Pattern RANGE = Pattern.compile("([^=]+=\\s*)(\\d{1,6})\\s*\\.\\.\\s*(\\d{1,6})\\s*");

    private static final Pattern SHIFTED = Pattern.compile("([\\p{L}_][\\p{L}\\p{Nd}_']*)\\s*([+-]\\s*\\d{1,9})?");

    private static final BigInteger LARGEST_PARAMETER = BigInteger.valueOf(Integer.MAX_VALUE);
    private static final BilingualText END = new BilingualText("a parameter's end", "参数的端点");

    /// The values by the parameters' names, of at least one choice.
    ///
    /// @throws InputError if a text is no range, names a parameter again, or the choices are too many
    static List<Map<String, Long>> of(List<String> vary) {
        return of(
                vary,
                MOST_CHOICES,
                new BilingualText(
                        "export --template sg needs only the largest value of each parameter, as in --vary m=1000000; grundy"
                                + " cluster discover and conjecture take more",
                        "export --template sg 只需要每个参数的最大值，例如 --vary m=1000000；grundy cluster 的 discover 与 conjecture 可以更多"));
    }

    /// The values by the parameters' names, of at least one choice.
    ///
    /// @param advice what helps where the choices are too many
    /// @throws InputError if a text is no range, names a parameter again, or the choices are too many
    static List<Map<String, Long>> of(List<String> vary, int most, BilingualText advice) {
        List<Map<String, Long>> choices = new ParameterChoices(List.copyOf(vary), most).all();
        if (choices.size() > most) {
            throw new InputError(
                    "--vary makes more than %s games, the most that are allowed; %s",
                    "--vary 给出的游戏超过 %s 个，这是允许的上限；%s", most, advice);
        }
        return choices;
    }

    /// The names of the parameters.
    static List<String> names(List<String> vary) {
        return List.copyOf(of(vary).getFirst().keySet());
    }

    /// The same parameters with twice as many values where a range is short; empty if none is, or that are too many
    /// choices. A form that depends on a remainder of a parameter needs some values of each.
    static Optional<List<String>> wider(List<String> vary) {
        List<String> wider = vary.stream().map(ParameterChoices::wider).toList();
        boolean fits = new ParameterChoices(wider, MOST_CHOICES).all().size() <= MOST_CHOICES;
        return fits && !wider.equals(vary) ? Optional.of(wider) : Optional.empty();
    }

    private static String wider(String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            return text;
        }
        int from = Integer.parseInt(range.group(2));
        int to = Integer.parseInt(range.group(3));
        int count = to - from + 1;
        return count < 2 || count > SHORT ? text : range.group(1) + from + ".." + (to + count);
    }

    private List<Map<String, Long>> all() {
        List<Map<String, Long>> choices = List.of(new LinkedHashMap<>());
        for (String each : vary) {
            choices = choices.stream()
                    .flatMap(choice -> extended(choice, each).stream())
                    .limit(most + 1L)
                    .collect(Collectors.toList());
        }
        if (choices.isEmpty()) {
            throw OptionText.slice("--vary", String.join(",", vary))
                    .error("no choice of parameters is left", "没有可取的参数");
        }
        return choices;
    }

    private List<Map<String, Long>> extended(Map<String, Long> choice, String text) {
        TextSlice whole = OptionText.slice("--vary", text);
        int start = whole.span().start();
        int equals = text.indexOf('=');
        if (equals < 1) {
            throw whole.error(
                    "\"%s\" is no range of a parameter: write --vary m=1..8", "“%s”不是参数的范围：写作 --vary m=1..8", text);
        }
        String name = text.substring(0, equals).strip();
        if (choice.containsKey(name)) {
            throw new TextSlice(whole.source(), new Span(start, start + equals))
                    .error("the parameter %s varies twice", "参数 %s 出现了两次", name);
        }
        TextSlice values = TextSlice.trimmed(
                whole.source(), start + equals + 1, whole.span().end());
        TextSlice.Range ends = values.asRange().orElse(new TextSlice.Range(values, values));
        long from = end(choice, ends.from());
        long to = ends.to().text().isEmpty()
                ? Math.min(from + OPEN, LARGEST_PARAMETER.longValueExact())
                : end(choice, ends.to());
        List<Map<String, Long>> all = new ArrayList<>();
        for (long value = from; value <= to && all.size() <= most; value++) {
            Map<String, Long> more = new LinkedHashMap<>(choice);
            more.put(name, value);
            all.add(more);
        }
        return all;
    }

    /// A number, or a parameter named before, perhaps with a number that is added or subtracted.
    private static long end(Map<String, Long> choice, TextSlice end) {
        Matcher shifted = SHIFTED.matcher(end.text());
        Long earlier = shifted.matches() ? choice.get(shifted.group(1)) : null;
        if (earlier != null) {
            String by = shifted.group(2) == null ? "0" : shifted.group(2).replaceAll("\\s", "");
            return Math.max(0, earlier + Long.parseLong(by));
        }
        BigInteger number = end.number(END, 0);
        if (number.compareTo(LARGEST_PARAMETER) > 0) {
            throw end.error("a parameter's end is at most %s", "参数的端点最大为 %s", LARGEST_PARAMETER);
        }
        return number.longValueExact();
    }
}
