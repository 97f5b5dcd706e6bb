package org.grundy.cli;

/// What is answered without the Vector API. Its kernels are faster, but a JVM with them takes some tenths of a
/// second more to start; so the launcher begins some commands in one without, and starts them again where
/// they end with [Exit#LONGER].
final class Brisk {
    /// So many values are computed about as fast without vectors.
    static final int VALUES = 300_000;

    private Brisk() {}

    /// Whether this JVM is without the Vector API and the command may ask for another one.
    static boolean jvm() {
        return Boolean.getBoolean("grundy.brisk");
    }
}
