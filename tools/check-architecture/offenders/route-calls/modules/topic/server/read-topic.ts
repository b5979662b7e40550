export const address = "/api/topics";
export const method = "GET";
