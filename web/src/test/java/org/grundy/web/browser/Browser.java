package org.grundy.web.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A headless Chromium with one page.
public final class Browser implements AutoCloseable {
    private static final Pattern HALF_OF_A_PAIR =
            Pattern.compile("[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]");

    private static final long PATIENCE_MILLIS = 15_000;
    private static final long STEP_MILLIS = 20;
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private final Process process;
    private final Path profile;
    private final DevTools page;

    private Browser(Process process, Path profile, DevTools page) {
        this.process = process;
        this.profile = profile;
        this.page = page;
        page.send("Page.enable", Map.of());
        page.send("Runtime.enable", Map.of());
        page.send("Log.enable", Map.of());
    }

    /// The program, if one is installed; the environment variable `CHROMIUM` may name it.
    public static Optional<Path> installed() {
        Stream<Path> named = Stream.ofNullable(System.getenv("CHROMIUM")).map(Path::of);
        Stream<Path> found = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(named, found).filter(Files::isExecutable).findFirst();
    }

    /// Starts it.
    public static Browser start(Path program) throws IOException, InterruptedException {
        Path profile = Files.createTempDirectory("grundy-browser");
        List<String> command = new ArrayList<>(List.of(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-ipc-flooding-protection",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "--lang=en-US",
                "about:blank"));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path port = profile.resolve("DevToolsActivePort");
        for (long waited = 0;
                !Files.exists(port) || Files.readString(port).lines().count() < 2;
                waited += STEP_MILLIS) {
            if (waited > PATIENCE_MILLIS || !process.isAlive()) {
                process.destroyForcibly();
                throw new IllegalStateException("the browser does not start: " + program);
            }
            Thread.sleep(STEP_MILLIS);
        }
        String number = Files.readAllLines(port).getFirst();
        return new Browser(process, profile, new DevTools(page(number)));
    }

    private static URI page(String port) throws IOException, InterruptedException {
        HttpRequest list = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/list"))
                .build();
        String text = HttpClient.newHttpClient()
                .send(list, HttpResponse.BodyHandlers.ofString())
                .body();
        for (JsonNode target : JsonMapper.shared().readTree(text)) {
            if (target.get("type").asString().equals("page")) {
                return URI.create(target.get("webSocketDebuggerUrl").asString());
            }
        }
        throw new IllegalStateException("the browser has no page: " + text);
    }

    /// Opens an address afresh, with nothing remembered.
    public void open(String url) {
        page.send("Page.navigate", Map.of("url", "about:blank"));
        page.send("Page.navigate", Map.of("url", url));
        until("document.readyState === 'complete' && document.querySelector('h1') !== null");
    }

