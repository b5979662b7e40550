export const TopicTitle = () => null;
