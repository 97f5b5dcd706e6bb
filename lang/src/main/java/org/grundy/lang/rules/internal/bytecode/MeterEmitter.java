package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;

/// Bytecode that charges for candidates.
///
/// @param receiver leaves on the stack what is charged
/// @param charge takes it and a number of candidates, an `int` on top of it
/// @param one charges one candidate, cheaply; of these at most [ClauseEmitter#STRETCH] come without a
///     `charge` between
record MeterEmitter(Piece receiver, Piece charge, Piece one) {
    /// Charges nothing, for candidates that somebody else has charged.
    static final MeterEmitter NONE = new MeterEmitter(code -> {}, CodeBuilder::pop, code -> {});

    /// A piece of a method.
    @FunctionalInterface
    interface Piece {
        /// Adds it.
        void to(CodeBuilder code);
    }
}
