package org.grundy.text;

import java.util.Optional;
import java.util.function.Supplier;

/// A value that is made once, by whoever asks for it first. Threads that ask meanwhile wait for it.
///
/// @param <T> the type of the value
public final class Once<T> implements Supplier<T> {
    private final Supplier<T> making;
    private volatile Optional<T> made = Optional.empty();

    /// A value that is not made yet.
    ///
    /// @param making what makes it; if it throws, the next to ask makes it again
    public Once(Supplier<T> making) {
        this.making = making;
    }

    @Override
    public T get() {
        Optional<T> known = made;
        return known.isPresent() ? known.get() : make();
    }

    private synchronized T make() {
        if (made.isEmpty()) {
            made = Optional.of(making.get());
        }
        return made.get();
    }
}
