/** So many characters of the audit are searched for, as people count them. */
export const leastSearched = 2;
export const mostSearched = 120;
