package org.grundy.render.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.render.sheet.DiagramLayout.Box;

/// The ways of moves in a graph, as SVG writes paths. None goes behind a box: past a row it takes its lane,
/// and at a box each has its own place on the edge, where its arrow ends.
final class DiagramPaths {
    private final DiagramRows rows;
    private final List<Arc> arcs;

    /// For each box the places in the row below to which moves leave it, and those above from which moves come,
    /// from left to right.
    private final List<TreeSet<Integer>> leaving = new ArrayList<>();

    private final List<TreeSet<Integer>> coming = new ArrayList<>();

    DiagramPaths(DiagramRows rows, List<Arc> arcs) {
        this.rows = rows;
        this.arcs = arcs;
        for (int box = 0; box < rows.boxes().size(); box++) {
            leaving.add(new TreeSet<>());
            coming.add(new TreeSet<>());
        }
        for (Arc arc : arcs) {
            if (down(arc) > 0) {
                leaving.get(arc.from()).add(first(arc));
                coming.get(arc.to()).add(last(arc));
            }
        }
    }

    /// How much room moves take that go up past other rows: at the right of all boxes.
    int margin() {
        int most = arcs.stream().mapToInt(arc -> -down(arc)).max().orElse(0);
        return most > 1 ? most * 2 * DiagramLayout.GAP : 0;
    }

    /// The way of a move.
    String of(Arc arc) {
        int down = down(arc);
        if (down > 0) {
            return downward(arc);
        }
        Box from = box(arc.from());
        Box to = box(arc.to());
        return switch (down) {
            case 0 -> level(from, to);
            case -1 -> "M" + from.middle() + " " + from.top() + "L" + to.middle() + " " + to.bottom();
            default -> aside(from, to, -down);
        };
    }

    private String downward(Arc arc) {
        Box from = box(arc.from());
        Box to = box(arc.to());
        int x = port(from, leaving.get(arc.from()), first(arc));
        int y = from.bottom();
        StringBuilder path = new StringBuilder("M" + x + " " + y);
        for (int layer = from.layer() + 1; layer < to.layer(); layer++) {
            int lane = rows.lane(arc.to(), layer);
            int top = layer * DiagramLayout.ROW + DiagramLayout.GAP;
            path.append(bent(x, y, lane, top)).append("V").append(top + DiagramLayout.BOX);
            x = lane;
            y = top + DiagramLayout.BOX;
        }
        int end = port(to, coming.get(arc.to()), last(arc));
        return path.append(down(arc) == 1 ? "L" + end + " " + to.top() : bent(x, y, end, to.top()))
                .toString();
    }

    /// A curve that begins and ends upright.
    private static String bent(int x, int y, int toX, int toY) {
        int middle = (y + toY) / 2;
        return "C" + x + " " + middle + " " + toX + " " + middle + " " + toX + " " + toY;
    }

    /// The place on the edge of a box for one of several neighbours.
    private static int port(Box box, SortedSet<Integer> all, int neighbour) {
        int place = all.headSet(neighbour).size();
        return box.left() + box.width() * (2 * place + 1) / (2 * all.size());
    }

    /// Where a move that goes down is in the row below its first box.
    private int first(Arc arc) {
        return down(arc) == 1
                ? box(arc.to()).middle()
                : rows.lane(arc.to(), box(arc.from()).layer() + 1);
    }

    /// Where it is in the row above its last box.
    private int last(Arc arc) {
        return down(arc) == 1
                ? box(arc.from()).middle()
                : rows.lane(arc.to(), box(arc.to()).layer() - 1);
    }

    private int down(Arc arc) {
        return box(arc.to()).layer() - box(arc.from()).layer();
    }

    private Box box(int number) {
        return rows.boxes().get(number);
    }

    private static String level(Box from, Box to) {
        return "M" + from.middle() + " " + from.top() + "Q" + (from.middle() + to.middle()) / 2 + " "
                + (from.top() - DiagramLayout.BOX) + " " + to.middle() + " " + to.top();
    }

    /// A move up past other rows leaves and arrives at the right.
    private static String aside(Box from, Box to, int rows) {
        int fromY = from.top() + DiagramLayout.BOX / 2;
        int toY = to.top() + DiagramLayout.BOX / 2;
        return "M" + from.right() + " " + fromY + "Q"
                + (Math.max(from.right(), to.right()) + rows * DiagramLayout.GAP * 2) + " " + (fromY + toY) / 2 + " "
                + to.right() + " " + toY;
    }
}
