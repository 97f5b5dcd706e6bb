package org.grundy.game;

/// Leaves a listing, of options or of sets of coins, when enough were seen. Thrown by the receiver of what is
/// listed and caught by whoever asked for the listing. Carries no stack trace, for it is no error.
public final class StopListing extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// The signal.
    public StopListing() {
        super("enough was listed", null, false, false);
    }
}
