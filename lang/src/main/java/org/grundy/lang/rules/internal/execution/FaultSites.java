package org.grundy.lang.rules.internal.execution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.text.Span;

/// Numbers for the places in the text at which rules can fault. Thread-safe.
public final class FaultSites {
    private final List<Span> spans = new ArrayList<>();
    private final Map<Span, Integer> numbers = new HashMap<>();

    /// No place yet.
    public FaultSites() {}

    /// The number of a place.
    public synchronized int of(Span span) {
        return numbers.computeIfAbsent(span, absent -> {
            spans.add(span);
            return spans.size() - 1;
        });
    }

    /// The place of a fault, the start of the text if it has none.
    public synchronized Span span(RuleFault fault) {
        return fault.site() < 0 || fault.site() >= spans.size() ? Span.NONE : spans.get(fault.site());
    }
}
