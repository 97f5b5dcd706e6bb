package org.grundy.evidence;

/// Which segments of a certificate were accepted, so that a long check goes on where it was stopped.
/// Asked and told by several threads.
public interface SegmentLog {
    /// A log that keeps nothing.
    SegmentLog NONE = new SegmentLog() {
        @Override
        public boolean isAccepted(int segment) {
            return false;
        }

        @Override
        public void accept(int segment) {
            // nothing is kept
        }
    };

    /// Whether a segment was accepted before.
    ///
    /// @param segment its number, from 0 on
    boolean isAccepted(int segment);

    /// Keeps that a segment was accepted.
    void accept(int segment);
}
