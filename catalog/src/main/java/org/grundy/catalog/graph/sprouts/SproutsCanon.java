package org.grundy.catalog.graph.sprouts;

import java.util.Arrays;

/// The canonical string of a land. Boundaries of a region come in any order and begin anywhere, regions come in any
/// order, all boundaries of a region may be read the other way round together (a move looks at one region only), and
/// letters have no meaning but that they are equal.
///
/// Letters get colours by what surrounds them, refined until no more can be told apart; then one of several that look
/// alike is marked, and so on, until all colours differ. Two strings of one land are possible in rare cases: they
/// cost time, and no truth.
///
/// Of one land after the other, so that a land costs no arrays.
final class SproutsCanon {
    private static final int SPOTS = SproutsDraft.SPOTS;

    private final SproutsWalks given = new SproutsWalks();
    private final SproutsWalks least = new SproutsWalks();
    private final SproutsColours colours = new SproutsColours(given);
    private final SproutsReading forth = new SproutsReading(given, 1);
    private final SproutsReading back = new SproutsReading(given, -1);
    private final StringBuilder code = new StringBuilder();

    /// For each letter: its place in the order of colours, its region of those written, and its name.
    private int[] ranks = {};

    private int[] regionOf = {};
    private boolean[] outer = {};
    private int[] names = {};

    private int[] order = {};
    private int nextOuter;

    /// Begins anew: the regions of the land, which hang together, are written here.
    SproutsWalks begin() {
        given.clear();
        return given;
    }

    /// The land of the regions written.
    SproutsLand land() {
        int letters = number();
        if (letters > 1) {
            colours.rank(letters, ranks);
            for (int i = 0; i < given.size; i++) {
                given.spots[i] = given.spots[i] < SPOTS ? given.spots[i] : ranks[given.spots[i]];
            }
        }
        least.clear();
        for (int region = 0; region < given.regions; region++) {
            add(region);
        }
        sort();
        return new SproutsLand(written(letters));
    }

    /// Numbers the letters in the order in which they are met, and counts them.
    private int number() {
        int bound = given.bound();
        if (bound > ranks.length) {
            ranks = new int[2 * bound];
            regionOf = new int[2 * bound];
            outer = new boolean[2 * bound];
            names = new int[2 * bound];
        }
        Arrays.fill(ranks, 0, bound, 0);
        int next = SPOTS;
        for (int i = 0; i < given.size; i++) {
            int spot = given.spots[i];
            if (spot >= SPOTS) {
                if (ranks[spot] == 0) {
                    ranks[spot] = next++;
                }
                given.spots[i] = ranks[spot];
            }
        }
        return next - SPOTS;
    }

    /// Adds the least of the two ways to read a region.
    private void add(int region) {
        forth.read(region);
        boolean chiral = false;
        for (int boundary = given.first(region); boundary < given.lasts[region]; boundary++) {
            chiral |= given.ends[boundary] - given.start(boundary) > 2;
        }
        if (chiral) {
            back.read(region);
        }
        SproutsReading reading = chiral && back.compareTo(forth) < 0 ? back : forth;
        reading.writeTo(least);
    }

    private void sort() {
        order = order.length < least.regions ? new int[2 * least.regions] : order;
        for (int region = 0; region < least.regions; region++) {
            int place = region;
            while (place > 0 && compare(order[place - 1], region) > 0) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = region;
        }
    }

    private int compare(int one, int other) {
        int i = least.first(one);
        int j = least.first(other);
        while (i < least.lasts[one] && j < least.lasts[other]) {
            int difference = Arrays.compare(
                    least.spots, least.start(i), least.ends[i], least.spots, least.start(j), least.ends[j]);
            if (difference != 0) {
                return difference;
            }
            i++;
            j++;
        }
        return (least.lasts[one] - least.first(one)) - (least.lasts[other] - least.first(other));
    }

    /// The string, with letters in the order in which they are met.
    private String written(int letters) {
        findOuter(letters);
        Arrays.fill(names, 0, SPOTS + letters, 0);
        nextOuter = SproutsLand.OUTER;
        code.setLength(0);
        for (int place = 0; place < least.regions; place++) {
            int region = order[place];
            for (int boundary = least.first(region); boundary < least.lasts[region]; boundary++) {
                write(boundary);
            }
            code.append(SproutsLand.REGION);
        }
        return code.toString();
    }

    private void write(int boundary) {
        int nextInner = SproutsLand.INNER;
        for (int i = least.start(boundary); i < least.ends[boundary]; i++) {
            int spot = least.spots[i];
            if (spot >= SPOTS && names[spot] == 0) {
                names[spot] = outer[spot] ? nextOuter++ : nextInner++;
            }
            code.append((char) (spot < SPOTS ? '0' + spot : names[spot]));
        }
        code.append(SproutsLand.BOUNDARY);
    }

    private void findOuter(int letters) {
        Arrays.fill(regionOf, 0, SPOTS + letters, 0);
        for (int region = 0; region < least.regions; region++) {
            int end = least.start(least.lasts[region]);
            for (int i = least.start(least.first(region)); i < end; i++) {
                int spot = least.spots[i];
                outer[spot] = regionOf[spot] != 0 && regionOf[spot] != region + 1;
                regionOf[spot] = region + 1;
            }
        }
    }
}
