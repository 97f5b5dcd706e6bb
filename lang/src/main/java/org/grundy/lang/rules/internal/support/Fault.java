package org.grundy.lang.rules.internal.support;

/// The signal that rules cannot be followed in some state. Whoever asked for the state's options adds which
/// state it was; it carries no stack trace, for it is the text that is wrong and not the program.
public final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final int site;

    /// A fault.
    ///
    /// @param kind what went wrong
    /// @param site the number of the place in the text
    public Fault(Kind kind, int site) {
        super(kind.en(), null, false, false);
        this.kind = kind;
        this.site = site;
    }

    /// What went wrong.
    public Kind kind() {
        return kind;
    }

    /// The number of the place in the text.
    public int site() {
        return site;
    }

    /// What can go wrong.
    public enum Kind {
        /// A result beyond 64 bits.
        OVERFLOW("a number here does not fit 64 bits", "此处的数超出了 64 位"),
        /// Division by zero.
        ZERO("this divides by zero", "此处除以零"),
        /// An argument outside what a function is defined for.
        ARGUMENT("this is not defined for such a number", "此处的函数对这样的数没有定义"),
        /// A place that a list does not have.
        PLACE("the list has no such place (places are counted from 0)", "列表没有这个下标（下标从 0 开始）"),
        /// A step of a range below 1.
        STEP("the step of a range must be at least 1", "范围的步长至少为 1"),
        /// A move out of the states that there are.
        LEAVES("this move leaves the states that there are", "这一步会离开允许的局面"),
        /// More components or list elements than allowed.
        TOO_MANY("there are more than 4096 components or list elements here", "此处的分量或列表元素超过 4096 个"),
        /// A bound of a set beyond what is listed.
        TOO_LARGE("this set is listed only up to 10^8", "这个集合最多列到 10^8"),
        /// A nimber that is no natural number below 2^16.
        NIMBER("a nimber here must be 0..65535", "此处的 nimber 应在 0..65535 之内");

        private final String en;
        private final String zh;

        Kind(String en, String zh) {
            this.en = en;
            this.zh = zh;
        }

        /// In English.
        public String en() {
            return en;
        }

        /// In Chinese.
        public String zh() {
            return zh;
        }
    }
}
