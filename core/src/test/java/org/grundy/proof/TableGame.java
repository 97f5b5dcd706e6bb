package org.grundy.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.evidence.SumCertificate;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.NaiveGrundy;

/// A drawn game with what the rules of others may say of positions besides their options.
///
/// @param marked the positions of which its rules say that
record TableGame(RandomGame drawn, Convention convention, Mark mark, Set<Integer> marked) implements Game<Integer> {
    /// What can be said of a position.
    enum Mark {
        NOTHING,
        WON,
        LOST,
        ENTAILING,
        UNLISTED
    }

    TableGame(RandomGame drawn) {
        this(drawn, Convention.NORMAL, Mark.NOTHING, Set.of());
    }

    TableGame under(Convention other) {
        return new TableGame(drawn, other, mark, marked);
    }

    TableGame saying(Mark other, Integer... positions) {
        return new TableGame(drawn, convention, other, Set.of(positions));
    }

    Component<Integer> at(int position) {
        return new Component<>(this, position);
    }

    /// Reads an expression of this game, or of a further one of which it is a part.
    Component<?> read(String expression) {
        return at(Integer.parseInt(expression.substring(name().length() + 1, expression.length() - 1)));
    }

    NaiveGrundy<Integer> oracle() {
        return new NaiveGrundy<>(position -> drawn.table().get(position));
    }

    /// What each move in a sum leaves.
    List<List<Integer>> options(List<Integer> sum) {
        List<List<Integer>> options = new ArrayList<>();
        for (int place = 0; place < sum.size(); place++) {
            for (List<Integer> parts : drawn.table().get(sum.get(place))) {
                List<Integer> after = new ArrayList<>(sum.subList(0, place));
                after.addAll(parts);
                after.addAll(sum.subList(place + 1, sum.size()));
                options.add(after);
            }
        }
        return options;
    }

    /// The nimbers of all positions up to one, as the definition gives them. An option of a larger nimber is
    /// answered by a move; of one of a smaller nimber the claims tell it.
    List<SumCertificate.Claim> claims(int last) {
        NaiveGrundy<Integer> oracle = oracle();
        return IntStream.rangeClosed(0, last)
                .mapToObj(position -> {
                    int nimber = oracle.value(position);
                    List<Integer> replies = options(List.of(position)).stream()
                            .map(option -> oracle.value(option) > nimber ? moveTo(nimber, option) : 0)
                            .toList();
                    return new SumCertificate.Claim(expression(position), nimber, replies);
                })
                .toList();
    }

    /// The number of the first move that leaves this nimber, from 1; 0 if there is none.
    int moveTo(int nimber, List<Integer> sum) {
        NaiveGrundy<Integer> oracle = oracle();
        return options(sum).stream().map(oracle::value).toList().indexOf(nimber) + 1;
    }

    @Override
    public String name() {
        return drawn.name();
    }

    @Override
    public String identity() {
        return name() + " " + drawn.table().hashCode();
    }

    @Override
    public Ruleset<Integer> rules() {
        return new Rules(this);
    }

    private record Rules(TableGame game) implements Ruleset<Integer> {
        private boolean is(Mark mark, Integer position) {
            return game.mark == mark && game.marked.contains(position);
        }

        @Override
        public void options(Integer from, Options<Integer> out) {
            game.drawn.table().get(from).forEach(out::to);
            if (is(Mark.UNLISTED, from)) {
                out.unlisted();
            }
        }

        @Override
        public boolean entails() {
            return game.mark == Mark.ENTAILING;
        }

        @Override
        public boolean won(Integer position) {
            return is(Mark.WON, position);
        }

        @Override
        public boolean lost(Integer position) {
            return is(Mark.LOST, position);
        }
    }

    @Override
    public String write(Integer position) {
        return position.toString();
    }
}
