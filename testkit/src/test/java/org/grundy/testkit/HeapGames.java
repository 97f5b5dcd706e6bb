package org.grundy.testkit;

import java.util.ArrayList;
import java.util.List;

/// Rules on heaps, as the test kit's oracles take them.
final class HeapGames {

    private HeapGames() {}

    static List<List<Integer>> nim(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int left = 0; left < heap; left++) {
            options.add(List.of(left));
        }
        return options;
    }

    static List<List<Integer>> kayles(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= 2; taken++) {
            for (int left = 0; left <= heap - taken; left++) {
                options.add(List.of(left, heap - taken - left));
            }
        }
        return options;
    }
}
