package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Options;

/// The moves in one region of a land.
///
/// A line between two boundaries makes one walk of both: around the first, along the line, around the second and
/// back. A line within a boundary cuts the region in two: either part keeps what the walk passes on its side, and the
/// other boundaries may lie in either. Boundaries that read alike are moved alike.
final class SproutsMoves {
    private static final int SPOTS = SproutsDraft.SPOTS;

    private final List<List<int[]>> others;

    /// The boundaries of the region, those that read alike together.
    private final List<List<int[]>> kinds = new ArrayList<>();

    /// The number of the new spot; the next two are for spots that a line ends at.
    private final int created;

    private final Options<SproutsLand> out;
    private final Set<List<SproutsLand>> seen = new HashSet<>();

    SproutsMoves(List<List<int[]>> regions, int place, Options<SproutsLand> out) {
        this.others = new ArrayList<>(regions);
        this.out = out;
        this.created = 1 + SproutsDraft.largest(regions);
        List<int[]> patterns = new ArrayList<>();
        for (int[] boundary : others.remove(place)) {
            int[] pattern = pattern(boundary);
            int kind = 0;
            while (kind < patterns.size() && !Arrays.equals(patterns.get(kind), pattern)) {
                kind++;
            }
            if (kind == patterns.size()) {
                patterns.add(pattern);
                kinds.add(new ArrayList<>());
            }
            kinds.get(kind).add(boundary);
        }
    }

    /// A boundary with each spot that it passes twice named by the place where it does so first.
    private static int[] pattern(int[] boundary) {
        int[] pattern = boundary.clone();
        for (int i = 0; i < boundary.length; i++) {
            for (int j = i + 1; j < boundary.length; j++) {
                if (boundary[i] == boundary[j] && boundary[i] >= SPOTS) {
                    pattern[i] = -1 - i;
                    pattern[j] = -1 - i;
                }
            }
        }
        return pattern;
    }

    void list() {
        for (int i = 0; i < kinds.size(); i++) {
            for (int j = i + 1; j < kinds.size(); j++) {
                join(kinds.get(i).getFirst(), kinds.get(j).getFirst());
            }
            if (kinds.get(i).size() > 1) {
                join(kinds.get(i).getFirst(), kinds.get(i).get(1));
            }
            int[] boundary = kinds.get(i).removeFirst();
            cut(boundary);
            kinds.get(i).addFirst(boundary);
        }
    }

