package org.grundy.solve.graph;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Positions by their codes, in a table with open addressing in which codes that differ little lie side by side. Asked
/// for a position that the coding does not cover, it throws [IllegalStateException], as the coding does at an option.
///
/// Memory: 8 bytes for each position and 8 to 16 for its place in the table.
final class CodeNumbering<P> implements Numbering<P> {
    private static final int BYTES_PER_POSITION = 32;

    /// Codes that differ in no more than the bits below this one keep their order in the table.
    private static final int TOGETHER = 10;

    private final Coding<P> coding;
    private final Run run;
    private long[] codes;
    private int size;
    /// Kept, for an object for each position costs as much as its options.
    private Numbered numbered = new Numbered(option -> {});

    /// A number plus 1, or 0 where there is none.
    private int[] places;

    /// @param likely how many positions there will be, more or less: at least 1
    CodeNumbering(Coding<P> coding, int likely, Run run) {
        this.coding = coding;
        this.run = run;
        int first = Integer.highestOneBit(likely) << 1;
        this.codes = new long[first];
        this.places = new int[2 * first];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int number(P position) {
        if (!coding.covers(position)) {
            throw new IllegalStateException("there is no code for " + position);
        }
        return number(coding.code(position));
    }

    private int number(long code) {
        int place = place(code);
        return places[place] > 0 ? places[place] - 1 : add(code, place);
    }

    private int add(long code, int place) {
        run.position();
        run.memory(BYTES_PER_POSITION);
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
            codes[size] = code;
            size++;
            places = new int[2 * codes.length];
            for (int i = 0; i < size; i++) {
                places[place(codes[i])] = i + 1;
            }
        } else {
            codes[size] = code;
            size++;
            places[place] = size;
        }
        return size - 1;
    }

    /// Where a code is, or would be.
    private int place(long code) {
        int mask = places.length - 1;
        long far = (code >>> TOGETHER) * 0x9E3779B97F4A7C15L;
        int place = (int) (code + (far >>> Integer.SIZE)) & mask;
        while (places[place] > 0 && codes[places[place] - 1] != code) {
            place = (place + 1) & mask;
        }
        return place;
    }

    @Override
    public int find(P position) {
        return coding.covers(position) ? places[place(coding.code(position))] - 1 : -1;
    }

    @Override
    public boolean won(int number) {
        return coding.won(codes[number]);
    }

    @Override
    public boolean lost(int number) {
        return false;
    }

    @Override
    public void list(int number, IntConsumer out) {
        if (numbered.out != out) {
            numbered = new Numbered(out);
        }
        coding.options(codes[number], numbered);
    }

    /// Options as their numbers.
    private final class Numbered implements OptionCodes {
        private final IntConsumer out;

        Numbered(IntConsumer out) {
            this.out = out;
        }

        @Override
        public void to(long component) {
            run.option();
            out.accept(number(component));
        }

        @Override
        public void to(long first, long second) {
            throw run.giveUp(Limit.METHOD);
        }

        @Override
        public void to(long[] components, int count) {
            if (count != 1) {
                throw run.giveUp(Limit.METHOD);
            }
            to(components[0]);
        }

        @Override
        public void looked(long candidates) {
            run.options(candidates);
        }
    }

    @Override
    public void cut(int until) {
        size = until;
        Arrays.fill(places, 0);
        for (int i = 0; i < size; i++) {
            places[place(codes[i])] = i + 1;
        }
    }
}
