package org.grundy.site.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/// Texts in a row with a separator between them. TeaVM's leave it out behind empty texts at the beginning.
@InsteadOf(Collectors.class)
public final class Joins {
    private Joins() {}

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(
            CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return Collector.<CharSequence, List<CharSequence>, String>of(
                ArrayList::new,
                List::add,
                (all, others) -> {
                    all.addAll(others);
                    return all;
                },
                all -> joined(all, separator.toString(), prefix.toString(), suffix.toString()));
    }

    private static String joined(List<CharSequence> all, String separator, String prefix, String suffix) {
        StringBuilder text = new StringBuilder(prefix);
        for (int i = 0; i < all.size(); i++) {
            text.append(i == 0 ? "" : separator).append(all.get(i));
        }
        return text.append(suffix).toString();
    }
}
