package org.grundy.site.jdk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Handles of the elements of arrays. None is needed: whose elements they are, what is asked tells.
@InsteadOf(MethodHandles.class)
public final class ArrayViews {
    private ArrayViews() {}

    @SuppressWarnings("NullAway") // nothing is asked of it
    public static VarHandle arrayElementVarHandle(Class<?> array) {
        return null;
    }

    @SuppressWarnings("NullAway") // nothing is asked of it
    public static VarHandle byteArrayViewVarHandle(Class<?> view, ByteOrder order) {
        return null;
    }
}
