package org.grundy.site;

import org.grundy.site.jdk.ScriptHost;
import org.teavm.jso.JSExport;

/// The engine as a page calls it where it is JavaScript, a module that exports these functions; they mean what those of
/// [PageEngine] mean.
public final class ScriptEngine {
    private ScriptEngine() {}

    /// Nothing is done until a question is asked.
    public static void main(String[] arguments) {
        // TeaVM begins here.
    }

    /// Takes one more unit of what is asked.
    @JSExport
    public static void put(int unit) {
        PageEngine.put(unit);
    }

    /// Answers what was put.
    @JSExport
    public static int ask() {
        return PageEngine.ask();
    }

    /// The length of the answer, in bytes.
    @JSExport
    public static int length() {
        return PageEngine.length();
    }

    /// Four bytes of the answer.
    @JSExport
    public static int four(int index) {
        return PageEngine.four(index);
    }

    /// Limits the work of each question.
    @JSExport
    public static void limit(int thousands) {
        PageEngine.limit(thousands);
    }

    /// The function that is called when there is word of the progress.
    @JSExport
    public static void listen(ScriptHost.Listener page) {
        ScriptHost.listen(page);
    }
}
