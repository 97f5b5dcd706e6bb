package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Reads the boundaries of a position of Sprouts.
final class SproutsReader {
    private static final String REGIONS = "|｜";
    private static final String BOUNDARIES = ".。．";
    private static final String PRIMES = "'’′";
    private static final int MOST_LIVES = 3 * SproutsLand.MOST_SPOTS;

    private final TextSlice slice;
    private final List<List<int[]>> regions = new ArrayList<>();
    private final Map<String, Spot> spots = new HashMap<>();
    private int boundaries;
    private int lives;

    /// A spot passed twice: its number, and where it has been met.
    private static final class Spot {
        private final int number;
        private final TextSlice place;
        private final int region;
        private final int boundary;
        private boolean twice;

        private Spot(int number, TextSlice place, int region, int boundary) {
            this.number = number;
            this.place = place;
            this.region = region;
            this.boundary = boundary;
        }
    }

    SproutsReader(TextSlice slice) {
        this.slice = slice;
    }

    /// The lands that the position falls apart into.
    ///
    /// @throws InputError if it is no position
    List<SproutsLand> lands() {
        for (TextSlice region : parts(slice, REGIONS)) {
            List<int[]> read = new ArrayList<>();
            for (TextSlice boundary : parts(region, BOUNDARIES)) {
                readRepeated(boundary, read);
            }
            regions.add(read);
        }
        for (Spot spot : spots.values()) {
            if (!spot.twice) {
                throw spot.place.error(
                        "this letter stands for a spot that is passed twice, and it is written once; a small letter counts within its boundary",
                        "字母表示被经过两次的点，而它只出现了一次；小写字母只在所在的边界内有效");
            }
        }
        return SproutsDraft.lands(regions);
    }

    /// The parts between separators; one may stand at the end.
    private static List<TextSlice> parts(TextSlice whole, String separators) {
        List<TextSlice> parts = new ArrayList<>();
        int start = whole.span().start();
        int end = whole.span().end();
        for (int i = start; i <= end; i++) {
            if (i == end
                    ? start < end || parts.isEmpty()
                    : separators.indexOf(whole.source().charAt(i)) >= 0) {
                TextSlice part = TextSlice.trimmed(whole.source(), start, i);
                if (part.text().isEmpty()) {
                    throw whole.error("a boundary or a region is empty here", "此处有空的边界或区域");
                }
                parts.add(part);
                start = i + 1;
            }
        }
        return parts;
    }

    /// A boundary, or `boundary*number`.
    private void readRepeated(TextSlice text, List<int[]> out) {
        int star = text.text().indexOf('*');
        int times = 1;
        TextSlice boundary = text;
        if (star >= 0) {
            int from = text.span().start() + star;
            boundary = TextSlice.trimmed(text.source(), text.span().start(), from);
            if (boundary.text().isEmpty()) {
                throw text.error("a boundary stands before *", "* 前面应有一个边界");
            }
            times = TextSlice.trimmed(text.source(), from + 1, text.span().end())
                    .number("the number of equal boundaries", 1, MOST_LIVES);
        }
        for (int i = 0; i < times; i++) {
            out.add(boundary(boundary));
            boundaries++;
            if (lives > MOST_LIVES) {
                throw slice.error("at most %s ends of lines may be free at the spots", "各点上还能接的线端至多共 %s 个", MOST_LIVES);
            }
        }
    }

    private int[] boundary(TextSlice text) {
        int start = text.span().start();
        int end = text.span().end();
        List<Integer> walk = new ArrayList<>();
        for (int i = start; i < end; ) {
            int after = i + 1;
            while (after < end && PRIMES.indexOf(text.source().charAt(after)) >= 0) {
                after++;
            }
            walk.add(spot(TextSlice.trimmed(text.source(), i, after)));
            i = after;
        }
        if (walk.size() != 1 && walk.contains(0)) {
            throw text.error(
                    "a spot without lines, 0, is a boundary of its own; write a point between boundaries",
                    "没有连线的点 0 自成一个边界；边界之间请写点号");
        }
        return walk.stream().mapToInt(Integer::intValue).toArray();
    }

    private int spot(TextSlice text) {
        char first = text.text().isEmpty() ? ' ' : text.text().charAt(0); // a space between two spots
        if (first >= '0' && first <= '2' && text.text().length() == 1) {
            lives += '3' - first;
            return first - '0';
        }
        boolean small = first >= 'a' && first <= 'z';
        if (!small && (first < 'A' || first > 'Z')) {
            throw text.error(
                    "a boundary has 0, 1, 2 and letters; a point ends a boundary, | a region",
                    "边界由 0、1、2 和字母组成；边界之间用点号，区域之间用 |");
        }
        String name = text.text().charAt(0) + "'".repeat(text.text().length() - 1) + (small ? " " + boundaries : "");
        Spot known = spots.get(name);
        if (known == null) {
            lives++;
            known = new Spot(SproutsDraft.SPOTS + spots.size(), text, regions.size(), boundaries);
            spots.put(name, known);
        } else {
            again(known, text);
        }
        return known.number;
    }

    private void again(Spot spot, TextSlice text) {
        BilingualText wrong = spot.twice
                ? new BilingualText(
                        "this spot is passed a third time: it has three ends of lines, and is not written any more",
                        "此点第三次出现：它已接三条线端，不再写出")
                : new BilingualText(
                        "a spot is passed twice by one boundary, or by boundaries of two regions",
                        "一个点要么被同一边界经过两次，要么位于两个区域的边界上");
        if (spot.twice || (spot.region == regions.size() && spot.boundary != boundaries)) {
            throw text.error(wrong.en(), wrong.zh());
        }
        spot.twice = true;
    }
}
