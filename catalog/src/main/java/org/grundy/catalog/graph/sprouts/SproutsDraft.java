package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Regions as moves leave them, to be brought to lands: what no longer matters is taken away, and what is not
/// joined by a spot on two regions falls apart.
///
/// What is taken away, and why play stays the same:
///
/// * A region in which no two ends of lines can be added has no move. Spots that it shares are then passed once.
/// * Two places of one spot that follow each other on a boundary are as good as one.
/// * In a region with three ends left a move joins any two, and then the new spot and what is left can be joined,
///   wherever they lie: so only its spots matter, and a spot of k ends is as good as k spots of one. Two such
///   regions with the same spots, all shared by both, are as good as one.
///
/// One draft serves for many moves, one after the other.
final class SproutsDraft {
    /// The numbers of spots passed twice begin here.
    static final int SPOTS = 3;

    private static final int SMALL = 3;

    /// Bits of a spot's number at most.
    private static final int SPOT_BITS = 16;

    private SproutsWalks walks = new SproutsWalks();
    private SproutsWalks simpler = new SproutsWalks();
    private final SproutsCanon canon = new SproutsCanon();

    /// How often each spot is passed, and how often by the region at hand.
    private int[] places = {};

    private int[] placesHere = {};

    /// For each region the first one that it hangs together with, and for each spot the first region that passes it.
    private int[] groups = {};

    private int[] owners = {};

    /// Begins anew: the regions to be brought to lands are written here.
    SproutsWalks begin() {
        walks.clear();
        return walks;
    }

    /// The lands of some regions, each a list of boundaries; those without moves left out.
    static List<SproutsLand> lands(List<List<int[]>> regions) {
        SproutsDraft draft = new SproutsDraft();
        SproutsWalks walks = draft.begin();
        for (List<int[]> region : regions) {
            region.forEach(walks::boundary);
            walks.endRegion();
        }
        return draft.lands(-1, -1);
    }

    /// The lands of the regions written, those without moves left out.
    ///
    /// @param dead a spot that is written but has three ends of lines now, or -1
    /// @param other another one, or -1
    List<SproutsLand> lands(int dead, int other) {
        int bound = walks.bound();
        if (bound > places.length) {
            places = new int[2 * bound];
            placesHere = new int[2 * bound];
            owners = new int[2 * bound];
        }
        if (dead >= 0 || other >= 0) {
            remove(dead, other);
        }
        do {
            keepPlayable();
            simplify();
        } while (dropDouble());
        return separated();
    }

    private void remove(int one, int other) {
        simpler.clear();
        for (int region = 0; region < walks.regions; region++) {
            for (int boundary = walks.first(region); boundary < walks.lasts[region]; boundary++) {
                for (int i = walks.start(boundary); i < walks.ends[boundary]; i++) {
                    if (walks.spots[i] != one && walks.spots[i] != other) {
                        simpler.pass(walks.spots[i]);
                    }
                }
                simpler.endBoundary();
            }
            simpler.endRegion();
        }
        swap();
    }

    private void keepPlayable() {
        Arrays.fill(places, 0);
        simpler.clear();
        for (int region = 0; region < walks.regions; region++) {
            if (lives(region) > 1) {
                simpler.region(walks, region);
            }
        }
        swap();
        for (int i = 0; i < walks.size; i++) {
            places[walks.spots[i]]++;
        }
    }

    private void swap() {
        SproutsWalks swapped = walks;
        walks = simpler;
        simpler = swapped;
    }

    /// The ends that can be added in a region. Counts in [#placesHere] how often it passes each spot.
    private int lives(int region) {
        Arrays.fill(placesHere, 0);
        int lives = 0;
        int end = walks.start(walks.lasts[region]);
        for (int i = walks.start(walks.first(region)); i < end; i++) {
            int spot = walks.spots[i];
            lives += spot < SPOTS ? SPOTS - spot : placesHere[spot]++ == 0 ? 1 : 0;
        }
        return lives;
    }

    private void simplify() {
        simpler.clear();
        for (int region = 0; region < walks.regions; region++) {
            if (lives(region) <= SMALL) {
                flatten(region);
            } else {
                for (int boundary = walks.first(region); boundary < walks.lasts[region]; boundary++) {
                    shorten(boundary);
                }
            }
            simpler.endRegion();
        }
        swap();
    }

