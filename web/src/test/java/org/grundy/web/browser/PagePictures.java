package org.grundy.web.browser;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;

/// Makes the pictures of the documents: views of the page, and sheets on which all views, or all boards, are together.
final class PagePictures {
    /// What the names of pictures end with says how a view is shown: on a phone, in the dark, in Chinese.
    private static final Map<String, String> SINGLE = Map.ofEntries(
            Map.entry("home", "home"), Map.entry("home-zh", "home"),
            Map.entry("play", "play"), Map.entry("play-dark-zh", "cram"),
            Map.entry("analysis", "analysis"), Map.entry("review", "review"),
            Map.entry("puzzle", "puzzle"), Map.entry("puzzle-dark-zh", "heaps"),
            Map.entry("lesson", "lesson"), Map.entry("lesson-dark-zh", "rods"),
            Map.entry("rules", "rules"), Map.entry("rules-zh", "rules"),
            Map.entry("sequence", "sequence"), Map.entry("map-dark", "map"),
            Map.entry("graph", "graph"), Map.entry("graph-dark-zh", "graph"),
            Map.entry("phone", "home"), Map.entry("phone-dark", "queen"),
            Map.entry("phone-zh", "daily"), Map.entry("phone-dark-zh", "rods"));

    /// The sheets of boards, and what is played on the boards of each.
    private static final Map<String, String> BOARDS = Map.of(
            "boards-heaps",
            "heaps",
            "boards-rows",
            "rows,boards",
            "boards-lines",
            "graphs,pairs",
            "boards-coins",
            "coins,races");

    private static final int COLOURS = 64;
    private static final int GAP = 10;
    private static final int SHEET_WIDTH = 1280;

    private final Browser browser;
    private final OpenPage page;
    private final Path folder;

    private PagePictures(OpenPage page, Path folder) {
        this.browser = page.browser();
        this.page = page;
        this.folder = folder;
    }

    /// Writes all pictures into a folder.
    ///
    /// @param page of a server that is open
    static void write(OpenPage page, Path folder) throws IOException {
        PagePictures pictures = new PagePictures(page, folder);
        for (Map.Entry<String, String> each : SINGLE.entrySet()) {
            pictures.save(each.getKey(), pictures.shown(Screen.of(each.getValue()), Look.of(each.getKey())));
        }
        for (String name : List.of("views", "views-dark-zh", "phones-dark", "phones-zh")) {
            pictures.save(name, pictures.together(Look.of(name)));
        }
        for (Map.Entry<String, String> each : BOARDS.entrySet()) {
            for (String dark : List.of("", "-dark")) {
                pictures.save(each.getKey() + dark, pictures.boards(each.getValue(), Look.of(each.getKey() + dark)));
            }
        }
    }

    private void save(String name, BufferedImage picture) throws IOException {
        Files.write(folder.resolve(name + ".png"), FewColours.png(picture, COLOURS, List.of()));
    }

    /// All views in lines.
    private BufferedImage together(Look look) throws IOException {
        List<BufferedImage> all = new ArrayList<>();
        for (Screen screen : Screen.ALL) {
            all.add(shown(screen, look));
        }
        int across = look.phone() ? 8 : 4;
        int width = look.phone() ? 195 : 400;
        int height = width * look.height() / look.width();
        int lines = (all.size() + across - 1) / across;
        BufferedImage sheet = new BufferedImage(
                across * (width + GAP) + GAP, lines * (height + GAP) + GAP, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = sheet.createGraphics();
        pen.setColor(new Color(look.dark() ? 0x3A_42_44 : 0xC9_BF_AC));
        pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        for (int i = 0; i < all.size(); i++) {
            Image small = all.get(i).getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING);
            pen.drawImage(small, GAP + i % across * (width + GAP), GAP + i / across * (height + GAP), null);
        }
        pen.dispose();
        return sheet;
    }

    private BufferedImage shown(Screen screen, Look look) throws IOException {
        page.reset();
        browser.size(look.width(), look.height());
        prefer(look);
        browser.evaluate("document.documentElement.classList.remove('embed', 'projector')");
        page.show(screen.address());
        browser.until(screen.ready());
        if (!screen.then().isEmpty()) {
            browser.evaluate(screen.then());
        }
        browser.until(screen.end());
        if (screen.name().equals("embed") || screen.name().equals("projector")) {
            browser.evaluate("document.documentElement.classList.add('" + screen.name() + "')");
        }
        if (screen.name().equals("play")) {
            browser.hover(OpenPage.cell("0.0:4x1"));
        }
        browser.media(screen.name().equals("worksheet") ? "print" : "");
        return picture();
    }

    private void prefer(Look look) {
        browser.evaluate("localStorage.setItem('grundy.lang', '" + look.language()
                + "'); document.documentElement.lang = '" + look.language()
                + "'; document.documentElement.dataset.theme = '" + (look.dark() ? "dark" : "light") + "'");
    }

    /// The boards of some groups of games as they stand when play begins.
    private BufferedImage boards(String groups, Look look) throws IOException {
        page.reset();
        browser.size(SHEET_WIDTH, look.height());
        prefer(look);
        try (InputStream in = Objects.requireNonNull(PagePictures.class.getResourceAsStream("boards.js"))) {
            browser.evaluate(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        int height = browser.evaluate("showBoards('" + groups + "'.split(','))").asInt();
        browser.size(SHEET_WIDTH, height);
        BufferedImage picture = picture();
        browser.evaluate("hideBoards()");
        return picture;
    }

    private BufferedImage picture() throws IOException {
        browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        Path whole = Files.createTempFile("picture", ".png");
        browser.picture(whole);
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(whole)));
        Files.delete(whole);
        return picture;
    }

    /// How a view is shown.
    private record Look(boolean phone, boolean dark, String language) {
        static Look of(String name) {
            return new Look(name.startsWith("phone"), name.contains("-dark"), name.endsWith("-zh") ? "zh" : "en");
        }

        int width() {
            return phone ? 390 : 1280;
        }

        int height() {
            return phone ? 844 : 800;
        }
    }
}
