package org.grundy.web.browser;

import java.util.List;

/// A view of the page as a picture shows it.
///
/// @param name of what is shown
/// @param address where it is
/// @param ready an expression of JavaScript that is true when all is there
/// @param then what is done first, as JavaScript; may be empty
/// @param end an expression that is true when that is done
record Screen(String name, String address, String ready, String then, String end) {
    private static final String BOARD = "document.querySelector('.card .drawing')";

    /// Every view, in the order in which a reader may come to it.
    static final List<Screen> ALL = List.of(
            seen("home", "#/home", "document.querySelectorAll('.game .drawing').length > 12"),
            done(
                    "find",
                    "#/home?find",
                    "document.getElementById('find')",
                    typed("find", "kayles"),
                    "document.querySelector('.found:not([hidden])')"),
            seen("play", "#/play?e=kayles(9)", BOARD),
            seen("sum", "#/play?e=kayles(5)%2Bnim(3)%2Bcram(2,3)", BOARD),
            seen("queen", "#/play?e=wythoff(7,5)", BOARD),
            done(
                    "setup",
                    "#/play?e=nim(3,4,5)",
                    BOARD,
                    "document.querySelector('.menu').open = true",
                    "document.querySelector('.setup select')"),
            seen(
                    "analysis",
                    "#/play?e=nim(3,4,5)&analysis=1",
                    "document.querySelector('.badge.win') && document.querySelector('.rods')"),
            seen(
                    "cram",
                    "#/play?e=cram(2,3)%2Bnim(2,4)&analysis=1",
                    "document.querySelector('.badge.win') && document.querySelector('.rods')"),
            seen(
                    "over",
                    "#/play?e=nim(1,2)&m=2 -> 1&m=1 -> 0&m=1 -> 0",
                    "document.querySelector('.over-card:not([hidden])')"),
            seen(
                    "review",
                    "#/play?e=nim(3,4,5)&m=3 -> 2&m=2 -> 1&m=5 -> 4&m=1 -> 0&m=4 -> 0&m=4 -> 0&review=1",
                    "document.querySelector('.review-why')"),
            seen("projector", "#/play?e=hackenbush(0-a-b-c, a-c, 0-d)", BOARD),
            seen("embed", "#/play?e=cram(4,5)", BOARD),
            seen("astray", "#/play?e=foo(3)", "document.querySelector('.fault')"),
            seen("daily", "#/puzzles?day=2026-11-28", "document.querySelector('.task-line')?.textContent"),
            done(
                    "puzzle",
                    "#/puzzles?e=kayles(5)",
                    "document.querySelector('.cell')",
                    pressed("0.0:2x1"),
                    "document.querySelectorAll('.ring.pair').length === 2"),
            done(
                    "heaps",
                    "#/puzzles?e=nim(2,5,6)",
                    "document.querySelector('.cell')",
                    pressed("1.0:4"),
                    "document.querySelector('.puzzle-side .rods')"),
            seen("learn", "#/lessons", "document.querySelector('.chapters')"),
            seen("lesson", "#/lessons?topic=mirror&at=2", BOARD),
            seen("rods", "#/lessons?topic=nim&at=4", "document.querySelector('.rod-view .rods')"),
            seen("exercise", "#/lessons?topic=wythoff&at=2", "document.querySelector('.cell-mark')"),
            seen("chapter", "#/lessons?topic=nim&all=1", "document.querySelector('.exercises')"),
            seen("worksheet", "#/lessons?topic=nim&all=1", "document.querySelector('.exercises')"),
            seen("rules", "#/rules", "document.querySelector('.pattern') && document.querySelector('.values .zero')"),
            seen("sequence", "#/sequence?code=kayles", "document.querySelector('.chart .exception')"),
            seen("map", "#/map?game=wythoff&to=24", "document.querySelector('.legend .key')"),
            seen("graph", "#/graph?e=kayles(5)", "document.querySelector('.graph .vertex')"),
            seen("pasted", "#/pasted", "document.querySelector('.pasted textarea')"),
            seen("boards", "#/boards", "document.querySelectorAll('.sample').length > 8"),
            seen("api", "#/api", "document.querySelectorAll('nav button').length > 10"));

    private static Screen seen(String name, String address, String ready) {
        return new Screen(name, address, ready, "", "true");
    }

    private static Screen done(String name, String address, String ready, String then, String end) {
        return new Screen(name, address, ready, then, end);
    }

    private static String typed(String field, String text) {
        return "(() => { const field = document.getElementById('" + field + "'); field.value = '" + text
                + "'; field.dispatchEvent(new Event('input', { bubbles: true })); field.focus(); })()";
    }

    private static String pressed(String cell) {
        return "document.querySelector(`[data-cell='" + cell
                + "']`).dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    }

    /// The screen of a name.
    static Screen of(String name) {
        return ALL.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    }
}