    private void shorten(int boundary) {
        int start = simpler.size;
        for (int i = walks.start(boundary); i < walks.ends[boundary]; i++) {
            int place = walks.spots[i];
            int spot = place >= SPOTS && places[place] == 1 ? 2 : place;
            if (spot >= SPOTS && simpler.size > start && simpler.spots[simpler.size - 1] == spot) {
                simpler.spots[simpler.size - 1] = 2;
            } else {
                simpler.pass(spot);
            }
        }
        int last = simpler.size - 1;
        if (last > start && simpler.spots[start] >= SPOTS && simpler.spots[start] == simpler.spots[last]) {
            simpler.spots[start] = 2;
            simpler.size = last;
        }
        simpler.endBoundary();
    }

    /// A region with at most three ends left as one boundary of spots of one end.
    private void flatten(int region) {
        int end = walks.start(walks.lasts[region]);
        for (int i = walks.start(walks.first(region)); i < end; i++) {
            int spot = walks.spots[i];
            if (spot < SPOTS) {
                for (int life = spot; life < SPOTS; life++) {
                    simpler.pass(2);
                }
            } else if (placesHere[spot] > 0) {
                simpler.pass(placesHere[spot] < places[spot] ? spot : 2);
                placesHere[spot] = 0;
            }
        }
        simpler.endBoundary();
    }

    /// Drops the second of two small regions that share all their spots, and says whether there was one.
    private boolean dropDouble() {
        for (int one = 0; one < walks.regions; one++) {
            long spots = letters(one);
            for (int other = one + 1; other < walks.regions && spots != 0; other++) {
                if (letters(other) == spots) {
                    drop(other);
                    return true;
                }
            }
        }
        return false;
    }

    /// The spots of a small region that are all passed twice, as one number; else 0.
    private long letters(int region) {
        int first = walks.first(region);
        int start = walks.start(first);
        int end = walks.ends[first];
        if (walks.lasts[region] - first > 1 || end - start > SMALL) {
            return 0;
        }
        long letters = 0;
        int before = Integer.MAX_VALUE;
        for (int taken = start; taken < end; taken++) {
            int largest = 0;
            for (int i = start; i < end; i++) {
                int spot = walks.spots[i];
                if (spot < SPOTS) {
                    return 0;
                }
                largest = spot < before && spot > largest ? spot : largest;
            }
            letters = letters << SPOT_BITS | largest;
            before = largest;
        }
        return letters;
    }

    private void drop(int dropped) {
        simpler.clear();
        for (int region = 0; region < walks.regions; region++) {
            if (region != dropped) {
                simpler.region(walks, region);
            }
        }
        swap();
    }

    private List<SproutsLand> separated() {
        if (walks.regions < 2) {
            return walks.regions == 0 ? List.of() : List.of(land(0));
        }
        group();
        List<SproutsLand> lands = new ArrayList<>(2);
        for (int region = 0; region < walks.regions; region++) {
            if (groups[region] == region) {
                lands.add(land(region));
            }
        }
        return lands;
    }

    /// The land of all regions of a group.
    private SproutsLand land(int group) {
        SproutsWalks land = canon.begin();
        for (int region = group; region < walks.regions; region++) {
            if (walks.regions == 1 || groups[region] == group) {
                land.region(walks, region);
            }
        }
        return canon.land();
    }

    private void group() {
        groups = groups.length < walks.regions ? new int[2 * walks.regions] : groups;
        Arrays.fill(owners, -1);
        for (int region = 0; region < walks.regions; region++) {
            groups[region] = region;
            int end = walks.start(walks.lasts[region]);
            for (int i = walks.start(walks.first(region)); i < end; i++) {
                int spot = walks.spots[i];
                if (spot >= SPOTS && owners[spot] >= 0) {
                    join(groups[owners[spot]], groups[region], region);
                } else if (spot >= SPOTS) {
                    owners[spot] = region;
                }
            }
        }
    }

    private void join(int one, int other, int upTo) {
        int least = Math.min(one, other);
        int most = Math.max(one, other);
        for (int i = 0; i <= upTo && most != least; i++) {
            groups[i] = groups[i] == most ? least : groups[i];
        }
    }
}
