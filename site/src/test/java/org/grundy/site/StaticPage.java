package org.grundy.site;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.web.browser.Browser;

/// The folder of the page, given by a server that knows nothing but files, open in a browser.
///
/// @param files the server
record StaticPage(HttpServer files, Browser browser) implements AutoCloseable {
    /// The test is left out where there is no browser.
    static StaticPage open() throws IOException, InterruptedException {
        Optional<Path> program = Browser.installed();
        assumeTrue(program.isPresent(), "no Chromium is installed");
        HttpServer files = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                Path.of(System.getProperty("grundy.page")).toAbsolutePath(),
                SimpleFileServer.OutputLevel.NONE);
        files.start();
        StaticPage page = new StaticPage(files, Browser.start(program.get()));
        page.show();
        return page;
    }

    /// Opens the page afresh.
    void show() {
        browser.open("http://localhost:" + files.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        browser.close();
        files.stop(0);
    }
}
