import { drawCaseChart } from "#app/art/case-chart.ts";
import { drawCity, drawDistrict } from "#app/art/city-kites.ts";
import { drawFavicon, drawIcon, drawMark, ICONS } from "#app/art/mark.ts";
import { drawPortrait, drawTeam } from "#app/art/portrait.ts";
import { drawPostCover } from "#app/art/post-cover.ts";
import { drawHero, drawNotFound } from "#app/art/scene.ts";
import { drawService } from "#app/art/service-kites.ts";
import { drawCitySheet, drawSiteSheet } from "#app/art/sheet.ts";
import {
	findCity,
	findCityEntry,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";

type Art = {
	svg: string;
	/** The format that is asked for. */
	format: "svg" | "png";
	/** Of its PNG, in pixels. */
	width: number;
};

/**
 * Draws the picture at an address below /art, for instance city/mumbai.svg or city/mumbai.png; null where
 * there is none.
 */
export function drawArt(address: string): Art | null {
	const [, path = "", format] = /^(.+)\.(svg|png)$/.exec(address) ?? [];
	const [kind = "", ...slugs] = path.split("/");
	const drawing = Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : undefined;
	if (!drawing || drawing.draw.length !== slugs.length) return null;
	const svg = drawing.draw(...slugs);
	if (svg === null || (format === "png" && drawing.isSheet)) return null;
	const width = typeof drawing.width === "function" ? drawing.width(slugs[0] ?? "") : drawing.width;
	return { svg, format: format === "png" ? "png" : "svg", width };
}

type Drawing = {
	/** Takes as many slugs as its address has; a drawing of one thing only takes none. */
	draw: (...slugs: string[]) => string | null;
	/** Of its PNG, in pixels; it may depend on the first slug. */
	width: number | ((slug: string) => number);
	/** Shown by its views alone: it has no PNG. */
	isSheet?: boolean;
};

const KITE = 720;
const WIDE = 1200;

const DRAWINGS: Readonly<Record<string, Drawing>> = {
	mark: { width: 512, draw: () => drawMark(getContent().site.name) },
	favicon: { width: 48, draw: () => drawFavicon(getContent().site.name) },
	icon: {
		width: (name: string) => findIcon(name)?.size ?? 0,
		draw: (name: string) => {
			const icon = findIcon(name);
			return icon ? drawIcon(getContent().site.name, icon.purpose) : null;
		},
	},
	hero: { width: KITE, draw: () => drawHero() },
	"not-found": { width: WIDE, draw: () => drawNotFound() },
	team: {
		width: WIDE,
		draw: () =>
			drawTeam(
				getContent()
					.people.filter(({ isTeamMember }) => isTeamMember)
					.map(({ slug }) => slug),
			),
	},
	city: {
		width: KITE,
		draw: (slug: string) => {
			const city = findCityEntry(slug);
			return city ? drawCity(city.slug, city.name) : null;
		},
	},
	district: {
		width: KITE,
		draw: (slug: string, subSlug: string) => {
			const city = findCity(slug);
			const district = findDistrict(city, subSlug);
			return city && district ? drawDistrict(city.slug, district.slug, district.name) : null;
		},
	},
	service: {
		width: KITE,
		draw: (slug: string) => {
			const service = findService(slug);
			return service ? drawService(service.key, service.name) : null;
		},
	},
	sheet: {
		width: KITE,
		isSheet: true,
		draw: () => {
			const { site, services } = getContent();
			return drawSiteSheet(site.name, services);
		},
	},
	"city-sheet": {
		width: KITE,
		isSheet: true,
		draw: (slug: string) => {
			const city = findCity(slug);
			return city ? drawCitySheet(city, city.districts) : null;
		},
	},
	"case-study": {
		width: WIDE,
		draw: (slug: string) => {
			const caseStudy = getContent().caseStudies.find((found) => found.slug === slug);
			return caseStudy ? drawCaseChart(caseStudy.title, caseStudy.measures, caseStudy.order) : null;
		},
	},
	person: {
		width: KITE,
		draw: (slug: string) => {
			const person = getContent().people.find((found) => found.slug === slug);
			return person ? drawPortrait(person.slug, person.name) : null;
		},
	},
	/** For posts of elsewhere that have no picture; their titles are not known here. */
	cover: {
		width: WIDE,
		draw: (serviceSlug: string, key: string) => {
			const service = findService(serviceSlug);
			if (!service || !/^[0-9a-f]{8}$/.test(key)) return null;
			return drawPostCover(key, service.key, service.name);
		},
	},
	post: {
		width: WIDE,
		draw: (slug: string) => {
			const post = getContent().posts.find((found) => found.slug === slug);
			const service = findService(post?.service);
			return post && service ? drawPostCover(post.slug, service.key, post.title) : null;
		},
	},
};

function findIcon(name: string) {
	return Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
}
