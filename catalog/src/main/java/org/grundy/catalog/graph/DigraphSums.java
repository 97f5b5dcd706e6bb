package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;
import org.grundy.verify.SumCase;

/// Sums of tokens on random directed graphs, on which the theorems about sums are compared with search.
/// Every finite impartial game is such a token, so the theorems have no easier cases to hide in.
public final class DigraphSums {
    private static final int VERTICES = 8;
    private static final int MOST_TOKENS = 3;
    private static final int SUMS = 2000;
    private static final int LOOPY_SUMS = 1000;

    private DigraphSums() {}

    /// The theorems of Sprague and Grundy, on tame sums, the SJ theorem and all of Conway's compounds that
    /// are decided by statistics of the components.
    public static List<SumCase> all() {
        List<SumCase> trials = new ArrayList<>();
        trials.add(trial("sprague-grundy", Convention.NORMAL, acyclic(1)));
        trials.add(trial("tame", Convention.MISERE, acyclic(2)));
        List<Sum> stopped = acyclic(3);
        for (Play play : Play.values()) {
            trials.add(trial("sj", new Convention(Join.DISJUNCTIVE, Ending.SJ, play), stopped));
        }
        List<Sum> compounds = acyclic(4);
        conventions().forEach(convention -> trials.add(trial("conway", convention, compounds)));
        return trials;
    }

    /// The theorem of Smith, Fraenkel and Perl on sums of games in which positions come again.
    static SumCase loopy() {
        return new SumCase("digraph", "labels", Convention.NORMAL, sums(5, LOOPY_SUMS, false), range(LOOPY_SUMS));
    }

    private static Stream<Convention> conventions() {
        return Convention.all().stream()
                .filter(convention -> !convention.ordinary() && convention.ending() != Ending.SJ);
    }

    private static SumCase trial(String key, Convention convention, List<Sum> sums) {
        return new SumCase(convention.words(), key, convention, sums, range(sums.size()));
    }

    private static BilingualText range(int sums) {
        return BilingualText.of("%s×(≤ %s tokens, |V| = %s)", "%s×(≤ %s 枚棋子, |V| = %s)", sums, MOST_TOKENS, VERTICES);
    }

    private static List<Sum> acyclic(long seed) {
        return sums(seed, SUMS, true);
    }

    private static List<Sum> sums(long seed, int count, boolean acyclic) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Sum> sums = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Component<?>> tokens = new ArrayList<>();
            int number = 1 + random.nextInt(MOST_TOKENS);
            for (int token = 0; token < number; token++) {
                tokens.add(Digraph.token(graph(random, acyclic), random.nextInt(VERTICES)));
            }
            sums.add(new Sum(tokens));
        }
        return sums;
    }

    /// The arcs of a graph without circles lead to smaller numbers.
    private static NamedGraph graph(SplittableRandom random, boolean acyclic) {
        NamedGraph drawing = NamedGraph.numbered(VERTICES);
        double density = random.nextDouble(0.2, 0.7);
        for (int from = 0; from < VERTICES; from++) {
            for (int to = 0; to < (acyclic ? from : VERTICES); to++) {
                if (random.nextDouble() < (acyclic ? density : density / 2)) {
                    drawing.line(from, to, NamedGraph.NOWHERE);
                }
            }
        }
        return drawing;
    }
}
