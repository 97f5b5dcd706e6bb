/// The same work on Apache Spark: surveys, dense tables, discovery and boards, a task for each piece of it.
///
/// Begin with [org.grundy.cluster.ClusterMain]. This module alone knows Spark, Hadoop and Parquet, and nothing depends
/// on it.
@NullMarked
package org.grundy.cluster;

import org.jspecify.annotations.NullMarked;
