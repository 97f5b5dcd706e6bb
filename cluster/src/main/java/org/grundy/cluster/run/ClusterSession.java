package org.grundy.cluster.run;

import java.io.File;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.text.InputError;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/// A connection to a cluster, on which rounds of independent tasks are run.
public final class ClusterSession implements AutoCloseable {
    private final JavaSparkContext spark;

    private ClusterSession(JavaSparkContext spark) {
        this.spark = spark;
    }

    /// What a task does with its item, on whichever machine it is run. It may be run more than once.
    ///
    /// @param <T> the item
    /// @param <R> the result
    @FunctionalInterface
    public interface Task<T, R> extends Serializable {
        /// The result for an item.
        R of(T item) throws Exception;
    }

    /// Connects.
    ///
    /// @param job what is done, for Spark's own pages
    /// @throws InputError if there is no such kind of master
    /// @throws ClusterFailure if the master does not answer
    public static ClusterSession open(String job, SparkOptions options) {
        SparkConf conf = options.configuration(job);
        String master = SparkOptions.master(conf);
        if (!master.startsWith("local")) {
            conf.setIfMissing("spark.jars", ownJars());
        }
        try {
            return new ClusterSession(new JavaSparkContext(conf));
        } catch (Exception error) { // Scala declares no checked exceptions and throws them
            throw refused(master, error);
        }
    }

    private static RuntimeException refused(String master, Exception error) {
        String said = FailureText.of(error);
        if (said.contains("Could not parse Master URL")) {
            return new InputError(
                    "there is no master \"" + master + "\": --master is local[*], spark://HOST:PORT, yarn or"
                            + " k8s://HOST:PORT",
                    "没有主节点“" + master + "”：--master 应为 local[*]、spark://主机:端口、yarn 或 k8s://主机:端口");
        }
        return new ClusterFailure(
                "the master " + master + " does not take the work: " + said, "主节点 " + master + " 不接受任务：" + said, error);
    }

    /// The jars that executors need beside Spark's own: those in the folder of this class, or the one jar that holds
    /// all.
    private static String ownJars() {
        String here = ClusterSession.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        File jar = new File(here);
        if (!jar.isFile()) {
            return "";
        }
        File folder = new File(jar.getParentFile(), "spark");
        // In the launcher's build Spark's own jars lie in a folder below ours.
        File[] beside = folder.isDirectory() ? jar.getParentFile().listFiles(File::isFile) : null;
        return beside == null
                ? jar.getPath()
                : String.join(",", Stream.of(beside).map(File::getPath).sorted().toList());
    }

    /// Runs a task for each item, the first ones first, and hands on the results as they come.
    ///
    /// @param done called by one thread at a time, with the results in no particular order
    /// @throws ClusterFailure if a task has failed as often as Spark tries
    public <T, R> void each(List<T> items, Task<T, R> task, Consumer<R> done) {
        if (items.isEmpty()) {
            return;
        }
        JavaRDD<T> tasks = spark.parallelize(items, items.size());
        ClassTag<R> type = ClassTag$.MODULE$.apply(Object.class);
        Function1<Iterator<T>, R> work = new Work<>(task);
        Function2<Object, R, BoxedUnit> gather = (partition, result) -> {
            synchronized (this) {
                done.accept(result);
            }
            return BoxedUnit.UNIT;
        };
        try {
            spark.sc().runJob(tasks.rdd(), work, gather, type);
        } catch (Exception error) { // Scala declares no checked exceptions and throws them
            throw failed(error);
        }
    }

    private static ClusterFailure failed(Exception error) {
        String said = FailureText.of(error);
        return new ClusterFailure(
                "the work has stopped: " + said + "; what is complete is kept, and the same command goes on from there",
                "工作中止：" + said + "；已完成的部分都保留着，重新运行同一命令即可继续",
                error);
    }

    /// Gives every executor an object once.
    public <T> Broadcast<T> broadcast(T value) {
        return spark.broadcast(value);
    }

    @Override
    public void close() {
        spark.close();
    }

    /// A task as Spark wants it.
    ///
    /// @param task takes the one item of its partition
    private record Work<T, R>(Task<T, R> task) implements Function1<Iterator<T>, R>, Serializable {
        @Override
        public R apply(Iterator<T> partition) {
            try {
                return task.of(partition.next());
            } catch (RuntimeException error) {
                throw error;
            } catch (Exception error) {
                throw new IllegalStateException(error.getMessage(), error);
            }
        }
    }
}
