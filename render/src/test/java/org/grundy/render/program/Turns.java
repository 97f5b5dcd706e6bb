package org.grundy.render.program;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.testkit.Thorough;

/// Cases that take turns with the languages of programs: to compile one takes longer than to run it. They are for
/// programs whose words for these cases are made by what other tests try in all languages.
final class Turns {
    private Turns() {}

    /// The cases that are tried in a language: in a thorough build all; in a usual one each case is tried in one
    /// language.
    ///
    /// @param all at least as many as there are languages, so that none is without a case
    /// @throws IllegalArgumentException if there are fewer
    static <T> List<T> of(ProgramLanguage language, List<T> all) {
        int languages = ProgramLanguage.values().length;
        if (all.size() < languages) {
            throw new IllegalArgumentException(all.size() + " cases for " + languages + " languages");
        }
        int step = Thorough.bound(languages, 1);
        return IntStream.range(0, all.size())
                .filter(place ->
                        place % step == List.of(ProgramLanguage.values()).indexOf(language) % step)
                .mapToObj(all::get)
                .toList();
    }
}
