package org.grundy.web.preview;

import com.sun.net.httpserver.Headers;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The address under which a reader sees the server: as the request names it, or as a proxy in front says that it was
/// named there.
public final class PublicAddress {
    private static final Pattern HOST = Pattern.compile("([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+])(:[0-9]{1,5})?");

    private PublicAddress() {}

    /// The address of the folder of the page, ending with `/`; empty where no usable name was given.
    public static Optional<String> of(Headers headers) {
        String forwarded = headers.getFirst("X-Forwarded-Host");
        return named(forwarded == null ? headers.getFirst("Host") : forwarded)
                .map(host -> scheme(headers) + "://" + host + "/");
    }

    private static Optional<String> named(@Nullable String host) {
        return Optional.ofNullable(host).filter(name -> HOST.matcher(name).matches());
    }

    private static String scheme(Headers headers) {
        return "https".equals(headers.getFirst("X-Forwarded-Proto")) ? "https" : "http";
    }
}
