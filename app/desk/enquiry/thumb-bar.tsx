import { type ContactLink, getContactLinks } from "#app/desk/calls/contact-links.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { getWhatsAppProps } from "./whatsapp.tsx";

/** `words` are those of the answer, which WhatsApp begins with. */
type ThumbBarProps = { enquiry: Enquiry; canAnswer: boolean; words: string };

/**
 * Renders the bar at the bottom of a phone, within reach of the thumb. It is the last part of the conversation and leaves
 * the window with it, so that it never covers what follows.
 */
export function ThumbBar({ enquiry, canAnswer, words }: ThumbBarProps) {
	const { calls, toWhatsApps } = getContactLinks(enquiry);
	const links = [
		{ name: t("answerShort"), href: canAnswer ? "#answer" : "#elsewhere" },
		...toLink(t("callShort"), calls),
		...toLink("WhatsApp", toWhatsApps(words), getWhatsAppProps(enquiry)),
	];
	return (
		<nav
			aria-label={t("answerShort")}
			className="desk-thumb-bar sticky bottom-0 -mx-4 mt-4 flex border-line-strong border-t bg-raised lg:hidden"
		>
			{links.map(({ name, ...link }) => (
				<a
					key={name}
					className="flex-1 py-3 text-center font-bold no-underline first:bg-accent first:text-on-accent"
					{...link}
				>
					{name}
				</a>
			))}
		</nav>
	);
}

/** Returns the link of a means. Several numbers are chosen from further down, where there is space for them. */
function toLink(name: string, [first, ...others]: readonly ContactLink[], props = {}) {
	if (!first) return [];
	return others.length > 0
		? [{ name, href: "#elsewhere" }]
		: [{ name, href: first.href, ...props }];
}
