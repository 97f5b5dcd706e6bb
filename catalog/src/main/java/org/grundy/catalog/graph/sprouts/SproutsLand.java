package org.grundy.catalog.graph.sprouts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A position of Sprouts that does not fall apart, up to what makes no difference to play: a *land*.
///
/// A drawing divides the plane into regions. The border of a region has one or more *boundaries*, the closed walks
/// around what is drawn; a walk is written as the spots that it passes and that can still be joined. A spot with
/// three ends of lines is never written. The others are
///
/// * 0, 1: spots with no line, or the end of one;
/// * 2: a spot with two ends of lines that can be reached in one place only;
/// * a letter: a spot with two ends of lines that is passed twice, by one boundary or by those of two regions.
///
/// Source: J. Lemoine, S. Viennot, *A further computer analysis of Sprouts* (2007).
///
/// @param code the canonical string: a character for each spot passed, [#BOUNDARY] after each boundary, [#REGION]
///     after each region
public record SproutsLand(String code) {
    /// The largest number of spots to begin with: so that letters suffice for all that can follow.
    public static final int MOST_SPOTS = 30;

    /// Ends a boundary.
    static final char BOUNDARY = '.';

    /// Ends a region.
    static final char REGION = '|';

    /// The first letter of spots that lie on two regions.
    static final char OUTER = 0x80;

    /// The first letter of spots passed twice by one boundary, numbered anew in each.
    static final char INNER = 0x100;

    /// The land without spots.
    static final SproutsLand EMPTY = new SproutsLand("");

    /// A number of spots without lines, all in one region.
    ///
    /// @param spots 1 to [#MOST_SPOTS]
    public static SproutsLand spots(int spots) {
        return SproutsDraft.lands(List.of(Collections.nCopies(spots, new int[] {0})))
                .getFirst();
    }

    /// How many ends of lines can still be added to the spots. A move takes two and adds one, so fewer moves follow.
    public int lives() {
        int lives = 0;
        int letters = 0;
        for (int i = 0; i < code.length(); i++) {
            char spot = code.charAt(i);
            if (spot >= OUTER) {
                letters++;
            } else if (spot != BOUNDARY && spot != REGION) {
                lives += '3' - spot;
            }
        }
        return lives + letters / 2;
    }

    /// Whether no line has been drawn.
    public boolean untouched() {
        return code.chars().allMatch(spot -> spot == '0' || spot == BOUNDARY || spot == REGION);
    }

    /// The regions, each as the list of its boundaries: numbers below 3 are spots that are passed once, all others
    /// stand for spots that are passed twice.
    List<List<int[]>> regions() {
        List<List<int[]>> regions = new ArrayList<>();
        List<int[]> region = new ArrayList<>();
        int start = 0;
        int inner = SproutsDraft.SPOTS + largestOuter();
        for (int i = 0; i < code.length(); i++) {
            if (code.charAt(i) == BOUNDARY) {
                int[] boundary = boundary(start, i, inner);
                inner += boundary.length;
                region.add(boundary);
                start = i + 1;
            } else if (code.charAt(i) == REGION) {
                regions.add(region);
                region = new ArrayList<>();
                start = i + 1;
            }
        }
        return regions;
    }

    private int largestOuter() {
        return code.chars().filter(spot -> spot >= OUTER && spot < INNER).max().orElse(OUTER - 1) - OUTER + 1;
    }

    private int[] boundary(int start, int end, int inner) {
        int[] boundary = new int[end - start];
        for (int i = start; i < end; i++) {
            char spot = code.charAt(i);
            boundary[i - start] = spot >= INNER
                    ? inner + spot - INNER
                    : spot >= OUTER ? SproutsDraft.SPOTS + spot - OUTER : spot - '0';
        }
        return boundary;
    }
}
