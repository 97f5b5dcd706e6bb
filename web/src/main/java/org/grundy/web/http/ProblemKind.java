package org.grundy.web.http;

import java.util.Locale;

/// The kinds of problems that the API tells of.
public enum ProblemKind {
    /// The body or the address is no question, or not of the form of those that belong here.
    NO_QUESTION(400, "This is not the question that belongs here"),
    /// A token is needed.
    NO_TOKEN(401, "A token is needed"),
    /// Asked under another name than this server's, or by another site.
    FOREIGN(403, "Asked by another site"),
    /// There is nothing here.
    NOT_FOUND(404, "There is nothing here"),
    /// Another method is needed.
    METHOD(405, "This method is not for this place"),
    /// None of the formats asked for.
    FORMAT(406, "There is no answer in this format"),
    /// The question is too long.
    TOO_LONG(413, "The question is too long"),
    /// The body is not said to be JSON.
    MEDIA_TYPE(415, "The body must be application/json"),
    /// What somebody wrote cannot be understood or is not allowed.
    INPUT(422, "Something in the question cannot be understood or is not allowed"),
    /// This server is at fault.
    FAULT(500, "A fault of this server"),
    /// Too much is asked at once.
    BUSY(503, "Too many questions at once"),
    /// The question heeded no limit and was left.
    ENDLESS(504, "The question took longer than this server allows");

    private final int status;
    private final String title;

    ProblemKind(int status, String title) {
        this.status = status;
        this.title = title;
    }

    int status() {
        return status;
    }

    String title() {
        return title;
    }

    String type() {
        return "/problems/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
