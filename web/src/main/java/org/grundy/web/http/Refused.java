package org.grundy.web.http;

/// Ends a request with a problem.
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient ProblemRecord problem;

    Refused(ProblemRecord problem) {
        super(problem.detail(), null, false, false);
        this.problem = problem;
    }

    Refused(ProblemKind kind, String detail) {
        this(ProblemRecord.of(kind, detail));
    }

    ProblemRecord problem() {
        return problem;
    }
}
