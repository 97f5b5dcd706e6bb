package org.grundy.site.jdk;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// What the engine asks of the page, where it is JavaScript. In WebAssembly a [JSBody] would become code made of text
/// when the page runs, so that nothing there reaches this class.
@InsteadOf(Host.class)
public final class ScriptHost {
    private static @Nullable Listener listener;

    private ScriptHost() {}

    /// A function of the page.
    @JSFunctor
    public interface Listener extends JSObject {
        /// Takes what there is in place of an answer.
        void told();
    }

    /// Tells a function of the page of progress.
    public static void listen(Listener page) {
        listener = page;
    }

    public static void progress() {
        if (listener != null) {
            listener.told();
        }
    }

    public static double milliseconds() {
        return now();
    }

    @JSBody(script = "return performance.now();")
    private static native double now();
}
