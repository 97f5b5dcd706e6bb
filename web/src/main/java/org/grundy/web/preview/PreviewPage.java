package org.grundy.web.preview;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.catalog.game.ResourceText;
import org.grundy.render.Language;
import org.grundy.render.canvas.XmlText;

/// A preview as HTML: the tags of the [Open Graph protocol](https://ogp.me), and a script that leads a browser on.
public final class PreviewPage {
    private static final String TEMPLATE = ResourceText.of(PreviewPage.class, "preview.html");
    private static final String TAGS = ResourceText.of(PreviewPage.class, "tags.html");
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
                        XmlText.attribute(preview.title()),
                        "DESCRIPTION",
                        XmlText.attribute(preview.description()),
                        "ROOT",
                        root.isEmpty() ? "./" : root,
                        "OPENS",
                        XmlText.attribute(preview.opens()),
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
        String own = address.map(
                        folder -> "<meta property=\"og:url\" content=\"" + XmlText.attribute(folder + file) + "\">\n")
                .orElse("");
        return own
                + filled(
                        TAGS,
                        Map.of(
                                "TITLE",
                                XmlText.attribute(preview.title()),
                                "DESCRIPTION",
                                XmlText.attribute(preview.description()),
                                "IMAGE",
                                XmlText.attribute(address.orElse(root) + preview.pictureFile()),
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
}
