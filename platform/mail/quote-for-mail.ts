/**
 * Breaks everything that mail programs detect as an address: a full stop, colon, slash or at sign between other
 * characters. A word joiner is invisible and has no width.
 */
const breakAddresses = (text: string): string => text.replace(/(?<=\S)[.:/@](?=\S)/g, "\u2060$&\u2060");

/**
 * Quotes a text of another person in a mail, such as a name or a title: in a first strong isolate, so that it does not
 * change the direction of the sentence, and never as a link, in case a person is named `evil.example`.
 */
export const quoteForMail = (text: string): string => `\u2068${breakAddresses(text)}\u2069`;
