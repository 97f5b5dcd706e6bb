package org.grundy.web.mcp;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Work;

/// The calls that are being worked on, by the numbers of their requests, on a few threads of the platform.
final class Calls {
    /// How long stopped work may take until it heeds that.
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Map<Object, Call> running = new ConcurrentHashMap<>();
    private final ThreadPoolExecutor threads;

    /// One call.
    private static final class Call {
        private final Work work;
        private volatile boolean cancelled;

        Call(Work work) {
            this.work = work;
        }

        void cancel() {
            cancelled = true;
            work.stop();
        }
    }

    /// Work on a call.
    @FunctionalInterface
    interface Answering {
        /// The line that answers it.
        String answer();
    }

    Calls(Limits limits) {
        this.threads = new ThreadPoolExecutor(
                limits.atOnce(),
                limits.atOnce(),
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(limits.waiting()),
                Thread.ofPlatform().daemon().name("call-", 0).factory());
    }

    /// Begins a call as soon as a thread is free; its answer is written unless it is cancelled before.
    ///
    /// @param work stopped when the call is cancelled
    /// @throws RpcError if the number is that of another call that is not answered yet, or too many are waiting
    void begin(Message.Request request, Work work, Answering answering, LineOutput out) {
        Call call = new Call(work);
        if (running.putIfAbsent(request.id(), call) != null) {
            throw request.error(
                    RpcError.Code.INVALID_REQUEST, "a request with this id is not answered yet: " + request.id());
        }
        try {
            threads.execute(() -> answer(request.id(), call, answering, out));
        } catch (RejectedExecutionException full) {
            running.remove(request.id(), call);
            throw request.error(RpcError.Code.BUSY, "too many calls are waiting; call again in a moment");
        }
    }

    private void answer(Object id, Call call, Answering answering, LineOutput out) {
        try {
            String line = call.cancelled ? "" : answering.answer();
            if (!call.cancelled) {
                out.sendLine(line);
            }
        } finally {
            running.remove(id, call);
        }
    }

    /// Stops a call, which is then not answered; nothing happens if there is none of this number.
    void cancel(Object id) {
        Call call = running.get(id);
        if (call != null) {
            call.cancel();
        }
    }

    /// Waits until all calls are answered, and then stops those that are not.
    void end(Duration patience) throws InterruptedException {
        threads.shutdown();
        if (!threads.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            running.values().forEach(Call::cancel);
            threads.awaitTermination(GRACE.toMillis(), TimeUnit.MILLISECONDS);
        }
    }
}
