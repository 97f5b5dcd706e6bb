package org.grundy.web.browser;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;

/// Gives the files of the folder that the system property `grundy.page` names, the page with the engine
/// in it, and knows nothing else.
///
/// @param server that listens
public record FileServer(HttpServer server) {
    private static final String FOLDER = "grundy.page";

    /// Whether there is such a folder.
    static boolean isWanted() {
        return System.getProperty(FOLDER) != null;
    }

    /// The folder.
    public static Path folder() {
        return Path.of(System.getProperty(FOLDER)).toAbsolutePath();
    }

    /// Starts it.
    public static FileServer start() {
        return of(folder());
    }

    /// Gives the files of another folder.
    public static FileServer of(Path folder) {
        FileServer started = new FileServer(SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), folder, SimpleFileServer.OutputLevel.NONE));
        started.server.start();
        return started;
    }

    /// Where the page is.
    public String url() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    /// Stops it at once.
    public void stop() {
        server.stop(0);
    }
}
