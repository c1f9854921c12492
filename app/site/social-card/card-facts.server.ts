import { loadPost } from "#app/blog/blog.server.ts";
import { isDeferred } from "#app/blog/deferred-result.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { Post } from "#app/blog/post.ts";
import { findService, getContent, getPages } from "#app/content/content.server.ts";
import type { Card, KiteOf } from "#app/content/pages/card.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { chooseDrawable } from "#app/design/art/lettering.ts";
import { hashText } from "#app/design/art/seed.ts";
import type { CardFacts, CardThing } from "#app/design/art/social-card/social-card.ts";
import type { Drawing } from "#app/design/art/svg.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import { getTopicTheme } from "#app/design/sections/topic-theme.server.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { renderArt } from "#app/site/art/render-art.server.ts";

export type LoadedCard =
	| { status: "found"; facts: CardFacts }
	| { status: "missing" }
	| { status: "unavailable" };

/** Returns the facts of the card of the page at a path; unavailable while a post's source does not respond. */
export async function loadCardFacts(request: Request, pagePath: string): Promise<LoadedCard> {
	const [first, post, ...more] = pagePath.slice(1).split("/");
	if (first === "blog" && post && more.length === 0) return loadPostCard(request, post);
	const card = getPages().get(pagePath)?.card;
	const facts = card ? toFacts(card()) : null;
	return facts ? { status: "found", facts } : { status: "missing" };
}

/** Returns a card with its drawings, or null where its motif is not there. */
function toFacts(card: Card): CardFacts | null {
	switch (card.composition) {
		case "plain":
			return card;
		case "kites":
			return { ...card, kites: card.kites.map(toThing) };
		case "figures": {
			const { cases, ...words } = card;
			return { ...words, figures: cases.map((each) => getHeadline(each)) };
		}
		case "cover": {
			const { seed, service, ...words } = card;
			const cover = getDrawings().renderPostCover(seed, service, "", "light");
			return cover && { ...words, cover };
		}
	}
}

function toThing(of: KiteOf): CardThing {
	const { renderService, renderCity, renderDistrict } = getDrawings();
	if ("service" in of) return (target, key) => renderService("", of.service, target, key);
	const { city, district } = of;
	return district === undefined
		? (target, key) => renderCity("", city, target, key)
		: (target, key) => renderDistrict("", city, district, target, key);
}

async function loadPostCard(request: Request, slug: string): Promise<LoadedCard> {
	const loaded = await loadPost(request, slug);
	const result = isDeferred(loaded) ? await loaded.deferred : loaded;
	if (result.status !== "found") return result;
	const { post } = result;
	const topic = post.categories[0]?.name ?? getContent().pages.blog.title;
	const cover = renderCover(post);
	if (!cover) return { status: "missing" };
	return {
		status: "found",
		facts: {
			composition: "cover",
			// A title in a script that the outlines do not cover is replaced by the post's topic.
			title: chooseDrawable(getSafeText(post.title), topic, "title"),
			label: `${topic} · ${formatLongDate(post.published.day)}`,
			cover,
			paper: getTopicTheme(post.categories),
		},
	};
}

const ART = "/art/";

/** Renders the post's own drawing; where it has a photograph, one made from its slug and topic. */
function renderCover({ slug, imageUrl, categories }: Post): Drawing | null {
	const address = imageUrl.slice(ART.length).replace(/svg$/, "png");
	const drawn = imageUrl.startsWith(ART) ? renderArt(address) : null;
	if (drawn) return drawn.drawing;
	const { services } = getContent();
	const service = findService(categories[0]?.slug) ?? services[hashText(slug) % services.length];
	return service ? getDrawings().renderPostCover(slug, service, "", "light") : null;
}
