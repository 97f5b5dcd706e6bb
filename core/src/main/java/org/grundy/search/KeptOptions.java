package org.grundy.search;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.run.Run;

/// The options of pieces that have been listed before, for rules that take long to list them: a couple is left and
/// searched again about twice. (Measured: Sprouts of 12 spots listed 22 000 positions and looked at 51 000.) Kept are
/// about [#MOST_NUMBERS] numbers at most, the first that come. Several threads may use it.
final class KeptOptions {
    private static final int MOST_NUMBERS = 1 << 24;

    /// Bytes of an entry of the map.
    private static final int BYTES = 80;

    private final Map<Long, int[]> kept = new ConcurrentHashMap<>();
    private final AtomicInteger filled = new AtomicInteger();

    /// Lists the options of a piece, if they are kept.
    boolean list(long piece, OptionList out) {
        int[] numbers = kept.get(piece);
        if (numbers == null) {
            return false;
        }
        for (int i = 0; i < numbers.length; ) {
            int end = i + 1 + numbers[i];
            for (i++; i < end; i++) {
                out.piece(numbers[i]);
            }
            out.end();
        }
        return true;
    }

    /// Keeps what has been listed.
    ///
    /// @param options of the piece and of no other; pieces are the numbers of positions
    void keep(long piece, OptionList options, Run run) {
        int[] numbers = new int[64];
        int size = 0;
        for (int option = 0; option < options.count(); option++) {
            int start = options.start(option);
            int end = options.end(option);
            if (size + 1 + end - start > numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * numbers.length + end - start);
            }
            numbers[size++] = end - start;
            for (int place = start; place < end; place++) {
                numbers[size++] = (int) options.at(place);
            }
        }
        if (filled.get() + size <= MOST_NUMBERS) {
            filled.addAndGet(size);
            run.memory(BYTES + (long) size * Integer.BYTES);
            kept.put(piece, Arrays.copyOf(numbers, size));
        }
    }
}
