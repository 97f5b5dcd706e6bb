package org.grundy.proof;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.evidence.TamenessCertificate.Pair;

/// Normal and misère Grundy values of sums of a drawn game, by their definitions on whole sums.
record NaiveGenus(TableGame game, Map<List<Integer>, Pair> known) {
    NaiveGenus(TableGame game) {
        this(game, new HashMap<>());
    }

    Pair of(List<Integer> sum) {
        List<Integer> sorted = sum.stream().sorted().toList();
        Pair before = known.get(sorted);
        if (before != null) {
            return before;
        }
        Set<Integer> normal = new HashSet<>();
        Set<Integer> misere = new HashSet<>();
        for (List<Integer> option : game.options(sorted)) {
            Pair pair = of(option);
            normal.add(pair.normal());
            misere.add(pair.misere());
        }
        Pair pair = new Pair(mex(normal), normal.isEmpty() ? 1 : mex(misere));
        known.put(sorted, pair);
        return pair;
    }

    private static int mex(Set<Integer> values) {
        int mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
