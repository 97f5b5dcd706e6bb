package org.grundy.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.Version;
import org.grundy.lang.OptionText;
import org.grundy.render.file.ResultFile;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;
import org.grundy.web.SiteFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy site`: the page as a folder.
@Command(name = "site")
public final class SiteCommand implements CommandAction {
    /// What browsers look at to see whether there is a new version: written when all else is there.
    private static final String LAST = "sw.js";

    private static final String EXAMPLE = "https://example.org/grundy/";
    private static final Pattern ADDRESS = Pattern.compile("https?://[^/?#\\s]+(/[^?#\\s]*)?");

    @Option(names = "--url", paramLabel = "URL")
    private @Nullable String url;

    @Parameters(paramLabel = "DIR")
    private String folder = "";

    @Override
    public ExitCode run(Console console) {
        Map<String, byte[]> files = SiteFolder.files(Version.own().number(), address())
                .orElseThrow(() -> new InputError(
                        "the engine of the page is not part of this program: run grundy site from the sources of Grundy,"
                                + " or from what is installed",
                        "本程序不含网页所用的引擎：请从 Grundy 的源代码或安装包中运行 grundy site"));
        Path root = root();
        files.forEach((name, content) -> {
            if (!name.equals(LAST)) {
                write(root.resolve(name), content);
            }
        });
        write(root.resolve(LAST), Objects.requireNonNull(files.get(LAST), LAST));
        long bytes =
                files.values().stream().mapToLong(content -> content.length).sum();
        console.say("site.written", "files", files.size(), "bytes", bytes, "folder", folder);
        return ExitCode.ANSWERED;
    }

    /// The address of the folder, ending with `/`, if it is given.
    private Optional<String> address() {
        return Optional.ofNullable(url).map(written -> {
            if (!ADDRESS.matcher(written).matches()) {
                throw OptionText.slice("--url", written)
                        .error(
                                "\"%s\" is no address of a folder: write a scheme, a host and a path, such as %s",
                                "“%s”不是目录的地址：请写协议、主机和路径，例如 %s", written, EXAMPLE);
            }
            return written.endsWith("/") ? written : written + "/";
        });
    }

    /// The folder, which holds nothing or a former site.
    private Path root() {
        try {
            Path root = Path.of(folder).toAbsolutePath();
            Files.createDirectories(root);
            if (!Files.exists(root.resolve(LAST)) && !isEmpty(root)) {
                throw new InputError(
                        "there are files in \"%s\" that are no former site: name an empty folder, or a new one",
                        "“%s”中有并非旧站点的文件：请指定空目录或新目录", folder);
            }
            return root;
        } catch (InvalidPathException | IOException error) {
            throw unwritten(error);
        }
    }

    private static boolean isEmpty(Path root) throws IOException {
        try (Stream<Path> all = Files.list(root)) {
            return all.findAny().isEmpty();
        }
    }

    private void write(Path file, byte[] content) {
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException error) {
            throw unwritten(error);
        }
        ResultFile.of("DIR", file.toString()).write(out -> out.write(content));
    }

    private OutputError unwritten(Exception error) {
        BilingualText reason = IoErrorText.of(error);
        return new OutputError(
                "cannot write the site into \"" + OptionText.place("DIR", folder) + "\": " + reason.en(),
                "无法把站点写入“" + OptionText.place("DIR", folder) + "”：" + reason.zh());
    }
}
