package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPlan;
import org.grundy.text.InputError;

/// Reads an input as the programs of a format do, with no program.
final class SampleInput {
    private static final int MOST_READ = 1_000_000;

    private final InputPlan plan;
    private final InputPlan.Wanted wanted;
    private final SampleTokens tokens;
    private final List<ReadCase> cases = new ArrayList<>();
    private int parts;

    private SampleInput(InputPlan plan, InputPlan.Wanted wanted, SampleTokens tokens) {
        this.plan = plan;
        this.wanted = wanted;
        this.tokens = tokens;
    }

    /// The cases of an input; empty if it does not fit, or something is left.
    static Optional<List<ReadCase>> read(InputPlan plan, InputPlan.Wanted wanted, String text) {
        SampleInput input = new SampleInput(plan, wanted, new SampleTokens(text));
        try {
            input.items(plan.items(), ReadCase.EMPTY);
            return input.tokens.more() ? Optional.empty() : Optional.of(input.cases);
        } catch (NoSuchElementException | NumberFormatException | ArithmeticException unfit) {
            return Optional.empty();
        }
    }

    /// The cases of an input.
    ///
    /// @throws InputError with the line, if it does not fit, or something is left
    static List<ReadCase> whole(InputPlan plan, InputPlan.Wanted wanted, String text) {
        SampleInput input = new SampleInput(plan, wanted, new SampleTokens(text));
        try {
            input.items(plan.items(), ReadCase.EMPTY);
        } catch (NoSuchElementException end) {
            throw new InputError("the input ends before the format does", "输入结束得太早，与格式不符");
        } catch (NumberFormatException | ArithmeticException unfit) {
            throw input.unfit(1);
        }
        if (input.tokens.more()) {
            throw input.unfit(0);
        }
        return input.cases;
    }

    /// @param read how many words before the next one are meant
    private InputError unfit(int read) {
        return new InputError(
                "the input does not fit the format, line %s: \"%s\"",
                "输入与格式不符，第 %s 行：“%s”", tokens.line(read), tokens.text(read));
    }

    /// Reads parts one behind the other, and answers at their end if that is the place.
    private ReadCase items(List<InputItem> items, ReadCase before) {
        ReadCase known = before;
        for (InputItem item : items) {
            known = item(item, known);
        }
        if (plan.isAnswered(items)) {
            cases.add(known.in(parts));
        }
        return known;
    }

    private ReadCase item(InputItem item, ReadCase known) {
        return switch (item) {
            case InputItem.Number number -> known.with(number.name(), number(number.added()));
            case InputItem.Numbers lists -> lists(lists, known);
            case InputItem.Word word -> list(word.name(), letters(tokens.word(), word.letters()), known);
            case InputItem.Runs runs -> known.with(runs.name(), runs(tokens.word(), runs.letter()));
            case InputItem.Line line ->
                list(
                        line.list().name(),
                        tokens.line().stream()
                                .map(each -> shifted(each, line.list().added()))
                                .toList(),
                        known);
            case InputItem.Skipped skipped -> {
                for (int left = times(skipped.words(), known); left > 0; left--) {
                    tokens.word();
                }
                yield known;
            }
            case InputItem.Position position -> throw new NoSuchElementException("a position of its own");
            case InputItem.Arcs arcs -> arcs(arcs, known);
            case InputItem.Each each -> each(each, known);
            case InputItem.Repeated repeated -> repeated(repeated, known);
            case InputItem.Sum sum -> sum(sum, known);
        };
    }

    private BigInteger number(long added) {
        return shifted(tokens.number(), added);
    }

    /// Numbers are never negative when what is to be added is added.
    private static BigInteger shifted(BigInteger number, long added) {
        BigInteger sum = number.add(BigInteger.valueOf(added));
        if (sum.signum() < 0) {
            throw new ArithmeticException("a negative number");
        }
        return sum;
    }

    private static int times(InputItem.Count count, ReadCase known) {
        if (count.isFixed()) {
            return Math.toIntExact(count.added());
        }
        BigInteger counted = known.number(count.name());
        long times = Math.multiplyExact(counted.longValueExact(), count.factor()) / count.divisor() + count.added();
        if (times < 0 || times > MOST_READ) {
            throw new ArithmeticException("too many");
        }
        return (int) times;
    }

