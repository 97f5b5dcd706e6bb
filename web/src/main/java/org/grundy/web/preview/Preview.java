package org.grundy.web.preview;

import org.grundy.render.Language;

/// What is said of a game, a lesson or a daily puzzle where a link to it is shown.
///
/// @param path of its page without language and ending, such as `game/nim`
/// @param language of the words
/// @param title in plain text
/// @param description a sentence or two in plain text
/// @param picture the name of the picture, without folder and ending; pictures have no words
/// @param opens the view of the page that it leads to, as the address has it behind `#/`
public record Preview(String path, Language language, String title, String description, String picture, String opens) {
    /// The file of its page: in English `game/nim.html`, in Chinese `zh/game/nim.html`.
    public String file() {
        return fileIn(language);
    }

    /// The file of the same in a language.
    String fileIn(Language wanted) {
        return wanted.of("", "zh/") + path + ".html";
    }

    /// The file of the picture.
    public String pictureFile() {
        return "preview/" + picture + ".png";
    }
}
