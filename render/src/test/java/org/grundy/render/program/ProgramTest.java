package org.grundy.render.program;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/// A test that compiles or runs a program in the language that is its parameter. In a thorough build that is each
/// language. In a usual one it is Python, which needs no compiler, and of the two that a compiler takes half a second
/// for one or the other, by the name of the test: so either is asked by about half of the tests.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@ArgumentsSource(ProgramTest.Languages.class)
@interface ProgramTest {
    /// The languages of a test.
    final class Languages implements ArgumentsProvider {
        @Override
        public Stream<? extends Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext test) {
            return of(test.getRequiredTestMethod().getName()).stream().map(Arguments::of);
        }

        /// The languages of a case.
        ///
        /// @param name by which it is decided in which of the two languages it is compiled
        static List<ProgramLanguage> of(String name) {
            List<ProgramLanguage> compiled = List.of(ProgramLanguage.CPP, ProgramLanguage.JAVA);
            return Stream.concat(
                            Thorough.part(name, compiled.size(), compiled).stream(), Stream.of(ProgramLanguage.PYTHON))
                    .toList();
        }
    }
}
