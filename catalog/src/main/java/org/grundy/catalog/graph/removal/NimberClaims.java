package org.grundy.catalog.graph.removal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.run.Run;
import org.grundy.search.NimberSearch;

/// Chooses, of all that a search has proved, claims by which the nimbers of some pieces can be verified:
/// for each piece claimed an option of each lower nimber, and for each option its nimber, or a reply to the
/// nimber of the piece. Claims that are there already are preferred to new ones, and few new elements to
/// many.
final class NimberClaims {
    private final SetRules rules;
    private final NimberSearch search;
    private final Run run;
    private final Set<Long> claimed = new HashSet<>();
    private final Deque<Long> open = new ArrayDeque<>();

    /// @param rules that remove nothing from sets but what moves remove
    /// @param search that knows the nimbers that will be claimed
    NimberClaims(SetRules rules, NimberSearch search, Run run) {
        this.rules = rules;
        this.search = search;
        this.run = run;
    }

    /// Claims the pieces of a set whose nimber is proved.
    void require(long set) {
        for (long piece : rules.pieces(set)) {
            if (claimed.add(piece)) {
                open.add(piece);
            }
        }
    }

    /// All claims, with those on which the required ones rest. Called inside [Run#attempt].
    List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        while (!open.isEmpty()) {
            run.position();
            claims.add(claim(open.remove()));
        }
        return claims;
    }

    private Claim claim(long piece) {
        int nimber = search.proved(piece);
        long[] options = rules.afterMoves(piece);
        for (int lower = 0; lower < nimber; lower++) {
            int wanted = lower;
            require(options[cheapest(options, option -> proved(option) == wanted)]);
        }
        List<Integer> replies = new ArrayList<>();
        for (long option : options) {
            run.option();
            replies.add(reply(option, nimber));
        }
        return new Claim(SetRules.elements(piece), nimber, replies);
    }

    /// The number of the reply to an option; 0 where its nimber is claimed.
    private int reply(long option, int nimber) {
        if (cost(option) == 0) {
            return 0;
        }
        long[] replies = rules.afterMoves(option);
        int best = cheapest(replies, each -> proved(each) == nimber);
        if (best < 0) {
            require(option);
            return 0;
        }
        require(replies[best]);
        return best + 1;
    }

    /// The place of the set that is suited and needs the fewest new elements, or -1.
    private int cheapest(long[] sets, LongPredicate suited) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < sets.length && least > 0; i++) {
            if (suited.test(sets[i])) {
                int cost = cost(sets[i]);
                if (cost < least) {
                    best = i;
                    least = cost;
                }
            }
        }
        return best;
    }

    /// The nimber of a set, or -1 if it is not proved.
    private int proved(long set) {
        int sum = 0;
        for (long piece : rules.pieces(set)) {
            int nimber = search.proved(piece);
            if (nimber < 0) {
                return -1;
            }
            sum ^= nimber;
        }
        return sum;
    }

    /// How many elements its pieces have that are not claimed.
    private int cost(long set) {
        int cost = 0;
        for (long piece : rules.pieces(set)) {
            cost += claimed.contains(piece) ? 0 : rules.size(piece);
        }
        return cost;
    }
}