    /// Runs a script in each page that is opened from now on, before those of the page.
    public void beforeEachPage(String script) {
        page.send("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /// The width and height of the window.
    void size(int width, int height) {
        page.send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /// The reader prefers light colours, and that nothing moves.
    void quiet() {
        page.send(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", "light"),
                                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /// Shows the page as on paper where the medium is `print`, else as on a screen.
    void media(String medium) {
        page.send("Emulation.setEmulatedMedia", Map.of("media", medium));
    }

    /// Why the page cannot be installed as an application, one by one.
    public JsonNode obstaclesToInstalling() {
        return page.send("Page.getInstallabilityErrors", Map.of()).get("installabilityErrors");
    }

    /// The value of an expression of JavaScript; promises are awaited.
    public JsonNode evaluate(String expression) {
        JsonNode result = page.send(
                "Runtime.evaluate",
                Map.of("expression", expression, "awaitPromise", true, "returnByValue", true, "userGesture", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
        }
        return result.get("result").path("value");
    }

    /// Waits until an expression is true.
    public void until(String expression) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (!holds(expression)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(
                        "never true: " + expression + "\n" + text("main").replaceAll("\\s+", " "));
            }
            try {
                Thread.sleep(STEP_MILLIS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }
    }

    private boolean holds(String expression) {
        try {
            return evaluate("Boolean(" + expression + ")").asBoolean();
        } catch (IllegalStateException changing) {
            return false;
        }
    }

    /// The text of the first element that fits a selector.
    public String text(String selector) {
        return evaluate("document.querySelector(" + quoted(selector) + ")?.innerText ?? ''")
                .asString();
    }

    /// Waits for an element, and clicks in the middle of it with the mouse.
    public void click(String selector) {
        String found = "document.querySelector(" + quoted(selector) + ")";
        until(found);
        JsonNode middle = middle(found);
        mouse("mouseMoved", middle, 0);
        mouse("mousePressed", middle, 1);
        mouse("mouseReleased", middle, 1);
    }

    /// Where the middle of an element is once it is scrolled to.
    private JsonNode middle(String found) {
        return evaluate("(() => { const e = " + found + "; e.scrollIntoView({ block: 'center' });"
                + " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()");
    }

    /// Waits for an element, and taps in the middle of it with a finger.
    void tap(String selector) {
        String found = "document.querySelector(" + quoted(selector) + ")";
        until(found);
        evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"); // boards fit their
        // window
        JsonNode middle = middle(found);
        Map<String, Double> finger =
                Map.of("x", middle.get(0).asDouble(), "y", middle.get(1).asDouble());
        page.send("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        page.send("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(finger)));
        page.send("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
        page.send("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
    }

    /// Moves the mouse over the middle of an element.
    void hover(String selector) {
        JsonNode middle = evaluate("(() => { const r = document.querySelector(" + quoted(selector)
                + ").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()");
        mouse("mouseMoved", middle, 0);
    }

    private void mouse(String type, JsonNode at, int clicks) {
        page.send(
                "Input.dispatchMouseEvent",
                Map.of(
                        "type",
                        type,
                        "x",
                        at.get(0).asDouble(),
                        "y",
                        at.get(1).asDouble(),
                        "button",
                        clicks > 0 ? "left" : "none",
                        "clickCount",
                        clicks));
    }

    /// Presses a key, such as `Enter` or `ArrowRight`.
    public void press(String key) {
        Map<String, Integer> codes = Map.of(
                "Enter", 13, "Escape", 27, "Tab", 9, "ArrowLeft", 37, "ArrowUp", 38, "ArrowRight", 39, "ArrowDown", 40);
        int code = codes.getOrDefault(key, 0);
        String text = key.equals("Enter") ? "\r" : "";
        page.send(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", key, "code", key, "windowsVirtualKeyCode", code, "text", text));
        page.send(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyUp", "key", key, "code", key, "windowsVirtualKeyCode", code));
    }

    /// Replaces what is written in a field.
    public void write(String selector, String text) {
        until("document.querySelector(" + quoted(selector) + ")");
        evaluate("(() => { const e = document.querySelector(" + quoted(selector) + "); e.focus(); e.select(); })()");
        page.send("Input.insertText", Map.of("text", text));
    }

    /// A picture of the window, as a PNG file.
    void picture(Path file) throws IOException {
        String data = page.send("Page.captureScreenshot", Map.of("format", "png"))
                .get("data")
                .asString();
        Files.write(file, Base64.getDecoder().decode(data));
    }

    /// What went wrong on the page since this was last asked: errors that nobody caught, and refused files.
    List<String> errors() {
        List<String> all = new ArrayList<>();
        page.events("Runtime.exceptionThrown").forEach(event -> all.add(event.toString()));
        page.events("Log.entryAdded").stream()
                .map(event -> event.get("params").get("entry"))
                .filter(entry -> entry.get("level").asString().equals("error"))
                .map(JsonNode::toString)
                .filter(text -> !text.contains("status of 422"))
                .forEach(all::add);
        page.forget();
        return all;
    }

    /// A text as a literal of JavaScript.
    public static String quoted(String text) {
        // Half of a pair of surrogates can be no part of a message, but of a literal by its number.
        return HALF_OF_A_PAIR
                .matcher(JsonMapper.shared().writeValueAsString(text))
                .replaceAll(half -> "\\\\u%04x".formatted((int) half.group().charAt(0)));
    }

    @Override
    public void close() {
        page.close();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException | UncheckedIOException gone) {
            // the browser was just deleting the same files
        }
    }
}
