package org.grundy.cluster.run;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.grundy.lang.OptionText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say where the work is done.
public final class SparkOptions {
    private static final String MASTER = "spark.master";

    @Option(names = "--master", paramLabel = "URL")
    private @Nullable String master;

    @Option(names = "--conf", paramLabel = "KEY=VALUE")
    private List<String> properties = new ArrayList<>();

    /// Spark's configuration: these options before what spark-submit has set.
    ///
    /// @throws org.grundy.text.InputError if a property is not written KEY=VALUE
    SparkConf configuration(String job) {
        SparkConf conf = new SparkConf(true);
        for (String property : properties) {
            int equals = property.indexOf('=');
            if (equals < 1) {
                throw OptionText.slice("--conf", property)
                        .error(
                                "a property is written KEY=VALUE, such as spark.executor.memory=4g",
                                "属性写作“名=值”，例如 spark.executor.memory=4g");
            }
            conf.set(property.substring(0, equals), property.substring(equals + 1));
        }
        if (master != null) {
            conf.set(MASTER, master);
        }
        conf.setIfMissing(MASTER, "local[*]");
        conf.setIfMissing("spark.app.name", "grundy " + job);
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        if (conf.get(MASTER).startsWith("local")) {
            conf.setIfMissing("spark.ui.enabled", "false");
            conf.setIfMissing("spark.driver.host", "localhost");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        }
        return conf;
    }

    /// The master that is asked for, as it is written.
    static String master(SparkConf conf) {
        return conf.get(MASTER);
    }
}
