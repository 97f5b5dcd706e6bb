package org.grundy.render.sheet;

import java.util.List;

/// Signs that mean something in a language of sheets, or that not every font has.
final class SheetSigns {
    /// A sign, what LaTeX calls it, and how it is typed with plain letters.
    private record Sign(String sign, String tex, String plain) {}

    private static final List<Sign> SIGNS = List.of(
            new Sign("∞", "$\\infty$", "oo"),
            new Sign("…", "\\dots{}", "..."),
            new Sign("·", "$\\cdot$", "."),
            new Sign("——", "---", "--"),
            new Sign("—", "---", "--"),
            new Sign("−", "$-$", "-"),
            new Sign("→", "$\\to$", "->"),
            new Sign("≤", "$\\le$", "<="),
            new Sign("≥", "$\\ge$", ">="),
            new Sign("≠", "$\\ne$", "!="),
            new Sign("⊕", "$\\oplus$", "(+)"),
            new Sign("×", "$\\times$", "x"),
            new Sign("─", "--", "-"),
            new Sign("│", "$|$", "|"),
            new Sign("┼", "$+$", "+"));

    private SheetSigns() {}

    /// Words for LaTeX.
    static String tex(String text) {
        String safe = text.replaceAll("([&%$#_{}])", "\\\\$1").replace("^", "\\^{}");
        for (Sign sign : SIGNS) {
            safe = safe.replace(sign.sign, sign.tex);
        }
        return safe;
    }

    /// Words for a place in LaTeX where nothing has a meaning.
    static String plain(String text) {
        String safe = text;
        for (Sign sign : SIGNS) {
            safe = safe.replace(sign.sign, sign.plain);
        }
        return safe;
    }
}
