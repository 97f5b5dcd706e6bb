package org.grundy.cli.command;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Options;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import tools.jackson.databind.JsonNode;

/// Whether what a certificate states is true, by definition: as far as small positions show it, and without a look at
/// what it gives as its proof.
///
/// @param library of the games that it names
record NaiveClaims(Library library) {
    /// How many heaps beyond those of a certificate are compared.
    private static final int FURTHER = 12;

    private static final int LARGEST_HEAP = 7;

    boolean isTrue(JsonNode proof) {
        return switch (proof.path("format").asString()) {
            case "grundy period certificate" -> period(proof);
            case "grundy misere quotient certificate" -> quotient(proof);
            case "grundy tameness certificate" -> tame(proof);
            case "grundy nimber certificate" -> sum(List.of(proof));
            default ->
                sum(proof.path("parts")
                        .valueStream()
                        .map(part -> part.has("board") ? part.path("board") : part.path("play"))
                        .toList());
        };
    }

    private static boolean period(JsonNode proof) {
        String code = proof.path("code").asString();
        Function<Integer, List<List<Integer>>> moves =
                proof.path("theorem").asString().equals("guy-smith")
                        ? heap -> coded(code, heap)
                        : heap -> taken(code, proof.path("theorem").asString().equals("all-but"), heap);
        NaiveGrundy<Integer> naive = new NaiveGrundy<>(moves);
        int from = proof.path("preperiod").asInt();
        int period = proof.path("period").asInt();
        return IntStream.range(from, from + 2 * period + FURTHER)
                .allMatch(n -> naive.value(n + period)
                        == naive.value(n) + proof.path("saltus").asInt());
    }

    /// The options of a heap by a code such as `0.77`.
    private static List<List<Integer>> coded(String code, int heap) {
        String digits = code.substring(0, 1) + code.substring(2);
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 0; taken < digits.length() && taken <= heap; taken++) {
            int digit = Character.digit(digits.charAt(taken), 32);
            int rest = heap - taken;
            if ((digit & 1) != 0 && rest == 0) {
                options.add(List.of());
            }
            if ((digit & 2) != 0 && rest > 0) {
                options.add(List.of(rest));
            }
            for (int part = 1; (digit & 4) != 0 && 2 * part <= rest; part++) {
                options.add(List.of(part, rest - part));
            }
        }
        return options;
    }

    private static List<List<Integer>> taken(String set, boolean allBut, int heap) {
        Set<Integer> members =
                Arrays.stream(set.split(",", -1)).map(Integer::valueOf).collect(Collectors.toSet());
        return IntStream.rangeClosed(1, heap)
                .filter(taken -> members.contains(taken) != allBut)
                .mapToObj(taken -> List.of(heap - taken))
                .toList();
    }

    /// All sums of at most three small heaps.
    private static boolean quotient(JsonNode proof) {
        String code = proof.path("code").asString();
        NaiveOutcome<Integer> naive = NaiveOutcome.misere(heap -> coded(code, heap));
        List<Integer> lost = numbers(proof.path("lost"));
        int last = proof.hasNonNull("period")
                ? LARGEST_HEAP
                : Math.min(LARGEST_HEAP, proof.path("map").size() - 1);
        for (int a = 0; a <= last; a++) {
            for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                    int element =
                            product(proof, element(proof, a), product(proof, element(proof, b), element(proof, c)));
                    if (naive.nextPlayerWins(List.of(a, b, c)) == lost.contains(element)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static int element(JsonNode proof, int heap) {
        int at = heap;
        while (at >= proof.path("map").size()) {
            at -= proof.path("period").asInt();
        }
        return proof.path("map").path(at).asInt();
    }

    /// The product by the steps that lead from the identity to an element.
    private static int product(JsonNode proof, int x, int y) {
        Map<Integer, Integer> times = new HashMap<>(Map.of(0, x));
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int next = open.remove();
            JsonNode row = proof.path("steps").path(next);
            for (int generator = 0; generator < row.size(); generator++) {
                int left = proof.path("steps")
                        .path(Objects.requireNonNull(times.get(next)))
                        .path(generator)
                        .asInt();
                if (times.putIfAbsent(row.path(generator).asInt(), left) == null) {
                    open.add(row.path(generator).asInt());
                }
            }
        }
        return Objects.requireNonNull(times.get(y));
    }

    private boolean tame(JsonNode proof) {
        boolean heaps = proof.has("code");
        NaiveValues naive = heaps
                ? new NaiveValues(heap -> coded(proof.path("code").asString(), Integer.parseInt(heap)).stream()
                        .map(option -> option.stream().map(String::valueOf).toList())
                        .toList())
                : new NaiveValues(this::options);
        int count = proof.path("normal").size();
        int last = proof.has("period") ? count + FURTHER / 2 : count;
        for (int place = 0; place < last; place++) {
            int at = place;
            while (at >= count) {
                at -= proof.path("period").asInt();
            }
            String position = heaps
                    ? String.valueOf(place)
                    : proof.path("positions").path(place).asString();
            if (naive.normal(List.of(position)) != proof.path("normal").path(at).asInt()
                    || naive.misere(List.of(position))
                            != proof.path("misere").path(at).asInt()) {
                return false;
            }
        }
        Set<String> positions = written(proof.path("positions"));
        return positions.containsAll(written(proof.path("sums")));
    }

    /// The components of expressions, as their games write them.
    private Set<String> written(JsonNode expressions) {
        return expressions
                .valueStream()
                .flatMap(each -> ExpressionParser.parse(library, each.asString()).components().stream())
                .map(Component::expression)
                .collect(Collectors.toSet());
    }

    /// The values are right, or a move leads to one, and then they decide the sum.
    private boolean sum(List<JsonNode> parts) {
        NaiveValues naive = new NaiveValues(this::options);
        int total = 0;
        boolean moved = false;
        for (JsonNode part : parts) {
            String expression = part.path("expression").asString();
            int nimber = part.path("nimber").asInt();
            boolean right = part.path("move").asInt() == 0
                    ? naive.normal(List.of(expression)) == nimber
                    : options(expression).stream().anyMatch(option -> naive.normal(option) == nimber);
            if (!right) {
                return false;
            }
            moved |= part.path("move").asInt() != 0;
            total ^= nimber;
        }
        return !parts.isEmpty() && (!moved || total == 0);
    }

    private List<List<String>> options(String expression) {
        return ExpressionParser.parse(library, expression).components().stream()
                .flatMap(NaiveClaims::listed)
                .toList();
    }

    private static <P> Stream<List<String>> listed(Component<P> component) {
        List<List<String>> options = new ArrayList<>();
        component.game().rules().options(component.position(), new Options<>() {
            @Override
            public void to(List<P> parts) {
                options.add(parts.stream().map(component.game()::expression).toList());
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("not all options of " + component.expression() + " can be listed");
            }
        });
        return options.stream();
    }

    private static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).toList();
    }
}
