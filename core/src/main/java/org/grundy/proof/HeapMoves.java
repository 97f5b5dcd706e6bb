package org.grundy.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.run.Run;

/// What moves leave of heaps, by rules as certificates write them: a code such as `0.77`, `4!.0` or `0.[3]`, or
/// a set such as `subtraction[1,2,3]` or `allbut[2]`.
///
/// @param first for each number of tokens from 0 on what may be left, as the bits of a digit
/// @param tail the digits that follow these, repeated for ever; empty if there are none
record HeapMoves(List<Digit> first, List<Digit> tail) {
    private static final Pattern CODE = Pattern.compile("([0-9A-V]!?)\\.((?:[0-9A-V]!?)*)(?:\\[((?:[0-9A-V]!?)+)])?");
    private static final Pattern SET = Pattern.compile("(subtraction|allbut)\\[([1-9]\\d{0,5}(?:,[1-9]\\d{0,5})*)]");
    private static final int TAKING = 3;

    /// Which numbers of nonempty heaps may be left.
    ///
    /// @param bits bit j allows j heaps
    /// @param unequal whether these must differ in size
    private record Digit(int bits, boolean unequal) {
        boolean leaves(int heaps) {
            return (bits >> heaps & 1) != 0;
        }
    }

    /// The rules that a text writes, empty if it is none that certificates are about.
    static Optional<HeapMoves> read(String rules) {
        Matcher set = SET.matcher(rules);
        return set.matches() ? Optional.of(ofSet(set.group(1).equals("allbut"), set.group(2))) : ofCode(rules);
    }

    private static Optional<HeapMoves> ofCode(String rules) {
        Matcher code = CODE.matcher(rules);
        if (!code.matches() || (code.group(2).isEmpty() && code.group(3) == null)) {
            return Optional.empty();
        }
        List<Digit> digits = digits(code.group(1) + code.group(2));
        List<Digit> tail = code.group(3) == null ? List.of() : digits(code.group(3));
        return digits.getFirst().leaves(0) || digits.getFirst().leaves(1)
                ? Optional.empty()
                : Optional.of(new HeapMoves(digits, tail));
    }

    private static List<Digit> digits(String text) {
        List<Digit> digits = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '!') {
                boolean marked = i + 1 < text.length() && text.charAt(i + 1) == '!';
                digits.add(new Digit(Character.digit(text.charAt(i), 32), marked));
            }
        }
        return digits;
    }

    private static HeapMoves ofSet(boolean allBut, String members) {
        Digit none = new Digit(0, false);
        Digit taking = new Digit(TAKING, false);
        List<Digit> digits = new ArrayList<>(List.of(none));
        for (String each : members.split(",", -1)) {
            int member = Integer.parseInt(each);
            while (digits.size() <= member) {
                digits.add(allBut ? taking : none);
            }
            digits.set(member, allBut ? none : taking);
        }
        return new HeapMoves(digits, allBut ? List.of(taking) : List.of());
    }

    private Digit digit(int taken) {
        return taken < first.size() ? first.get(taken) : tail.get((taken - first.size()) % tail.size());
    }

    /// Whether the theorem on periods speaks of these rules: a move takes a limited number of tokens, and equal
    /// heaps may be left.
    boolean periodic() {
        return tail.isEmpty() && first.stream().noneMatch(digit -> digit.unequal && digit.bits > TAKING);
    }

    /// How many heaps, heap 0 included, prove that from one heap on everything repeats: with t the most
    /// heaps that a move leaves and k the most tokens that it takes, those below t(n0 + p) + k. Where a
    /// whole heap is taken under another rule than a part of one, n0 must be at least 1.
    long needed(long preperiod, long period) {
        int heaps = 1;
        int last = 0;
        boolean alike = true;
        for (int taken = 0; taken < first.size(); taken++) {
            int bits = first.get(taken).bits;
            last = bits == 0 ? last : taken;
            heaps = Math.max(heaps, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(bits | 1));
            alike &= bits == 0 || bits == TAKING;
        }
        return heaps * (Math.max(alike ? 0 : 1, preperiod) + period) + last;
    }

    /// Lists the options of a heap, each as its nonempty parts.
    void options(int n, Run run, Consumer<List<Integer>> out) {
        int last = tail.isEmpty() ? Math.min(n, first.size() - 1) : n;
        for (int taken = 0; taken <= last; taken++) {
            Digit digit = digit(taken);
            for (int heaps = 0; heaps <= 4; heaps++) {
                if (digit.leaves(heaps)) {
                    parts(n - taken, 1, heaps, digit.unequal, List.of(), run, out);
                }
            }
        }
    }

    /// The ways to leave `rest` tokens as `heaps` heaps, none smaller than `least`.
    private static void parts(
            int rest,
            int least,
            int heaps,
            boolean unequal,
            List<Integer> sofar,
            Run run,
            Consumer<List<Integer>> out) {
        if (heaps == 0) {
            if (rest == 0) {
                run.option();
                out.accept(sofar);
            }
            return;
        }
        for (int part = heaps == 1 ? Math.max(least, rest) : least; part * heaps <= rest; part++) {
            List<Integer> longer = new ArrayList<>(sofar);
            longer.add(part);
            parts(rest - part, unequal ? part + 1 : part, heaps - 1, unequal, longer, run, out);
        }
    }
}
