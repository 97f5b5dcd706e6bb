package org.grundy.render.lesson;

import java.util.List;
import java.util.Optional;

/// One idea of a lesson, with what is shown beside its words.
///
/// @param scene what is shown; that of the screen before if there is none
/// @param blocks the words
public record LessonScreen(Optional<Scene> scene, List<LessonBlock> blocks) {
    /// Copies the blocks.
    public LessonScreen {
        blocks = List.copyOf(blocks);
    }
}
