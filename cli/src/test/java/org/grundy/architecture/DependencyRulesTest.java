package org.grundy.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@ResourceLock(GrundyClasses.LOCK)
final class DependencyRulesTest {

    @ParameterizedTest
    @EnumSource
    void a_module_knows_only_the_modules_above_it(Module module) {
        classes()
                .that()
                .resideInAnyPackage(array(module.packages()))
                .should()
                .onlyDependOnClassesThat(outsideGrundy().or(inside(module.known())))
                .allowEmptyShould(true)
                .check(GrundyClasses.ALL);
    }

    @ParameterizedTest
    @MethodSource("org.grundy.architecture.Module#coreNames")
    void a_package_of_the_core_knows_only_those_above_it_and_the_jdk(String name) {
        Stream<String> jdk = Stream.of("java..", "jdk.incubator.vector", "org.jspecify..");
        classes()
                .that()
                .resideInAPackage(Module.tree(name))
                .should()
                .onlyDependOnClassesThat(inside(Stream.concat(jdk, Module.knownInCore(name).stream())
                                .toList())
                        .or(primitive()))
                .allowEmptyShould(true)
                .check(GrundyClasses.ALL);
    }

    @Test
    void every_class_belongs_to_a_module() {
        classes().should().resideInAnyPackage(array(Module.allPackages())).check(GrundyClasses.ALL);
    }

    @ParameterizedTest
    @EnumSource
    void what_is_internal_is_used_only_inside_its_module(Module module) {
        List<String> internal =
                module.packages().stream().map(tree -> tree + "internal..").toList();
        noClasses()
                .that()
                .resideOutsideOfPackages(array(module.packages()))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(array(internal))
                .check(GrundyClasses.ALL);
    }

    @ParameterizedTest
    @CsvSource({
        "picocli.., cli cluster",
        "org.jline.., cli",
        "me.tongfei.., cli",
        "java.awt.., render.canvas.png",
        "org.grundy.render.canvas.png.., render.canvas.png render.picture",
        "tools.jackson.., render web cluster testkit",
        "com.grack.nanojson.., web",
        "org.jgrapht.., catalog.graph",
        "org.apache.spark.., cluster",
    })
    void a_library_is_known_only_where_it_is_needed(String library, String places) {
        List<String> allowed =
                Stream.of(places.split(" ", -1)).map(Module::tree).toList();
        noClasses()
                .that()
                .resideOutsideOfPackages(array(allowed))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(GrundyClasses.ALL);
    }

    /// So that rules run where no classes can be made.
    @Test
    void interpreted_rules_need_neither_bytecode_nor_reflection() {
        classes()
                .that()
                .resideInAnyPackage(
                        "org.grundy.lang.rules.tree", "..rules.internal.execution", "..rules.internal.support")
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.not(resideInAnyPackage(
                        "java.lang.classfile..", "java.lang.reflect..", "java.lang.constant..", "..internal.bytecode")))
                .check(GrundyClasses.ALL);
    }

    @Test
    void packages_do_not_depend_on_each_other_in_a_circle() {
        slices().matching("org.grundy.(*)..").should().beFreeOfCycles().check(GrundyClasses.ALL);
    }

    private static DescribedPredicate<JavaClass> outsideGrundy() {
        return DescribedPredicate.not(JavaClass.Predicates.resideInAPackage("org.grundy.."));
    }

    private static DescribedPredicate<JavaClass> inside(List<String> packages) {
        return JavaClass.Predicates.resideInAnyPackage(array(packages));
    }

    private static DescribedPredicate<JavaClass> primitive() {
        return DescribedPredicate.describe(
                "are primitive", type -> type.getBaseComponentType().isPrimitive());
    }

    private static String[] array(List<String> strings) {
        return strings.toArray(String[]::new);
    }
}