    @SuppressWarnings("ReferenceEquality") // of boundaries that read alike only these two are joined
    private void join(int[] one, int[] other) {
        List<int[]> rest = new ArrayList<>();
        kinds.forEach(rest::addAll);
        rest.removeIf(boundary -> boundary == one || boundary == other);
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length; j++) {
                int[] walk = new int[one.length + other.length + 4];
                int filled = around(one, i, created + 1, walk, 0);
                walk[filled++] = created;
                filled = around(other, j, created + 2, walk, filled);
                walk[filled++] = created;
                List<int[]> region = new ArrayList<>(rest);
                region.add(Arrays.copyOf(walk, filled));
                emit(List.of(region), dead(one[i]), dead(other[j]));
            }
        }
    }

    /// The walk around a boundary from a spot, where the line begins, to that spot again.
    private static int around(int[] boundary, int start, int renamed, int[] walk, int from) {
        int filled = from;
        int spot = boundary[start];
        if (spot == 0) {
            walk[filled++] = 1;
            return filled;
        }
        if (spot == 1) {
            walk[filled++] = renamed;
        }
        for (int i = 1; i < boundary.length; i++) {
            walk[filled++] = boundary[(start + i) % boundary.length];
        }
        if (spot == 1) {
            walk[filled++] = renamed;
        }
        return filled;
    }

    /// The spot that a line ends at if it dies of it, else -1.
    private static int dead(int spot) {
        return spot >= SPOTS ? spot : -1;
    }

    private void cut(int[] boundary) {
        for (int i = 0; i < boundary.length; i++) {
            if (boundary[i] < 2) {
                loop(boundary, i);
            }
            for (int j = i + 1; j < boundary.length; j++) {
                if (boundary[i] != boundary[j] || boundary[i] < SPOTS) {
                    divide(
                            part(boundary, i, j, created + 1, created + 2),
                            part(boundary, j, i, created + 2, created + 1),
                            dead(boundary[i]),
                            dead(boundary[j]));
                }
            }
        }
    }

    private void loop(int[] boundary, int place) {
        if (boundary[place] == 0) {
            divideEvenly(new int[] {created + 1, created});
            return;
        }
        int[] outside = new int[boundary.length];
        for (int i = 1; i < boundary.length; i++) {
            outside[i] = boundary[(place + i) % boundary.length];
        }
        outside[0] = created;
        divide(outside, new int[] {created}, -1, -1);
    }

    /// The walk from one spot to another and back along the line between them.
    private int[] part(int[] boundary, int from, int to, int renamedFrom, int renamedTo) {
        int size = boundary.length;
        int[] part = new int[size + 3];
        int filled = 0;
        if (boundary[from] == 1) {
            part[filled++] = renamedFrom;
        }
        for (int at = (from + 1) % size; at != to; at = (at + 1) % size) {
            part[filled++] = boundary[at];
        }
        if (boundary[to] == 1) {
            part[filled++] = renamedTo;
        }
        part[filled++] = created;
        return Arrays.copyOf(part, filled);
    }

    /// All ways to lay the other boundaries on the two sides.
    private void divide(int[] one, int[] other, int deadOne, int deadOther) {
        int[] here = new int[kinds.size()];
        do {
            emit(distributed(here, one, other), deadOne, deadOther);
        } while (another(here));
    }

    /// The same where both sides are alike: it does not matter which of them a boundary lies on.
    private void divideEvenly(int[] side) {
        int[] here = new int[kinds.size()];
        do {
            if (!isBehindItsReverse(here)) {
                emit(distributed(here, side, side), -1, -1);
            }
        } while (another(here));
    }

    /// Goes to the next choice of how many boundaries of each kind lie on the first side, if there is one.
    private boolean another(int[] here) {
        int kind = 0;
        while (kind < here.length && here[kind] == kinds.get(kind).size()) {
            here[kind++] = 0;
        }
        if (kind == here.length) {
            return false;
        }
        here[kind]++;
        return true;
    }

    /// Whether more of the first kind that is not halved lie on the first side.
    private boolean isBehindItsReverse(int[] here) {
        for (int kind = 0; kind < here.length; kind++) {
            int there = kinds.get(kind).size() - here[kind];
            if (here[kind] != there) {
                return here[kind] > there;
            }
        }
        return false;
    }

    private List<List<int[]>> distributed(int[] here, int[] one, int[] other) {
        List<int[]> first = new ArrayList<>();
        List<int[]> second = new ArrayList<>();
        first.add(one);
        second.add(other);
        for (int i = 0; i < here.length; i++) {
            List<int[]> kind = kinds.get(i);
            first.addAll(kind.subList(0, here[i]));
            second.addAll(kind.subList(here[i], kind.size()));
        }
        return List.of(first, second);
    }

    private void emit(List<List<int[]>> divided, int deadOne, int deadOther) {
        List<List<int[]>> after = new ArrayList<>(others.size() + 2);
        for (List<int[]> region : others) {
            after.add(without(region, deadOne, deadOther));
        }
        for (List<int[]> region : divided) {
            after.add(without(region, deadOne, deadOther));
        }
        List<SproutsLand> lands = new ArrayList<>(new SproutsDraft(after).lands());
        lands.sort(Comparator.comparing(SproutsLand::code));
        if (seen.add(lands)) {
            out.to(lands);
        }
    }

    private static List<int[]> without(List<int[]> region, int one, int other) {
        if (one < 0 && other < 0) {
            return region;
        }
        List<int[]> without = new ArrayList<>(region.size());
        for (int[] boundary : region) {
            without.add(without(boundary, one, other));
        }
        return without;
    }

    private static int[] without(int[] boundary, int one, int other) {
        int[] without = new int[boundary.length];
        int filled = 0;
        for (int spot : boundary) {
            if (spot != one && spot != other) {
                without[filled++] = spot;
            }
        }
        return filled == boundary.length ? boundary : Arrays.copyOf(without, filled);
    }
}
