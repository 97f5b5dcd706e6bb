package org.grundy.web.api;

import java.util.List;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.lesson.Lessons;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record LessonQuestion(@Nullable String topic, @Nullable String language) implements Question {

    List<LessonRecord> answer(Work work) {
        if (topic == null) {
            return Lessons.all(speaks()).stream().map(LessonRecord::title).toList();
        }
        return List.of(LessonRecord.of(Lessons.named(topic, speaks()), speaks()));
    }
}
