import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What a `switch` over types calls: it finds the first label that a value has, from one label on; -1 for null, and the
/// number of labels where it has none. Here it asks for one type after another.
///
/// Switches with labels that are no types are left as they are.
final class TypeSwitches {
    private TypeSwitches() {}

    /// The method in place of a call, empty if some label is no type.
    static Optional<Consumer<CodeBuilder>> body(DynamicCallSiteDesc call) {
        List<ConstantDesc> labels = List.of(call.bootstrapArgs());
        return labels.stream().allMatch(label -> label instanceof ClassDesc named && !named.isPrimitive())
                ? Optional.of(code ->
                        write(code, labels.stream().map(ClassDesc.class::cast).toList()))
                : Optional.empty();
    }

    private static void write(CodeBuilder code, List<ClassDesc> labels) {
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
