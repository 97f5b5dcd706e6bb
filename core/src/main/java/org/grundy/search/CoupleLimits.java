package org.grundy.search;

/// How far a couple is searched before the search goes back to where it came from: as long as it is below, some
/// option of the couples above is still the best to search.
///
/// For an option of several unknown pieces the lesser of a couple's numbers counts, for whichever answer is found
/// first, the nimber of the piece comes nearer. That number grows with what is searched several couples
/// below, where other options add to it: so much is the shift.
///
/// Source: T. Čížek, M. Balko, M. Schmid, *Sprouts* (arXiv 2511.10339), section on thresholds.
///
/// @param proof the proof number stays below
/// @param disproof the disproof number stays below
/// @param lesser the lesser of proof number + proofShift and disproof number + disproofShift stays below
record CoupleLimits(int proof, int disproof, int lesser, int proofShift, int disproofShift) {
    private static final int INFINITE = ProofNumbers.INFINITE;

    /// A search to the end.
    static final CoupleLimits NONE = new CoupleLimits(INFINITE, INFINITE, INFINITE, 0, 0);

    /// Whether a couple with these numbers is searched further.
    boolean hold(int proofNow, int disproofNow) {
        return proofNow < proof
                && disproofNow < disproof
                && Math.min(proofNow + proofShift, disproofNow + disproofShift) < lesser;
    }

    /// The limits of an option that is a couple.
    ///
    /// @param others how many other options there are
    /// @param next the disproof number of the next best option
    CoupleLimits ofOption(int others, int next) {
        return new CoupleLimits(
                disproof == INFINITE ? INFINITE : disproof - others,
                Math.min(proof, next + 1),
                lesser,
                disproofShift + others,
                proofShift);
    }

    /// These limits of an option of several pieces as limits of one of them.
    ///
    /// @param beside what the others add to the number of the option
    CoupleLimits ofPiece(int beside) {
        int least = Math.min(Math.min(proof, disproof), lesser - Math.min(proofShift, disproofShift));
        return new CoupleLimits(INFINITE, INFINITE, least - beside, 0, 0);
    }

    /// These limits, raised so that the numbers of a couple may grow at all.
    CoupleLimits above(int proofNow, int disproofNow) {
        return new CoupleLimits(
                Math.max(proof, proofNow + 1),
                Math.max(disproof, disproofNow + 1),
                Math.max(lesser, Math.min(proofNow + proofShift, disproofNow + disproofShift) + 1),
                proofShift,
                disproofShift);
    }
}
