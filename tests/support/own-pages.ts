import { stringify } from "yaml";
import { type Act, write } from "./content-acts.ts";

/** Writes a page of the agency's own: its name and description, further fields, and its text in Markdown. */
export function writeOwnPage(
	slug: string,
	fields: Readonly<Record<string, unknown>> = {},
	body = "Who comes to us finds a desk at the window.",
): Act {
	const head = {
		name: `Page of ${slug}`,
		description: `What the page of ${slug} says, in a sentence that is long enough for search engines.`,
		...fields,
	};
	return write(
		`content/pages/own/${slug}.md`,
		`---\n${stringify(head, { lineWidth: 0 })}---\n${body}\n`,
	);
}

/** Writes a page of sections of the agency's own. */
export function writeLandingPage(slug: string, ...sections: readonly object[]): Act {
	const head = {
		name: `Page of ${slug}`,
		description: `What the campaign of ${slug} offers, in a sentence that is long enough for search engines.`,
		sections,
	};
	return write(`content/pages/own/${slug}.yaml`, stringify(head, { lineWidth: 0 }));
}
