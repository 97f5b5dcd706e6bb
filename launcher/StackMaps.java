import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;

/// Rewrites classes older than Java 6 so that the JVM's ahead-of-time cache takes them: they get the stack maps that the
/// newer verifier wants, and are otherwise left as they are.
///
/// A class that would not verify afterwards stays unchanged. The class that tells an older Java that it is too old is
/// marked as one that such a Java can load.
final class StackMaps {
    private static final String JAVA_CHECK = "org/grundy/cli/start/JavaCheck";
    private static final int FIRST_WITH_STACK_MAPS = ClassFile.JAVA_7_VERSION;

    private final ClassFile classFile;

    StackMaps(ClassHierarchyResolver types) {
        this.classFile = ClassFile.of(
                ClassFile.StackMapsOption.GENERATE_STACK_MAPS, ClassFile.ClassHierarchyResolverOption.of(types));
    }

    /// The same class with stack maps.
    byte[] added(byte[] bytes) {
        ClassModel old = classFile.parse(bytes);
        if (old.thisClass().asInternalName().equals(JAVA_CHECK)) {
            return marked(old, ClassFile.JAVA_8_VERSION);
        }
        if (old.majorVersion() >= FIRST_WITH_STACK_MAPS) {
            return bytes;
        }
        // A body that is merely copied keeps its old form, so every element passes through a transform.
        ClassTransform bodies = ClassTransform.transformingMethodBodies((code, element) -> code.with(element));
        byte[] modern = classFile.transformClass(old, bodies.andThen(version(FIRST_WITH_STACK_MAPS)));
        return classFile.verify(modern).isEmpty() ? modern : bytes;
    }

    private static byte[] marked(ClassModel type, int version) {
        return ClassFile.of().transformClass(type, version(version));
    }

    private static ClassTransform version(int version) {
        return (type, element) -> {
            if (element instanceof ClassFileVersion) {
                type.withVersion(version, 0);
            } else {
                type.with(element);
            }
        };
    }
}
