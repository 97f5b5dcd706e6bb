package org.grundy.site.jdk;

import java.util.Collections;
import java.util.SortedMap;

/// Views of sorted maps. That nothing changes them is checked where Java has such a view.
@InsteadOf(Collections.class)
public final class SortedMaps {
    private SortedMaps() {}

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, V> map) {
        return map;
    }
}
