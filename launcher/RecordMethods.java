import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What `equals` and `hashCode` of a record call. Here they read its fields in their order.
///
/// @param type the record
/// @param fields how the value of each is read
record RecordMethods(ClassDesc type, List<DirectMethodHandleDesc> fields) {
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
    private static final int FACTOR = 31;

    /// The method in place of a call, empty if it is of another method.
    static Optional<Consumer<CodeBuilder>> body(DynamicCallSiteDesc call) {
        RecordMethods methods = new RecordMethods(
                (ClassDesc) call.bootstrapArgs()[0],
                Stream.of(call.bootstrapArgs())
                        .skip(2)
                        .map(DirectMethodHandleDesc.class::cast)
                        .toList());
        return switch (call.invocationName()) {
            case "equals" -> Optional.of(methods::writeEquals);
            case "hashCode" -> Optional.of(methods::writeHashCode);
            default -> Optional.empty();
        };
    }

    private void writeEquals(CodeBuilder code) {
        Label different = code.newLabel();
        code.aload(1).instanceOf(type).ifeq(different);
        code.aload(1).checkcast(type).astore(2);
        for (DirectMethodHandleDesc field : fields) {
            read(code, 0, field);
            read(code, 2, field);
            compare(code, kind(field), different);
        }
        code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
    }

    private void writeHashCode(CodeBuilder code) {
        code.iconst_0();
        for (DirectMethodHandleDesc field : fields) {
            code.loadConstant(FACTOR).imul();
            read(code, 0, field);
            ClassDesc hashed = kind(field) == TypeKind.REFERENCE ? ConstantDescs.CD_Object : valueType(field);
            code.invokestatic(
                            hashed.isPrimitive() ? wrapper(kind(field)) : OBJECTS,
                            "hashCode",
                            MethodTypeDesc.of(ConstantDescs.CD_int, hashed))
                    .iadd();
        }
        code.ireturn();
    }

    private void read(CodeBuilder code, int slot, DirectMethodHandleDesc field) {
        code.aload(slot).getfield(type, field.methodName(), valueType(field));
    }

    private static ClassDesc valueType(DirectMethodHandleDesc field) {
        return field.invocationType().returnType();
    }

    private static TypeKind kind(DirectMethodHandleDesc field) {
        return TypeKind.from(valueType(field));
    }

    private static void compare(CodeBuilder code, TypeKind kind, Label different) {
        switch (kind) {
            case REFERENCE ->
                code.invokestatic(
                                OBJECTS,
                                "equals",
                                MethodTypeDesc.of(
                                        ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object))
                        .ifeq(different);
            case LONG -> code.lcmp().ifne(different);
            case FLOAT, DOUBLE ->
                code.invokestatic(
                                wrapper(kind),
                                "compare",
                                MethodTypeDesc.of(ConstantDescs.CD_int, kind.upperBound(), kind.upperBound()))
                        .ifne(different);
            default -> code.if_icmpne(different);
        }
    }

    private static ClassDesc wrapper(TypeKind kind) {
        return switch (kind) {
            case BOOLEAN -> ConstantDescs.CD_Boolean;
            case BYTE -> ConstantDescs.CD_Byte;
            case CHAR -> ConstantDescs.CD_Character;
            case SHORT -> ConstantDescs.CD_Short;
            case INT -> ConstantDescs.CD_Integer;
            case LONG -> ConstantDescs.CD_Long;
            case FLOAT -> ConstantDescs.CD_Float;
            case DOUBLE -> ConstantDescs.CD_Double;
            case REFERENCE, VOID -> throw new IllegalArgumentException(kind.toString());
        };
    }
}
