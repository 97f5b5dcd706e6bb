package org.grundy.value;

/// The module `jdk.incubator.vector` in this JVM.
///
/// A JVM that is started with `--add-modules jdk.incubator.vector` has it, and says on standard error at every start
/// that it uses an incubator module. One that is started with
/// `--add-exports=java.base/jdk.internal.module=ALL-UNNAMED` instead loads it here when it is first asked for, as the
/// JVM itself loads the module of an agent; it then says nothing, and the module and its compiled code are the same.
public final class VectorModule {
    private static final String NAME = "jdk.incubator.vector";

    private VectorModule() {}

    /// Whether the classes of the Vector API can be used; they are loaded if they may be. The answer is the same as
    /// long as the JVM runs.
    public static boolean present() {
        return Loaded.PRESENT;
    }

    private static final class Loaded {
        static final boolean PRESENT = isReadable() || (load() && isReadable());
    }

    private static boolean isReadable() {
        try {
            Class<?> vector = Class.forName(NAME + ".Vector", false, VectorModule.class.getClassLoader());
            return VectorModule.class.getModule().canRead(vector.getModule());
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    private static boolean load() {
        try {
            Class<?> modules = Class.forName("jdk.internal.module.Modules");
            modules.getMethod("loadModule", String.class).invoke(null, NAME);
            return true;
        } catch (ReflectiveOperationException notAllowed) {
            // Or the Java that this is packed with does not have the module.
            return false;
        }
    }
}
