package org.grundy.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.grundy.render.Language;
import org.grundy.render.json.Json;
import org.grundy.web.preview.PreviewPage;
import org.grundy.web.preview.Previews;
import org.grundy.web.preview.PublicAddress;

/// The files of the page, from the class path and compressed, its previews, and the description of the API.
public final class PageFiles implements HttpHandler {
    private static final String FOLDER = "/org/grundy/web/page";
    private static final Pattern NAME = Pattern.compile("(/[a-z0-9][a-z0-9-]*)+\\.(html|js|css|svg|png)");
    private static final String INDEX = "/index.html";
    private static final int DONE = 200;
    private static final int UNCHANGED = 304;

    /// Nothing is loaded from elsewhere, and nothing runs but the page's own files.
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:"
            + " data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";

    /// What an address asks for that is to be shown in a frame of another page; no other may be.
    private static final String FRAMED = "embed";

    private final Guard guard;
    private final Map<String, Supplier<?>> made;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /// A file as it is sent.
    private static final class Kept {
        private final String type;
        private final byte[] bytes;
        private final byte[] compressed;
        private final EntityTag tag;

        Kept(String type, byte[] bytes) throws IOException {
            this.type = type;
            this.bytes = bytes;
            this.compressed = compress(bytes);
            this.tag = EntityTag.of(bytes);
        }

        private static byte[] compress(byte[] bytes) throws IOException {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
                zip.write(bytes);
            }
            return packed.toByteArray();
        }
    }

    /// @param made what can be written as JSON, by the name of its file; made when it is first asked for
    public PageFiles(Guard guard, Map<String, Supplier<?>> made) {
        this.guard = guard;
        this.made = Map.copyOf(made);
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            try {
                guard.checkOrigin(exchange);
                send(exchange);
            } catch (Refused refused) {
                new Answering(exchange).problem(refused.problem());
            }
        }
    }

    private void send(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        String path = exchange.getRequestURI().getPath();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            throw new Refused(ProblemKind.NOT_FOUND, "there is nothing at " + path + " for " + method);
        }
        Kept file = file(path.equals("/") ? INDEX : path, PublicAddress.of(exchange.getRequestHeaders()))
                .orElseThrow(() -> new Refused(ProblemKind.NOT_FOUND, "there is nothing at " + path));
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", file.type);
        headers.set(
                "Content-Security-Policy",
                POLICY + (FRAMED.equals(exchange.getRequestURI().getQuery()) ? "*" : "'none'"));
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-cache");
        headers.add("Vary", "Accept-Encoding");
        write(exchange, file, method.equals("HEAD"));
    }

    private static void write(HttpExchange exchange, Kept file, boolean head) throws IOException {
        if (file.tag.isKnownTo(exchange)) {
            exchange.sendResponseHeaders(UNCHANGED, -1);
            return;
        }
        String encodings = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        boolean packed = encodings != null && encodings.contains("gzip");
        byte[] bytes = packed ? file.compressed : file.bytes;
        if (packed) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        if (head) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(bytes.length));
            exchange.sendResponseHeaders(DONE, -1);
        } else {
            exchange.sendResponseHeaders(DONE, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    /// Pages that name the address under which they are seen are made for each request: they are small, and
    /// every day has one.
    private Optional<Kept> file(String path, Optional<String> address) throws IOException {
        Optional<String> page = path.equals(INDEX)
                ? bytes(INDEX).map(bytes -> index(new String(bytes, StandardCharsets.UTF_8), address))
                : Previews.of(path.substring(1)).map(preview -> PreviewPage.of(preview, address));
        return page.isPresent()
                ? Optional.of(new Kept(MediaTypes.of(path), page.get().getBytes(StandardCharsets.UTF_8)))
                : kept(path);
    }

    /// The page itself, with what is said of it where a link to it is shown.
    private static String index(String html, Optional<String> address) {
        return html.replace("<title>", PreviewPage.tags(Previews.home(Language.EN), address) + "<title>");
    }

    private Optional<Kept> kept(String path) throws IOException {
        Kept known = kept.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<byte[]> bytes = bytes(path);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        Kept read = new Kept(MediaTypes.of(path), bytes.get());
        kept.put(path, read);
        return Optional.of(read);
    }

    private Optional<byte[]> bytes(String path) throws IOException {
        Supplier<?> json = made.get(path.replaceFirst("^/", ""));
        if (json != null) {
            return Optional.of(Json.of(json.get()).getBytes(StandardCharsets.UTF_8));
        }
        if (!NAME.matcher(path).matches()) {
            return Optional.empty();
        }
        try (InputStream in = PageFiles.class.getResourceAsStream(FOLDER + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }
}
