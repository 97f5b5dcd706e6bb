package org.grundy.render.certificate.verdict;

import java.util.List;

/// What the checkers say of a certificate, ours and another program's.
///
/// @param accepted whether both accept it
/// @param verdict what ours says, as it is printed where there is no other program
/// @param program the other one, as it was called
/// @param ruling `accepted`, `refused` or `unread`
/// @param said what it printed, line by line
public record VerifiedVerdictRecord(
        boolean accepted, Object verdict, String program, String ruling, List<String> said) {
    /// Copies the list.
    public VerifiedVerdictRecord {
        said = List.copyOf(said);
    }
}
