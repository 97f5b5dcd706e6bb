package org.grundy.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/// A real cluster on the loopback address: a master and workers, each a process of its own, started
/// from the jars of this test's class path.
final class LoopbackCluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    private final Path home;
    private final String url;
    private final Process master;
    private final List<Process> workers = new ArrayList<>();

    private LoopbackCluster(Path home, int port) throws IOException {
        this.home = home;
        this.url = "spark://" + HOST + ":" + port;
        Files.createDirectories(home.resolve("jars"));
        this.master = start(
                "master",
                "org.apache.spark.deploy.master.Master",
                List.of("--host", HOST, "--port", Integer.toString(port), "--webui-port", "0"));
    }

    static LoopbackCluster of(Path home, int workers) throws IOException {
        LoopbackCluster cluster = new LoopbackCluster(home, freePort());
        for (int worker = 0; worker < workers; worker++) {
            cluster.addWorker();
        }
        return cluster;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void addWorker() throws IOException {
        String name = "worker" + workers.size();
        workers.add(start(
                name,
                "org.apache.spark.deploy.worker.Worker",
                List.of(
                        "--host",
                        HOST,
                        "--webui-port",
                        "0",
                        "-c",
                        "1",
                        "-m",
                        "700m",
                        "-d",
                        home.resolve(name).toString(),
                        url)));
    }

    private Process start(String name, String main, List<String> words) throws IOException {
        List<String> options = new ArrayList<>(List.of("-Xmx160m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        options.add("-Dspark.worker.cleanup.enabled=false");
        return process(name, options, main, words);
    }

    /// A JVM with Spark's options.
    Process process(String name, List<String> options, String main, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(options);
        command.addAll(List.of("-cp", CLASS_PATH, main));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(home.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().put("SPARK_LOCAL_DIRS", home.resolve("local").toString());
        return builder.start();
    }

    /// The words that send a command's work to this cluster.
    List<String> words() {
        return List.of(
                "--master",
                url,
                "--conf",
                "spark.driver.host=" + HOST,
                "--conf",
                "spark.driver.bindAddress=" + HOST,
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.executor.memory=512m",
                "--conf",
                "spark.executor.cores=1",
                "--conf",
                "spark.executor.extraClassPath=" + CLASS_PATH,
                "--conf",
                "spark.executor.extraJavaOptions=-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
    }

    /// Runs a command on this cluster, its driver in this JVM.
    ClusterRan run(String... words) {
        return ClusterRan.of(Stream.concat(Stream.of(words), words().stream()).toArray(String[]::new));
    }

    /// Starts a command on this cluster, its driver in a process of its own.
    Process drive(String... words) throws IOException {
        return process(
                "driver",
                List.of("-Xmx600m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                "org.grundy.cluster.ClusterMain",
                Stream.concat(Stream.of(words), words().stream()).toList());
    }

    /// Kills a worker, with the executor that it runs, as `kill -9` does.
    void killWorker(int number) {
        Process worker = workers.get(number);
        List<ProcessHandle> executors = worker.descendants().toList();
        worker.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    /// Waits until something is so.
    static void await(BooleanSupplier so) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(3);
        while (!so.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it never was so");
            }
            Thread.sleep(20);
        }
    }

    @Override
    public void close() {
        for (int worker = 0; worker < workers.size(); worker++) {
            killWorker(worker);
        }
        master.destroyForcibly();
    }
}
