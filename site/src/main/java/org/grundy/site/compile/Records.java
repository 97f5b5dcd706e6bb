package org.grundy.site.compile;

import java.util.Set;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/// What of the engine is looked at by reflection: the components of the records that are read and written as JSON.
public final class Records extends SimpleReflectionPolicy {
    @Override
    protected void setup() {
        Set<String> written = WrittenRecords.names();
        selectClasses(type -> written.contains(type.name())).reflectableFields(INSTANCE);
    }
}
