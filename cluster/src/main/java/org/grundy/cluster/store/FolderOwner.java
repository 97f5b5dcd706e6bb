package org.grundy.cluster.store;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.grundy.render.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The driver that writes to a folder.
///
/// @param run its name, unlike that of any other
/// @param host the machine
/// @param pid its process there
/// @param started when that process was started, as the machine tells it, in seconds of the epoch; 0 where it does not
/// @param since when it began to write
public record FolderOwner(UUID run, String host, long pid, long started, Instant since) {
    /// The operating system counts from its own start, so the same process may seem to have started a little later.
    private static final long SAME_START = 60;

    /// @throws NullPointerException if something is missing in a file
    public FolderOwner {
        Objects.requireNonNull(run);
        Objects.requireNonNull(host);
        Objects.requireNonNull(since);
    }

    /// This process.
    public static FolderOwner ofThisProcess() throws IOException {
        ProcessHandle here = ProcessHandle.current();
        return new FolderOwner(
                UUID.randomUUID(),
                InetAddress.getLocalHost().getHostName(),
                here.pid(),
                start(here),
                Instant.now().truncatedTo(ChronoUnit.SECONDS));
    }

    private static long start(ProcessHandle process) {
        return process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
    }

    /// Whether the process is known to have ended: it was on the machine of `here`, which has none of its
    /// number, or one that was started at another time.
    boolean hasEnded(FolderOwner here) {
        return host.equals(here.host)
                && ProcessHandle.of(pid).map(this::isNotThis).orElse(true);
    }

    private boolean isNotThis(ProcessHandle process) {
        long start = start(process);
        return started != 0 && start != 0 && Math.abs(start - started) > SAME_START;
    }

    /// The same as JSON knows it.
    private record Written(String run, String host, long pid, long started, String since) {}

    String text() {
        return Json.of(new Written(run.toString(), host, pid, started, since.toString()));
    }

    /// The owner that a text tells of, empty if it tells of none.
    static Optional<FolderOwner> read(String text) {
        try {
            return Optional.of(JsonMapper.shared().readValue(text, FolderOwner.class));
        } catch (JacksonException damaged) {
            return Optional.empty();
        }
    }
}
