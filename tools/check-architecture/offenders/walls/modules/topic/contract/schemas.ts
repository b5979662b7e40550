export const topic = 1;
export const topicId = 2;
