package org.grundy.site.compile;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Which classes of the engine give way in the page: one of the same name under [#INSTEAD] stands for that
/// under [#ENGINE]. They are those that differ by platform: threads, vectors, classes made at run time. Of the
/// JDK two classes give way whose code in TeaVM's class library is missing or wrong.
public final class Substitutes implements SubstitutionPolicy {
    private static final String ENGINE = "org.grundy";
    private static final Set<String> OF_JDK = Set.of("java.util.BitSet", "java.util.StringJoiner");
    private static final String INSTEAD = "org.grundy.site.instead";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(name -> name.startsWith(ENGINE + ".") && !name.startsWith("org.grundy.site."))
                .replacePackage(ENGINE, INSTEAD);
        sink.selectClasses(OF_JDK::contains).replacePackage("java.util", "org.grundy.site.jdk");
    }
}
