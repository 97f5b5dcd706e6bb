package org.grundy.testkit;

/// How far a test goes. The tests of a usual build end within minutes, so that each goes as far as a fault is
/// likely to show; `mvn -Pthorough verify` goes further, for hours, by larger bounds and by the tests that
/// have the tag [#TAG].
public final class Thorough {
    /// The JUnit tag of tests that run in a thorough build alone.
    public static final String TAG = "thorough";

    private Thorough() {}

    /// A bound of a test, such as the largest heap or how many positions are drawn.
    ///
    /// @param usual in a usual build
    /// @param thorough where the system property `grundy.thorough` is `true`, as in the profile `thorough`
    public static int bound(int usual, int thorough) {
        return Boolean.getBoolean("grundy.thorough") ? thorough : usual;
    }
}
