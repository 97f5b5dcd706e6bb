package org.grundy.site.compile;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.site.jdk.InsteadOf;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.InvokeDynamicInstruction;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/// Sends each call of a method that TeaVM's class library lacks to the static method that is marked [InsteadOf] it.
public final class MissingMethods implements ClassHolderTransformer {
    private final Map<MethodReference, MethodReference> instead = new HashMap<>();

    /// The methods of some classes that are marked.
    public MissingMethods(List<Class<?>> marked) {
        marked.forEach(this::add);
    }

    private void add(Class<?> marked) {
        for (Method method : marked.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())) {
                MethodReference own = MethodReference.parse(method);
                ValueType[] signature = own.getSignature();
                Class<?> type = marked.getAnnotation(InsteadOf.class).value();
                boolean ofInstance = method.getParameterCount() > 0
                        && method.getParameterTypes()[0] == type
                        && !isStatic(type, method);
                ValueType[] replaced = ofInstance ? Arrays.copyOfRange(signature, 1, signature.length) : signature;
                instead.put(new MethodReference(type.getName(), name(method), replaced), own);
            }
        }
    }

    /// Whether a class has a static method of the same name and parameters.
    private static boolean isStatic(Class<?> type, Method method) {
        return Stream.of(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()))
                .anyMatch(each -> each.getName().equals(name(method))
                        && Arrays.equals(each.getParameterTypes(), method.getParameterTypes()));
    }

    private static String name(Method method) {
        InsteadOf other = method.getAnnotation(InsteadOf.class);
        return other == null ? method.getName() : other.name();
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        replace(instruction);
                    }
                }
            }
        }
    }

    private void replace(Instruction instruction) {
        if (instruction instanceof InvokeInstruction call) {
            MethodReference own = instead.get(call.getMethod());
            if (own != null) {
                List<Variable> arguments = new ArrayList<>(call.getArguments());
                if (call.getInstance() != null) {
                    arguments.addFirst(call.getInstance());
                }
                call.setType(InvocationType.SPECIAL);
                call.setInstance(null);
                call.setMethod(own);
                call.setArguments(arguments.toArray(Variable[]::new));
            }
        } else if (instruction instanceof InvokeDynamicInstruction dynamic) {
            dynamic.getBootstrapArguments().replaceAll(this::replaced);
        }
    }

    private RuntimeConstant replaced(RuntimeConstant argument) {
        if (argument.getKind() != RuntimeConstant.METHOD_HANDLE) {
            return argument;
        }
        MethodHandle handle = argument.getMethodHandle();
        if (handle.getArgumentTypes() == null) {
            return argument;
        }
        MethodReference own =
                instead.get(new MethodReference(handle.getClassName(), handle.getName(), handle.signature()));
        return own == null ? argument : new RuntimeConstant(MethodHandle.staticCaller(own));
    }
}
