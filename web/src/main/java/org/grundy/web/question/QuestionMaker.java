package org.grundy.web.question;

import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/// Makes questions of the values of their fields.
public final class QuestionMaker {
    private QuestionMaker() {}

    /// The question with these values.
    ///
    /// @param type its record, with one constructor
    /// @param values of all fields in their order, null for those that are left out
    public static <Q extends Question> Q make(Class<Q> type, @Nullable Object[] values) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true); // the record may be of a package that keeps it for itself
        try {
            return type.cast(constructor.newInstance(values));
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", broken);
        }
    }
}
