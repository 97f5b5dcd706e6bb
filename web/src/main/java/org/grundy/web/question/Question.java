package org.grundy.web.question;

import org.grundy.render.Language;
import org.jspecify.annotations.Nullable;

/// What is asked: a record that is read from JSON.
public interface Question {
    /// The language of the words in the answer, `en` or `zh`; null for English.
    @Nullable
    String language();

    /// The language of the words in the answer.
    default Language speaks() {
        String code = language();
        return code == null ? Language.EN : Language.ofCode(code).orElse(Language.EN);
    }
}
