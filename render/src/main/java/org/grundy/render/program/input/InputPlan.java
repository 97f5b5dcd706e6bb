package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A pattern that fits what is wanted of an input: each name is read once, counts are read before what they count, and
/// there is a place where all is known that an answer needs.
///
/// @param items what is read. The positions of a sum whose number is fixed, or that need what is read behind them, are
///     lists here
/// @param answered the part at whose end the answer is given: `items`, or what is inside one of its repeated parts
public record InputPlan(List<InputItem> items, List<InputItem> answered) {
    /// What a program needs of an input.
    ///
    /// @param numbers the names of the numbers of a position
    /// @param parameters what else it needs
    /// @param list the list of a position; empty if there is none
    /// @param given lists that are parameters
    /// @param whole whether it reads positions itself
    /// @param packed whether its numbers and its list, of arcs, are one list for the function that answers
    public record Wanted(
            List<String> numbers,
            List<String> parameters,
            String list,
            List<GivenList> given,
            boolean whole,
            boolean packed) {
        /// Copies the lists.
        public Wanted {
            numbers = List.copyOf(numbers);
            parameters = List.copyOf(parameters);
            given = List.copyOf(given);
        }

        /// A list that is a parameter, by its name.
        public Optional<GivenList> given(String name) {
            return given.stream().filter(each -> each.name().equals(name)).findFirst();
        }

        /// Whether a name is that of a list of lists.
        public boolean isRows(String name) {
            return given(name).filter(GivenList::rows).isPresent();
        }

        /// Whether a round is a row of a list of lists, and nothing of a position.
        boolean isRow(InputItem.Repeated repeated) {
            List<String> read = repeated.body().stream()
                    .filter(item -> !(item instanceof InputItem.Arcs || item instanceof InputItem.Repeated))
                    .flatMap(InputItem::names)
                    .filter(all()::contains)
                    .toList();
            return !read.isEmpty() && read.stream().allMatch(this::isRows);
        }

        /// All names.
        public Set<String> all() {
            return Stream.of(
                            numbers.stream(),
                            parameters.stream(),
                            Stream.of(list),
                            given.stream().map(GivenList::name))
                    .flatMap(names -> names)
                    .filter(name -> !name.isEmpty())
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        /// The usual input: positions up to its end, lists one on each line.
        public String usual() {
            Stream<String> all = Stream.concat(numbers.stream(), parameters.stream());
            Stream<String> lists = list.isEmpty() ? Stream.empty() : Stream.of(list + "[line]");
            return whole ? "*position" : "*(" + Stream.concat(all, lists).collect(Collectors.joining(" ")) + ")";
        }
    }

    /// What the pattern means for a program.
    ///
    /// @param kept whether the positions of a sum are looked at again when all of them are read
    /// @throws InputError if it does not fit, with what does not
    public static InputPlan of(InputPattern pattern, Wanted wanted, boolean kept) {
        new InputNames(pattern, wanted).check();
        List<InputItem> items = listed(pattern.items(), wanted, kept);
        List<InputItem> answered = answered(items, Set.of(), wanted)
                .orElseThrow(() -> new InputError(
                        pattern.text(),
                        new Span(0, pattern.text().length()),
                        "no place of this format knows all of %s: what is read once stands before what is repeated, as in "
                                + "m; T*(n)",
                        "这个格式里没有一处同时知道 %s：只读一次的数要写在重复的部分之前，例如 m; T*(n)",
                        BilingualText.list(List.copyOf(wanted.all()))));
        return new InputPlan(items, answered);
    }

    /// Whether the answer is given at the end of a part: of this very one, as another part may read the same.
    @SuppressWarnings("ReferenceEquality")
    public boolean isAnswered(List<InputItem> part) {
        return part == answered;
    }

    /// The sum that is answered: a format has one, read where the answer is given or before that.
    public Optional<InputItem.Sum> sum() {
        return sum(items);
    }

    private static Optional<InputItem.Sum> sum(List<InputItem> parts) {
        return parts.stream()
                .flatMap(item -> item instanceof InputItem.Sum sum ? Stream.of(sum) : sum(item.inside()).stream())
                .findFirst();
    }

    /// The part whose end knows all that is wanted, the innermost one.
    private static Optional<List<InputItem>> answered(List<InputItem> items, Set<String> outside, Wanted wanted) {
        Set<String> known = new LinkedHashSet<>(outside);
        for (InputItem item : items) {
            if (item instanceof InputItem.Repeated repeated) {
                Optional<List<InputItem>> inner =
                        wanted.isRow(repeated) ? Optional.empty() : answered(repeated.body(), known, wanted);
                if (inner.isPresent()) {
                    return inner;
                }
                repeated.names().filter(wanted::isRows).forEach(known::add);
            } else if (item instanceof InputItem.Each each) {
                each.names().forEach(known::add);
                if (known.containsAll(wanted.all())) {
                    return Optional.of(innermost(each).body());
                }
            } else {
                item.names().forEach(known::add);
            }
        }
        boolean there = !wanted.whole() || items.stream().anyMatch(InputItem.Position.class::isInstance);
        return there && known.containsAll(wanted.all()) ? Optional.of(items) : Optional.empty();
    }

    private static InputItem.Each innermost(InputItem.Each each) {
        return each.body().isEmpty()
                ? each
                : innermost((InputItem.Each) each.body().getFirst());
    }

    /// The same with lists where the positions of a sum have to be kept.
    private static List<InputItem> listed(List<InputItem> items, Wanted wanted, boolean kept) {
        List<InputItem> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<InputItem> behind = items.subList(i + 1, items.size());
            all.add(
                    items.get(i) instanceof InputItem.Sum sum
                            ? isKept(sum, behind, wanted, kept) ? kept(sum) : sum
                            : items.get(i).with(body -> listed(body, wanted, kept)));
        }
        return List.copyOf(all);
    }

