package org.grundy.site.compile;

import java.lang.reflect.Constructor;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/// Writes the body of the page's `QuestionMaker.made`: a call of the constructor of each question. Were constructors
/// called by reflection, each class of the engine would have a function that makes an instance of it.
final class MadeQuestions implements ClassHolderTransformer {
    private static final String MAKER = "org.grundy.web.question.QuestionMaker";
    private static final String MADE = "made";

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(MAKER)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getName().equals(MADE)) {
                method.getModifiers().remove(ElementModifier.NATIVE);
                write(ProgramEmitter.create(method, context.getHierarchy()));
            }
        }
    }

    private static void write(ProgramEmitter body) {
        ValueEmitter type = body.var(1, Class.class);
        ValueEmitter values = body.var(2, Object[].class);
        WrittenRecords.questions()
                .forEach(question -> body.when(type.isSame(body.constant(question)))
                        .thenDo(() -> body.construct(question, arguments(question, values))
                                .returnValue()));
        body.constantNull(Object.class).returnValue();
    }

    private static ValueEmitter[] arguments(Class<?> question, ValueEmitter values) {
        Constructor<?> constructor = question.getDeclaredConstructors()[0];
        Class<?>[] types = constructor.getParameterTypes();
        ValueEmitter[] arguments = new ValueEmitter[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = values.getElement(i).cast(types[i]);
        }
        return arguments;
    }
}
