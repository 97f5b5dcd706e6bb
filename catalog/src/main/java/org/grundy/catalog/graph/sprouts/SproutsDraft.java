package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Regions as a move leaves them, to be brought to lands: what no longer matters is taken away, and what is not
/// joined by a spot on two regions falls apart.
///
/// What is taken away, and why play stays the same:
///
/// * A region in which no two ends of lines can be added has no move. Spots that it shares are then passed once.
/// * Two places of one spot that follow each other on a boundary are as good as one.
/// * In a region with three ends left a move joins any two, and then the new spot and what is left can be joined,
///   wherever they lie: so only its spots matter, and a spot of k ends is as good as k spots of one. Two such
///   regions with the same spots, all shared by both, are as good as one.
final class SproutsDraft {
    /// The numbers of spots passed twice begin here.
    static final int SPOTS = 3;

    private static final int SMALL = 3;

    private List<List<int[]>> regions;

    /// How often each spot is passed, and how often by the region at hand.
    private final int[] places;

    private final int[] placesHere;

    /// @param regions not changed
    SproutsDraft(List<List<int[]>> regions) {
        this.regions = regions;
        this.places = new int[1 + largest(regions)];
        this.placesHere = new int[places.length];
    }

    /// The largest number of a spot, at least [#SPOTS].
    static int largest(List<List<int[]>> regions) {
        int largest = SPOTS;
        for (List<int[]> region : regions) {
            for (int[] boundary : region) {
                for (int spot : boundary) {
                    largest = Math.max(largest, spot);
                }
            }
        }
        return largest;
    }

    /// The lands, those without moves left out.
    List<SproutsLand> lands() {
        do {
            regions = playable();
            count();
            regions.replaceAll(this::simplified);
        } while (dropDoubles());
        return separated();
    }

    private List<List<int[]>> playable() {
        List<List<int[]>> playable = new ArrayList<>(regions.size());
        for (List<int[]> region : regions) {
            if (lives(region) > 1) {
                playable.add(region);
            }
        }
        return playable;
    }

    private int lives(List<int[]> region) {
        int lives = 0;
        Arrays.fill(placesHere, 0);
        for (int[] boundary : region) {
            for (int spot : boundary) {
                lives += spot < SPOTS ? 3 - spot : placesHere[spot]++ == 0 ? 1 : 0;
            }
        }
        return lives;
    }

    private void count() {
        Arrays.fill(places, 0);
        for (List<int[]> region : regions) {
            for (int[] boundary : region) {
                for (int spot : boundary) {
                    places[spot]++;
                }
            }
        }
    }

    private List<int[]> simplified(List<int[]> region) {
        List<int[]> simplified = new ArrayList<>(region.size());
        int lives = 0;
        for (int[] boundary : region) {
            int[] shorter = shortened(boundary);
            if (shorter.length > 0) {
                simplified.add(shorter);
            }
            lives += lives <= 2 * SMALL ? ends(shorter) : 0;
        }
        return lives <= 2 * SMALL ? flattened(simplified) : simplified;
    }

    /// Twice the ends of spots passed once, and at least once those of others.
    private static int ends(int[] boundary) {
        int ends = 0;
        for (int spot : boundary) {
            ends += spot < SPOTS ? 2 * (3 - spot) : 1;
        }
        return ends;
    }

    private int[] shortened(int[] boundary) {
        int[] stack = new int[boundary.length];
        int filled = 0;
        boolean changed = false;
        for (int place : boundary) {
            int spot = place >= SPOTS && places[place] == 1 ? 2 : place;
            changed |= spot != place;
            if (spot >= SPOTS && filled > 0 && stack[filled - 1] == spot) {
                stack[filled - 1] = 2;
                changed = true;
            } else {
                stack[filled++] = spot;
            }
        }
        if (filled > 1 && stack[0] >= SPOTS && stack[0] == stack[filled - 1]) {
            stack[0] = 2;
            filled--;
            changed = true;
        }
        return changed ? Arrays.copyOf(stack, filled) : boundary;
    }

    /// A region with at most three ends left as one boundary of spots of one end; any other as it is.
    private List<int[]> flattened(List<int[]> region) {
        if (lives(region) > SMALL) {
            return region;
        }
        int[] single = new int[SMALL];
        int filled = 0;
        for (int[] boundary : region) {
            for (int spot : boundary) {
                if (spot < SPOTS) {
                    Arrays.fill(single, filled, filled + 3 - spot, 2);
                    filled += 3 - spot;
                } else if (placesHere[spot] > 0) {
                    single[filled++] = placesHere[spot] == 1 ? spot : 2;
                    placesHere[spot] = 0;
                }
            }
        }
        return List.of(Arrays.copyOf(single, filled));
    }

    /// Drops the second of two small regions that share all their spots, and says whether there was one.
    private boolean dropDoubles() {
        for (int i = 0; i < regions.size(); i++) {
            long spots = letters(regions.get(i));
            for (int j = i + 1; j < regions.size() && spots != 0; j++) {
                if (letters(regions.get(j)) == spots) {
                    regions.remove(j);
                    return true;
                }
            }
        }
        return false;
    }

    /// The spots of a small region that are all passed twice, as one number; else 0.
    private static long letters(List<int[]> region) {
        int[] boundary = region.getFirst();
        if (region.size() > 1 || boundary.length > SMALL) {
            return 0;
        }
        int[] spots = new int[SMALL];
        for (int i = 0; i < boundary.length; i++) {
            if (boundary[i] < SPOTS) {
                return 0;
            }
            spots[i] = boundary[i];
        }
        Arrays.sort(spots);
        return spots[0] + 1024L * (spots[1] + 1024L * spots[2]);
    }

    private List<SproutsLand> separated() {
        int count = regions.size();
        if (count == 0) {
            return List.of();
        }
        if (count == 1) {
            return List.of(SproutsCanon.land(regions, places.length));
        }
        int[] groups = groups();
        List<SproutsLand> lands = new ArrayList<>();
        for (int group = 0; group < count; group++) {
            List<List<int[]>> land = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                if (groups[i] == group) {
                    land.add(regions.get(i));
                }
            }
            if (!land.isEmpty()) {
                lands.add(SproutsCanon.land(land, places.length));
            }
        }
        return lands;
    }

    /// For each region the first one that it hangs together with.
    private int[] groups() {
        int[] groups = new int[regions.size()];
        int[] owner = new int[places.length];
        Arrays.fill(owner, -1);
        for (int i = 0; i < groups.length; i++) {
            groups[i] = i;
        }
        for (int i = 0; i < groups.length; i++) {
            for (int[] boundary : regions.get(i)) {
                for (int spot : boundary) {
                    if (spot >= SPOTS && owner[spot] >= 0) {
                        join(groups, groups[owner[spot]], groups[i]);
                    } else if (spot >= SPOTS) {
                        owner[spot] = i;
                    }
                }
            }
        }
        return groups;
    }

    private static void join(int[] groups, int one, int other) {
        int least = Math.min(one, other);
        int most = Math.max(one, other);
        for (int i = 0; i < groups.length && most != least; i++) {
            groups[i] = groups[i] == most ? least : groups[i];
        }
    }
}
