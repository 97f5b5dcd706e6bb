package org.grundy.cli.start;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.Main;
import org.grundy.cli.console.ExitCode;

/// What the start-up cache of `serve` is trained on: a server is started, is asked for the page, for what the page asks
/// first and for a few moves, and is stopped. `serve` itself would never end. The questions go through a bare
/// socket, for the classes of an HTTP client would only make the cache larger.
public final class ServeTraining {
    private static final Duration LONGEST_START = Duration.ofSeconds(30);
    private static final int PAUSE = 20;

    private static final Pattern FILE = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");

    private static final List<String> GAMES =
            List.of("nim(1,2,4)", "nim(3,4,5)", "wythoff(9,12)", "nim(20,30,10)", "kayles(30) + wythoff(9,12)");

    private final int port;

    private ServeTraining(int port) {
        this.port = port;
    }

    /// Runs the server once and ends the process: with 0 where all was answered.
    ///
    /// @param arguments none
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int port = freePort();
        String[] serve = {"serve", "--no-open", "--port", Integer.toString(port)};
        Thread.ofPlatform().daemon().name("serve").start(() -> Main.main(serve));
        ServeTraining visitor = new ServeTraining(port);
        visitor.await();
        visitor.visit();
        System.exit(ExitCode.ANSWERED.code());
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private void await() throws InterruptedException {
        long end = System.nanoTime() + LONGEST_START.toNanos();
        while (System.nanoTime() < end) {
            try {
                connect().close();
                return;
            } catch (IOException notYet) {
                Thread.sleep(PAUSE);
            }
        }
        System.exit(ExitCode.INTERNAL_ERROR.code());
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return socket;
    }

    private void visit() throws IOException {
        Matcher file = FILE.matcher(get("/", ""));
        while (file.find()) {
            get(file.group(1), "Accept-Encoding: gzip\r\n");
        }
        post("/api/games", "{}");
        for (String game : GAMES) {
            String expression = "{\"expression\":\"" + game + "\"";
            post("/api/play", expression + "}");
            post("/api/play", expression + ",\"reply\":100,\"values\":true}");
            post("/api/analyze", expression + "}");
        }
    }

    private String get(String path, String headers) throws IOException {
        return ask("GET " + path, headers, "");
    }

    private void post(String path, String question) throws IOException {
        ask(
                "POST " + path,
                "Content-Type: application/json\r\nContent-Length: " + question.length() + "\r\n",
                question);
    }

    private String ask(String request, String headers, String body) throws IOException {
        try (Socket socket = connect()) {
            OutputStream out = socket.getOutputStream();
            String sent = request + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nConnection: close\r\n" + headers
                    + "\r\n" + body;
            out.write(sent.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!answer.startsWith("HTTP/1.1 200 ")) {
                throw new IOException(request + " was answered with " + answer);
            }
            return answer;
        }
    }
}
