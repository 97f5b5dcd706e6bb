package org.grundy.cli;

import org.grundy.render.Language;

/// What is said when the command itself is at fault, or the machine.
final class InternalErrorText {
    private InternalErrorText() {}

    static String sentence(Throwable error, Language language) {
        return "grundy: "
                + (error instanceof OutOfMemoryError
                        ? language.of(
                                "the JVM has run out of memory; ask for less, or give it more with GRUNDY_JAVA_OPTS=-Xmx…",
                                "JVM 内存已耗尽；请缩小问题，或用 GRUNDY_JAVA_OPTS=-Xmx… 给它更多内存")
                        : language.of(
                                "this is a fault of Grundy, not of your input: " + named(error),
                                "这是 Grundy 的错误，不是输入的问题：" + named(error)));
    }

    private static String named(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        String place = trace.length == 0 ? "" : " (" + trace[0] + ")";
        return error.toString().lines().findFirst().orElse("") + place;
    }
}
