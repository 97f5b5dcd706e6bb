package org.grundy.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/// What depends on itself by way of others: the strongly connected components of a graph.
///
/// @param uses what each node depends on
record Circles(Map<String, ? extends Collection<String>> uses) {
    /// The components of at least two nodes, in order of their first nodes.
    List<SortedSet<String>> all() {
        Circles users = reversed();
        List<SortedSet<String>> found = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (String node : new TreeSet<>(uses.keySet())) {
            if (!seen.contains(node)) {
                SortedSet<String> component = componentOf(node, users);
                seen.addAll(component);
                if (component.size() > 1) {
                    found.add(component);
                }
            }
        }
        return found;
    }

    /// What a node depends on, directly or not, and what depends on it in turn.
    private SortedSet<String> componentOf(String node, Circles users) {
        SortedSet<String> component = new TreeSet<>(waysFrom(node).keySet());
        component.retainAll(users.waysFrom(node).keySet());
        component.add(node);
        return component;
    }

    /// The graph in which every node has what depends on it.
    private Circles reversed() {
        Map<String, List<String>> users = new HashMap<>();
        uses.forEach((node, used) -> used.forEach(
                each -> users.computeIfAbsent(each, none -> new ArrayList<>()).add(node)));
        return new Circles(users);
    }

    /// The shortest way from a node back to itself, which it begins and ends with.
    List<String> shortest(String node) {
        Map<String, String> before = waysFrom(node);
        List<String> circle = new ArrayList<>(List.of(node));
        for (String each = before.get(node); each != null && !each.equals(node); each = before.get(each)) {
            circle.addFirst(each);
        }
        circle.addFirst(node);
        return circle;
    }

    /// For every node that is reached from one, which lies before it on a shortest way.
    private Map<String, String> waysFrom(String start) {
        Map<String, String> before = new HashMap<>();
        Deque<String> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            String node = next.poll();
            for (String used : uses.containsKey(node) ? uses.get(node) : List.<String>of()) {
                if (before.putIfAbsent(used, node) == null) {
                    next.add(used);
                }
            }
        }
        return before;
    }
}
