export const createTopic = () => {};
