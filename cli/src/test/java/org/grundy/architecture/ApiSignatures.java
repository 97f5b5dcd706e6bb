package org.grundy.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// What the public types of some packages promise, a line for each type and member, as texts that can be compared.
///
/// Lines of a type begin with its name, so that each stands for itself.
///
/// @param sources where the types are written, for tests have some in the same packages
record ApiSignatures(Path sources, Set<String> packages) {
    private static final String SEPARATOR = " | ";
    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

    List<String> lines() {
        return GrundyClasses.ALL.stream()
                .filter(type -> packages.contains(type.getPackageName()) && open(type) && written(type))
                .map(JavaClass::reflect)
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(ApiSignatures::lines)
                .toList();
    }

    private boolean written(JavaClass type) {
        String outermost = type.getName().replaceFirst("\\$.*", "");
        return Files.exists(sources.resolve(outermost.replace('.', '/') + ".java"));
    }

    private static boolean open(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(ApiSignatures::open).orElse(true);
    }

    private static Stream<String> lines(Class<?> type) {
        Stream<String> members = Stream.of(
                        Stream.of(type.getDeclaredFields())
                                .filter(ApiSignatures::promised)
                                .map(Field::toGenericString),
                        Stream.of(type.getDeclaredConstructors())
                                .filter(ApiSignatures::promised)
                                .map(Constructor::toGenericString),
                        Stream.of(type.getDeclaredMethods())
                                .filter(method -> promised(method) && !OF_EVERY_OBJECT.contains(method.getName()))
                                .map(Method::toGenericString))
                .flatMap(each -> each)
                .map(text -> text.replace(type.getTypeName() + ".", "").replace("synchronized ", ""))
                .sorted();
        return Stream.of(Stream.of(type.toGenericString()), above(type), below(type), members)
                .flatMap(each -> each)
                .map(text -> shortened(type.getTypeName() + SEPARATOR + text));
    }

    private static boolean promised(Member member) {
        boolean inherited = Modifier.isProtected(member.getModifiers())
                && !Modifier.isFinal(member.getDeclaringClass().getModifiers());
        return !member.isSynthetic() && (Modifier.isPublic(member.getModifiers()) || inherited);
    }

    private static Stream<String> above(Class<?> type) {
        Type parent = type.getGenericSuperclass();
        Stream<String> extended = parent == null || parent == Object.class || parent == Record.class
                ? Stream.of()
                : Stream.of("extends " + parent.getTypeName());
        return Stream.concat(
                extended,
                Arrays.stream(type.getGenericInterfaces())
                        .map(each -> "implements " + each.getTypeName())
                        .sorted());
    }

    private static Stream<String> below(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(each -> "permits " + each.getTypeName())
                        .sorted()
                : Stream.of();
    }

    private static String shortened(String text) {
        return text.replaceAll("\\b(java\\.lang|java\\.util)\\.(?=[A-Z])", "").replace("org.grundy.", "");
    }
}
