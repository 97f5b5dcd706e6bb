package org.grundy.search;

import java.util.Arrays;
import java.util.List;
import org.grundy.run.Run;
import org.grundy.search.store.NimberStore;

/// Grundy values of sums of pieces, for games whose positions fall apart. The question whether a sum has a
/// given value costs less than its value, and whether it is lost is the question of value 0: each is
/// answered by [couples][CoupleSearch] without more work than it needs.
///
/// What is found is kept and serves later questions, about other pieces too. For one thread at a time, which has
/// as many at work for it as its budget allows where the rules allow several.
public final class NimberSearch {
    private final PieceRules rules;
    private final NimberTable table = new NimberTable();
    private final SearchTeam<CoupleSearch> team;

    public NimberSearch(PieceRules rules) {
        this.rules = rules;
        CoupleSearch.Shared shared = new CoupleSearch.Shared(rules, table, new ProofNumbers(), new SearchedCouples());
        this.team = new SearchTeam<>(thread -> new CoupleSearch(shared, thread));
    }

    /// The Grundy value of a sum of pieces. Called inside [Run#attempt]; what was found before the budget
    /// is spent is kept.
    ///
    /// @param pieces none of them 0
    public int value(long[] pieces, Run run) {
        int sum = 0;
        for (long piece : pieces) {
            sum ^= team.ask((search, own) -> search.nimber(piece, own), threads(run), run);
        }
        return sum;
    }

    /// Whether a sum of pieces has a Grundy value. Called inside [Run#attempt]; what was found before the
    /// budget is spent is kept.
    ///
    /// @param pieces none of them 0
    /// @param nimber at least 0
    public boolean has(long[] pieces, int nimber, Run run) {
        if (pieces.length == 0) {
            return nimber == 0;
        }
        long[] ascending = Arrays.stream(pieces)
                .boxed()
                .sorted((a, b) -> Integer.compare(rules.size(a), rules.size(b)))
                .mapToLong(piece -> piece)
                .toArray();
        int last = ascending.length - 1;
        int wanted = nimber ^ value(Arrays.copyOf(ascending, last), run);
        return team.ask((search, own) -> search.has(ascending[last], wanted, own) ? 1 : 0, threads(run), run) == 1;
    }

    private int threads(Run run) {
        return rules.sharable() ? run.budget().threads() : 1;
    }

    /// The nimber of a piece if it is proved, else -1.
    ///
    /// @param piece not 0
    public int proved(long piece) {
        return table.nimber(piece);
    }

    /// The nimbers that a sum of pieces is proved not to have, ascending; none where several pieces are unknown.
    ///
    /// @param pieces none of them 0
    public List<Integer> excluded(long[] pieces) {
        long[] unknown =
                Arrays.stream(pieces).filter(piece -> proved(piece) < 0).toArray();
        if (unknown.length != 1) {
            return List.of();
        }
        int others = Arrays.stream(pieces)
                .filter(piece -> piece != unknown[0])
                .mapToInt(this::proved)
                .reduce(0, (a, b) -> a ^ b);
        return NimberTable.excluded(table.word(unknown[0]), others);
    }

    /// Begins with what a store holds, and adds to it all that is proved from now on. Called inside
    /// [Run#attempt].
    ///
    /// @throws org.grundy.text.InputError if the store cannot be read
    public void keepIn(NimberStore store, Run run) {
        store.load((piece, word) -> table.add(piece, word, run));
        table.keep(store::add);
    }

    /// Reports to a keeper the nimbers that are proved from now on, except those that it has itself reported by
    /// [#recall].
    void keep(NimberStore.Facts keeper) {
        table.keep(keeper);
    }

    /// Notes what the keeper knows of a piece.
    ///
    /// @param word as [NimberTable] writes it
    void recall(long piece, int word, Run run) {
        table.recall(piece, word, run);
    }

    /// Of how many pieces the nimber is known.
    public int known() {
        return table.known();
    }
}
