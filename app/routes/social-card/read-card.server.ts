import type { CardFacts } from "#app/art/social-card/card-facts.ts";
import { getContent } from "#app/content/content.server.ts";
import { chooseReasonLook } from "#app/routes/why-choose-us/reason-look.ts";
import { readFixedCard } from "./read-fixed-card.server.ts";
import {
	readCityCard,
	readDistrictCard,
	readServiceCard,
	readServicePlaceCard,
} from "./read-place-card.server.ts";
import { readPostCard } from "./read-post-card.server.ts";

export type ReadCard =
	| { status: "found"; facts: CardFacts }
	| { status: "missing" }
	| { status: "unavailable" };

/** What the card of the page at a path is drawn from; unavailable while a post's source does not answer. */
export async function readCard(request: Request, pagePath: string): Promise<ReadCard> {
	const [first = "", second, ...others] = pagePath.slice(1).split("/");
	if (first === "blog" && second && others.length === 0) return readPostCard(request, second);
	const facts = readFixedCard(pagePath) ?? readByParts(first, second, others);
	return facts ? { status: "found", facts } : { status: "missing" };
}

function readByParts(
	first: string,
	second: string | undefined,
	[third, ...others]: string[],
): CardFacts | null {
	if (others.length > 0) return null;
	if (second === undefined) return readCityCard(first);
	if (first === "services") {
		return third === undefined ? readServiceCard(second) : readServicePlaceCard(second, third);
	}
	if (third !== undefined) return null;
	if (first === "case-studies") return readCaseCard(second);
	if (first === "why-choose-us") return readReasonCard(second);
	return readDistrictCard(first, second);
}

function readCaseCard(slug: string): CardFacts | null {
	const found = getContent().caseStudies.find((caseStudy) => caseStudy.slug === slug);
	if (!found) return null;
	const { title, client, measures, order } = found;
	return { kind: "caseStudy", title, label: "Case study", note: client, measures, order };
}

function readReasonCard(slug: string): CardFacts | null {
	const { whyChooseUs } = getContent();
	const index = whyChooseUs.findIndex((reason) => reason.slug === slug);
	const reason = whyChooseUs[index];
	if (!reason) return null;
	const { strong, pale } = chooseReasonLook(reason.order);
	return {
		kind: "reason",
		title: reason.title,
		note: reason.card,
		place: index + 1,
		count: whyChooseUs.length,
		paper: strong,
		pale,
	};
}
