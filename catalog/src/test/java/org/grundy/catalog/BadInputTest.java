package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.grundy.lang.ExpressionParser;
import org.grundy.text.InputError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every bad input gets a sentence that names the value and what was allowed, in both languages, and its
/// place.
class BadInputTest {
    @ParameterizedTest(name = "{0} is answered by: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            bash[0](5)            | m is 0, but must be at least 1              | 0
            bash[x](5)            | "x" is not a number: m is an integer, at least 1 | x
            bash(5)               | bash needs its parameters in square brackets, as in bash[3](15): write bash[m](n,…) | ''
            bash[1,2](5)          | bash takes 1 entry here, not 2; write it as bash[m](n,…) | 1,2
            bash[3](-1)           | a heap is -1, but must be at least 0        | -1
            bash[3](five)         | "five" is not a number: a heap is an integer, at least 0 | five
            bash[3]()             | bash takes at least 1 entries here, not 0; write it as bash[m](n,…) | ''
            take[5..2](9)         | p is 5, but must be at most q, which is 2   | 5..2
            take[0..2](9)         | p is 0, but must be at least 1              | 0
            take[3](9)            | "3" is not a range: write p..q, such as 2..5 | 3
            take[2..5,scoop](9)   | "scoop" is no rule for a rest below p: write stuck or sweep | scoop
            powers[1](9)          | c is 1, but must be at least 2              | 1
            primes[2](9)          | primes takes 0 entries here, not 1; write it as primes(n,…) | 2
            primepowers(3,-4)     | a heap is -4, but must be at least 0        | -4
            wythoff(3)            | wythoff takes 2 entries here, not 1; write it as wythoff(x,y) or wythoff[t](x,y) | 3
            wythoff(3,4,5)        | wythoff takes 2 entries here, not 3; write it as wythoff(x,y) or wythoff[t](x,y) | 3,4,5
            wythoff(3,-4)         | a coordinate is -4, but must be at least 0  | -4
            wythoff[0](3,4)       | t is 0, but must be at least 1              | 0
            countup[0](5)         | m is 0, but must be at least 1              | 0
            countup[3](5;6)       | the total is 6, but cannot be beyond the target, which is 5 | 5;6
            bids[3](x)            | "x" is not a number: the target is an integer, at least 0 | x
            multiplication(9;0)   | the total is 0, but must be at least 1      | 0
            kiki(0,3)             | a coordinate is 0, but must be at least 1   | 0
            northcott(5)          | "5" is not a row: write a:b, the squares of its two counters | 5
            northcott(5:2)        | a is 5, but must be below b, which is 2     | 5:2
            silverdollar(1,4,4)   | square 4 is not to the right of 4: write the squares ascending, each once | 4
            multiple[0](5)        | k is 0, but must be at least 1              | 0
            multiple[2](5;x)      | "x" is not a number: the limit is an integer, at least 0 | x
            schwenk[3](5)         | "3" is no limit: write a polynomial in x with natural coefficients and degree 1..20, such as 2x+1 or x^2 | 3
            schwenk[x-1](5)       | "x-1" is no limit: write a polynomial in x with natural coefficients and degree 1..20, such as 2x+1 or x^2 | x-1
            staircase[b](b=1)     | "b" is not an arc: write b>a for moves from box b to box a | b
            staircase[b>](b=1)    | "" is not the name of a box: use letters and digits, or quotation marks | ''
            staircase[b>a,a>b](b=1) | the arcs lead round in a circle: tokens must come to an end | b>a,a>b
            staircase[b>a,c>b,c>a](b=1) | from box c there are ways of even and of odd length to an end, so the boxes cannot be coloured even and odd | b>a,c>b,c>a
            staircase[b>a](c=1)   | there is no box "c"; the boxes are a, b     | c
            staircase[b>a](b=1,b=2) | box b is written twice                    | b
            staircase[b>a](b)     | "b" has no number: write b=3                | b
            euclid(3,-1)          | a coordinate is -1, but must be at least 0  | -1
            grossman(0,3)         | a coordinate is 0, but must be at least 1   | 0
            treblecross(2)        | a strip has 3 to 3000 cells                 | 2
            treblecross(..O)      | "..O" is not a number: the number of cells is an integer, at least 0 | ..O
            circle[0](5)          | k is 0, but must be at least 1              | 0
            circle[2](row x)      | "x" is not a number: the number of coins is an integer, at least 0 | x
            moore[0](5)           | k is 0, but must be at least 1              | 0
            """)
    void bad_input_is_named_with_its_place(String expression, String message, String place) {
        InputError error =
                catchThrowableOfType(InputError.class, () -> ExpressionParser.parse(Catalog.library(), expression));
        assertThat(error.text().en()).isEqualTo(message);
        assertThat(error.text().zh()).isNotBlank();
        assertThat(expression.substring(error.span().start(), error.span().end()))
                .isEqualTo(place);
    }
}
