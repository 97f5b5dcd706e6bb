package org.grundy.render.lesson;

import java.util.List;

/// A question with its answer.
///
/// @param question in words
/// @param answer words, and the command that confirms them
public record Exercise(String question, List<LessonBlock> answer) {
    /// Copies the answer.
    public Exercise {
        answer = List.copyOf(answer);
    }
}
