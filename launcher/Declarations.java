import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.reflect.AccessFlag;

/// What other classes can see of a class: it without the bodies of its methods and without what is private.
final class Declarations {
    private static final ClassFile NEW_POOL = ClassFile.of(
            ClassFile.ConstantPoolSharingOption.NEW_POOL, ClassFile.DebugElementsOption.DROP_DEBUG);
    private static final MethodTransform NO_BODY = MethodTransform.dropping(CodeAttribute.class::isInstance);

    private Declarations() {}

    /// @param type a class file
    /// @return another, for comparison alone
    static byte[] of(byte[] type) {
        ClassTransform visible = (out, element) -> {
            if (element instanceof MethodModel method) {
                if (!isPrivate(method.flags())) {
                    out.transformMethod(method, NO_BODY);
                }
            } else if (!(element instanceof FieldModel field && isPrivate(field.flags()))) {
                out.with(element);
            }
        };
        return NEW_POOL.transformClass(NEW_POOL.parse(type), visible);
    }

    private static boolean isPrivate(AccessFlags flags) {
        return flags.has(AccessFlag.PRIVATE);
    }
}
