package org.grundy.solve;

import org.grundy.run.Run;

/// Memory that is taken and given back, of which a run is charged the most that was held at one time.
final class HeldMemory {
    private final Run run;
    private long held;
    private long charged;

    HeldMemory(Run run) {
        this.run = run;
    }

    /// Takes memory. Called inside [Run#attempt].
    void take(long bytes) {
        held += bytes;
        if (held > charged) {
            run.memory(held - charged);
            charged = held;
        }
    }

    /// Gives memory back.
    void give(long bytes) {
        held -= bytes;
    }

    /// Gives everything back.
    void clear() {
        held = 0;
    }
}
