package org.grundy.web.mcp;

import java.util.List;
import java.util.function.BiFunction;
import org.grundy.text.BilingualText;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;

/// What an assistant may call: a question goes in, a record and words come out.
///
/// @param name by which it is called
/// @param summary what it answers, one line
/// @param question the record that is read
/// @param answer the records that are written
/// @param compute answers within its work; bad input leaves it as an input error
/// @param record the result as its record, or as a list of them
/// @param words the result as somebody reads it, in the language of the question
/// @param <Q> the question
/// @param <R> the result
public record Tool<Q extends Question, R>(
        String name,
        BilingualText summary,
        Class<Q> question,
        Answer answer,
        BiFunction<Q, Work, R> compute,
        BiFunction<Q, R, Object> record,
        BiFunction<Q, R, String> words) {
    /// What comes out.
    ///
    /// @param types the records of which it is one
    /// @param listed whether it is a list of such records
    public record Answer(List<Class<?>> types, boolean listed) {
        /// Copies the list.
        public Answer {
            types = List.copyOf(types);
        }

        /// A record of a type.
        public static Answer one(Class<?> type) {
            return new Answer(List.of(type), false);
        }

        /// A list of records of a type.
        public static Answer list(Class<?> type) {
            return new Answer(List.of(type), true);
        }
    }
}
