package org.grundy.render.json.writer;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The members of a record as JSON has them: its components, in their order.
public final class RecordMembers {
    private static final ConcurrentHashMap<Class<?>, List<Member>> KNOWN = new ConcurrentHashMap<>();

    private RecordMembers() {}

    /// A component of all records of a class.
    public static final class Member {
        private final RecordComponent component;
        private final Method accessor;
        private final boolean omittedIfNull;

        private Member(RecordComponent component) {
            this.component = component;
            this.accessor = component.getAccessor();
            this.omittedIfNull =
                    has(OmittedIfNull.class) || component.getDeclaringRecord().isAnnotationPresent(OmittedIfNull.class);
            accessor.trySetAccessible(); // the record may be of a package that keeps it for itself
        }

        /// Its name.
        public String name() {
            return component.getName();
        }

        /// The type of its values.
        public Class<?> type() {
            return component.getType();
        }

        /// Whether it is marked by an annotation.
        public boolean has(Class<? extends Annotation> mark) {
            return component.isAnnotationPresent(mark);
        }

        /// Whether JSON leaves it out where it is null.
        public boolean omittedIfNull() {
            return omittedIfNull;
        }

        /// Its value in a record of the class.
        public @Nullable Object of(Object instance) {
            try {
                return accessor.invoke(instance);
            } catch (ReflectiveOperationException broken) {
                throw new IllegalStateException("the component " + name() + " cannot be read", broken);
            }
        }
    }

    /// Whether JSON leaves a component out where it is null.
    public static boolean isOmittedIfNull(RecordComponent component) {
        return component.isAnnotationPresent(OmittedIfNull.class)
                || component.getDeclaringRecord().isAnnotationPresent(OmittedIfNull.class);
    }

    /// The members of the records of a class.
    public static List<Member> of(Class<?> type) {
        return KNOWN.computeIfAbsent(
                type,
                absent ->
                        Stream.of(absent.getRecordComponents()).map(Member::new).toList());
    }
}
