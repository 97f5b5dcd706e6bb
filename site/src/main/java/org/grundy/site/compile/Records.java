package org.grundy.site.compile;

import org.grundy.web.question.Question;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/// What of the engine is looked at by reflection: the components of the records that are written as JSON, and the
/// constructors of questions.
public final class Records extends SimpleReflectionPolicy {
    @Override
    protected void setup() {
        selectClasses(extending(Record.class).and(inPackage("org.grundy", true)))
                .reflectableFields(INSTANCE);
        selectClasses(extending(Question.class)).reflectableMethods(named("<init>"));
    }
}
