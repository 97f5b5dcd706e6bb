package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The canonical string of a land. Boundaries of a region come in any order and begin anywhere, regions come in any
/// order, all boundaries of a region may be read the other way round together (a move looks at one region only), and
/// letters have no meaning but that they are equal.
///
/// Letters get colours by what surrounds them, refined until no more can be told apart; then one of several that look
/// alike is marked, and so on, until all colours differ. Two strings of one land are possible in rare cases: they
/// cost time, and no truth.
final class SproutsCanon {
    private static final int SPOTS = SproutsDraft.SPOTS;
    private static final Comparator<List<int[]>> REGIONS = SproutsCanon::compare;

    private final List<List<int[]>> regions;
    private final int[] ranks;
    private final int letters;

    private SproutsCanon(List<List<int[]>> regions, int spots) {
        this.regions = regions;
        int[] numbers = new int[spots];
        this.letters = number(numbers);
        this.ranks = numbers;
    }

    /// The land of some regions that hang together.
    ///
    /// @param spots more than each number in them
    static SproutsLand land(List<List<int[]>> regions, int spots) {
        return new SproutsCanon(regions, spots).land();
    }

    private int number(int[] numbers) {
        int next = SPOTS;
        for (List<int[]> region : regions) {
            for (int[] boundary : region) {
                for (int i = 0; i < boundary.length; i++) {
                    int spot = boundary[i];
                    if (spot >= SPOTS && numbers[spot] == 0) {
                        numbers[spot] = next++;
                    }
                }
            }
        }
        return next - SPOTS;
    }

    private SproutsLand land() {
        if (letters > 1) {
            rank(new SproutsColours(regions, ranks, letters).ranks());
        }
        List<List<int[]>> ordered = new ArrayList<>(regions.size());
        for (List<int[]> region : regions) {
            ordered.add(least(region));
        }
        ordered.sort(REGIONS);
        return new SproutsLand(written(ordered));
    }

    private void rank(int[] order) {
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = ranks[i] == 0 ? 0 : order[ranks[i] - SPOTS];
        }
    }

    /// The least of the two ways to read a region.
    private List<int[]> least(List<int[]> region) {
        List<int[]> forth = new ArrayList<>(region.size());
        List<int[]> back = new ArrayList<>(region.size());
        boolean chiral = false;
        for (int[] boundary : region) {
            int[] ranked = ranked(boundary);
            int[] one = leastRotation(ranked);
            int[] other = one;
            if (ranked.length > 2) {
                other = leastRotation(reversed(ranked));
                chiral |= !Arrays.equals(one, other);
            }
            forth.add(one);
            back.add(other);
        }
        forth.sort(Arrays::compare);
        if (!chiral) {
            return forth;
        }
        back.sort(Arrays::compare);
        return compare(forth, back) <= 0 ? forth : back;
    }

    private int[] ranked(int[] boundary) {
        int[] ranked = new int[boundary.length];
        for (int i = 0; i < ranked.length; i++) {
            ranked[i] = boundary[i] < SPOTS ? boundary[i] : ranks[boundary[i]];
        }
        return ranked;
    }

    private static int[] reversed(int[] boundary) {
        int[] reversed = new int[boundary.length];
        for (int i = 0; i < reversed.length; i++) {
            reversed[i] = boundary[boundary.length - 1 - i];
        }
        return reversed;
    }

    private static int[] leastRotation(int[] boundary) {
        int size = boundary.length;
        int best = 0;
        for (int start = 1; start < size; start++) {
            int same = 0;
            while (same < size && boundary[(start + same) % size] == boundary[(best + same) % size]) {
                same++;
            }
            if (same < size && boundary[(start + same) % size] < boundary[(best + same) % size]) {
                best = start;
            }
        }
        if (best == 0) {
            return boundary;
        }
        int[] rotated = new int[size];
        for (int i = 0; i < size; i++) {
            rotated[i] = boundary[(best + i) % size];
        }
        return rotated;
    }

    private static int compare(List<int[]> one, List<int[]> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int difference = Arrays.compare(one.get(i), other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return one.size() - other.size();
    }

    /// The string, with letters in the order in which they are met.
    private String written(List<List<int[]>> ordered) {
        int[] regionOf = new int[SPOTS + letters];
        boolean[] outer = new boolean[SPOTS + letters];
        findOuter(ordered, regionOf, outer);
        int[] names = new int[SPOTS + letters];
        int next = SproutsLand.OUTER;
        StringBuilder code = new StringBuilder();
        for (List<int[]> region : ordered) {
            for (int[] boundary : region) {
                int nextInner = SproutsLand.INNER;
                for (int spot : boundary) {
                    if (spot >= SPOTS && names[spot] == 0) {
                        names[spot] = outer[spot] ? next++ : nextInner++;
                    }
                    code.append((char) (spot < SPOTS ? '0' + spot : names[spot]));
                }
                code.append(SproutsLand.BOUNDARY);
            }
            code.append(SproutsLand.REGION);
        }
        return code.toString();
    }

    private static void findOuter(List<List<int[]>> ordered, int[] regionOf, boolean[] outer) {
        for (int i = 0; i < ordered.size(); i++) {
            for (int[] boundary : ordered.get(i)) {
                for (int spot : boundary) {
                    if (spot >= SPOTS) {
                        outer[spot] = regionOf[spot] != 0 && regionOf[spot] != i + 1;
                        regionOf[spot] = i + 1;
                    }
                }
            }
        }
    }
}
