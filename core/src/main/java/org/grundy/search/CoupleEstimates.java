package org.grundy.search;

import java.util.Arrays;

/// The proof and disproof numbers of the options of a couple: what is proved, else what the search stored when it left
/// them, else a guess. Those of an option of several unknown pieces are the sum over the pieces: for each the lesser
/// number of the question that comes next.
final class CoupleEstimates {
    private final PieceRules rules;
    private final NimberTable table;
    private final ProofNumbers numbers;
    private final LostRates rates = new LostRates();

    CoupleEstimates(PieceRules rules, NimberTable table, ProofNumbers numbers) {
        this.rules = rules;
        this.table = table;
        this.numbers = numbers;
    }

    /// Notes what is proved now of the pieces of all options.
    void lookUp(CoupleChildren children) {
        table.words(children.piece, children.count, children.word);
    }

    /// Updates the numbers of the options of a couple, removes those that are won, and says whether one is lost.
    boolean update(CoupleChildren children) {
        for (int child = children.count - 1; child >= 0; child--) {
            update(children, child);
            if (children.disproof[child] == 0) {
                return true;
            }
            if (children.proof[child] == 0) {
                children.remove(child);
            }
        }
        return false;
    }

    /// Brings the numbers of an option up to date with what [#lookUp] noted and what was stored since.
    private void update(CoupleChildren children, int child) {
        if (children.others[child].length > 0) {
            addKnown(children, child);
            children.word[child] = table.word(children.piece[child]);
        }
        int nimber = children.nimber[child];
        if (children.others[child].length > 0) {
            children.proof[child] = sum(children, child);
            children.disproof[child] = children.proof[child];
            return;
        }
        int word = children.word[child];
        int known = NimberTable.nimber(word);
        if (known >= 0) {
            children.proof[child] = known == nimber ? ProofNumbers.INFINITE : 0;
            children.disproof[child] = known == nimber ? 0 : ProofNumbers.INFINITE;
        } else if (NimberTable.excludes(word, nimber)) {
            children.proof[child] = 0;
            children.disproof[child] = ProofNumbers.INFINITE;
        } else {
            recall(children, child, word);
        }
    }

    private int sum(CoupleChildren children, int child) {
        long sum = lesser(children.piece[child], nextNimber(children.piece[child]));
        for (long other : children.others[child]) {
            sum += lesser(other, nextNimber(other));
        }
        return (int) Math.min(sum, ProofNumbers.INFINITE - 1);
    }

    /// The piece of least size.
    long smallest(long[] pieces) {
        long smallest = pieces[0];
        for (long piece : pieces) {
            if (rules.size(piece) < rules.size(smallest)) {
                smallest = piece;
            }
        }
        return smallest;
    }

    /// The least nimber that a piece may have by what is proved.
    int nextNimber(long piece) {
        int word = table.word(piece);
        int nimber = 0;
        while (NimberTable.excludes(word, nimber)) {
            nimber++;
        }
        return nimber;
    }

    /// The lesser of the stored numbers of a couple, else the least there is.
    int lesser(long piece, int nimber) {
        long stored = numbers.get(ProofNumbers.couple(piece, nimber));
        return stored < 0 ? 1 : Math.min(ProofNumbers.proof(stored), ProofNumbers.disproof(stored));
    }

    /// The stored numbers, else those at hand, else a guess.
    ///
    /// @param word what is proved of its piece: nothing is stored of a new one, and to look would miss the cache
    private void recall(CoupleChildren children, int child, int word) {
        long stored = NimberTable.isNew(word)
                ? -1
                : numbers.get(ProofNumbers.couple(children.piece[child], children.nimber[child]));
        if (stored >= 0) {
            children.proof[child] = ProofNumbers.proof(stored);
            children.disproof[child] = ProofNumbers.disproof(stored);
        } else if (children.proof[child] == 0) {
            children.proof[child] = 1;
            children.disproof[child] = guess(children.piece[child], children.nimber[child]);
        }
    }

    private int guess(long piece, int nimber) {
        int effort = rules.effort(piece);
        return rules.sizeTells() ? rates.corrected(effort, rules.size(piece), nimber) : effort;
    }

    /// Takes note of a couple that was decided.
    void learn(long piece, int nimber, boolean lost) {
        rates.learn(rules.size(piece), nimber, lost);
    }

    /// Adds the pieces whose nimbers have become known to the heap of an option.
    private void addKnown(CoupleChildren children, int child) {
        long[] others = children.others[child];
        long[] unknown = new long[others.length + 1];
        int count = 0;
        int heap = children.nimber[child];
        for (int i = 0; i <= others.length; i++) {
            long piece = i < others.length ? others[i] : children.piece[child];
            int value = table.nimber(piece);
            if (value >= 0) {
                heap ^= value;
            } else {
                unknown[count++] = piece;
            }
        }
        if (count > 0 && count <= others.length) {
            children.proof[child] = 0;
            children.nimber[child] = heap;
            children.piece[child] = unknown[count - 1];
            children.others[child] = Arrays.copyOf(unknown, count - 1);
            children.reached[child] = 0;
        } else if (count == 0) {
            long last = children.piece[child];
            children.nimber[child] = heap ^ table.nimber(last);
            children.others[child] = new long[0];
        }
    }
}
