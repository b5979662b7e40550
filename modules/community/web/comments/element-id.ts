/** The id of a comment's element on the page. */
export const commentElementId = (id: string): string => `comment-${id}`;
