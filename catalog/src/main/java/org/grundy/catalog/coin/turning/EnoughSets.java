package org.grundy.catalog.coin.turning;

/// Leaves a listing of sets of coins when enough were seen; carries no stack trace, for it is no error.
final class EnoughSets extends RuntimeException {
    private static final long serialVersionUID = 1;

    EnoughSets() {
        super("enough", null, false, false);
    }
}
