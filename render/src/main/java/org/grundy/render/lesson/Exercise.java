package org.grundy.render.lesson;

import java.util.List;
import java.util.Optional;

/// A question with its answer.
///
/// @param question in words
/// @param task what is to be done on the page, which marks it; empty where words are the answer
/// @param answer words, and the command that confirms them
public record Exercise(String question, Optional<Scene> task, List<LessonBlock> answer) {
    /// Copies the answer.
    public Exercise {
        answer = List.copyOf(answer);
    }
}
