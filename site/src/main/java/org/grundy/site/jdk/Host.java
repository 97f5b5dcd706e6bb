package org.grundy.site.jdk;

import org.teavm.interop.Import;

/// What the engine asks of the page that holds it, where it is WebAssembly; [ScriptHost] stands for it in JavaScript.
public final class Host {
    private Host() {}

    /// Says that there is word of the progress in place of an answer, to be taken before this returns.
    @Import(module = "grundy", name = "progress")
    public static native void progress();

    /// The time since the page was opened.
    @Import(module = "grundy", name = "milliseconds")
    public static native double milliseconds();
}
