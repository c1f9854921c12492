import type { Drawing } from "../svg.ts";
import { CARD_COLOURS } from "./card-colours.ts";
import type { CardFacts, Sender } from "./card-facts.ts";
import { drawFrame } from "./frame.ts";
import {
	drawCityCard,
	drawDistrictCard,
	drawLocalServiceCard,
	drawLocationsCard,
} from "./place-cards.ts";
import { drawAboutCard, drawHomeCard, drawPlainCard, drawToolCard } from "./plain-cards.ts";
import { drawServiceCard, drawServicesCard, drawSubServiceCard } from "./service-cards.ts";
import {
	drawBlogCard,
	drawCaseCard,
	drawCaseListCard,
	drawPostCard,
	drawReasonCard,
} from "./story-cards.ts";

type Draw<Kind extends CardFacts["kind"]> = (
	facts: Extract<CardFacts, { kind: Kind }>,
	sender: Sender,
) => string;

const CARDS: { [Kind in CardFacts["kind"]]: Draw<Kind> } = {
	home: drawHomeCard,
	service: drawServiceCard,
	subService: drawSubServiceCard,
	localService: drawLocalServiceCard,
	locations: drawLocationsCard,
	city: drawCityCard,
	district: drawDistrictCard,
	caseStudy: drawCaseCard,
	caseList: drawCaseListCard,
	post: drawPostCard,
	blog: drawBlogCard,
	reason: drawReasonCard,
	services: drawServicesCard,
	about: drawAboutCard,
	tool: drawToolCard,
	plain: drawPlainCard,
};

/**
 * The card that networks show with a link to a page, 1200 x 630, in light colours only: each kind of page has
 * a composition of its own, drawn from the page's facts. No text is too long or too strange for it.
 */
export function drawSocialCard(facts: CardFacts, sender: Sender): Drawing {
	const paper = "paper" in facts ? facts.paper : "cotton";
	// One kind's facts go to that kind's drawing, which the compiler cannot follow through the lookup.
	const draw = CARDS[facts.kind] as Draw<CardFacts["kind"]>;
	const ground = facts.kind === "district" ? "cotton" : paper;
	return drawFrame(facts.title, CARD_COLOURS[ground].paper, draw(facts as never, sender));
}
