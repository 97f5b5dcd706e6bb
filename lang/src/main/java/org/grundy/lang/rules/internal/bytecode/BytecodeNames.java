package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import org.grundy.lang.arithmetic.ExactArithmetic;
import org.grundy.lang.arithmetic.FunctionValues;
import org.grundy.lang.expression.DigitFunctions;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.ListOperations;
import org.grundy.lang.rules.internal.execution.FaultSites;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.support.SetBuilder;
import org.grundy.lang.rules.internal.support.UsedValues;
import org.grundy.lang.set.NamedSets;
import org.grundy.run.Run;

/// Names of classes and methods in bytecode.
final class BytecodeNames {
    static final ClassDesc THIS = ClassDesc.of(BytecodeNames.class.getPackageName(), "Compiled");
    static final ClassDesc LISTER = of(CompiledLister.class);
    static final ClassDesc STRETCH = of(CompiledStretch.class);
    static final ClassDesc MOVES = of(OptionCollector.class);
    static final ClassDesc EXACT = of(ExactArithmetic.class);
    static final ClassDesc FUNCTIONS = of(FunctionValues.class);
    static final ClassDesc DIGITS = of(DigitFunctions.class);
    static final ClassDesc PROGRAM = of(DigitProgram.class);
    static final ClassDesc LISTS = of(ListOperations.class);
    static final ClassDesc NUMBERS = of(SetBuilder.class);
    static final ClassDesc SITES = of(FaultSites.class);
    static final ClassDesc SEQUENCES = of(NamedSets.class);
    static final ClassDesc USED = of(UsedValues.class);
    static final ClassDesc RUN = of(Run.class);
    static final ClassDesc LONG = ConstantDescs.CD_long;
    static final ClassDesc INT = ConstantDescs.CD_int;
    static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
    static final ClassDesc VOID = ConstantDescs.CD_void;
    static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    static final ClassDesc MATH = of(Math.class);
    static final ClassDesc BOXED_LONG = of(Long.class);
    static final ClassDesc LONGS = LONG.arrayType();
    static final ClassDesc INTS = INT.arrayType();

    private BytecodeNames() {}

    private static ClassDesc of(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    static MethodTypeDesc type(ClassDesc result, ClassDesc... parameters) {
        return MethodTypeDesc.of(result, parameters);
    }

    /// The type of a method of some numbers of 64 bits, and of the place where it may fault.
    static MethodTypeDesc ofNumbers(int arity) {
        return MethodTypeDesc.of(LONG, Collections.nCopies(arity, LONG)).insertParameterTypes(arity, INT);
    }

    /// A function that is defined by digits, made once.
    static DynamicConstantDesc<DigitProgram> constant(DigitProgram program) {
        return DynamicConstantDesc.ofNamed(
                ConstantDescs.ofConstantBootstrap(
                        of(DigitConstants.class), "constant", PROGRAM, ConstantDescs.CD_String),
                "program",
                PROGRAM,
                DigitConstants.text(program));
    }

    static void exact(CodeBuilder code, String method, ClassDesc result, ClassDesc... parameters) {
        code.invokestatic(EXACT, method, type(result, parameters));
    }
}
