package org.grundy.catalog.graph.sprouts;

import java.util.Arrays;

/// One of the two ways to read a region: all its boundaries forth, or all back, each from where it reads least, the
/// least boundary first.
final class SproutsReading implements Comparable<SproutsReading> {
    private final SproutsWalks given;
    private final int step;
    private final SproutsWalks read = new SproutsWalks();

    /// The boundaries read, in order.
    private int[] order = new int[16];

    /// @param step 1 to read forth, -1 to read back
    SproutsReading(SproutsWalks given, int step) {
        this.given = given;
        this.step = step;
    }

    /// Reads a region of those given.
    void read(int region) {
        read.clear();
        for (int boundary = given.first(region); boundary < given.lasts[region]; boundary++) {
            rotate(given.start(boundary), given.ends[boundary]);
            insert(read.boundaries - 1);
        }
    }

    /// Reads a boundary from where it reads least.
    private void rotate(int start, int end) {
        int size = end - start;
        int best = step > 0 ? start : end - 1;
        for (int from = start; from < end && size > 1; from++) {
            int one = from;
            int other = best;
            int same = 0;
            while (same < size && given.spots[one] == given.spots[other]) {
                one = after(one, start, end);
                other = after(other, start, end);
                same++;
            }
            if (same < size && given.spots[one] < given.spots[other]) {
                best = from;
            }
        }
        for (int i = 0; i < size; i++) {
            read.pass(given.spots[best]);
            best = after(best, start, end);
        }
        read.endBoundary();
    }

    private int after(int place, int start, int end) {
        int after = place + step;
        return after == end ? start : after < start ? end - 1 : after;
    }

    private void insert(int boundary) {
        order = order.length == boundary ? Arrays.copyOf(order, 2 * boundary) : order;
        int place = boundary;
        while (place > 0 && compare(read, order[place - 1], read, boundary) > 0) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = boundary;
    }

    private static int compare(SproutsWalks one, int boundary, SproutsWalks other, int otherBoundary) {
        return Arrays.compare(
                one.spots,
                one.start(boundary),
                one.ends[boundary],
                other.spots,
                other.start(otherBoundary),
                other.ends[otherBoundary]);
    }

    /// Compares two readings of one region.
    @Override
    public int compareTo(SproutsReading other) {
        int difference = 0;
        for (int place = 0; place < read.boundaries && difference == 0; place++) {
            difference = compare(read, order[place], other.read, other.order[place]);
        }
        return difference;
    }

    /// Adds the region as it has been read.
    void writeTo(SproutsWalks out) {
        for (int place = 0; place < read.boundaries; place++) {
            out.boundary(read.spots, read.start(order[place]), read.ends[order[place]]);
        }
        out.endRegion();
    }
}
