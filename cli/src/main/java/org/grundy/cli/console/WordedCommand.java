package org.grundy.cli.console;

import java.util.List;
import java.util.function.Consumer;

/// A command that is usually asked by words alone. Such a question is answered without the model of the command's
/// options, whose annotations take half of a start to read.
public interface WordedCommand extends CommandAction {
    /// Takes all words behind the command's name, none of which begins with a minus sign.
    ///
    /// @return whether they are all that the command wants; if not, the model of its options says what is wrong
    boolean take(List<String> words);

    /// Takes at most one word.
    ///
    /// @param wanted takes it, if there is one
    /// @return whether there is no other
    static boolean takeOne(List<String> words, Consumer<String> wanted) {
        words.stream().findFirst().ifPresent(wanted);
        return words.size() <= 1;
    }
}
