package org.grundy.site.jdk;

import java.lang.reflect.Constructor;

/// What may be called. JGraphT asks before it makes edges by a class, which nothing here does.
@InsteadOf(Constructor.class)
public final class Constructors {
    private Constructors() {}

    public static boolean canAccess(Constructor<?> constructor, Object of) {
        return false;
    }
}
