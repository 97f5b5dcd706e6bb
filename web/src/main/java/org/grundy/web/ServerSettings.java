package org.grundy.web;

import java.net.InetAddress;
import java.util.Optional;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Origins;

/// How a server is started.
///
/// @param address that it listens on; other than a loopback address only with a token
/// @param port 0 for one that is free
/// @param token that every question must carry, if one is wanted
/// @param limits on what may be asked
/// @param origins the other sites whose pages may ask
public record ServerSettings(InetAddress address, int port, Optional<String> token, Limits limits, Origins origins) {
    /// Checks the settings.
    ///
    /// @throws IllegalArgumentException if others could ask without a token
    public ServerSettings {
        if (!address.isLoopbackAddress() && token.isEmpty()) {
            throw new IllegalArgumentException("an address that others can reach needs a token: " + address);
        }
    }

    /// A server for this machine alone.
    ///
    /// @param port 0 for one that is free
    public static ServerSettings local(int port) {
        return new ServerSettings(
                InetAddress.getLoopbackAddress(), port, Optional.empty(), Limits.standard(), Origins.NONE);
    }
}
