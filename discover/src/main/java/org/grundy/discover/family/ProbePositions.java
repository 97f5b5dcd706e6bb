package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// A few dozen sample positions for comparing many expressions: the smallest, others spread evenly, and
/// some of each rare value.
///
/// @param places the positions
record ProbePositions(List<Samples.Place> places) {
    private static final int SMALL = 14;
    private static final int SPREAD = 30;
    private static final int RARE = 12;

    static ProbePositions of(Samples samples, Run run) {
        List<Samples.Place> known = new ArrayList<>();
        for (SampleBlock block : samples.blocks()) {
            for (int cell = 0; cell < block.size(); cell++) {
                run.option();
                if (block.isKnown(cell)) {
                    known.add(new Samples.Place(block, cell));
                }
            }
        }
        Set<Samples.Place> chosen = new LinkedHashSet<>(known.subList(0, Math.min(SMALL, known.size())));
        chosen.addAll(spread(known, SPREAD));
        chosen.addAll(spread(known.stream().filter(place -> place.value() == 0).toList(), RARE));
        chosen.addAll(spread(known.stream().filter(place -> place.value() == 1).toList(), RARE));
        return new ProbePositions(List.copyOf(chosen));
    }

    private static List<Samples.Place> spread(List<Samples.Place> places, int count) {
        // A step that shares no factor with common periods.
        return LongStream.range(0, places.isEmpty() ? 0 : count)
                .mapToObj(i -> places.get((int) (i * 7919 * (1 + places.size() / 7919 / count) % places.size())))
                .toList();
    }

    long[] values() {
        return places.stream().mapToLong(Samples.Place::value).toArray();
    }

    boolean[] truths() {
        boolean[] truths = new boolean[places.size()];
        for (int i = 0; i < truths.length; i++) {
            truths[i] = places.get(i).value() == 1;
        }
        return truths;
    }

    /// Whether all values are equal, so that they do not discriminate.
    boolean constant() {
        return LongStream.of(values()).distinct().count() <= 1;
    }

    List<long[]> arguments() {
        return places.stream().map(Samples.Place::arguments).toList();
    }
}
