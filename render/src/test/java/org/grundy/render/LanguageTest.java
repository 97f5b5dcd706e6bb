package org.grundy.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class LanguageTest {
    @Test
    void the_first_variable_that_is_set_decides() {
        assertThat(Language.ofLocale(Map.of("LANG", "zh_CN.UTF-8"))).isEqualTo(Language.ZH);
        assertThat(Language.ofLocale(Map.of("LC_ALL", "en_US.UTF-8", "LANG", "zh_CN.UTF-8")))
                .isEqualTo(Language.EN);
        assertThat(Language.ofLocale(Map.of("LC_ALL", "", "LC_MESSAGES", "zh_TW", "LANG", "de_DE")))
                .isEqualTo(Language.ZH);
        assertThat(Language.ofLocale(Map.of())).isEqualTo(Language.EN);
    }

    @Test
    void a_code_is_en_or_zh() {
        assertThat(Language.ofCode("zh")).contains(Language.ZH);
        assertThat(Language.ofCode("fr")).isEmpty();
    }
}
