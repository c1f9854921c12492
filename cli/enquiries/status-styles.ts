import type { EnquiryStatus } from "#app/enquiries/enquiry.ts";

/** The status stands in words too; a colour alone would tell nothing to some. */
export const STATUS_STYLES = {
	pending: "yellow",
	delivered: "green",
	failed: "red",
	quarantined: "magenta",
	spam: "magenta",
	erased: "dim",
} as const satisfies Record<EnquiryStatus, string>;
