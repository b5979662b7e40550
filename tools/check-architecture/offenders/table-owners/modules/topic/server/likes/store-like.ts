export const write = "update topic set like_count = 0; delete from only topic";
