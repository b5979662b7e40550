export const TopicRow = () => null;
