package org.grundy.cluster.run;

import org.grundy.text.InputError;

/// Why there is no connection to a master.
final class MasterRefusal {
    private MasterRefusal() {}

    /// In place of what Spark has thrown: bad input if there is no such kind of master, or no client for it.
    static RuntimeException of(String master, Exception error) {
        String said = FailureText.of(error);
        if (said.contains("Could not parse Master URL")) {
            return isElsewhere(master)
                    ? clientless(master)
                    : new InputError(
                            "there is no master \"%s\": --master is local[*], spark://HOST:PORT, yarn or k8s://HOST:PORT",
                            "没有主节点“%s”：--master 应为 local[*]、spark://主机:端口、yarn 或 k8s://主机:端口", master);
        }
        return new ClusterFailure(
                "the master " + master + " does not take the work: " + said, "主节点 " + master + " 不接受任务：" + said, error);
    }

    /// Whether Spark reaches such a master with libraries that only an installed Spark has.
    private static boolean isElsewhere(String master) {
        return master.equals("yarn") || master.startsWith("k8s:");
    }

    private static InputError clientless(String master) {
        String submit = "spark-submit --master " + master + " grundy-cluster.jar …";
        return new InputError(
                "the libraries of Spark that were started have no client for %s: send the same words from an installed Spark, %s",
                "所启动的 Spark 库里没有 %s 的客户端：请用已安装的 Spark 提交同样的参数，%s", master, submit);
    }
}
