export const topicText = "select id from topic";
