package org.grundy.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Chooses, of all that a search has proved, claims by which the nimber of a sum can be verified: for each piece
/// claimed an option of each lower nimber, and for each option its nimber, or a reply to the nimber of the piece.
/// Claims that are there already are preferred to new ones, and small new pieces to large ones. Each claim comes after
/// those on which it rests.
///
/// @param <S> a sum of pieces as the rules have it
public final class NimberClaims<S> {
    /// Claims that rest on each other in a row at most.
    private static final int DEEPEST = 1500;

    private final NumberedMoves<S> moves;
    private final NimberSearch search;
    private final Run run;
    private final Set<Long> claimed = new HashSet<>();
    private final Deque<Long> open = new ArrayDeque<>();
    private final Map<Long, Chosen<S>> chosen = new HashMap<>();
    private int depth;

    private NimberClaims(NumberedMoves<S> moves, NimberSearch search, Run run) {
        this.moves = moves;
        this.search = search;
        this.run = run;
    }

    /// The nimber of a piece.
    ///
    /// @param replies for each move the number of the one that answers it, so that what is left has the nimber of
    ///     the piece; or 0 if claims tell the nimber after the move, which is another one
    public record Claim(long piece, int nimber, List<Integer> replies) {
        /// Copies the list.
        public Claim {
            replies = List.copyOf(replies);
        }
    }

    /// A claim and the sums of which it must be known that they have their nimbers.
    private record Chosen<S>(Claim claim, List<S> on) {}

    /// That a sum has a nimber, or has it after a move.
    ///
    /// @param move the number of the move, from 1, or 0 where it is the sum itself
    /// @param claims on which that rests
    public record Proof(int move, List<Claim> claims) {}

    /// Proves that a sum has a nimber, or else that a move leads to it. Called inside [Run#attempt].
    ///
    /// @param search of the same pieces, which lets nothing else play alike than what `moves` does
    public static <S> Proof of(NumberedMoves<S> moves, NimberSearch search, S sum, int nimber, Run run) {
        NimberClaims<S> claims = new NimberClaims<>(moves, search, run);
        if (search.has(moves.pieces(sum), nimber, run)) {
            return claims.resting(0, sum);
        }
        List<S> options = moves.options(sum);
        for (int option = 0; option < options.size(); option++) {
            if (search.has(moves.pieces(options.get(option)), nimber, run)) {
                return claims.resting(option + 1, options.get(option));
            }
        }
        throw run.giveUp(Limit.METHOD);
    }

    private Proof resting(int move, S on) {
        require(on);
        while (!open.isEmpty()) {
            run.position();
            long piece = open.remove();
            chosen.put(piece, chosen(piece));
        }
        List<Claim> ordered = new ArrayList<>();
        order(moves.pieces(on), ordered);
        return new Proof(move, ordered);
    }

    private void require(S sum) {
        for (long piece : moves.pieces(sum)) {
            if (claimed.add(piece)) {
                open.add(piece);
            }
        }
    }

    private Chosen<S> chosen(long piece) {
        int nimber = search.value(new long[] {piece}, run);
        List<S> options = moves.options(moves.alone(piece));
        List<S> on = new ArrayList<>();
        for (int lower = 0; lower < nimber; lower++) {
            int least = cheapest(options, lower);
            if (least < 0) {
                throw run.giveUp(Limit.METHOD);
            }
            on.add(options.get(least));
            require(options.get(least));
        }
        List<Integer> replies = new ArrayList<>();
        for (S option : options) {
            run.option();
            int reply = reply(option, nimber);
            replies.add(reply);
            on.add(reply == 0 ? option : moves.options(option).get(reply - 1));
        }
        return new Chosen<>(new Claim(piece, nimber, replies), on);
    }

    /// Writes the claims about some pieces after those on which they rest.
    private void order(long[] pieces, List<Claim> out) {
        if (++depth > DEEPEST) {
            throw run.giveUp(Limit.METHOD);
        }
        for (long piece : pieces) {
            Chosen<S> next = chosen.remove(piece);
            if (next != null) {
                next.on.forEach(sum -> order(moves.pieces(sum), out));
                out.add(next.claim);
            }
        }
        depth--;
    }

    /// The number of the reply to an option; 0 where its nimber is claimed.
    private int reply(S option, int nimber) {
        if (cost(option) == 0) {
            return 0;
        }
        List<S> replies = moves.options(option);
        int best = cheapest(replies, nimber);
        if (best < 0) {
            require(option);
            return 0;
        }
        require(replies.get(best));
        return best + 1;
    }

    /// The place of the sum that is proved to have a nimber and needs the least new pieces, or -1.
    private int cheapest(List<S> sums, int nimber) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < sums.size() && least > 0; i++) {
            run.option();
            if (proved(sums.get(i)) == nimber) {
                int cost = cost(sums.get(i));
                if (cost < least) {
                    best = i;
                    least = cost;
                }
            }
        }
        return best;
    }

    /// The nimber of a sum, or -1 if it is not proved.
    private int proved(S sum) {
        int total = 0;
        for (long piece : moves.pieces(sum)) {
            int nimber = search.proved(piece);
            if (nimber < 0) {
                return -1;
            }
            total ^= nimber;
        }
        return total;
    }

    /// The size of those of its pieces that are not claimed.
    private int cost(S sum) {
        int cost = 0;
        for (long piece : moves.pieces(sum)) {
            cost += claimed.contains(piece) ? 0 : moves.size(piece);
        }
        return cost;
    }
}
