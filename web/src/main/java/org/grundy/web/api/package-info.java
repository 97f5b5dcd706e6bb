/// Questions and answers of the API, a row each in [Endpoints].
@NullMarked
package org.grundy.web.api;

import org.jspecify.annotations.NullMarked;
