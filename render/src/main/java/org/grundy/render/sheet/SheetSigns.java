package org.grundy.render.sheet;

import java.util.List;

/// Signs that mean something in a language of sheets, or that not every font has.
final class SheetSigns {
    /// A sign, what LaTeX calls it, and how it is typed with plain letters.
    private record Sign(String sign, String tex, String plain) {
        static Sign of(String row) {
            String[] columns = row.split(" +");
            return new Sign(columns[0], columns[1], columns[2]);
        }
    }

    private static final List<Sign> SIGNS = """
            ∞  $\\infty$  oo
            …  \\dots{}  ...
            ·  $\\cdot$  .
            ——  ---  --
            —  ---  --
            −  $-$  -
            →  $\\to$  ->
            ≤  $\\le$  <=
            ≥  $\\ge$  >=
            ≠  $\\ne$  !=
            ⊕  $\\oplus$  (+)
            ×  $\\times$  x
            ─  --  -
            │  $|$  |
            ┼  $+$  +
            ⊗  $\\otimes$  (x)
            ⌊  $\\lfloor$  floor(
            ⌋  $\\rfloor$  )
            √  $\\surd$  sqrt
            α  $\\alpha$  alpha
            φ  $\\varphi$  phi
            Φ  $\\Phi$  Phi
            ′  $'$  '
            “  ``  "
            ”  ''  "
            ’  '  '
            –  --  -
            •  $\\bullet$  *
            ●  $\\bullet$  o
            è  \\`e  e
            é  \\'e  e
            ö  \\"o  oe
            """.lines().map(Sign::of).toList();

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
