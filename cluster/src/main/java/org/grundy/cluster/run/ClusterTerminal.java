package org.grundy.cluster.run;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;

/// Where a command of the cluster is run: its streams and its reader's language.
///
/// @param out results and nothing else
/// @param err errors and progress
/// @param watched whether a person sees `err` as it is written
/// @param language of all words
public record ClusterTerminal(PrintStream out, PrintStream err, boolean watched, Language language) {
    /// The first of some words, for a line: what follows them is an ellipsis.
    ///
    /// @param most how many are named
    public static String first(List<?> words, int most) {
        return words.stream().limit(most).map(String::valueOf).collect(Collectors.joining(", "))
                + (words.size() > most ? ", …" : "");
    }

    /// A line of the result.
    ///
    /// @param values what stands for each `%s` in both
    public void print(String en, String zh, Object... values) {
        out.println(language.of(BilingualText.of(en, zh, values)));
        out.flush();
    }

    /// A line about what went on; no result.
    public void note(String en, String zh, Object... values) {
        wipe();
        err.println(language.of(BilingualText.of(en, zh, values)));
        err.flush();
    }

    /// How far the work is, on the line where it was told before; nothing where nobody watches.
    public void progress(String en, String zh, Object... values) {
        if (watched) {
            err.print("\r\u001b[K" + language.of(BilingualText.of(en, zh, values)));
            err.flush();
        }
    }

    /// Takes the line of progress away.
    public void wipe() {
        if (watched) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }

    /// The same with another language.
    public ClusterTerminal speaking(Language other) {
        return new ClusterTerminal(out, err, watched, other);
    }
}
