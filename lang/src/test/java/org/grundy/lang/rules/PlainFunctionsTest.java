package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.PlainFunctions;
import org.junit.jupiter.api.Test;

/// Which functions are computed anew rather than looked up.
final class PlainFunctionsTest {
    private static List<String> plain(String text) {
        KnownValues defined = RuleText.compile(text).game("g").tree().defined();
        return defined.functions().stream()
                .filter(function -> PlainFunctions.contain(function, defined))
                .map(DefinedFunction::name)
                .toList();
    }

    @Test
    void functions_without_loops_and_recursion_are_plain_whatever_they_call() {
        assertThat(plain("""
                g: let next(i) = i + 1
                   let fib(n) = n if n < 2 else fib(n - 1) + fib(n - 2)
                   let less(i, j) = fib(i) < fib(next(j))
                   let summed(i) = sum(fib(j) for j in 0..i)
                   let twice(i) = 2 * summed(i)
                """)).containsExactly("next", "less", "twice");
    }

    @Test
    void functions_that_call_each_other_are_remembered() {
        assertThat(plain("g: let even(n) = n = 0 or odd(n - 1); let odd(n) = n > 0 and even(n - 1);"
                        + " let asked(n) = even(n)"))
                .containsExactly("asked");
    }

    /// The sixth would compute the first 32 times; what calls it looks its values up.
    @Test
    void functions_that_call_short_ones_many_times_are_remembered() {
        StringBuilder text = new StringBuilder("g: let f1(i) = i * i");
        for (int k = 2; k <= 8; k++) {
            text.append("\nlet f%1$d(i) = f%2$d(i) + f%2$d(i + 1)".formatted(k, k - 1));
        }
        assertThat(plain(text.toString())).containsExactly("f1", "f2", "f3", "f4", "f5", "f7", "f8");
    }
}
