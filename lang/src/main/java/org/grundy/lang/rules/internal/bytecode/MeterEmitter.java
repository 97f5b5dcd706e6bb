package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;

/// Bytecode that charges for candidates.
///
/// @param receiver pushes the receiver of the charge
/// @param charge consumes it and a number of candidates, an `int` on top of it
/// @param one charges one candidate, cheaply; at most [CandidateCost#STRETCH] of these come between two
///     `charge` calls
/// @param inOrder whether states are looked at in the order of a table, so that what is known of one number helps with
///     the next
record MeterEmitter(Piece receiver, Piece charge, Piece one, boolean inOrder) {
    /// Charges nothing, for candidates already charged by the caller.
    static final MeterEmitter NONE = new MeterEmitter(code -> {}, CodeBuilder::pop, code -> {}, true);

    /// A sequence of instructions.
    @FunctionalInterface
    interface Piece {
        /// Emits it.
        void to(CodeBuilder code);
    }
}
