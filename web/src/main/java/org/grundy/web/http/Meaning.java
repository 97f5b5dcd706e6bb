package org.grundy.web.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What a field of a question means, for the description of the API; those of [CommonField] need not say it.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Meaning {
    /// One sentence or less, in English.
    String en();

    /// The same in Chinese.
    String zh();
}
