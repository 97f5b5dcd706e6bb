package org.grundy.cluster.run;

import java.util.Optional;
import org.grundy.text.BilingualText;

/// That a cluster has no executor.
///
/// @param seconds for how long
/// @param deaths how many have died in this time
/// @param words what Spark said last, if it said anything
/// @param hopeless whether so many have died that no other is waited for
/// @param answered whether the master has answered at all
record ExecutorAbsence(long seconds, int deaths, Optional<String> words, boolean hopeless, boolean answered) {
    /// The sentence for its reader, without a full stop.
    BilingualText text() {
        if (!answered) {
            return silent();
        }
        return deaths > 0 ? dying() : waiting();
    }

    private BilingualText silent() {
        return BilingualText.of(
                "the master has not answered for %s s; Spark tries for about a minute%s",
                "主节点已有 %s 秒没有应答；Spark 会尝试约一分钟%s", seconds, said("; it says: ", "；它的说明："));
    }

    private BilingualText dying() {
        return BilingualText.of(
                "no executor has begun to work for %1$s s, and %2$s%3$s died; Spark says of the last: %4$s; why, it has written to the file stderr in the folder work of its worker",
                "已有 %1$s 秒没有执行器开始工作，其间 %2$s 个已终止；Spark 对最后一个的说明：%4$s；原因写在其工作节点 work 文件夹的 stderr 文件中",
                seconds,
                deaths,
                deaths == 1 ? " has" : " have",
                words.orElse(""));
    }

    private BilingualText waiting() {
        return BilingualText.of(
                "no executor has begun to work for %s s; the work waits until the cluster has one%s",
                "已有 %s 秒没有执行器开始工作；任务等待集群提供执行器%s", seconds, said("; Spark says: ", "；Spark 的说明："));
    }

    private BilingualText said(String en, String zh) {
        return words.map(said -> new BilingualText(en + said, zh + said)).orElse(new BilingualText("", ""));
    }
}
