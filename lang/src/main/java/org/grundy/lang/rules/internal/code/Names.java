package org.grundy.lang.rules.internal.code;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import org.grundy.lang.rules.internal.support.Exact;
import org.grundy.lang.rules.internal.support.Fault;
import org.grundy.lang.rules.internal.support.Lists;
import org.grundy.lang.rules.internal.support.Numbers;
import org.grundy.lang.rules.internal.support.Sequences;
import org.grundy.run.Run;

/// Names of classes and methods in bytecode.
final class Names {
    static final ClassDesc THIS = ClassDesc.of(Names.class.getPackageName(), "Compiled");
    static final ClassDesc LISTER = of(Lister.class);
    static final ClassDesc STRETCH = of(Stretch.class);
    static final ClassDesc MOVES = of(Moves.class);
    static final ClassDesc EXACT = of(Exact.class);
    static final ClassDesc LISTS = of(Lists.class);
    static final ClassDesc NUMBERS = of(Numbers.class);
    static final ClassDesc SEQUENCES = of(Sequences.class);
    static final ClassDesc FAULT_KIND = of(Fault.Kind.class);
    static final ClassDesc RUN = of(Run.class);
    static final ClassDesc LONG = ConstantDescs.CD_long;
    static final ClassDesc INT = ConstantDescs.CD_int;
    static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
    static final ClassDesc VOID = ConstantDescs.CD_void;
    static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    static final ClassDesc MATH = of(Math.class);
    static final ClassDesc LONGS = LONG.arrayType();
    static final ClassDesc INTS = INT.arrayType();

    private Names() {}

    private static ClassDesc of(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    static MethodTypeDesc type(ClassDesc result, ClassDesc... parameters) {
        return MethodTypeDesc.of(result, parameters);
    }

    static void exact(CodeBuilder code, String method, ClassDesc result, ClassDesc... parameters) {
        code.invokestatic(EXACT, method, type(result, parameters));
    }
}
