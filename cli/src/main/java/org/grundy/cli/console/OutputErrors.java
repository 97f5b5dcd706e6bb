package org.grundy.cli.console;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.grundy.render.terminal.ResultStream;
import org.grundy.text.BilingualText;
import org.grundy.text.OutputError;

/// What could not be written while there was more to give: it is told at the end of the command, so that one file on a
/// full disk takes neither the answer nor another file with it. Owned by one thread.
public final class OutputErrors {
    private final Set<BilingualText> held = new LinkedHashSet<>();

    /// Gives something.
    ///
    /// @param giving says whether all of it was given
    /// @return whether all of it was given; true also where it could not be written, which is told at the end, and
    ///     where a reader has seen enough, which ends the command only when more is printed
    public boolean hold(BooleanSupplier giving) {
        try {
            return giving.getAsBoolean();
        } catch (OutputError error) {
            add(error.text());
            return true;
        } catch (ResultStream.ReaderGone enough) {
            return true;
        }
    }

    /// The same of what is given as a whole.
    public void attempt(Runnable giving) {
        hold(() -> {
            giving.run();
            return true;
        });
    }

    /// Adds what could not be written. The same is told once, however often it was tried.
    public void add(BilingualText text) {
        held.add(text);
    }

    /// How many sentences there are of what could not be written.
    public int count() {
        return held.size();
    }

    /// What could not be written, in the order in which it was found.
    public List<BilingualText> all() {
        return List.copyOf(held);
    }
}
