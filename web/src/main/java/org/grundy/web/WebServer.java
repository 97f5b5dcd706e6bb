package org.grundy.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.grundy.web.api.Endpoints;
import org.grundy.web.http.ApiHandler;
import org.grundy.web.http.Endpoint;
import org.grundy.web.http.Guard;
import org.grundy.web.http.PageFiles;
import org.grundy.web.http.Rehearsal;
import org.grundy.web.http.Workers;
import org.grundy.web.openapi.OpenApi;

/// The running server: the page at `/`, the API below `/api/`.
public final class WebServer implements AutoCloseable {
    private static final int BACKLOG = 256;

    static {
        // The server of the JDK reads these once. Requests and answers that take longer are cut off.
        setDefault("sun.net.httpserver.nodelay", "true");
        setDefault("sun.net.httpserver.maxReqTime", "20");
        setDefault("sun.net.httpserver.maxRspTime", "180");
        setDefault("sun.net.httpserver.idleInterval", "60");
        setDefault("jdk.httpserver.maxConnections", "1000");
    }

    private final HttpServer server;
    private final ServerSettings settings;
    private final Workers workers;
    private final ExecutorService connections = Executors.newVirtualThreadPerTaskExecutor();

    private WebServer(HttpServer server, ServerSettings settings) {
        this.server = server;
        this.settings = settings;
        this.workers = new Workers(settings.limits());
        Guard guard = new Guard(settings.address().isLoopbackAddress(), port(), settings.token(), settings.origins());
        List<Endpoint<?, ?, ?>> endpoints = Endpoints.all();
        Rehearsal.begin(endpoints, workers, settings.address(), port());
        endpoints.forEach(each -> ApiHandler.serve(server, each, guard, workers));
        server.createContext("/", new PageFiles(guard, OpenApi.files(endpoints)));
        server.setExecutor(connections);
    }

    private static void setDefault(String name, String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }

    /// Starts a server.
    ///
    /// @throws IOException if the port is taken or the address is none of this machine
    public static WebServer start(ServerSettings settings) throws IOException {
        InetSocketAddress address = new InetSocketAddress(settings.address(), settings.port());
        WebServer started = new WebServer(HttpServer.create(address, BACKLOG), settings);
        started.server.start();
        return started;
    }

    /// The port that it listens on.
    public int port() {
        return server.getAddress().getPort();
    }

    /// Where the page is: with the token, where there is one, in the part that browsers do not send.
    public String url() {
        String host = settings.address().getHostAddress();
        String named =
                settings.address().isLoopbackAddress() ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + named + ":" + port() + "/"
                + settings.token().map(token -> "#token=" + token).orElse("");
    }

    /// How many questions are being answered now.
    public int busy() {
        return workers.busy();
    }

    /// Stops at once, and all work with it.
    @Override
    public void close() {
        server.stop(0);
        workers.close();
        connections.shutdownNow();
    }
}
