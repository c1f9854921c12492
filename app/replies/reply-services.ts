import type { EnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import type { Env } from "#app/platform/env.server.ts";

/** What receiving a message needs of the store, and of the settings. */
export type ReplyServices = Pick<
	EnquiryServices,
	"database" | "enquiries" | "replyKey" | "addressKey" | "addressLimit"
>;
export type ReplySettings = Pick<
	Env,
	| "REPLY_ADDRESS"
	| "MAIL_ENQUIRIES"
	| "ENQUIRY_FROM"
	| "ENQUIRY_TO"
	| "SMTP_URL"
	| "WEBHOOK_URL"
	| "ENQUIRY_ACKNOWLEDGE"
>;

/**
 * The outcome of a message. `taken`: stored, or the bounce noted. `known`: it was taken before. `ignored`: automatic, or our
 * own, so that nothing is to do. `left`: it belongs to no enquiry, and stays in the mailbox. `invalid`: no message.
 */
export type MessageOutcome = "taken" | "known" | "ignored" | "left" | "invalid";
