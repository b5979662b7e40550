void import("../../../platform/late.ts");
