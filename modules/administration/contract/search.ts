/** Length of a search text, in characters as users count them (graphemes). */
export const leastSearched = 2;
export const mostSearched = 120;

/** If more people match a name, only words are searched. The plural form of the hint is that for 11 to 99. */
export const mostNamed = 50;
