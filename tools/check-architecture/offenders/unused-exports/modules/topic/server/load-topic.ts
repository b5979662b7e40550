export const loadTopic = () => "topic";
