package org.grundy.web.http;

import java.util.Map;

/// The media types of files by how their names end.
public final class MediaTypes {
    /// Of answers and questions.
    public static final String JSON = "application/json";
    /// Of streams of progress with an answer at the end.
    public static final String EVENTS = "text/event-stream";

    private static final Map<String, String> BY_ENDING = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("csv", "text/csv"),
            Map.entry("bfile", "text/plain"),
            Map.entry("dot", "text/vnd.graphviz"),
            Map.entry("npy", "application/octet-stream"),
            Map.entry("json", JSON));

    private MediaTypes() {}

    /// The type of a file.
    public static String of(String name) {
        return BY_ENDING.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
