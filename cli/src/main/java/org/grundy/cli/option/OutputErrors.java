package org.grundy.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.Console;
import org.grundy.text.BilingualText;
import org.grundy.text.OutputError;

/// What could not be written while there was more to give: it is told at the end, so that one file on a full disk takes
/// neither the answer nor another file with it.
public final class OutputErrors {
    private final List<OutputError> held = new ArrayList<>();

    /// A way of giving a result.
    @FunctionalInterface
    public interface Giving {
        /// Gives it.
        ///
        /// @return whether all of it was given
        boolean give();
    }

    /// Gives something.
    ///
    /// @return whether all of it was given; true also where it could not be written, which is told at the end
    public boolean hold(Giving giving) {
        try {
            return giving.give();
        } catch (OutputError error) {
            held.add(error);
            return true;
        }
    }

    /// Adds what could not be written.
    void add(BilingualText text) {
        held.add(new OutputError(text.en(), text.zh()));
    }

    /// Tells what could not be written.
    ///
    /// @throws OutputError the last of it, which ends the command
    public void tell(Console console) {
        for (int i = 0; i < held.size() - 1; i++) {
            console.noteLacking(held.get(i).text());
        }
        if (!held.isEmpty()) {
            throw held.getLast();
        }
    }
}
