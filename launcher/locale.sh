# The letters of the JVM's streams, arguments and file names. Sourced by the launcher.

# Sets reader_locale to the locale that chooses the language, and gives the JVM UTF-8 where it would know nothing but
# ASCII and turn every other letter into a question mark: where no locale is set, or one that is not installed. Then
# every category fails together, so all of them are replaced.
choose_locale() {
    reader_locale=${LC_ALL:-${LC_MESSAGES:-${LANG-}}}
    case ${LC_ALL:-${LC_CTYPE:-${LANG-}}} in
    '' | C | POSIX) export LC_ALL=C.UTF-8 ;;
    *)
        # Warnings stand before the name of the letters; where the command is missing there is nothing but one.
        case $(locale charmap 2>&1) in
        '' | *[[:space:]]* | ANSI_X3.4-1968 | US-ASCII | 646) export LC_ALL=C.UTF-8 ;;
        esac
        ;;
    esac
}
