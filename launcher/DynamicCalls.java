import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Rewrites classes so that a `switch` over types, and a record that is compared or hashed, needs nothing made at run
/// time. The compiler leaves it to the JVM to make classes for them when they are first met, which no ahead-of-time cache
/// keeps and which takes some milliseconds for each; here each gets a method of its own.
final class DynamicCalls {
    private final ClassFile classFile;

    /// A method that does what a call did.
    private record Replacement(String name, MethodTypeDesc type, Consumer<CodeBuilder> body) {}

    DynamicCalls(ClassHierarchyResolver types) {
        this.classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(types));
    }

    /// The same class with a method for each such call. Methods without one stay as they are.
    byte[] replaced(byte[] bytes) {
        ClassModel type = classFile.parse(bytes);
        List<Replacement> methods = new ArrayList<>();
        ClassTransform calls = ClassTransform.transformingMethodBodies(
                DynamicCalls::hasSome, (code, element) -> replace(type, methods, code, element));
        return type.methods().stream().anyMatch(DynamicCalls::hasSome)
                ? classFile.transformClass(type, calls.andThen(ClassTransform.endHandler(out -> add(methods, out))))
                : bytes;
    }

    private static boolean hasSome(MethodModel method) {
        return method.code().stream()
                .flatMap(CodeModel::elementStream)
                .anyMatch(element -> body(element).isPresent());
    }

    private static Optional<Consumer<CodeBuilder>> body(CodeElement element) {
        return element instanceof InvokeDynamicInstruction call
                ? body(call.invokedynamic().asSymbol())
                : Optional.empty();
    }

    private static Optional<Consumer<CodeBuilder>> body(DynamicCallSiteDesc call) {
        DirectMethodHandleDesc maker = (DirectMethodHandleDesc) call.bootstrapMethod();
        return switch (maker.owner().displayName() + "." + maker.methodName()) {
            case "SwitchBootstraps.typeSwitch" -> TypeSwitches.body(call);
            case "ObjectMethods.bootstrap" -> RecordMethods.body(call);
            default -> Optional.empty();
        };
    }

    private static void replace(ClassModel type, List<Replacement> methods, CodeBuilder code, CodeElement element) {
        if (element instanceof InvokeDynamicInstruction call && body(call).isPresent()) {
            Replacement method =
                    new Replacement("dynamic$" + methods.size(), call.typeSymbol(), body(call).orElseThrow());
            methods.add(method);
            code.invokestatic(
                    type.thisClass().asSymbol(), method.name, method.type, type.flags().has(AccessFlag.INTERFACE));
        } else {
            code.with(element);
        }
    }

    private static void add(List<Replacement> methods, ClassBuilder out) {
        for (Replacement method : methods) {
            out.withMethodBody(
                    method.name,
                    method.type,
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                    method.body);
        }
    }
}
