/** Endings of addresses. */

/** A document that visitors open or download. */
export const documentEnding = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|zip)(?:[?#].*)?$/i;
/** A file, and no page of a website. */
export const fileEnding = /\.(?!html?|php|aspx?)[a-z\d]{2,5}(?:[?#].*)?$/i;
export const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/i;
