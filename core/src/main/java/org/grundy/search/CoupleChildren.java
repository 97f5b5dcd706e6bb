package org.grundy.search;

import java.util.Arrays;

/// The undecided options of a couple, each again a couple of a piece and a nimber, perhaps beside other
/// pieces whose nimbers are still unknown; and the proof and disproof number of each.
///
/// Layout: parallel arrays, an option at the same place of each.
final class CoupleChildren {
    private static final long[] NONE = {};

    long[] piece = new long[32];
    int[] nimber = new int[32];

    /// The pieces of unknown nimber beside [#piece].
    long[][] others = new long[32][];

    /// The lesser number with which the search left the smallest of the pieces of an option last.
    int[] reached = new int[32];

    int[] proof = new int[32];
    int[] disproof = new int[32];
    int count;

    /// A bit for the hash of each couple that was added: most new ones differ from all others by theirs.
    private long hashes;

    void clear() {
        count = 0;
        hashes = 0;
    }

    /// Adds a couple, if it is not here yet, with numbers that are not known yet.
    void add(long ofPiece, int ofNimber, long[] beside) {
        long hash = 1L << (ProofNumbers.couple(ofPiece, ofNimber) >>> 58);
        if ((hashes & hash) != 0 && contains(ofPiece, ofNimber, beside)) {
            return;
        }
        hashes |= hash;
        if (count == piece.length) {
            grow();
        }
        piece[count] = ofPiece;
        nimber[count] = ofNimber;
        others[count] = beside;
        reached[count] = 0;
        proof[count] = 0;
        disproof[count] = 0;
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
    void add(long ofPiece, int ofNimber) {
        add(ofPiece, ofNimber, NONE);
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
    }

    private void grow() {
        int twice = 2 * count;
        piece = Arrays.copyOf(piece, twice);
        nimber = Arrays.copyOf(nimber, twice);
        others = Arrays.copyOf(others, twice);
        reached = Arrays.copyOf(reached, twice);
        proof = Arrays.copyOf(proof, twice);
        disproof = Arrays.copyOf(disproof, twice);
    }
}
