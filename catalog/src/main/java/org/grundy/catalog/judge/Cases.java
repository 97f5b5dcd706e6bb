package org.grundy.catalog.judge;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.text.BilingualText;

/// How an input is divided into cases.
///
/// @param <C> the type of one case
@FunctionalInterface
interface Cases<C> {
    /// Reads an input case by case, and hands on each before the next is read.
    ///
    /// @throws org.grundy.text.InputError if the input is cut short or a token is not what it should be
    void forEach(InputTokens in, Consumer<? super C> action);

    /// A single case; what follows it is not read.
    static <C> Cases<C> one(Function<InputTokens, C> reader) {
        return (in, action) -> action.accept(reader.apply(in));
    }

    /// The number of cases, then the cases.
    static <C> Cases<C> counted(Function<InputTokens, C> reader) {
        return (in, action) -> {
            for (int cases = in.count(new BilingualText("the number of cases", "数据组数")); cases > 0; cases--) {
                action.accept(reader.apply(in));
            }
        };
    }

    /// Cases to the end of the input.
    static <C> Cases<C> toEnd(Function<InputTokens, C> reader) {
        return until(any -> false, reader);
    }

    /// Cases up to a terminator such as a pair of zeros, or to the end of the input.
    ///
    /// @param last whether a case ends the input
    static <C> Cases<C> until(Predicate<? super C> last, Function<InputTokens, C> reader) {
        return (in, action) -> {
            while (in.hasNext()) {
                C next = reader.apply(in);
                if (last.test(next)) {
                    return;
                }
                action.accept(next);
            }
        };
    }
}
