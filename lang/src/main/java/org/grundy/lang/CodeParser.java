package org.grundy.lang;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Parses codes of taking-and-breaking games: `0.77`, `4.3`, `0.[3]`, `4!.0`.
///
///     code  = digit "." { digit } [ "[" digit { digit } "]" ]
///     digit = ( "0".."9" | "A".."V" ) [ "!" ]
///
/// Digits in brackets at the end repeat for ever. `!` asks for unequal heaps. Without characters
/// special to shells the same codes are written `0.:3` (all after the colon repeats) and `4u.0`.
public final class CodeParser {
    private static final String POINTS = ".·．";

    private final TextSlice slice;
    private final String text;
    private final int largest;
    private int at;

    private CodeParser(TextSlice slice, int largest) {
        this.slice = slice;
        this.text = slice.text();
        this.largest = largest;
    }

    /// Parses a code.
    ///
    /// @param slice the whole code
    /// @param largest the largest digit allowed, such as 7 for octal codes; at most 31
    /// @throws InputError if it is not a code, with the place
    public static TakeAndBreakCode parse(TextSlice slice, int largest) {
        return new CodeParser(slice, largest).code();
    }

    private TakeAndBreakCode code() {
        if (text.isEmpty()) {
            throw slice.error("the code is empty; write it as 0.77", "代码为空；写法：0.77");
        }
        List<Digit> digits = new ArrayList<>();
        digits.add(digit());
        splitsOnly(digits.getFirst());
        if (!accept(POINTS)) {
            throw here("expected \".\" after digit 0, as in 0.77", "第 0 位数字后应为“.”，例如 0.77");
        }
        while (at < text.length() && "[【:：".indexOf(text.charAt(at)) < 0) {
            digits.add(digit());
        }
        List<Digit> tail = tail();
        if (digits.size() == 1 && tail.isEmpty()) {
            throw here("expected a digit after the point, as in 0.77", "小数点后应有数字，例如 0.77");
        }
        return new TakeAndBreakCode(digits, tail);
    }

    private void splitsOnly(Digit zero) {
        if ((zero.bits() & 3) != 0) {
            throw at(
                    0,
                    "digit 0 takes no tokens, so it may only split a heap (4, 8, …): with 1 or 2 a move would leave"
                            + " everything as it is and play would never end",
                    "第 0 位不取石子，只能分堆（4、8……）：若含 1 或 2，一步之后局面不变，游戏永不结束");
        }
    }

    private List<Digit> tail() {
        List<Digit> tail = new ArrayList<>();
        int open = at;
        if (accept(":：")) {
            while (at < text.length()) {
                tail.add(digit());
            }
        } else if (accept("[【")) {
            while (at < text.length() && "]】".indexOf(text.charAt(at)) < 0) {
                tail.add(digit());
            }
            if (!accept("]】")) {
                throw at(open, "this bracket is never closed", "这个括号没有配对的右括号");
            }
        } else {
            return tail;
        }
        if (tail.isEmpty()) {
            throw at(open, "there is no digit to repeat here", "这里没有要循环的数字");
        }
        if (at < text.length()) {
            throw here("nothing may follow the repeated digits", "循环部分之后不能再有内容");
        }
        return tail;
    }

    private Digit digit() {
        if (at == text.length()) {
            throw here("the code ends where a digit was expected", "代码在应有数字处结束");
        }
        char c = text.charAt(at);
        int bits = c <= 'Z' ? Character.digit(c, TakeAndBreakCode.LARGEST_DIGIT + 1) : -1;
        if (bits < 0) {
            throw here("\"%s\" is not a digit: digits are %s", "“%s”不是数字：数字为 %s", c, digits());
        }
        if (bits > largest) {
            throw here(
                    "%s is too large here: digits are %s; code[…] takes digits 0–9 and A–V",
                    "%s 在这里太大：数字为 %s；code[…] 可用 0–9 和 A–V", c, digits());
        }
        at++;
        return new Digit(bits, accept("!！u"));
    }

    private BilingualText digits() {
        String few = "0–" + largest;
        char last = Character.toUpperCase(Character.forDigit(largest, 36));
        return largest < 10 ? new BilingualText(few, few) : BilingualText.of("0–9 and A–%s", "0–9 和 A–%s", last);
    }

    private boolean accept(String characters) {
        if (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
            return true;
        }
        return false;
    }

    private InputError here(String en, String zh, Object... values) {
        return at(at, en, zh, values);
    }

    private InputError at(int place, String en, String zh, Object... values) {
        int start = slice.span().start() + place;
        Span span = new Span(
                start, Math.min(start + 1, Math.max(start, slice.source().length())));
        return new InputError(slice.source(), span, en, zh, values);
    }
}
