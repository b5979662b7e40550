/** So many characters of the audit are searched for, as people count them. */
export const leastSearched = 2;
export const mostSearched = 120;

/** A name that more people have is looked for among words only. The hint's words are for a number from 11 to 99. */
export const mostNamed = 50;
