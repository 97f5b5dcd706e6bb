package org.grundy.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

@ResourceLock(GrundyClasses.LOCK)
final class NamingRulesTest {

    @Test
    void no_class_is_named_after_what_it_is_not() {
        noClasses()
                .should()
                .haveNameMatching(".*(Utils?|Helpers?|Manager|Impl)")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .check(GrundyClasses.ALL);
    }

    @Test
    void nothing_static_changes() {
        fields().that().areStatic().should().beFinal().check(GrundyClasses.ALL);
    }

    @Test
    void every_package_says_what_it_is_for_and_is_null_marked() {
        Set<JavaPackage> packages =
                GrundyClasses.ALL.stream().map(JavaClass::getPackage).collect(Collectors.toSet());
        assertThat(packages)
                .allSatisfy(each -> assertThat(each.tryGetAnnotationOfType(NullMarked.class))
                        .as("@NullMarked in package-info.java of %s", each.getName())
                        .isPresent());
    }
}
