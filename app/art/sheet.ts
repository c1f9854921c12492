import { designCity, designDistrict } from "./city-kites.ts";
import { composeKite, type Part } from "./kite.ts";
import { paint } from "./palette.ts";
import { POINT_ICONS } from "./point-icons.ts";
import { composeReel, REEL_BOX } from "./reel.ts";
import { composeHero } from "./scene.ts";
import { designService } from "./service-kites.ts";
import type { Drawing } from "./svg.ts";

type Named = { slug: string; name: string };
type Service = Named & { key: Parameters<typeof designService>[0] };

/** What most pages share, in one document: the hero's kite, the services', icons and the closing call's reel. */
export function drawSiteSheet(name: string, services: readonly Service[]): Drawing {
	const kites = services.map((service, index) =>
		placeKite(service.slug, composeKite(designService(service.key, service.name), `${index}`)),
	);
	return drawSheet(name, composeHero("h"), [
		...kites,
		...Object.entries(POINT_ICONS).map(([icon, lines]) => ({
			id: `_${icon}`,
			rules: ICON_RULES,
			body: `<path class="i" d="${lines}"/>`,
			box: { x: 0, y: 0, width: 24, height: 24 },
		})),
		{ id: "_reel", ...composeReel(), box: REEL_BOX },
	]);
}

/** A city's kite and its districts', in one document. */
export function drawCitySheet({ slug, name }: Named, districts: readonly Named[]): Drawing {
	const kites = districts.map((district, index) =>
		placeKite(
			district.slug,
			composeKite(designDistrict(slug, district.slug, district.name), `${index}`),
		),
	);
	return drawSheet(name, composeKite(designCity(slug, name), "c"), kites);
}

type Box = { x: number; y: number; width: number; height: number };
type Placed = Part & { id: string; box: Box };

function placeKite(id: string, part: Part): Placed {
	return { id, ...part, box: { x: 0, y: 0, width: 240, height: 320 } };
}

const ICON_RULES = { ".i": `fill:none;stroke:${paint("accent", "page")};stroke-width:1.75` };

/** So far apart that a picture of another proportion shows none of its neighbour. */
const GAP = 240;

/**
 * The first drawing is what shows without a fragment, and in place of a drawing that an older copy of the
 * sheet does not have yet. Boxes are 3:4, because a browser may take a picture's proportion from the
 * document and not from the view; the style of what shows an icon says both of its sides.
 */
function drawSheet(title: string, first: Part, others: readonly Placed[]): Drawing {
	let end = 240;
	const views = others.map(({ id, body, box }) => {
		const x = end + GAP;
		end = x + box.width;
		return `<view id="${id}" viewBox="${x} ${box.y} ${box.width} ${box.height}"/><g transform="translate(${x - box.x})">${body}</g>`;
	});
	return {
		width: 240,
		height: 320,
		title,
		rules: Object.assign({}, ...[first, ...others].map(({ rules }) => rules)),
		body: first.body + views.join(""),
	};
}
