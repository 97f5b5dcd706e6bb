package org.grundy.search;

import java.util.Arrays;

/// The undecided options of a couple, each again a couple of a piece and a nimber, perhaps beside other
/// pieces whose nimbers are still unknown; and the proof and disproof number of each.
///
/// Layout: parallel arrays, an option at the same place of each.
final class CoupleChildren {
    private static final long[] NONE = {};
    private static final int HASH_WORDS = 16;

    long[] piece = new long[32];
    int[] nimber = new int[32];

    /// The pieces of unknown nimber beside [#piece].
    long[][] others = new long[32][];

    /// The lesser number with which the search left the smallest of the pieces of an option last.
    int[] reached = new int[32];

    int[] proof = new int[32];
    int[] disproof = new int[32];

    /// What was proved of [#piece] when it was looked up last.
    int[] word = new int[32];

    int count;

    /// The option to search next, by [#rank].
    int best;

    /// The disproof number of the second best option, as [#rank] counts.
    int secondRank;

    int leastDisproof;
    int greatestProof;

    /// A bit for the hash of each couple that was added: most new ones differ from all others by theirs.
    private final long[] hashes = new long[HASH_WORDS];

    void clear() {
        count = 0;
        Arrays.fill(hashes, 0);
    }

    /// Adds a couple, if it is not here yet, with numbers that are not known yet.
    ///
    /// @param known what is proved of its piece
    void add(long ofPiece, int ofNimber, long[] beside, int known) {
        long couple = ProofNumbers.couple(ofPiece, ofNimber);
        long hash = 1L << (couple >>> 58);
        int at = (int) (couple >>> 52) & (HASH_WORDS - 1);
        if ((hashes[at] & hash) != 0 && contains(ofPiece, ofNimber, beside)) {
            return;
        }
        hashes[at] |= hash;
        if (count == piece.length) {
            grow();
        }
        piece[count] = ofPiece;
        nimber[count] = ofNimber;
        others[count] = beside;
        reached[count] = 0;
        proof[count] = 0;
        disproof[count] = 0;
        word[count] = known;
        count++;
    }

    private boolean contains(long ofPiece, int ofNimber, long[] beside) {
        for (int i = 0; i < count; i++) {
            if (piece[i] == ofPiece && nimber[i] == ofNimber && Arrays.equals(others[i], beside)) {
                return true;
            }
        }
        return false;
    }

    /// Adds a couple without other pieces.
    void add(long ofPiece, int ofNimber, int known) {
        add(ofPiece, ofNimber, NONE, known);
    }

    /// Notes nimbers that a piece does not have, for the couples of it that were added first.
    ///
    /// @param excluded words for nimbers, joined
    void exclude(long ofPiece, int excluded) {
        for (int i = 0; i < count && piece[i] == ofPiece; i++) {
            word[i] = NimberTable.joined(word[i], excluded);
        }
    }

    /// Removes an option; the last one takes its place.
    void remove(int option) {
        count--;
        piece[option] = piece[count];
        nimber[option] = nimber[count];
        others[option] = others[count];
        reached[option] = reached[count];
        proof[option] = proof[count];
        disproof[option] = disproof[count];
        word[option] = word[count];
    }

    /// Finds the option of least disproof number, and of several the one of least proof number. An option that another
    /// thread searches counts as if its disproof number were half as large again.
    void rank(SearchedCouples searched, int thread) {
        int bestRank = ProofNumbers.INFINITE;
        secondRank = ProofNumbers.INFINITE;
        leastDisproof = ProofNumbers.INFINITE;
        greatestProof = 0;
        boolean shared = searched.byMany();
        for (int i = 0; i < count; i++) {
            leastDisproof = Math.min(leastDisproof, disproof[i]);
            greatestProof = Math.max(greatestProof, proof[i]);
            boolean taken = shared && searched.takenFrom(ProofNumbers.couple(piece[i], nimber[i]), thread);
            int rank = taken ? disproof[i] + disproof[i] / 2 + 1 : disproof[i];
            if (rank < bestRank || (rank == bestRank && proof[i] < proof[best])) {
                secondRank = bestRank;
                bestRank = rank;
                best = i;
            } else {
                secondRank = Math.min(secondRank, rank);
            }
        }
    }

    /// Whether a smaller piece of the best option is to be valued before the couple that the option is.
    boolean bestHasParts() {
        return others[best].length > 0;
    }

    /// Takes over the numbers with which the search left the best option. Those of a smaller piece of it are kept
    /// here, lest the piece is left again as soon if the table has lost them.
    void leaveBest(int itsProof, int itsDisproof) {
        if (bestHasParts()) {
            reached[best] = Math.min(itsProof, itsDisproof);
        } else {
            proof[best] = itsProof;
            disproof[best] = itsDisproof;
        }
    }

    private void grow() {
        int twice = 2 * count;
        piece = Arrays.copyOf(piece, twice);
        nimber = Arrays.copyOf(nimber, twice);
        others = Arrays.copyOf(others, twice);
        reached = Arrays.copyOf(reached, twice);
        proof = Arrays.copyOf(proof, twice);
        disproof = Arrays.copyOf(disproof, twice);
        word = Arrays.copyOf(word, twice);
    }
}
