package org.grundy.site.jdk;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks what stands in the page for something of the JDK that TeaVM's class library lacks. On a class it names the
/// class of the JDK; each public static method of the marked class stands for the method of the same name and
/// parameters, an instance method with its instance as the first parameter.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface InsteadOf {
    /// The class; of a method, the class whose method it stands for where that is not the class of its type.
    Class<?> value() default void.class;

    /// The name of the method for which this stands, where two differ only in what they return; else empty.
    String name() default "";
}
