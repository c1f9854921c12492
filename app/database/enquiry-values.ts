// What a column of an enquiry may have.
export const TIMELINES = ["now", "quarter", "year", "open"] as const;
export const CALLBACK_TIMES = ["morning", "midday", "afternoon"] as const;
