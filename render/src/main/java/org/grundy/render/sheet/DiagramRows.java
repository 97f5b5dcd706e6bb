package org.grundy.render.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.render.sheet.DiagramLayout.Box;

/// The rows of a graph: boxes, and between them lanes, through which moves go past a row to those below it. Moves to
/// the
/// same position share their lanes.
final class DiagramRows {
    private static final int LANE = 14;

    private final List<Box> boxes;
    private final List<Arc> arcs;
    private final Map<Lane, Integer> lanes = new HashMap<>();

    private DiagramRows(List<Box> boxes, List<Arc> arcs) {
        this.boxes = new ArrayList<>(boxes);
        this.arcs = arcs;
    }

    /// Where moves to a position go through a row.
    private record Lane(int target, int layer) {}

    /// What stands in a row: a box, or the lane of the moves to a box further below.
    ///
    /// @param above the mean of the places from which moves come
    private record Member(int box, boolean lane, double above) {}

    /// Places the boxes, whose tops are known, from the first row to the last.
    static DiagramRows of(List<Box> boxes, List<Arc> arcs, int layers) {
        DiagramRows rows = new DiagramRows(boxes, arcs);
        for (int layer = 0; layer < layers; layer++) {
            rows.place(layer);
        }
        int left = rows.boxes.stream().mapToInt(Box::left).min().orElse(0);
        int leftmost = rows.lanes.values().stream().mapToInt(x -> x - LANE / 2).reduce(left, Math::min);
        rows.boxes.replaceAll(box -> box.moved(DiagramLayout.GAP - leftmost));
        rows.lanes.replaceAll((lane, x) -> x + DiagramLayout.GAP - leftmost);
        return rows;
    }

    List<Box> boxes() {
        return boxes;
    }

    /// The right edge of what stands furthest right.
    int right() {
        int right = boxes.stream().mapToInt(Box::right).max().orElse(0);
        return lanes.values().stream().mapToInt(x -> x + LANE / 2).reduce(right, Math::max);
    }

    /// The middle of the lane by which moves to a box go through a row that lies between.
    int lane(int target, int layer) {
        return Objects.requireNonNull(lanes.get(new Lane(target, layer)));
    }

    /// Places a row around the middle 0, its members in the order of what lies above them.
    private void place(int layer) {
        List<Member> members = members(layer);
        int left = -members.stream().mapToInt(this::width).sum() / 2;
        for (Member member : members) {
            if (member.lane()) {
                lanes.put(new Lane(member.box(), layer), left + width(member) / 2);
            } else {
                boxes.set(member.box(), boxes.get(member.box()).moved(left + DiagramLayout.GAP / 2));
            }
            left += width(member);
        }
    }

    private int width(Member member) {
        return member.lane() ? LANE : boxes.get(member.box()).width() + DiagramLayout.GAP;
    }

    private List<Member> members(int layer) {
        TreeSet<Integer> passing = new TreeSet<>();
        for (Arc arc : arcs) {
            if (layerOf(arc.from()) < layer && layerOf(arc.to()) > layer) {
                passing.add(arc.to());
            }
        }
        List<Member> members = new ArrayList<>();
        IntStream.range(0, boxes.size())
                .filter(i -> layerOf(i) == layer)
                .forEach(i -> members.add(new Member(i, false, above(i, layer))));
        passing.forEach(target -> members.add(new Member(target, true, above(target, layer))));
        members.sort(Comparator.comparingDouble(Member::above));
        return members;
    }

    /// The mean place in the row above from which moves to a position come; 0 if none does.
    private double above(int target, int layer) {
        return arcs.stream()
                .filter(arc -> arc.to() == target && layerOf(arc.from()) < layer)
                .mapToInt(arc ->
                        layerOf(arc.from()) == layer - 1 ? boxes.get(arc.from()).middle() : lane(target, layer - 1))
                .average()
                .orElse(0);
    }

    private int layerOf(int box) {
        return boxes.get(box).layer();
    }
}
