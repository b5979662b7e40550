export const TopicPage = () => null;
