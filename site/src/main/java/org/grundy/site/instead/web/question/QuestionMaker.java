package org.grundy.site.instead.web.question;

import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

/// Makes questions without reflection.
public final class QuestionMaker {
    private QuestionMaker() {}

    @SuppressWarnings("unchecked") // it is of the class that is asked for
    public static <Q extends Question> Q make(Class<Q> type, @Nullable Object[] values) {
        return (Q) made(type, values);
    }

    /// The question of a class; its body is written when the page is compiled.
    private static native Object made(Class<?> type, @Nullable Object[] values);
}
