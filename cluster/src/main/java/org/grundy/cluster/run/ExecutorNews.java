package org.grundy.cluster.run;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Configuration;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;

/// What Spark says of a master that it does not reach, and of executors that never began to work. It posts no event for
/// these, and tells its log alone.
final class ExecutorNews extends AbstractAppender {
    private static final List<String> LOGGERS = List.of(
            "org.apache.spark.scheduler.cluster.StandaloneSchedulerBackend",
            "org.apache.spark.scheduler.TaskSchedulerImpl",
            "org.apache.spark.deploy.client.StandaloneAppClient$ClientEndpoint");

    private static final Pattern REMOVED = Pattern.compile("Executor \\S+ removed: (.+)");
    private static final Pattern WAITING =
            Pattern.compile("(?:Initial job has not accepted any resources|Failed to connect to master).*");

    private final ExecutorWatch watch;

    private ExecutorNews(ExecutorWatch watch) {
        super("executors", null, null, true, Property.EMPTY_ARRAY);
        this.watch = watch;
    }

    /// Hands on to a watch what Spark says, from now on. Nothing else is done with these lines: most are no error.
    static void to(ExecutorWatch watch) {
        // Whoever sends the work by spark-submit may have chosen another library for logs.
        if (LogManager.getContext(false) instanceof LoggerContext context) {
            ExecutorNews news = new ExecutorNews(watch);
            news.start();
            Configuration logs = context.getConfiguration();
            for (String name : LOGGERS) {
                LoggerConfig logger = new LoggerConfig(name, Level.INFO, false);
                logger.addAppender(news, Level.INFO, null);
                logs.removeLogger(name); // that of an earlier session, which would stay
                logs.addLogger(name, logger);
            }
            context.updateLoggers();
        }
    }

    @Override
    public void append(LogEvent event) {
        String line = event.getMessage().getFormattedMessage();
        death(line).ifPresent(watch::died);
        if (WAITING.matcher(line).matches()) {
            watch.waiting(line);
        }
    }

    /// How an executor died, if a line tells of that.
    static Optional<String> death(String line) {
        Matcher removed = REMOVED.matcher(line);
        return removed.matches() ? Optional.of(removed.group(1)) : Optional.empty();
    }
}
