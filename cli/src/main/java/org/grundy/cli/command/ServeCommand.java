package org.grundy.cli.command;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.grundy.cli.console.BrowserWindow;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Origins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `grundy serve`: the page and the API.
@Command(name = "serve")
public final class ServeCommand implements CommandAction {
    private static final String EXAMPLE = "https://games.example";
    private static final int LARGEST_PORT = 65_535;
    private static final Pattern ORIGIN = Pattern.compile("\\*|null|[a-z][a-z0-9+.-]*://[^/?#\\s]+");
    private static final int TOKEN_BYTES = 16;

    @Option(names = "--port", paramLabel = "P")
    private String port = "8080";

    @Option(names = "--host", paramLabel = "H")
    private String host = "localhost";

    @Option(names = "--allow-origin", paramLabel = "ORIGIN")
    private List<String> origins = List.of();

    @Option(names = "--no-open")
    private boolean closed;

    @Override
    public ExitCode run(Console console) {
        Origins allowed = origins();
        InetAddress address = address();
        Optional<String> token = address.isLoopbackAddress() ? Optional.empty() : Optional.of(token());
        ServerSettings settings = new ServerSettings(address, port(), token, Limits.standard(), allowed);
        try (WebServer server = WebServer.start(settings)) {
            console.print(server.url() + "\n");
            console.say("serve.stop");
            // A token is for those who read it here: every user of the machine sees the arguments of a program.
            if (!closed && token.isEmpty() && console.inTerminal() && console.outTerminal()) {
                BrowserWindow.open(server.url(), console.environment());
            }
            new CountDownLatch(1).await();
        } catch (IOException taken) {
            String reason = String.valueOf(taken.getMessage());
            throw OptionText.slice("--port", port)
                    .error(
                            "cannot listen on port %1$s of %2$s (%3$s): choose another with --port, or any free one "
                                    + "with --port 0",
                            "无法在 %2$s 的端口 %1$s 上监听（%3$s）：请用 --port 换一个，--port 0 表示任意空闲端口", port, host, reason);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.ANSWERED;
    }

    private Origins origins() {
        for (String origin : origins) {
            if (!ORIGIN.matcher(origin).matches()) {
                throw OptionText.slice("--allow-origin", origin)
                        .error(
                                "\"%s\" is no origin: write a scheme and a host, such as %s, or * for all",
                                "“%s”不是来源：请写协议和主机，例如 %s，或用 * 表示所有来源", origin, EXAMPLE);
            }
        }
        return new Origins(Set.copyOf(origins));
    }

    private InetAddress address() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw OptionText.slice("--host", host)
                    .error(
                            "\"%s\" is no address of this machine: leave --host out, or write 0.0.0.0 for all",
                            "“%s”不是本机的地址：可省略 --host，或写 0.0.0.0 表示所有地址", host);
        }
    }

    private int port() {
        TextSlice slice = OptionText.slice("--port", port);
        BigInteger number = slice.number("--port", 0);
        if (number.compareTo(BigInteger.valueOf(LARGEST_PORT)) > 0) {
            throw slice.error("--port is at most 65535, not %s", "--port 最大为 65535，而不是 %s", number);
        }
        return number.intValueExact();
    }

    private static String token() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
