package org.grundy.web;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/// Tests that ask a server of their own.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServedTest {
    private WebServer server;
    protected Asker asker;

    @BeforeAll
    final void start() throws IOException {
        server = WebServer.start(ServerSettings.local(0));
        asker = new Asker(server);
    }

    @AfterAll
    final void stop() {
        server.close();
    }

    protected final int port() {
        return server.port();
    }

    protected final JsonNode answer(String place, String question) {
        return asker.answer(place, question);
    }
}
