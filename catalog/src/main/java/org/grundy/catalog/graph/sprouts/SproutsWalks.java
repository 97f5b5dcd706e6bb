package org.grundy.catalog.graph.sprouts;

import java.util.Arrays;

/// Regions of a drawing, as the spots that the walks around them pass. Spots 0 to 2 are passed once, all others, the
/// letters, are passed twice.
///
/// Layout: the spots of all boundaries in one array, where each boundary ends in it, and how many boundaries there
/// are up to the end of each region. Filled, read and filled again, so that a move costs no arrays.
final class SproutsWalks {
    int[] spots = new int[64];
    int size;

    /// The place after each boundary.
    int[] ends = new int[32];

    int boundaries;

    /// The boundary after each region.
    int[] lasts = new int[16];

    int regions;

    void clear() {
        size = 0;
        boundaries = 0;
        regions = 0;
    }

    /// Where a boundary begins.
    int start(int boundary) {
        return boundary == 0 ? 0 : ends[boundary - 1];
    }

    /// The first boundary of a region.
    int first(int region) {
        return region == 0 ? 0 : lasts[region - 1];
    }

    void pass(int spot) {
        if (size == spots.length) {
            spots = Arrays.copyOf(spots, 2 * size);
        }
        spots[size++] = spot;
    }

    /// Passes a boundary's spots and ends it.
    void boundary(int[] passed) {
        boundary(passed, 0, passed.length);
    }

    /// Passes the spots at some places of an array and ends the boundary.
    void boundary(int[] passed, int from, int to) {
        for (int i = from; i < to; i++) {
            pass(passed[i]);
        }
        endBoundary();
    }

    /// Ends the boundary that is being passed; one of no spots is none.
    void endBoundary() {
        if (size == start(boundaries)) {
            return;
        }
        if (boundaries == ends.length) {
            ends = Arrays.copyOf(ends, 2 * boundaries);
        }
        ends[boundaries++] = size;
    }

    void endRegion() {
        if (regions == lasts.length) {
            lasts = Arrays.copyOf(lasts, 2 * regions);
        }
        lasts[regions++] = boundaries;
    }

    /// Adds a region of others.
    void region(SproutsWalks from, int region) {
        for (int boundary = from.first(region); boundary < from.lasts[region]; boundary++) {
            boundary(from.spots, from.start(boundary), from.ends[boundary]);
        }
        endRegion();
    }

    /// More than each spot's number, and more than [SproutsDraft#SPOTS].
    int bound() {
        int largest = SproutsDraft.SPOTS;
        for (int i = 0; i < size; i++) {
            largest = Math.max(largest, spots[i]);
        }
        return largest + 1;
    }
}
