package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A drawing of Sprouts as a planar map: the ends of lines around each spot in turn, and which walks around what is
/// drawn border one region. Nothing is left out or brought to a form, so that it is slow and hard to get wrong.
///
/// A place is a corner of a region: just after an end of a line, in the order around its spot, or a spot without
/// lines (numbered from the back). Each place belongs to a region.
final class Drawing {
    private static final int FULL = 3;

    private final int spots;

    /// Ends of lines: 2k and 2k+1 are those of line k.
    private final int[] spotOf;

    /// The end that follows around the same spot.
    private final int[] next;

    /// The region of the corner after an end; then the regions of spots without lines, at `ends + spot`, else -1.
    private final int[] region;

    private Drawing(int spots, int[] spotOf, int[] next, int[] region) {
        this.spots = spots;
        this.spotOf = spotOf;
        this.next = next;
        this.region = region;
    }

    static Drawing start(int spots) {
        return new Drawing(spots, new int[0], new int[0], new int[spots]);
    }

    private int ends() {
        return spotOf.length;
    }

    private int spotAt(int place) {
        return place < ends() ? spotOf[place] : place - ends();
    }

    private long used(int spot) {
        return Arrays.stream(spotOf).filter(each -> each == spot).count();
    }

    /// The corner that a walk comes to after the corner at a place.
    private int along(int place) {
        return next[place] ^ 1;
    }

    private List<Integer> walk(int place) {
        List<Integer> walk = new ArrayList<>(List.of(place));
        if (place < ends()) {
            for (int at = along(place); at != place; at = along(at)) {
                walk.add(at);
            }
        }
        return walk;
    }

    /// The places of regions that can be used at all.
    private List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < region.length; place++) {
            if (region[place] >= 0) {
                places.add(place);
            }
        }
        return places;
    }

    List<Drawing> options() {
        List<Drawing> options = new ArrayList<>();
        List<Integer> places = places();
        for (int one : places) {
            for (int other : places) {
                boolean same = spotAt(one) == spotAt(other);
                boolean room = used(spotAt(one)) + (same ? 2 : 1) <= FULL && used(spotAt(other)) < FULL;
                if (one <= other && room && region[one] == region[other]) {
                    join(one, other, options);
                }
            }
        }
        return options;
    }

    private void join(int one, int other, List<Drawing> out) {
        Set<Integer> together = new HashSet<>(walk(one));
        Drawing joined = lined(one, other);
        int old = region[one];
        if (!together.contains(other)) {
            joined.fill(joined.ends() - 3, old);
            out.add(joined);
            return;
        }
        List<Integer> firsts = new ArrayList<>();
        for (int place : places()) {
            if (region[place] == old
                    && !together.contains(place)
                    && walk(place).stream().min(Integer::compare).orElseThrow() == place) {
                firsts.add(place);
            }
        }
        for (int sides = 0; sides < 1 << firsts.size(); sides++) {
            Drawing option = new Drawing(joined.spots, joined.spotOf, joined.next, joined.region.clone());
            int fresh = Arrays.stream(region).max().orElseThrow() + 1;
            option.fill(option.ends() - 3, old);
            option.fill(option.ends() - 2, fresh);
            for (int i = 0; i < firsts.size(); i++) {
                int place = firsts.get(i) < ends() ? firsts.get(i) : firsts.get(i) + 4;
                option.fill(place, (sides >> i & 1) == 0 ? old : fresh);
            }
            out.add(option);
        }
    }

    private void fill(int place, int with) {
        walk(place).forEach(each -> region[each] = with);
    }

    /// The drawing with two more lines and a spot between them; regions of its walks are still to be told. The new
    /// ends are: at the first spot, at the new spot towards it, at the new spot towards the second, at the second.
    private Drawing lined(int one, int other) {
        int ends = ends();
        int[] spotOfAll = Arrays.copyOf(spotOf, ends + 4);
        int[] nextOfAll = Arrays.copyOf(next, ends + 4);
        spotOfAll[ends] = spotAt(one);
        spotOfAll[ends + 1] = spots;
        spotOfAll[ends + 2] = spots;
        spotOfAll[ends + 3] = spotAt(other);
        nextOfAll[ends + 1] = ends + 2;
        nextOfAll[ends + 2] = ends + 1;
        if (one >= ends) {
            nextOfAll[ends] = ends;
        } else {
            insert(nextOfAll, one, ends);
        }
        if (one == other) {
            insert(nextOfAll, ends, ends + 3);
        } else if (other >= ends) {
            nextOfAll[ends + 3] = ends + 3;
        } else {
            insert(nextOfAll, other, ends + 3);
        }
        int[] regions = new int[ends + 4 + spots + 1];
        System.arraycopy(region, 0, regions, 0, ends);
        System.arraycopy(region, ends, regions, ends + 4, spots);
        regions[ends + 4 + spots] = -1;
        for (int place : new int[] {one, other}) {
            if (place >= ends) {
                regions[place + 4] = -1;
            }
        }
        return new Drawing(spots + 1, spotOfAll, nextOfAll, regions);
    }

    private static void insert(int[] next, int after, int end) {
        next[end] = next[after];
        next[after] = end;
    }

    /// The regions as boundaries of spots that can still be joined: 0 and 1 for those with so many ends of lines, 3
    /// and above for others.
    List<List<int[]>> regions() {
        Map<Integer, List<int[]>> regions = new TreeMap<>();
        for (int place : places()) {
            List<Integer> walk = walk(place);
            if (walk.stream().min(Integer::compare).orElseThrow() == place) {
                int[] boundary = walk.stream()
                        .mapToInt(this::spotAt)
                        .filter(spot -> used(spot) < FULL)
                        .map(spot -> used(spot) < 2 ? (int) used(spot) : 3 + spot)
                        .toArray();
                regions.computeIfAbsent(region[place], each -> new ArrayList<>())
                        .add(boundary);
            }
        }
        return new ArrayList<>(regions.values());
    }

    int value() {
        Set<Integer> values = new HashSet<>();
        options().forEach(option -> values.add(option.value()));
        int value = 0;
        while (values.contains(value)) {
            value++;
        }
        return value;
    }

    boolean winsMisere() {
        List<Drawing> options = options();
        return options.isEmpty() || options.stream().anyMatch(option -> !option.winsMisere());
    }
}
