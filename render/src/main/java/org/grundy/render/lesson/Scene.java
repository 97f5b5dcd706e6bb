package org.grundy.render.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What stands beside the words of a screen, or is to be done in an exercise, written as a line `> find
/// "nim(1,4,6)" --rods`. A terminal and paper leave it out.
///
/// @param kind what is shown or asked
/// @param arguments the positions or the game that it is about, and how they are played and shown, as options of
/// commands
public record Scene(Kind kind, List<String> arguments) {
    /// What scenes are. All but the first three can be answered, and the engine knows the answer.
    public enum Kind {
        /// A board to play on. The computer begins with `--second`, rods stand below it with `--rods`,
        /// and what moves are worth is written on them with `--show`.
        PLAY,
        /// Values as the command of that name shows them.
        TABLE,
        /// The options of a position with their values, and the mex of these step by step.
        OPTIONS,
        /// A winning move is to be made, or with `--all` each of them; then with `--why` its reason is to be chosen, of
        /// which the first is right: `mirror`, `parity`, `remainder` or `nimsum`.
        FIND,
        /// Who wins is to be said, and then shown by a move. Further positions come after a wrong answer.
        WHO,
        /// The Grundy value is to be named. Further positions come after a wrong answer.
        VALUE,
        /// The lost positions of a table are to be marked.
        MARK,
        /// The numbers of a table are to be filled in.
        FILL,
        /// An expression of nimbers is to be computed.
        NIMBER,
        /// The period of a nim-sequence is to be named.
        PERIOD,
        /// The mex of sets of numbers is to be named, one after another.
        MEX
    }

    private static final String MARK = ">";

    /// Copies the arguments.
    public Scene {
        arguments = List.copyOf(arguments);
    }

    static boolean begins(String line) {
        return line.startsWith(MARK);
    }

    /// Reads a line; nothing behind the mark means that what was shown before stays.
    ///
    /// @throws IllegalStateException if there is no such kind
    static Optional<Scene> of(String line) {
        List<String> words = ExampleCommand.words(line.substring(MARK.length()));
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(new Scene(kind(words.getFirst()), words.subList(1, words.size())));
    }

    private static Kind kind(String word) {
        try {
            return Kind.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new IllegalStateException("no kind of scene: " + word, unknown);
        }
    }
}
