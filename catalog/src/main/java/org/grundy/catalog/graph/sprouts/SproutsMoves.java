package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Options;

/// The moves of a land, region by region.
///
/// A line between two boundaries makes one walk of both: around the first, along the line, around the second and
/// back. A line within a boundary cuts the region in two: either part keeps what the walk passes on its side, and the
/// other boundaries may lie in either. Boundaries that read alike are moved alike.
final class SproutsMoves {
    private static final int SPOTS = SproutsDraft.SPOTS;

    private final List<List<int[]>> regions;

    /// The number of the new spot; the next two are for spots that a line ends at.
    private final int created;

    private final Options<SproutsLand> out;
    private final SproutsDraft draft = new SproutsDraft();
    private final Set<List<SproutsLand>> seen = new HashSet<>();

    /// The region at hand, and its boundaries, those that read alike together.
    private int region;

    private List<List<int[]>> kinds = List.of();

    SproutsMoves(List<List<int[]>> regions, Options<SproutsLand> out) {
        this.regions = regions;
        this.out = out;
        this.created = bound(regions);
    }

    /// More than each spot's number, and more than those of spots that are passed once.
    private static int bound(List<List<int[]>> regions) {
        return regions.stream()
                .flatMap(List::stream)
                .flatMapToInt(Arrays::stream)
                .reduce(SPOTS, (bound, spot) -> Math.max(bound, spot + 1));
    }

    void list() {
        for (region = 0; region < regions.size(); region++) {
            kinds = kinds(regions.get(region));
            listHere();
        }
    }

    private static List<List<int[]>> kinds(List<int[]> boundaries) {
        List<List<int[]>> kinds = new ArrayList<>();
        List<int[]> patterns = new ArrayList<>();
        for (int[] boundary : boundaries) {
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
        return kinds;
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

    private void listHere() {
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

    private void join(int[] one, int[] other) {
        int[] walk = new int[one.length + other.length + 4];
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length; j++) {
                int filled = around(one, i, created + 1, walk, 0);
                walk[filled++] = created;
                filled = around(other, j, created + 2, walk, filled);
                walk[filled++] = created;
                SproutsWalks after = draft.begin();
                addOthers(one, other, after);
                after.boundary(walk, 0, filled);
                after.endRegion();
                emit(after, dead(one[i]), dead(other[j]));
            }
        }
    }

    /// The boundaries of the region beside two of them.
    @SuppressWarnings("ReferenceEquality") // others that read like these two stay
    private void addOthers(int[] one, int[] other, SproutsWalks after) {
        for (List<int[]> kind : kinds) {
            for (int[] boundary : kind) {
                if (boundary != one && boundary != other) {
                    after.boundary(boundary);
                }
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

    private SproutsWalks distributed(int[] here, int[] one, int[] other) {
        SproutsWalks after = draft.begin();
        after.boundary(one);
        for (int i = 0; i < here.length; i++) {
            kinds.get(i).subList(0, here[i]).forEach(after::boundary);
        }
        after.endRegion();
        after.boundary(other);
        for (int i = 0; i < here.length; i++) {
            kinds.get(i).subList(here[i], kinds.get(i).size()).forEach(after::boundary);
        }
        after.endRegion();
        return after;
    }

    /// Adds the other regions, takes away the spots that died, and passes on what is left.
    private void emit(SproutsWalks after, int deadOne, int deadOther) {
        for (int other = 0; other < regions.size(); other++) {
            if (other != region) {
                regions.get(other).forEach(after::boundary);
                after.endRegion();
            }
        }
        List<SproutsLand> lands = draft.lands(deadOne, deadOther);
        if (lands.size() > 1) {
            lands.sort(Comparator.comparing(SproutsLand::code));
        }
        if (seen.add(lands)) {
            out.to(lands);
        }
    }
}
