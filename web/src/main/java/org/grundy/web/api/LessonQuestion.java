package org.grundy.web.api;

import java.util.List;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.lesson.Lessons;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record LessonQuestion(
        @Meaning(
                en = "a topic such as sg or wythoff; the titles of all lessons if it is left out",
                zh = "课题，例如 sg 或 wythoff；省略时给出所有课程的标题")
        @Nullable
        String topic,

        @Nullable String language)
        implements Question {
    List<LessonRecord> answer(Work work) {
        if (topic == null) {
            return Lessons.all(speaks()).stream().map(LessonRecord::title).toList();
        }
        return List.of(LessonRecord.of(Lessons.named(topic, speaks()), speaks()));
    }
}
