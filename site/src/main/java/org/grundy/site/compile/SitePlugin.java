package org.grundy.site.compile;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.site.jdk.ArrayElements;
import org.grundy.site.jdk.ArrayOrder;
import org.grundy.site.jdk.ArrayViews;
import org.grundy.site.jdk.Buffers;
import org.grundy.site.jdk.Characters;
import org.grundy.site.jdk.Clock;
import org.grundy.site.jdk.Constructors;
import org.grundy.site.jdk.Durations;
import org.grundy.site.jdk.Formats;
import org.grundy.site.jdk.IntStreams;
import org.grundy.site.jdk.Ints;
import org.grundy.site.jdk.Joins;
import org.grundy.site.jdk.Longs;
import org.grundy.site.jdk.Machine;
import org.grundy.site.jdk.Matches;
import org.grundy.site.jdk.Maths;
import org.grundy.site.jdk.ScriptHost;
import org.grundy.site.jdk.SortedMaps;
import org.grundy.site.jdk.Streams;
import org.grundy.site.jdk.Texts;
import org.teavm.interop.Platforms;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// What TeaVM is told when it compiles the engine for the page.
public final class SitePlugin implements TeaVMPlugin {
    private static final List<Class<?>> JDK = List.of(
            ArrayElements.class,
            ArrayOrder.class,
            ArrayViews.class,
            Buffers.class,
            Characters.class,
            Clock.class,
            Constructors.class,
            Durations.class,
            Formats.class,
            IntStreams.class,
            Ints.class,
            Joins.class,
            Longs.class,
            Machine.class,
            Matches.class,
            Maths.class,
            SortedMaps.class,
            Streams.class,
            Texts.class);
    private static final List<Class<?>> IN_SCRIPT =
            Stream.concat(JDK.stream(), Stream.of(ScriptHost.class)).toList();

    @Override
    public void install(TeaVMHost host) {
        boolean script = List.of(host.getPlatformTags()).contains(Platforms.JAVASCRIPT);
        host.add(new MissingMethods(script ? IN_SCRIPT : JDK));
        host.add(new MadeQuestions());
    }
}
