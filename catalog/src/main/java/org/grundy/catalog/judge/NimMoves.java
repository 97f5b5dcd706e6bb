package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// A problem that asks for the winning moves of heaps of Nim, or how many there are.
///
/// @param id the judge and the number
/// @param cases the format of the input
/// @param lines what is printed for a case
record NimMoves(String id, Cases<HeapInput> cases, Function<HeapInput, String> lines) implements Problem {
    private static final Cases<HeapInput> TO_NO_HEAP = Cases.until(HeapInput::isEmpty, HeapInput::read);

    static List<Problem> rows() {
        return List.of(
                new NimMoves("P1247", Cases.one(HeapInput::read), NimMoves::first),
                new NimMoves("HDU-1850", TO_NO_HEAP, NimMoves::number),
                new NimMoves("HDU-2176", TO_NO_HEAP, NimMoves::all),
                new NimMoves("POJ-2975", TO_NO_HEAP, NimMoves::number));
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        cases.forEach(in, heaps -> {
            out.print(lines.apply(heaps));
            positions.accept(heaps::asNim);
        });
    }

    private static String number(HeapInput heaps) {
        return heaps.winning().size() + "\n";
    }

    /// Each heap that can be lowered, and what is left of it.
    private static String all(HeapInput heaps) {
        List<HeapInput.Lowering> winning = heaps.winning();
        return winning.stream()
                .map(each -> each.from() + " " + each.to() + "\n")
                .collect(Collectors.joining("", winning.isEmpty() ? "No\n" : "Yes\n", ""));
    }

    /// How many are taken, from which heap, and what is left; the first of equal heaps is meant.
    private static String first(HeapInput heaps) {
        return heaps.winning().stream()
                .findFirst()
                .map(move -> {
                    List<BigInteger> left = new ArrayList<>(heaps.sizes());
                    int heap = left.indexOf(move.from());
                    left.set(heap, move.to());
                    return move.from().subtract(move.to()) + " " + (heap + 1) + "\n" + spaced(left);
                })
                .orElse("lose\n");
    }

    private static String spaced(List<BigInteger> numbers) {
        return numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" ", "", "\n"));
    }
}
