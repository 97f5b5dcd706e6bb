package org.grundy.cluster.run;

import java.io.File;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.text.BilingualText;
import scala.Function1;
import scala.Function2;
import scala.Tuple2;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/// A connection to a cluster, on which rounds of independent tasks are run.
public final class ClusterSession implements AutoCloseable {
    private final JavaSparkContext spark;
    private final String master;
    private final Optional<ExecutorLookout> lookout;

    private ClusterSession(JavaSparkContext spark, String master, Optional<ExecutorLookout> lookout) {
        this.spark = spark;
        this.master = master;
        this.lookout = lookout;
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
    /// @param terminal is told where the cluster gives no executor for some time
    /// @throws org.grundy.text.InputError if there is no such kind of master, or no client for it
    /// @throws ClusterFailure if the master does not answer
    public static ClusterSession open(String job, SparkOptions options, ClusterTerminal terminal) {
        SparkConf conf = options.configuration(job);
        String master = SparkOptions.master(conf);
        if (master.startsWith("local")) {
            return new ClusterSession(connected(conf, master), master, Optional.empty());
        }
        conf.setIfMissing("spark.jars", ownJars());
        ExecutorWatch watch = new ExecutorWatch(System::nanoTime);
        ExecutorNews.to(watch);
        ExecutorLookout lookout = ExecutorLookout.of(watch, terminal);
        try {
            JavaSparkContext spark = connected(conf, master);
            lookout.connected(spark.sc());
            return new ClusterSession(spark, master, Optional.of(lookout));
        } catch (RuntimeException refused) {
            lookout.close();
            throw refused;
        }
    }

    private static JavaSparkContext connected(SparkConf conf, String master) {
        try {
            return new JavaSparkContext(conf);
        } catch (Exception error) { // Scala declares no checked exceptions and throws them
            throw MasterRefusal.of(master, error);
        }
    }

    /// The jars that executors need beside Spark's own: those in the folder of this class, or the one jar that
    /// holds all.
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
        run(() -> spark.parallelize(items, items.size()).rdd(), new Work<>(task), done);
    }

    /// Runs a task for each item, each of which gives keys to some parts, and then a task for each part with
    /// all its keys.
    ///
    /// @param spread the keys of an item, an array for each part
    /// @param parts how many there are
    /// @param gather called with the number of a part and the arrays that it was given
    /// @param done called by one thread at a time, with the results in no particular order
    /// @throws ClusterFailure if a task has failed as often as Spark tries
    public <T, R> void parts(
            List<T> items, Task<T, long[][]> spread, int parts, Task<Part, R> gather, Consumer<R> done) {
        run(
                () -> spark.parallelize(items, items.size())
                        .flatMapToPair(item -> Part.numbered(spread.of(item)))
                        .partitionBy(new HashPartitioner(parts))
                        .rdd(),
                new Gathering<>(gather),
                done);
    }

    /// The keys of a part.
    ///
    /// @param runs those that each task gave
    public record Part(int number, List<long[]> runs) {
        private static Iterator<Tuple2<Integer, long[]>> numbered(long[][] all) {
            return IntStream.range(0, all.length)
                    .mapToObj(part -> new Tuple2<>(part, all[part]))
                    .iterator();
        }
    }

    /// The machines of executors that do not see a folder as the driver does, as far as there are executors now; those
    /// that come later find out themselves, by [SharedFolder#open()].
    List<String> blindTo(SharedFolder folder) {
        if (lookout.isEmpty()) {
            return List.of();
        }
        // Spark gives each executor one task before it gives the first one a second.
        List<Integer> tasks = IntStream.range(0, 2 * tasksAtOnce()).boxed().toList();
        NavigableSet<String> blind = new TreeSet<>();
        // Spark sends no Optional.
        this.<Integer, String>each(tasks, task -> folder.unseen().orElse(""), blind::add);
        blind.remove("");
        return List.copyOf(blind);
    }

    /// The first question to a cluster: Spark goes on for a while without a master, and then stops by itself.
    private int tasksAtOnce() {
        try {
            return spark.defaultParallelism();
        } catch (Exception error) { // as of each job
            throw failed(error);
        }
    }

    private <X, R> void run(Supplier<RDD<X>> tasks, Function1<scala.collection.Iterator<X>, R> work, Consumer<R> done) {
        ClassTag<R> type = ClassTag$.MODULE$.apply(Object.class);
        Function2<Object, R, BoxedUnit> gather = (partition, result) -> {
            synchronized (this) {
                done.accept(result);
            }
            return BoxedUnit.UNIT;
        };
        try {
            spark.sc().runJob(tasks.get(), work, gather, type);
        } catch (Exception error) { // Scala declares no checked exceptions and throws them
            throw failed(error);
        }
    }

    private ClusterFailure failed(Exception error) {
        Optional<BilingualText> hopeless =
                lookout.flatMap(ExecutorLookout::hopeless).map(ExecutorAbsence::text);
        if (hopeless.isPresent()) {
            return stopped(hopeless.get().en(), hopeless.get().zh(), error);
        }
        if (spark.sc().isStopped()) {
            // Why Spark has ended by itself, it tells its log alone.
            return stopped(
                    "the master " + master + " does not answer, or has ended the work",
                    "主节点 " + master + " 没有应答，或已终止任务",
                    error);
        }
        String said = FailureText.of(error);
        return stopped(said, said, error);
    }

    private static ClusterFailure stopped(String en, String zh, Exception error) {
        return new ClusterFailure(
                "the work has stopped: " + en + "; what is complete is kept, and the same command goes on from there",
                "工作中止：" + zh + "；已完成的部分都保留着，重新运行同一命令即可继续",
                error);
    }

    /// Gives every executor an object once.
    ///
    /// @throws ClusterFailure if the cluster is gone
    public <T> Broadcast<T> broadcast(T value) {
        try {
            return spark.broadcast(value);
        } catch (Exception error) { // as above
            throw failed(error);
        }
    }

    @Override
    public void close() {
        lookout.ifPresent(ExecutorLookout::close);
        spark.close();
    }

    /// A task as Spark wants it.
    ///
    /// @param task takes the one item of its partition
    private record Work<T, R>(Task<T, R> task) implements Function1<scala.collection.Iterator<T>, R>, Serializable {
        @Override
        public R apply(scala.collection.Iterator<T> partition) {
            return result(task, partition.next());
        }
    }

    /// A task with all keys of its partition, as Spark wants it.
    private record Gathering<R>(Task<Part, R> task)
            implements Function1<scala.collection.Iterator<Tuple2<Integer, long[]>>, R>, Serializable {
        @Override
        public R apply(scala.collection.Iterator<Tuple2<Integer, long[]>> partition) {
            List<long[]> runs = new ArrayList<>();
            int number = 0;
            while (partition.hasNext()) {
                Tuple2<Integer, long[]> next = partition.next();
                number = next._1();
                runs.add(next._2());
            }
            return result(task, new Part(number, runs));
        }
    }

    private static <T, R> R result(Task<T, R> task, T item) {
        try {
            return task.of(item);
        } catch (RuntimeException error) {
            throw error;
        } catch (Exception error) {
            throw new IllegalStateException(error.getMessage(), error);
        }
    }
}
