import type { ReactNode } from "react";
import { EmailLink, EmailList, Text } from "#app/design/email/email-components.tsx";
import { findLinks } from "#app/desk/words/find-links.ts";
import { type WordParts, WrittenWords } from "#app/desk/words/written-words.tsx";

/** Renders what somebody of the staff wrote for the HTML of an e-mail. */
export function EmailWords({ children }: { children: string }) {
	return <WrittenWords parts={PARTS}>{children}</WrittenWords>;
}

/** The space in pixels above each paragraph and list. */
export const WORDS_GAP = 14;

const PARTS: WordParts = {
	lineBreak: <br />,
	renderWords: (words) => <LinkedWords>{words}</LinkedWords>,
	Link: ({ href, children }) => <EmailLink href={href}>{children}</EmailLink>,
	Paragraph: ({ children }) => (
		<Text variant="message" marginTop={WORDS_GAP}>
			{children}
		</Text>
	),
	List: ({ first, children }) => (
		<EmailList first={first} marginTop={WORDS_GAP}>
			{children}
		</EmailList>
	),
};

/** Renders characters, with the web and e-mail addresses in them as links: also those that act for whom it is sent to. */
function LinkedWords({ children: words }: { children: string }) {
	const nodes: ReactNode[] = [];
	let end = 0;
	for (const { startsAt, endsAt, href } of findLinks(words, 0, null)) {
		nodes.push(words.slice(end, startsAt));
		nodes.push(
			<EmailLink key={startsAt} href={href}>
				{words.slice(startsAt, endsAt)}
			</EmailLink>,
		);
		end = endsAt;
	}
	return [...nodes, words.slice(end)];
}
