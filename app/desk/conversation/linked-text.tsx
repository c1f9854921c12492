import type { ReactNode } from "react";
import { toWhatsAppUrl } from "#app/design/ui/contact-urls.ts";
import { findLinks, type TextLink } from "#app/desk/words/find-links.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** The number of characters of one text in which phone numbers are searched for, where nothing else is said. */
const SEARCHED = 2_000;

type LinkedTextProps = {
	children: string;
	/** The number of characters in which phone numbers are searched for. */
	searchedForNumbers?: number;
};

/** Renders words of people: what is an address or a phone number in them can be followed, called and written to. */
export function LinkedText({ children: text, searchedForNumbers = SEARCHED }: LinkedTextProps) {
	const nodes: ReactNode[] = [];
	let end = 0;
	for (const link of findLinks(text, searchedForNumbers, getEnv())) {
		nodes.push(text.slice(end, link.startsAt));
		end = link.endsAt;
		const words = text.slice(link.startsAt, end);
		nodes.push(<WordsLink key={link.startsAt} link={link} words={words} />);
	}
	return [...nodes, text.slice(end)];
}

/** What leads out of the desk opens apart from what is being written here, and is told nothing of it. */
export const OUTSIDE = { target: "_blank", rel: "noopener noreferrer nofollow" };

function WordsLink({ link, words }: { link: TextLink; words: string }) {
	const { href } = link;
	// An address and a number are read from left to right in every text.
	if (link.kind === "web")
		return (
			<>
				<a href={href} dir="ltr" {...OUTSIDE}>
					{words}
				</a>
				{link.host && ` (${link.host})`}
			</>
		);
	if (link.kind === "mail")
		return (
			<a href={href} dir="ltr" rel={OUTSIDE.rel}>
				{words}
			</a>
		);
	return (
		<>
			<a href={href} dir="ltr" rel={OUTSIDE.rel} aria-label={t("callNumber", { number: words })}>
				{words}
			</a>
			{link.whatsApp && (
				<>
					{" ("}
					<a
						href={toWhatsAppUrl(link.whatsApp, "")}
						aria-label={t("writeToNumber", { number: words })}
						{...OUTSIDE}
					>
						{"WhatsApp"}
					</a>
					)
				</>
			)}
		</>
	);
}
