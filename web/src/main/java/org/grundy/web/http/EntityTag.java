package org.grundy.web.http;

import com.sun.net.httpserver.HttpExchange;
import org.grundy.evidence.Checksum;
import org.jspecify.annotations.Nullable;

/// What tells bytes from others, after RFC 9110: a strong entity tag.
///
/// @param text with its quotation marks
record EntityTag(String text) {
    private static final int LENGTH = 32;

    static EntityTag of(byte[] bytes) {
        return new EntityTag("\"" + Checksum.of(bytes).substring(0, LENGTH) + "\"");
    }

    /// Says it in the answer.
    ///
    /// @return whether who asks has these bytes already
    boolean isKnownTo(HttpExchange exchange) {
        exchange.getResponseHeaders().set("ETag", text);
        return isAmong(exchange.getRequestHeaders().getFirst("If-None-Match"));
    }

    /// Whether it stands in a list of tags; a proxy that has packed the bytes makes a weak one of it.
    boolean isAmong(@Nullable String list) {
        if (list == null) {
            return false;
        }
        for (String each : list.split(",", -1)) {
            String tag = each.strip();
            if (tag.equals("*") || tag.equals(text) || tag.equals("W/" + text)) {
                return true;
            }
        }
        return false;
    }
}