    private static boolean isKept(InputItem.Sum sum, List<InputItem> behind, Wanted wanted, boolean always) {
        boolean early = always || behind.stream().flatMap(InputItem::names).anyMatch(wanted.all()::contains);
        return sum.isFixed() || (early && sum.times().isPresent() && sum.hasNumbersAlone());
    }

    private static InputItem kept(InputItem.Sum sum) {
        return new InputItem.Sum(
                Optional.empty(),
                List.of(sum.asList(
                        sum.body().stream().map(InputItem.Number.class::cast).toArray(InputItem.Number[]::new))));
    }

    /// The number of vertices of a graph, as it is read: one that is called n and stands before the arcs, if it
    /// does not say how many of these there are; none where m may be the number of a second kind of ends.
    public Optional<InputItem.Number> vertices(InputItem.Arcs arcs) {
        return vertices(items, arcs, List.of());
    }

    private static Optional<InputItem.Number> vertices(
            List<InputItem> items, InputItem.Arcs arcs, List<InputItem.Number> outside) {
        List<InputItem.Number> known = new ArrayList<>(outside);
        for (InputItem item : items) {
            if (item.equals(arcs)) {
                return vertices(known, arcs.rows());
            }
            if (item instanceof InputItem.Number number) {
                known.add(number);
            }
            Optional<InputItem.Number> inside = vertices(item.inside(), arcs, known);
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    private static Optional<InputItem.Number> vertices(List<InputItem.Number> known, InputItem.Count rows) {
        boolean two = known.stream().anyMatch(number -> number.name().equalsIgnoreCase("m"))
                && !rows.name().equalsIgnoreCase("m");
        return known.stream()
                .filter(number -> number.name().equalsIgnoreCase("n") && number.added() == 0 && !two)
                .filter(number -> !rows.toString().equals(number.name()))
                .findFirst();
    }

    /// The arcs that are read before an answer and stay as they are until it is given.
    public Stream<InputItem.Arcs> arcs() {
        return arcs(items);
    }

    private Stream<InputItem.Arcs> arcs(List<InputItem> parts) {
        return parts.stream().flatMap(item -> switch (item) {
            case InputItem.Arcs arcs -> Stream.of(arcs);
            case InputItem.Repeated repeated when isAnsweredIn(repeated.body()) -> arcs(repeated.body());
            default -> Stream.empty();
        });
    }

    /// Looks whether a program knows all that it needs when it values the positions of a sum.
    ///
    /// @throws InputError if they are no lists of numbers, and something is read behind them that they need
    public void checkSum(Wanted wanted) {
        checkSum(items, wanted);
    }

    private static void checkSum(List<InputItem> parts, Wanted wanted) {
        for (int i = 0; i < parts.size(); i++) {
            checkSum(parts.get(i).inside(), wanted);
            if (parts.get(i) instanceof InputItem.Sum sum && sum.times().isPresent()) {
                parts.subList(i + 1, parts.size()).stream()
                        .flatMap(InputItem::names)
                        .filter(wanted.all()::contains)
                        .findFirst()
                        .ifPresent(name -> {
                            throw new InputError(
                                    "a program values positions with lists as it reads them: %s has to be read before this "
                                            + "sum",
                                    "程序读到有列表的局面时就求它的值，因此 %s 要在这个和之前读入", name);
                        });
            }
        }
    }

    /// The numbers that are known where the answer is given.
    public List<String> known() {
        return known(items).toList();
    }

    private Stream<String> known(List<InputItem> parts) {
        return parts.stream().flatMap(item -> switch (item) {
            case InputItem.Number number -> Stream.of(number.name());
            case InputItem.Repeated repeated when isAnsweredIn(repeated.body()) -> known(repeated.body());
            case InputItem.Each each when isAnsweredIn(each.body()) || isAnswered(each.body()) -> each.names();
            default -> Stream.empty();
        });
    }

    private boolean isAnsweredIn(List<InputItem> parts) {
        return isAnswered(parts) || parts.stream().map(InputItem::inside).anyMatch(this::isAnsweredIn);
    }

    /// The letters of the words that are read, by the names of their lists.
    public Map<String, String> letters() {
        return letters(items).collect(Collectors.toMap(InputItem.Word::name, InputItem.Word::letters));
    }

    private static Stream<InputItem.Word> letters(List<InputItem> parts) {
        return parts.stream()
                .flatMap(item -> item instanceof InputItem.Word word ? Stream.of(word) : letters(item.inside()));
    }
}
