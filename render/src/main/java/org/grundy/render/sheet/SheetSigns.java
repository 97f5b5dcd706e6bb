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
            new Sign("┼", "$+$", "+"),
            new Sign("⊗", "$\\otimes$", "(x)"),
            new Sign("⌊", "$\\lfloor$", "floor("),
            new Sign("⌋", "$\\rfloor$", ")"),
            new Sign("√", "$\\surd$", "sqrt"),
            new Sign("α", "$\\alpha$", "alpha"),
            new Sign("φ", "$\\varphi$", "phi"),
            new Sign("Φ", "$\\Phi$", "Phi"),
            new Sign("′", "$'$", "'"),
            new Sign("“", "``", "\""),
            new Sign("”", "''", "\""),
            new Sign("’", "'", "'"),
            new Sign("–", "--", "-"),
            new Sign("•", "$\\bullet$", "*"),
            new Sign("●", "$\\bullet$", "o"),
            new Sign("è", "\\`e", "e"),
            new Sign("é", "\\'e", "e"),
            new Sign("ö", "\\\"o", "oe"));

    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private SheetSigns() {}

    /// Words for LaTeX.
    static String tex(String text) {
        String safe = text.replaceAll("([&%$#_{}])", "\\\\$1").replace("^", "\\^{}");
        for (Sign sign : SIGNS) {
            safe = safe.replace(sign.sign, sign.tex);
        }
        for (int digit = 0; digit < RAISED.length(); digit++) {
            safe = safe.replace(RAISED.substring(digit, digit + 1), "$^" + digit + "$");
        }
        return safe;
    }

    /// Words for a place in LaTeX where nothing has a meaning.
    static String plain(String text) {
        String safe = text;
        for (Sign sign : SIGNS) {
            safe = safe.replace(sign.sign, sign.plain);
        }
        for (int digit = 0; digit < RAISED.length(); digit++) {
            safe = safe.replace(RAISED.substring(digit, digit + 1), "^" + digit);
        }
        return safe;
    }
}
