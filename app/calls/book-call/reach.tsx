import type { ReactNode } from "react";
import type { Site } from "#app/content/schemas/site.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";

export type Reachable = Pick<Site, "email" | "phone">;

/** Returns what the messages need that say where we are reached. */
export function toReach({ email, phone }: Reachable) {
	return {
		email,
		phone,
		write: (text: ReactNode) => (
			<a key="write" href={`mailto:${email}`} className="text-link">
				{text}
			</a>
		),
		call: (text: ReactNode) => (
			<a key="call" href={toTelUrl(phone)} className="text-link whitespace-nowrap">
				{text}
			</a>
		),
	};
}
