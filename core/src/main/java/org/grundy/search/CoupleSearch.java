package org.grundy.search;

import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.search.CouplePath.Level;

/// Decides *couples*: whether the player to move loses a piece beside a nim heap, which is so exactly if
/// the heap is the nimber of the piece. Searched best first, by proof numbers.
///
/// The options of a couple P+\*n are P'+\*n for each option P' of the piece, and P+\*i for i < n. Pieces of
/// P' whose nimbers are known are added to the heap, so that what is left is a couple again; where several
/// are unknown, the smaller ones are valued first, and if they are not needed they are never valued. All
/// that is proved goes to the [NimberTable] and serves every other couple.
///
/// The disproof number of a couple is the greatest proof number of its options plus one for each other: the
/// sum would count what several options share once for each of them, and boards share nearly everything.
/// (Measured: with sums Cram 6×6 took seven times the couples.)
///
/// Sources: J. Lemoine, S. Viennot, *Nimbers are inevitable* (2012), for couples; A. Nagai, *Df-pn
/// algorithm* (2002); T. Ueda et al., *Weak proof-number search* (2008); T. Čížek, M. Balko, M. Schmid,
/// *Sprouts* (arXiv 2511.10339), for proof numbers of couples.
final class CoupleSearch {
    private static final int INFINITE = ProofNumbers.INFINITE;

    private final PieceRules rules;
    private final NimberTable table;
    private final ProofNumbers numbers;
    private final SearchedCouples searched;
    private final int thread;
    private final SmallPieces small;
    private final CoupleExpansion expansion;
    private final CoupleEstimates estimates;
    private final CouplePath path;
    private int proof;
    private int disproof;

    /// What threads that search for one answer share.
    record Shared(PieceRules rules, NimberTable table, ProofNumbers numbers, SearchedCouples searched) {}

    /// @param thread its number, from 1
    CoupleSearch(Shared shared, int thread) {
        this.thread = thread;
        this.rules = shared.rules().forThread();
        this.table = shared.table();
        this.numbers = shared.numbers();
        this.searched = shared.searched();
        this.small = new SmallPieces(rules, table);
        this.expansion = new CoupleExpansion(rules, table, small);
        this.estimates = new CoupleEstimates(rules, table, numbers);
        this.path = new CouplePath(table, searched, thread);
    }

    /// The nimber of a piece. Called inside [Run#attempt].
    int nimber(long piece, Run run) {
        begin(run);
        return value(piece, run);
    }

    /// Whether a piece has this nimber. Called inside [Run#attempt].
    boolean has(long piece, int nimber, Run run) {
        begin(run);
        return lost(piece, nimber, run);
    }

    private void begin(Run run) {
        path.begin();
        rules.chargeTo(run);
    }

    private int value(long piece, Run run) {
        int known = table.nimber(piece);
        if (known >= 0) {
            return known;
        }
        if (small.has(piece)) {
            return small.nimber(piece, run);
        }
        int nimber = 0;
        while (!lost(piece, nimber, run)) {
            nimber++;
        }
        return nimber;
    }

    private boolean lost(long piece, int nimber, Run run) {
        int word = table.word(piece);
        int known = NimberTable.nimber(word);
        if (known >= 0 || NimberTable.excludes(word, nimber)) {
            return known == nimber;
        }
        if (small.has(piece)) {
            return small.nimber(piece, run) == nimber;
        }
        search(piece, nimber, run);
        return proof == INFINITE;
    }

    /// Searches a couple until it is decided; leaves its numbers in [#proof], [#disproof].
    ///
    /// A loop over the couples on the way from the root, which does not call itself: else the length of play
    /// would decide whether the stack of the caller is large enough.
    private void search(long piece, int nimber, Run run) {
        try {
            enter(piece, nimber, ProofNumbers.Limits.NONE, run);
            while (path.depth() > 0) {
                Level level = path.last();
                if (!ended(level, run)) {
                    descend(level, run);
                } else if (path.leave() > 0) {
                    takeOver(path.last(), run);
                }
            }
        } finally {
            while (path.depth() > 0) {
                path.leave();
            }
        }
    }

