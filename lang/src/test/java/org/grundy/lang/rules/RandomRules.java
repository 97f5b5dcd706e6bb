package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes random rules of the language's grammar, with a liking for moves that go down.
final class RandomRules {
    private final RandomGenerator random;
    private final List<String> names = new ArrayList<>();
    private int arity;

    RandomRules(RandomGenerator random) {
        this.random = random;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /// A game named g of one to three numbers.
    String game() {
        arity = random.nextInt(1, 4);
        StringBuilder text = new StringBuilder("g: ");
        if (chance(20)) {
            text.append("unordered\n");
        }
        for (int rules = random.nextInt(1, 4); rules > 0; rules--) {
            text.append(rule()).append('\n');
        }
        if (chance(20)) {
            text.append(special());
        }
        return text.toString();
    }

    private void stateNames() {
        names.clear();
        IntStream.range(0, arity).forEach(i -> names.add("xyz".substring(i, i + 1)));
    }

    private String rule() {
        stateNames();
        String pattern = arity == 1 ? "x" : "(" + String.join(", ", names) + ")";
        StringBuilder clauses = new StringBuilder();
        for (int loops = random.nextInt(3); loops > 0; loops--) {
            String variable = pick("i", "j", "k");
            if (!names.contains(variable)) {
                clauses.append(" for ").append(variable).append(" in ").append(set());
                names.add(variable);
            }
        }
        if (chance(60)) {
            clauses.append(" if ").append(condition(2));
        }
        return pattern + " -> " + options() + clauses;
    }

    /// One option, or several in braces, to which all clauses belong.
    private String options() {
        return chance(80)
                ? sum()
                : IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(i -> sum())
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    private String sum() {
        if (chance(4)) {
            return "nothing";
        }
        return IntStream.rangeClosed(1, chance(75) ? 1 : 2)
                .mapToObj(i -> term())
                .collect(Collectors.joining(" & "));
    }

    private String term() {
        String copies = chance(10) ? "abs(" + number(1) + ") % 4 of " : "";
        return copies + "[" + IntStream.range(0, arity).mapToObj(this::target).collect(Collectors.joining(", ")) + "]";
    }

    private String target(int place) {
        String own = "xyz".substring(place, place + 1);
        return switch (random.nextInt(8)) {
            case 0, 1 -> own;
            case 2, 3 -> own + " - " + pick("1", "2", names.getLast());
            case 4 -> "max(0, " + own + " - " + number(1) + ")";
            case 5 -> own + " / 2";
            default -> number(2);
        };
    }

    private String number(int depth) {
        if (depth == 0 || chance(30)) {
            return chance(60) ? names.get(random.nextInt(names.size())) : Integer.toString(random.nextInt(6));
        }
        String a = number(depth - 1);
        String b = number(depth - 1);
        return switch (random.nextInt(10)) {
            case 0, 1 -> "(" + a + " + " + b + ")";
            case 2, 3 -> "(" + a + " - " + b + ")";
            case 4 -> "(" + a + " * " + b + ")";
            case 5 -> a + " / " + pick("2", "3", b);
            case 6 -> a + " % " + pick("2", "5", b);
            case 7 -> pick("min", "max", "gcd") + "(" + a + ", " + b + ")";
            case 8 -> pick("abs", "isqrt", "popcount") + "(" + a + ")";
            default -> "(" + a + " xor " + b + ")";
        };
    }

    private String condition(int depth) {
        if (depth > 0 && chance(30)) {
            String a = condition(depth - 1);
            return chance(20)
                    ? "not (" + a + ")"
                    : "(" + a + " " + pick("and", "or") + " " + condition(depth - 1) + ")";
        }
        return number(1) + " " + pick("=", "!=", "<", "<=", ">", ">=", "divides") + " " + number(1);
    }

    private String set() {
        String own = names.get(random.nextInt(arity));
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> "1.." + own;
            case 3 -> "0.." + own + "-1";
            case 4 -> number(1) + ".." + number(1) + (chance(30) ? " step " + pick("2", "3") : "");
            case 5 -> "{1, " + number(1) + ", 3..4}";
            case 6 -> "{1, 2, 4}";
            default -> pick("divisors", "primes", "primepowers") + "(" + own + ")";
        };
    }

    private String special() {
        stateNames();
        return switch (random.nextInt(3)) {
            case 0 -> "lose when " + condition(1);
            case 1 -> "win when " + condition(1);
            default -> "value when " + condition(1) + ": " + random.nextInt(5);
        };
    }
}
