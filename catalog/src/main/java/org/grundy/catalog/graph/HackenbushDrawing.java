package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Draws a picture of Green Hackenbush as a tree of text. Each twig is one line; every line goes down from the ground.
final class HackenbushDrawing {
    private final HackenbushPosition position;
    private final Set<String> drawn = new HashSet<>();
    private final Set<Integer> used = new HashSet<>();
    private final List<String> lines = new ArrayList<>();

    HackenbushDrawing(HackenbushPosition position) {
        this.position = position;
    }

    /// The lines, the ground first.
    List<String> lines() {
        lines.add(position.ground() + " ▒▒▒");
        grow(position.ground(), "");
        return lines;
    }

    /// Draws all twigs at a vertex that are not drawn yet, each with what grows on it.
    private void grow(String vertex, String indent) {
        drawn.add(vertex);
        List<Integer> waiting = open(vertex);
        while (!waiting.isEmpty()) {
            int twig = waiting.getFirst();
            used.add(twig);
            String end = position.twigs().get(twig).other(vertex);
            boolean back = drawn.contains(end);
            int place = lines.size();
            lines.add(end + (back ? " ↩" : ""));
            if (!back) {
                grow(end, indent + "│  ");
            }
            waiting = open(vertex);
            branch(place, indent, waiting.isEmpty());
        }
    }

    /// Only now is it known whether the twig is the last one, so its line and those below it get their branches.
    private void branch(int place, String indent, boolean last) {
        lines.set(place, indent + (last ? "└─ " : "├─ ") + lines.get(place));
        if (last) {
            for (int i = place + 1; i < lines.size(); i++) {
                lines.set(i, indent + "   " + lines.get(i).substring(indent.length() + 3));
            }
        }
    }

    private List<Integer> open(String vertex) {
        return IntStream.range(0, position.twigs().size())
                .filter(i -> !used.contains(i))
                .filter(i -> position.twigs().get(i).touches(vertex))
                .boxed()
                .toList();
    }
}
