package org.grundy.web.preview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.render.Language;

/// A preview as HTML: the tags of the [Open Graph protocol](https://ogp.me), and a script that leads a browser on.
public final class PreviewPage {
    private static final String TEMPLATE = read("preview.html");
    private static final String TAGS = read("tags.html");
    private static final Pattern PLACE = Pattern.compile("%([A-Z]+)%");

    private PreviewPage() {}

    /// The whole page.
    ///
    /// @param address of the folder that it stands in, ending with `/`; without one its links are relative,
    ///     which few programs follow
    public static String of(Preview preview, Optional<String> address) {
        String root =
                "../".repeat((int) preview.file().chars().filter(c -> c == '/').count());
        return filled(
                TEMPLATE,
                Map.of(
                        "TAGS",
                        tags(preview, address, root),
                        "LANG",
                        preview.language().of("en", "zh-CN"),
                        "TITLE",
                        escaped(preview.title()),
                        "DESCRIPTION",
                        escaped(preview.description()),
                        "ROOT",
                        root.isEmpty() ? "./" : root,
                        "OPENS",
                        escaped(preview.opens()),
                        "OTHER",
                        address.orElse(root) + preview.fileIn(other(preview.language())),
                        "OTHERLANG",
                        preview.language().of("zh-CN", "en"),
                        "PICTURE",
                        root + preview.pictureFile()));
    }

    /// The tags for the head of the page itself, which stands in the folder of an address.
    public static String tags(Preview preview, Optional<String> address) {
        return tags(preview, address, "");
    }

    private static String tags(Preview preview, Optional<String> address, String root) {
        String file = preview.opens().isEmpty() ? "" : preview.file();
        String own = address.map(folder -> "<meta property=\"og:url\" content=\"" + escaped(folder + file) + "\">\n")
                .orElse("");
        return own
                + filled(
                        TAGS,
                        Map.of(
                                "TITLE",
                                escaped(preview.title()),
                                "DESCRIPTION",
                                escaped(preview.description()),
                                "IMAGE",
                                escaped(address.orElse(root) + preview.pictureFile()),
                                "LOCALE",
                                preview.language().of("en_US", "zh_CN")));
    }

    private static Language other(Language language) {
        return language == Language.EN ? Language.ZH : Language.EN;
    }

    private static String filled(String template, Map<String, String> values) {
        return PLACE.matcher(template)
                .replaceAll(place ->
                        Matcher.quoteReplacement(Objects.requireNonNull(values.get(place.group(1)), place.group(1))));
    }

    private static String escaped(String text) {
        return text.chars()
                .mapToObj(c -> switch (c) {
                    case '&' -> "&amp;";
                    case '<' -> "&lt;";
                    case '>' -> "&gt;";
                    case '"' -> "&quot;";
                    default -> Character.toString(c);
                })
                .collect(Collectors.joining());
    }

    private static String read(String name) {
        try (InputStream in = Objects.requireNonNull(PreviewPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
