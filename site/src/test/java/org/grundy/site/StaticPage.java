package org.grundy.site;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.web.browser.Browser;
import org.grundy.web.browser.FileServer;

/// The folder of the page, given by a server that knows nothing but files, open in a browser.
///
/// @param files the server
record StaticPage(FileServer files, Browser browser) implements AutoCloseable {
    /// The test is left out where there is no browser.
    static StaticPage open() throws IOException, InterruptedException {
        Optional<Path> program = Browser.installed();
        assumeTrue(program.isPresent(), "no Chromium is installed");
        StaticPage page = new StaticPage(FileServer.start(), Browser.start(program.get()));
        page.show();
        return page;
    }

    /// Opens the page afresh.
    void show() {
        browser.open(files.url());
    }

    /// Makes the page like one in a browser whose WebAssembly collects no garbage, and opens it afresh.
    void showInOldBrowser() {
        browser.beforeEachPage("WebAssembly.validate = () => false;");
        show();
    }

    /// Makes an engine in the page itself, as its `engine`, beside the one in the worker.
    ///
    /// @param file of the engine, which is WebAssembly or JavaScript
    /// @param thousands the work of each question, in thousands of steps; 0 for as much as the page allows
    void startEngine(String file, int thousands) {
        String form = file.endsWith(".js")
                ? "import('/" + file + "')"
                : "WebAssembly.compileStreaming(fetch('/" + file + "'))";
        browser.evaluate("(async () => { const { engine } = await import('/js/engine/start.js');"
                + " window.engine = await engine(await " + form + ", () => {}, " + thousands + "); })()");
    }

    @Override
    public void close() {
        browser.close();
        files.stop();
    }
}
