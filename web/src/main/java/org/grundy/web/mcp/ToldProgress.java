package org.grundy.web.mcp;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.util.Map;
import org.grundy.run.Progress;
import org.grundy.web.question.JsonInput;

/// Tells a client how far a call has come, where it asked for that: numbers that rise.
final class ToldProgress implements Progress.Listener {
    private final Object token;
    private final LineOutput out;
    private long told;

    private ToldProgress(Object token, LineOutput out) {
        this.token = token;
        this.out = out;
    }

    /// The listener for a request, which tells nobody where the request has no token.
    static Progress.Listener of(Message.Request request, LineOutput out) {
        Map<String, ?> meta = JsonInput.object(request.parameters().get("_meta"));
        Object token = meta == null ? null : meta.get("progressToken");
        return token instanceof String || token instanceof Integer ? new ToldProgress(token, out) : progress -> {};
    }

    @Override
    public synchronized void report(Progress progress) {
        if (progress.done() > told) {
            told = progress.done();
            Map<String, Object> parameters = ordered("progressToken", token, "progress", told);
            if (progress.total() >= told) {
                parameters.put("total", progress.total());
            }
            out.send(ordered("jsonrpc", Message.VERSION, "method", "notifications/progress", "params", parameters));
        }
    }
}
