package org.grundy.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.evidence.Checksum;
import org.grundy.render.Language;
import org.grundy.render.json.Json;
import org.grundy.web.api.Endpoints;
import org.grundy.web.openapi.OpenApi;
import org.grundy.web.preview.PreviewPage;
import org.grundy.web.preview.Previews;
import org.jspecify.annotations.Nullable;

/// The page as a folder of files that any web server can carry, with the engine in it: compiled to WebAssembly, and to
/// JavaScript for what cannot run that, where the build was asked for both.
public final class SiteFolder {
    private static final String PAGE = "/org/grundy/web/page/";
    private static final String SITE = "/org/grundy/web/site/";
    private static final String ENGINES = "/org/grundy/site/";
    private static final String MODULE = "engine.wasm";
    private static final String SCRIPT = "engine.js";
    private static final String INDEX = "index.html";
    private static final String PICTURES = "preview/";
    private static final int VERSION_LENGTH = 16;

    private SiteFolder() {}

    /// The files by their paths in the folder; empty where the compiled engine is not on the class path.
    ///
    /// @param version of Grundy
    /// @param address under which the folder is to be seen, ending with `/`, where it is known: previews name it
    public static Optional<Map<String, byte[]>> files(String version, Optional<String> address) {
        return resource(ENGINES + MODULE).map(module -> {
            Map<String, byte[]> engines = new LinkedHashMap<>(Map.of(MODULE, module));
            resource(ENGINES + SCRIPT).ifPresent(script -> engines.put(SCRIPT, script));
            return files(version, address, engines);
        });
    }

    /// @param engines those that there are, the better one first
    private static Map<String, byte[]> files(String version, Optional<String> address, Map<String, byte[]> engines) {
        Map<String, byte[]> files = new LinkedHashMap<>(page());
        Map<String, byte[]> previews = previews(files, address);
        String index = text(Objects.requireNonNull(files.get(INDEX), INDEX));
        String head = site("head.html").replace("%ENGINES%", String.join(" ", engines.keySet()))
                + PreviewPage.tags(Previews.home(Language.EN), address);
        files.put(INDEX, bytes(index.replace("<title>", head + "<title>")));
        files.put("manifest.webmanifest", bytes(site("manifest.webmanifest")));
        new TreeMap<>(OpenApi.files(Endpoints.all()))
                .forEach((name, description) -> files.put(name, bytes(Json.of(description.get()))));
        String kept = Json.of(Stream.concat(Stream.of("./"), files.keySet().stream())
                        .filter(name -> !name.equals(INDEX))
                        .toList())
                .strip();
        files.putAll(engines);
        String offline = site("sw.js")
                .replace("%VERSION%", digest(files).substring(0, VERSION_LENGTH))
                .replace("%FILES%", kept);
        files.put("sw.js", bytes(offline));
        files.putAll(previews);
        addPackage(version, engines.containsKey(SCRIPT), files);
        return files;
    }

    /// The pages for previews, with the pictures that are taken out of the files: nobody needs them without a network.
    private static Map<String, byte[]> previews(Map<String, byte[]> files, Optional<String> address) {
        Map<String, byte[]> previews = new LinkedHashMap<>();
        files.entrySet().removeIf(file -> {
            boolean picture = file.getKey().startsWith(PICTURES);
            if (picture) {
                previews.put(file.getKey(), file.getValue());
            }
            return picture;
        });
        Previews.all().forEach(each -> previews.put(each.file(), bytes(PreviewPage.of(each, address))));
        return previews;
    }

    /// Makes the folder an npm package.
    private static void addPackage(String version, boolean script, Map<String, byte[]> files) {
        files.put(
                "grundy.js",
                bytes(site("grundy.js")
                        .replace("%SCRIPT%", script ? "\n  'engine.js': () => import('./engine.js')," : "")));
        files.put("grundy.d.ts", bytes(site("grundy.d.ts")));
        files.put(
                "package.json",
                bytes(site("package.json")
                        .replace("%VERSION%", version.isEmpty() ? "0.0.0" : version)
                        .replace("%ENGINES%", script ? "\"engine.wasm\", \"engine.js\"" : "\"engine.wasm\"")
                        .replace("%NODE%", script ? "18" : "22")));
    }

    private static String digest(Map<String, byte[]> files) {
        MessageDigest all = Checksum.begun();
        files.forEach((name, content) -> {
            all.update(bytes(name));
            all.update(content);
        });
        return Checksum.of(all);
    }

    /// The files of the page.
    private static Map<String, byte[]> page() {
        URL index = Objects.requireNonNull(SiteFolder.class.getResource(PAGE + INDEX), INDEX);
        try {
            if (index.openConnection() instanceof JarURLConnection jar) {
                // By its path: by its address a file system could be open once only, for all threads.
                try (FileSystem files =
                        FileSystems.newFileSystem(Path.of(jar.getJarFileURL().toURI()))) {
                    return below(files.getPath(PAGE));
                }
            }
            return below(Objects.requireNonNull(Path.of(index.toURI()).getParent()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, byte[]> below(Path folder) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> sorted = all.filter(Files::isRegularFile).sorted().toList();
            for (Path file : sorted) {
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return files;
    }

    private static String site(String name) {
        return text(resource(SITE + name).orElseThrow());
    }

    private static Optional<byte[]> resource(String path) {
        try (@Nullable InputStream in = SiteFolder.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
