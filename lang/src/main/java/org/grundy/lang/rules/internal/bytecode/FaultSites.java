package org.grundy.lang.rules.internal.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.grundy.text.Span;

/// Numbers for the places in the text at which compiled rules can fault.
final class FaultSites {
    private final List<Span> spans = new ArrayList<>();

    int of(Span span) {
        int known = spans.indexOf(span);
        if (known >= 0) {
            return known;
        }
        spans.add(span);
        return spans.size() - 1;
    }

    List<Span> spans() {
        return List.copyOf(spans);
    }
}