    /// Begins with a couple, to be searched until it is decided or a number reaches its limit; not where one
    /// above it is decided.
    private void enter(long piece, int nimber, ProofNumbers.Limits limits, Run run) {
        run.position();
        if (path.isDecidedAbove()) {
            return;
        }
        Level level = path.enter(piece, nimber, limits, run);
        level.won = expansion.list(piece, nimber, level.children, run);
        level.fresh = true;
    }

    /// Takes over what was found of the best option.
    private void takeOver(Level level, Run run) {
        level.children.leaveBest(proof, disproof);
        tellOfMet(level, run);
    }

    /// Looks at all options anew, and says whether the couple is decided, has reached a limit, or is not needed any
    /// more. The table is asked first: where another thread has decided the couple, the numbers here are stale.
    private boolean ended(Level level, Run run) {
        if (path.isLeft()) {
            return true;
        }
        int word = table.word(level.piece);
        boolean told = NimberTable.tells(word, level.nimber);
        if (told) {
            level.won = NimberTable.nimber(word) != level.nimber;
        } else if (!level.won) {
            review(level);
        }
        if (told || level.won || level.children.count == 0) {
            settle(level, run);
            return true;
        }
        proof = level.children.leastDisproof;
        disproof = level.children.greatestProof + level.children.count - 1;
        if (path.depth() == 1) {
            run.searching(new Progress.Search.Couples(level.nimber, proof, disproof, table.known()));
        }
        if (level.limits.hold(proof, disproof)) {
            return false;
        }
        numbers.put(level.couple(), proof, disproof, run);
        return true;
    }

    /// Notes whether a couple is won.
    private void settle(Level level, Run run) {
        if (level.won) {
            table.exclude(level.piece, level.nimber, run);
        } else {
            table.know(level.piece, level.nimber, run);
        }
        estimates.learn(level.piece, level.nimber, !level.won);
        proof = level.won ? 0 : INFINITE;
        disproof = level.won ? INFINITE : 0;
    }

    private void review(Level level) {
        CoupleChildren children = level.children;
        if (!level.fresh) {
            estimates.lookUp(children);
        }
        level.fresh = false;
        level.won = estimates.update(children);
        children.rank(searched, thread);
    }

    /// Turns to the best option: to the couple that it is, or first to a smaller piece beside it.
    private void descend(Level level, Run run) {
        CoupleChildren children = level.children;
        level.met = children.piece[children.best];
        ProofNumbers.Limits ofOption = level.limits.ofOption(children.count - 1, children.secondRank);
        if (children.bestHasParts()) {
            enterPart(children, ofOption, run);
        } else {
            enterCouple(level, ofOption, run);
        }
    }

    private void enterCouple(Level level, ProofNumbers.Limits limits, Run run) {
        CoupleChildren children = level.children;
        int best = children.best;
        long alike = rules.representative(level.met, run);
        children.piece[best] = alike;
        if (NimberTable.tells(table.word(alike), children.nimber[best])) {
            tellOfMet(level, run);
        } else {
            ProofNumbers.Limits above = limits.above(children.proof[best], children.disproof[best]);
            enter(alike, children.nimber[best], above, run);
        }
    }

    /// Asks for the first nimber that the smallest piece of an option may have, for as long as the option stays best.
    private void enterPart(CoupleChildren children, ProofNumbers.Limits limits, Run run) {
        long piece = estimates.smallest(children.others[children.best]);
        int nimber = estimates.nextNimber(piece);
        int reached = Math.max(estimates.lesser(piece, nimber), children.reached[children.best]);
        int beside = children.proof[children.best] - estimates.lesser(piece, nimber);
        enter(piece, nimber, limits.ofPiece(beside).above(reached, reached), run);
    }

    /// What is proved of the representative of a piece is proved of the piece.
    private void tellOfMet(Level level, Run run) {
        long alike = level.children.piece[level.children.best];
        if (alike != level.met) {
            table.add(level.met, table.word(alike), run);
        }
    }
}
