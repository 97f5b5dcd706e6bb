package org.grundy.render.certificate;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import org.grundy.evidence.Checksum;
import org.grundy.render.json.Json;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A certificate as a file: its record with a last member, the digest of all others. The checker needs no digest to
/// refuse what is not proved; the digest tells a file that was changed into another proof of the same claim.
///
/// The digest is SHA-256, in hexadecimal, of the other members as JSON in UTF-8 without white space, the members of
/// each object sorted by name.
public final class CertificateFile {
    /// The name of the member that holds the digest.
    static final String DIGEST = "digest";

    private static final ObjectWriter CANONICAL =
            JsonMapper.shared().writer().with(JsonNodeFeature.WRITE_PROPERTIES_SORTED);

    private static final ObjectWriter LINES =
            JsonMapper.shared().writerWithDefaultPrettyPrinter().without(StreamWriteFeature.AUTO_CLOSE_TARGET);

    private CertificateFile() {}

    /// The text of a file.
    ///
    /// @param certificate a record of this package whose name ends with `CertificateRecord`, or its members
    public static String text(Object certificate) {
        return LINES.writeValueAsString(sealed(certificate)) + "\n";
    }

    /// Writes a file, however long it is.
    ///
    /// @param certificate as in [#text]
    /// @param out not closed
    public static void write(Object certificate, OutputStream out) {
        LINES.writeValue(out, sealed(certificate));
        PrintStream end = new PrintStream(out, true, StandardCharsets.UTF_8);
        end.print("\n");
        end.flush();
    }

    private static ObjectNode sealed(Object certificate) {
        ObjectNode members = certificate instanceof ObjectNode others
                ? others
                : (ObjectNode) JsonMapper.shared().readTree(Json.of(certificate));
        return members.put(DIGEST, digest(members));
    }

    /// The digest of all members but the digest itself.
    static String digest(ObjectNode members) {
        ObjectNode others = members.objectNode();
        others.setAll(members);
        others.remove(DIGEST);
        MessageDigest sha256 = Checksum.begun();
        CANONICAL.writeValue(new DigestOutputStream(OutputStream.nullOutputStream(), sha256), others);
        return Checksum.of(sha256);
    }
}
