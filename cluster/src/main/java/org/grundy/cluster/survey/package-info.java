/// Surveys of codes, and the check of their certificates.
///
/// Begin with [SurveyJob]. Depends on `run` and `store`.
@NullMarked
package org.grundy.cluster.survey;

import org.jspecify.annotations.NullMarked;
