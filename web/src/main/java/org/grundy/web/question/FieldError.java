package org.grundy.web.question;

import java.util.function.Supplier;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// What is wrong with a field of a question as a whole: it is missing, or no such value is allowed. What is wrong at a
/// place of its text is an [InputError].
public final class FieldError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String field;
    private final transient BilingualText text;

    private FieldError(String field, BilingualText text) {
        super(text.en());
        this.field = field;
        this.text = text;
    }

    /// @param field its name
    /// @param en the sentence in English
    /// @param zh the sentence in Chinese
    /// @param values what stands for each `%s` in both
    public FieldError(String field, String en, String zh, Object... values) {
        this(field, BilingualText.of(en, zh, values));
    }

    /// What is read from a field by somebody who does not know of fields.
    ///
    /// @throws FieldError where the error has no place in a text
    public static <T> T in(String field, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (InputError error) {
            if (error.source().isEmpty()) {
                throw new FieldError(field, error.text());
            }
            throw error;
        }
    }

    /// The name of the field.
    public String field() {
        return field;
    }

    /// The sentence in both languages.
    public BilingualText text() {
        return text;
    }
}
