import { getBookingRules } from "#app/bookings/call-times.server.ts";
import { getContactLinks, type Reached } from "../enquiry/contact-links.ts";

/** Opens what the call is held by: the telephone, WhatsApp or the video call. */
export function ReachLink({ person }: { person: Reached }) {
	const rules = getBookingRules();
	if (!rules) return null;
	const { call, whatsApp } = getContactLinks(person);
	const { href, name } = {
		phone: { href: call, name: "Call" },
		whatsapp: { href: whatsApp, name: "WhatsApp" },
		video: { href: rules.videoAddress, name: "Video call" },
	}[rules.by];
	if (!href) return null;
	return (
		<a className="inline-block py-1.5" href={href}>
			{name}
			<span className="sr-only"> with {person.name}</span>
		</a>
	);
}
