package org.grundy.site.instead.render.json.writer;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// The members of a record by its fields, where there are no [java.lang.reflect.RecordComponent]s.
public final class RecordMembers {
    private static final Map<Class<?>, List<Member>> KNOWN = new HashMap<>();

    private RecordMembers() {}

    public static final class Member {
        private final Field field;
        private final boolean omittedIfNull;

        private Member(Field field) {
            this.field = field;
            this.omittedIfNull =
                    has(OmittedIfNull.class) || marked(field.getDeclaringClass().getAnnotations(), OmittedIfNull.class);
            field.setAccessible(true);
        }

        private static boolean marked(Annotation[] annotations, Class<? extends Annotation> mark) {
            return Stream.of(annotations).anyMatch(mark::isInstance);
        }

        public String name() {
            return field.getName();
        }

        public Class<?> type() {
            return field.getType();
        }

        public boolean has(Class<? extends Annotation> mark) {
            return marked(field.getAnnotations(), mark);
        }

        public boolean omittedIfNull() {
            return omittedIfNull;
        }

        public @Nullable Object of(Object instance) {
            try {
                return field.get(instance);
            } catch (ReflectiveOperationException broken) {
                throw new IllegalStateException("the component " + name() + " cannot be read", broken);
            }
        }
    }

    public static List<Member> of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, RecordMembers::found);
    }

    private static List<Member> found(Class<?> type) {
        Field[] fields = type.getDeclaredFields();
        if (fields.length == 0) {
            throw new IllegalStateException("of this record nothing is known here: it is in no answer");
        }
        return Stream.of(fields)
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(Member::new)
                .toList();
    }
}
