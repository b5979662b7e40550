export const insertTopic = 1;
