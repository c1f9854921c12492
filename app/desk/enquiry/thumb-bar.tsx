import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { getContactLinks } from "./contact-links.ts";

/**
 * Renders the bar at the bottom of a phone, within reach of the thumb. It is the last part of the conversation and leaves
 * the window with it, so that it never covers what follows.
 */
export function ThumbBar({ enquiry, canAnswer }: { enquiry: Enquiry; canAnswer: boolean }) {
	const { calls, whatsApps } = getContactLinks(enquiry);
	// Several numbers are chosen from further up, where there is space for them.
	const toHref = (links: typeof calls) => (links.length > 1 ? "#elsewhere" : links[0]?.href);
	const links = [
		[canAnswer ? "#answer" : "#elsewhere", "Answer"],
		[toHref(calls), "Call"],
		[toHref(whatsApps), "WhatsApp"],
	] as const;
	return (
		<nav
			aria-label="Answer"
			className="desk-thumb-bar sticky bottom-0 -mx-4 mt-4 flex border-line-strong border-t bg-raised lg:hidden"
		>
			{links.map(([href, name]) => {
				return (
					href && (
						<a
							key={name}
							href={href}
							className="flex-1 py-3 text-center font-bold no-underline first:bg-accent first:text-on-accent"
						>
							{name}
						</a>
					)
				);
			})}
		</nav>
	);
}
