package org.grundy.catalog.coin;

/// Leaves a listing of sets of coins when enough were seen; carries no stack trace, for it is no error.
final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;

    Enough() {
        super("enough", null, false, false);
    }
}
