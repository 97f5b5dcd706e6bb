/// How TeaVM is told what stands for what. Begin with [SiteCompiler].
@NullMarked
package org.grundy.site.compile;

import org.jspecify.annotations.NullMarked;
