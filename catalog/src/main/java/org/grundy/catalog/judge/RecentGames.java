package org.grundy.catalog.judge;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// A cache of games (or other values) by parameter, which evicts the least recently used one. Inputs often come
/// back to the same few parameters.
///
/// @param <K> the type of parameters, with value equality
/// @param <V> the type of values
final class RecentGames<K, V> {
    /// The most games kept where each is only a few objects.
    static final int MANY = 1 << 14;

    private final Map<K, V> kept;
    private final Function<K, V> made;

    /// @param most how many are kept, at least 1
    /// @param made makes the value of a parameter
    RecentGames(int most, Function<K, V> made) {
        this.made = made;
        this.kept = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /// The value of a parameter.
    V of(K parameter) {
        V thing = kept.get(parameter);
        if (thing == null) {
            thing = made.apply(parameter);
            kept.put(parameter, thing);
        }
        return thing;
    }
}
