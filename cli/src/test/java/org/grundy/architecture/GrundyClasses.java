package org.grundy.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/// The compiled classes of every module that the command line sees, without the tests.
final class GrundyClasses {
    /// Held by tests that look at all of them: the first reads them, and the others need not wait for it.
    static final String LOCK = "classes";

    static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.grundy");

    private GrundyClasses() {}
}
