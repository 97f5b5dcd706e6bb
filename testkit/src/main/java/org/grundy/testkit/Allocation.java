package org.grundy.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/// How much memory is asked of the JVM: the same on a quiet machine and on a busy one.
public final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /// How many bytes a piece of work allocates on this thread, those included that it gives back.
    public static long bytes(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
