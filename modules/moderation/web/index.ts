export { moderationEvents } from "./events.ts";
export { ReportComment, ReportTopic } from "./reporting/ReportButtons.tsx";
