import type { Env } from "#app/env.server.ts";
import type { Channel } from "../enquiry.ts";

type ChannelSettings = Pick<Env, "SMTP_URL" | "WEBHOOK_URL" | "ENQUIRY_ACKNOWLEDGE">;

export function listChannels(env: ChannelSettings): Channel[] {
	return [
		...(env.SMTP_URL ? (["email"] as const) : []),
		...(env.SMTP_URL && env.ENQUIRY_ACKNOWLEDGE ? (["acknowledgement"] as const) : []),
		...(env.WEBHOOK_URL ? (["webhook"] as const) : []),
	];
}
