import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;

/// Rewrites classes so that a `switch` over types needs none made at run time. The compiler leaves it to the JVM to make
/// one when the switch is first met, which no ahead-of-time cache keeps and which takes some milliseconds for each
/// switch; here each gets a method of its own that asks for one type after another.
///
/// Switches with labels that are no types are left as they are.
final class TypeSwitches {
    private static final ClassDesc BOOTSTRAPS = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
    private static final String BOOTSTRAP = "typeSwitch";

    private final ClassFile classFile;

    TypeSwitches(ClassHierarchyResolver types) {
        this.classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(types));
    }

    /// The same class with a method for each switch.
    byte[] replaced(byte[] bytes) {
        ClassModel type = classFile.parse(bytes);
        for (var entry : type.constantPool()) {
            if (entry instanceof Utf8Entry text && text.equalsString(BOOTSTRAP)) {
                return classFile.transformClass(type, replacement(type));
            }
        }
        return bytes;
    }

    private static ClassTransform replacement(ClassModel type) {
        List<Selection> selections = new ArrayList<>();
        ClassTransform calls =
                ClassTransform.transformingMethodBodies((code, element) -> replace(type, selections, code, element));
        return calls.andThen(ClassTransform.endHandler(out -> {
            for (Selection selection : selections) {
                out.withMethodBody(
                        selection.name,
                        selection.method,
                        ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                        selection::write);
            }
        }));
    }

    private static void replace(
            ClassModel type, List<Selection> selections, CodeBuilder code, CodeElement element) {
        if (element instanceof InvokeDynamicInstruction call && isSwitchOverTypes(call)) {
            Selection selection = new Selection(
                    "select$" + selections.size(),
                    call.typeSymbol(),
                    call.bootstrapArgs().stream().map(ClassDesc.class::cast).toList());
            selections.add(selection);
            code.invokestatic(
                    type.thisClass().asSymbol(),
                    selection.name,
                    selection.method,
                    type.flags().has(AccessFlag.INTERFACE));
        } else {
            code.with(element);
        }
    }

    private static boolean isSwitchOverTypes(InvokeDynamicInstruction call) {
        return call.bootstrapMethod().owner().equals(BOOTSTRAPS)
                && call.bootstrapMethod().methodName().equals(BOOTSTRAP)
                && call.bootstrapArgs().stream()
                        .allMatch(label -> label instanceof ClassDesc named && !named.isPrimitive());
    }

    /// A method that finds the first label that a value has, from one label on; -1 for null, and the number of labels
    /// where it has none.
    private record Selection(String name, MethodTypeDesc method, List<ClassDesc> labels) {
        void write(CodeBuilder code) {
            code.aload(0).ifThen(Opcode.IFNULL, absent -> absent.iconst_m1().ireturn());
            for (int i = 0; i < labels.size(); i++) {
                Label next = code.newLabel();
                code.iload(1)
                        .loadConstant(i)
                        .if_icmpgt(next)
                        .aload(0)
                        .instanceOf(labels.get(i))
                        .ifeq(next)
                        .loadConstant(i)
                        .ireturn()
                        .labelBinding(next);
            }
            code.loadConstant(labels.size()).ireturn();
        }
    }
}
