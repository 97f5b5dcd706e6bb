package org.grundy.cluster.store;

import java.net.UnknownHostException;
import java.util.stream.Stream;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.apache.spark.package$;
import org.grundy.lang.OptionText;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// What is wrong with words that should name a folder or a file.
final class StorageFlaw {
    /// Where Spark keeps its clients of object stores.
    private static final String CLOUD = "org.apache.spark:spark-hadoop-cloud_2.13:";

    private StorageFlaw() {}

    /// What is wrong, in place of what Hadoop said.
    static InputError of(String option, String words, Exception error) {
        BilingualText said = causes(error)
                .filter(UnknownHostException.class::isInstance)
                .findFirst()
                .map(host -> host(String.valueOf(host.getMessage())))
                .or(() -> causes(error)
                        .filter(each -> each instanceof ClassNotFoundException
                                || each instanceof UnsupportedFileSystemException)
                        .findFirst()
                        .map(missing -> library(words)))
                .orElseGet(() -> BilingualText.of(
                        "no folder can be opened under this name: %s", "无法打开以此为名的文件夹：%s", last(error)));
        return OptionText.slice(option, words).error(said.en(), said.zh());
    }

    private static BilingualText host(String name) {
        return BilingualText.of("the host %s is not known", "找不到主机 %s", name);
    }

    private static BilingualText library(String words) {
        String scheme = words.substring(0, Math.max(0, words.indexOf(':')));
        String submit = "spark-submit --packages " + CLOUD + package$.MODULE$.SPARK_VERSION() + " grundy-cluster.jar …";
        return BilingualText.of(
                "the libraries of Spark that were started know no file system %s: s3a, gs and abfs are read and written by %s",
                "所启动的 Spark 库不认识文件系统 %s：读写 s3a、gs、abfs 请用 %s", scheme, submit);
    }

    private static String last(Exception error) {
        return causes(error)
                .reduce((earlier, later) -> later)
                .map(Throwable::getMessage)
                .orElse("");
    }

    private static Stream<Throwable> causes(Throwable error) {
        return Stream.iterate(error, each -> each != null, Throwable::getCause);
    }
}