    private ReadCase lists(InputItem.Numbers lists, ReadCase known) {
        int rows = times(lists.rows(), known);
        List<List<BigInteger>> columns = new ArrayList<>();
        lists.columns().forEach(column -> columns.add(new ArrayList<>()));
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < columns.size(); i++) {
                columns.get(i).add(number(lists.columns().get(i).added()));
            }
        }
        ReadCase with = known;
        for (int i = 0; i < columns.size(); i++) {
            with = list(lists.columns().get(i).name(), columns.get(i), with);
        }
        return with;
    }

    /// A list, or one more row of a list of lists.
    private ReadCase list(String name, List<BigInteger> numbers, ReadCase known) {
        if (!wanted.isRows(name)) {
            return known.with(name, numbers);
        }
        List<List<BigInteger>> rows = new ArrayList<>(known.rows().getOrDefault(name, List.of()));
        rows.add(List.copyOf(numbers));
        return known.withRows(name, rows);
    }

    private static List<BigInteger> letters(String word, String letters) {
        return word.chars()
                .mapToObj(each -> {
                    int place = letters.indexOf(each);
                    if (place < 0) {
                        throw new NumberFormatException(word);
                    }
                    return BigInteger.valueOf(place);
                })
                .toList();
    }

    private static List<BigInteger> runs(String word, String letter) {
        List<BigInteger> all = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) == letter.charAt(0)) {
                if (i == 0 || word.charAt(i - 1) != letter.charAt(0)) {
                    all.add(BigInteger.ZERO);
                }
                all.set(all.size() - 1, all.getLast().add(BigInteger.ONE));
            }
        }
        return all;
    }

    private ReadCase arcs(InputItem.Arcs arcs, ReadCase known) {
        Map<Integer, List<BigInteger>> rows = new HashMap<>();
        int last = -1;
        for (int left = times(arcs.rows(), known); left > 0; left--) {
            BigInteger from = number(arcs.from());
            BigInteger to = number(arcs.to());
            last = Math.max(last, Math.max(from.intValueExact(), to.intValueExact()));
            List<BigInteger> marks = arcs.marks().stream().map(this::mark).toList();
            arc(rows, from, to, marks);
            if (arcs.both()) {
                arc(rows, to, from, marks);
            }
        }
        if (last >= MOST_READ) {
            throw new ArithmeticException("too many");
        }
        return known.withRows(
                arcs.list(),
                IntStream.rangeClosed(0, Math.max(last, vertices(known)))
                        .mapToObj(row -> List.copyOf(rows.getOrDefault(row, List.of())))
                        .toList());
    }

    private static void arc(
            Map<Integer, List<BigInteger>> rows, BigInteger from, BigInteger to, List<BigInteger> marks) {
        List<BigInteger> row = rows.computeIfAbsent(from.intValueExact(), none -> new ArrayList<>());
        row.add(to);
        row.addAll(marks);
    }

    private BigInteger mark(InputItem mark) {
        return mark instanceof InputItem.Word(String name, String letters)
                ? letters(tokens.word(), letters).getFirst()
                : number(((InputItem.Number) mark).added());
    }

    /// The largest number before arcs, which may be that of the vertices.
    private static int vertices(ReadCase known) {
        return known.numbers().values().stream()
                .filter(number -> number.bitLength() < Integer.SIZE - 1 && number.intValue() < MOST_READ)
                .mapToInt(BigInteger::intValue)
                .max()
                .orElse(0);
    }

    private ReadCase each(InputItem.Each each, ReadCase known) {
        parts++;
        int to = times(each.to(), known.counted(each.to().name()));
        for (int value = times(each.from(), known.counted(each.from().name())); value <= to; value++) {
            ReadCase with = known.with(each.name(), BigInteger.valueOf(value));
            if (each.body().isEmpty()) {
                cases.add(with.in(parts));
            } else {
                items(each.body(), with);
            }
        }
        return known;
    }

    private ReadCase repeated(InputItem.Repeated repeated, ReadCase known) {
        if (plan.isAnswered(repeated.body())) {
            parts++;
        }
        int left = repeated.times().map(times -> times(times, known)).orElse(Integer.MAX_VALUE);
        ReadCase with = known;
        for (InputItem inside : repeated.body()) {
            for (String name : inside instanceof InputItem.Repeated
                    ? List.<String>of()
                    : inside.names().toList()) {
                with = wanted.isRows(name) ? with.withRows(name, List.of()) : with;
            }
        }
        for (; left > 0 && (repeated.times().isPresent() || tokens.more()); left--) {
            if (tokens.take(repeated.until())) {
                break;
            }
            with = withRows(items(repeated.body(), with), with);
        }
        return with;
    }

    /// What is kept of a round: rows of lists of lists.
    private static ReadCase withRows(ReadCase round, ReadCase before) {
        ReadCase with = before;
        for (Map.Entry<String, List<List<BigInteger>>> rows : round.rows().entrySet()) {
            with = with.withRows(rows.getKey(), rows.getValue());
        }
        return with;
    }

    private ReadCase sum(InputItem.Sum sum, ReadCase known) {
        List<ReadCase> positions = new ArrayList<>();
        if (sum.times().isPresent()) {
            for (int left = times(sum.times().get(), known); left > 0; left--) {
                positions.add(items(sum.body(), known));
            }
            return known.with(positions);
        }
        ReadCase with = items(sum.body(), known);
        List<String> names = sum.names().filter(with.lists()::containsKey).toList();
        int count =
                names.stream().mapToInt(name -> list(with, name).size()).min().orElse(0);
        for (int i = 0; i < count; i++) {
            ReadCase position = with;
            for (String name : names) {
                position = position.with(name, list(with, name).get(i));
            }
            positions.add(position);
        }
        return with.with(positions);
    }

    private static List<BigInteger> list(ReadCase known, String name) {
        return known.lists().getOrDefault(name, List.of());
    }
}
