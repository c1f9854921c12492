import { getBookingRules } from "#app/calls/call-times.server.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getContactLinks, type Reached } from "./contact-links.ts";

/**
 * Renders links that open the means of the call: the telephone, WhatsApp or the video call. Several numbers have a link
 * each.
 */
export function ReachLink({ person }: { person: Reached }) {
	const rules = getBookingRules();
	if (!rules) return null;
	const { calls, toWhatsApps } = getContactLinks(person);
	const { videoAddress } = rules;
	const links = {
		phone: calls,
		whatsapp: toWhatsApps(),
		video: videoAddress ? [{ name: t("videoCall"), href: videoAddress }] : [],
	}[rules.by];
	return links.map(({ name, href }) => (
		<a key={href} className="mr-4 inline-block py-1.5 last:mr-0" href={href}>
			{t("reach", {
				means: name,
				name: person.name,
				person: (text) => (
					<span key="person" className="sr-only">
						{text}
					</span>
				),
			})}
		</a>
	));
}
