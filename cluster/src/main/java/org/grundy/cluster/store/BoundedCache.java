package org.grundy.cluster.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// What was read, as much as there is room for; that goes first which was not asked for longest.
///
/// @param <K> what it is known by
/// @param <V> what was read
public final class BoundedCache<K, V> {
    /// What was read may take this share of the memory.
    private static final int SHARE = 4;

    private final long room;
    private final ToLongFunction<V> size;
    private final Map<K, V> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long held;

    /// @param size how much memory an entry takes, in bytes
    public BoundedCache(ToLongFunction<V> size) {
        this.room = Runtime.getRuntime().maxMemory() / SHARE;
        this.size = size;
    }

    /// What is kept, or null.
    public synchronized @Nullable V get(K key) {
        return kept.get(key);
    }

    /// Keeps something.
    public synchronized void put(K key, V value) {
        V before = kept.put(key, value);
        held += size.applyAsLong(value) - (before == null ? 0 : size.applyAsLong(before));
        var eldest = kept.entrySet().iterator();
        while (held > room && eldest.hasNext()) {
            held -= size.applyAsLong(eldest.next().getValue());
            eldest.remove();
        }
    }
}
