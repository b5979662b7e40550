/**
 * Breaks what mail programs take for an address: a stop, colon, slash or at sign between other characters. A word joiner
 * takes no space and cannot be seen.
 */
const breakAddresses = (text: string): string => text.replace(/(?<=\S)[.:/@](?=\S)/g, "\u2060$&\u2060");

/**
 * Words of somebody else inside a mail, such as a name or a title: between first strong isolate and its end, so that they
 * do not turn the sentence, and never a link, so that nobody can be called `evil.example`.
 */
export const quoted = (text: string): string => `\u2068${breakAddresses(text)}\u2069`;
