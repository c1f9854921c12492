import type { Env } from "#app/platform/env.server.ts";
import type { Channel } from "../enquiry.ts";

type ChannelSettings = Pick<Env, "SMTP_URL" | "WEBHOOK_URL" | "ENQUIRY_ACKNOWLEDGE">;

/** Lists the channels by which an enquiry is delivered once it is stored. */
export function listChannels(env: ChannelSettings): Channel[] {
	return [
		...(env.SMTP_URL ? (["email"] as const) : []),
		...(env.SMTP_URL && env.ENQUIRY_ACKNOWLEDGE ? (["acknowledgement"] as const) : []),
		...(env.WEBHOOK_URL ? (["webhook"] as const) : []),
	];
}

/** The channels by e-mail alone: what the desk sends, and what is sent about calls. */
const BY_EMAIL = [
	"answer",
	"reminder",
	"reply-notice",
	"assignment",
	"invitation",
	"host-invitation",
	"call-reminder",
] as const;

/** Lists all channels that deliver with these settings: those of an enquiry, and the others. */
export function listDeliverable(env: ChannelSettings): Channel[] {
	return [...listChannels(env), ...(env.SMTP_URL ? BY_EMAIL : []), "push"];
}
