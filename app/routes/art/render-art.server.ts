import { renderCaseChart } from "#app/art/case-chart.ts";
import { renderCity, renderDistrict } from "#app/art/city-kites.ts";
import { ICONS, renderFavicon, renderIcon, renderMark } from "#app/art/mark.ts";
import { renderNotFound } from "#app/art/not-found.ts";
import type { Target } from "#app/art/palette.ts";
import { renderPointIcon } from "#app/art/point-icons.ts";
import { renderPortrait } from "#app/art/portrait.ts";
import { renderPostCover } from "#app/art/post-cover.ts";
import { renderReel } from "#app/art/reel.ts";
import { renderHero } from "#app/art/scene.ts";
import { renderService } from "#app/art/service-kites.ts";
import type { Drawing } from "#app/art/svg.ts";
import { renderTeam } from "#app/art/team.ts";
import {
	findCity,
	findCitySummary,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";

type Art = {
	drawing: Drawing;
	/** The format of the response. */
	format: "svg" | "png";
	/** The width of the PNG in pixels. */
	width: number;
};

/**
 * Draws the picture at an address below /art, for instance city/mumbai.svg or city/mumbai.png; null where
 * there is none.
 */
export function renderArt(address: string): Art | null {
	const [, path = "", format] = /^(.+)\.(svg|png)$/.exec(address) ?? [];
	const [kind = "", ...slugs] = path.split("/");
	const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
	if (!found || found.draw.length !== slugs.length + 1) return null;
	const drawing = found.draw(format === "png" ? "light" : "page", ...slugs);
	if (drawing === null) return null;
	const width = typeof found.width === "function" ? found.width(slugs[0] ?? "") : found.width;
	return { drawing, format: format === "png" ? "png" : "svg", width };
}

type Kind = {
	/** Takes as many slugs as its address has; a drawing of one thing only takes none. */
	draw: (target: Target, ...slugs: string[]) => Drawing | null;
	/** The width of its PNG in pixels; it may depend on the first slug. */
	width: number | ((slug: string) => number);
};

const KITE = 720;
const WIDE = 1200;

const KINDS: Readonly<Record<string, Kind>> = {
	mark: { width: 512, draw: (target) => renderMark(getContent().site.name, target) },
	favicon: { width: 48, draw: (target) => renderFavicon(getContent().site.name, target) },
	icon: {
		width: (name: string) => findIcon(name)?.size ?? 0,
		draw: (target, name: string) => {
			const icon = findIcon(name);
			return icon ? renderIcon(getContent().site.name, icon.purpose, target) : null;
		},
	},
	hero: { width: KITE, draw: (target) => renderHero(target) },
	reel: { width: KITE, draw: (target) => renderReel(target) },
	point: { width: KITE, draw: (target, name: string) => renderPointIcon(name, target) },
	"not-found": { width: WIDE, draw: (target) => renderNotFound(target) },
	team: {
		width: WIDE,
		draw: (target) =>
			renderTeam(
				getContent()
					.people.filter(({ isTeamMember }) => isTeamMember)
					.map(({ slug }) => slug),
				target,
			),
	},
	city: {
		width: KITE,
		draw: (target, slug: string) => {
			const city = findCitySummary(slug);
			return city ? renderCity(city.slug, city.name, target) : null;
		},
	},
	district: {
		width: KITE,
		draw: (target, slug: string, subSlug: string) => {
			const city = findCity(slug);
			const district = findDistrict(city, subSlug);
			return city && district
				? renderDistrict(city.slug, district.slug, district.name, target)
				: null;
		},
	},
	service: {
		width: KITE,
		draw: (target, slug: string) => {
			const service = findService(slug);
			return service ? renderService(service.key, service.name, target) : null;
		},
	},
	"case-study": {
		width: WIDE,
		draw: (target, slug: string) => {
			const caseStudy = getContent().caseStudies.find((found) => found.slug === slug);
			if (!caseStudy) return null;
			return renderCaseChart(caseStudy.title, caseStudy.measures, caseStudy.order, target);
		},
	},
	person: {
		width: KITE,
		draw: (target, slug: string) => {
			const person = getContent().people.find((found) => found.slug === slug);
			return person ? renderPortrait(person.slug, person.name, target) : null;
		},
	},
	/** For posts of elsewhere that have no picture; their titles are not known here. */
	cover: {
		width: WIDE,
		draw: (target, serviceSlug: string, key: string) => {
			const service = findService(serviceSlug);
			if (!service || !/^[0-9a-f]{8}$/.test(key)) return null;
			return renderPostCover(key, service.key, service.name, target);
		},
	},
	post: {
		width: WIDE,
		draw: (target, slug: string) => {
			const post = getContent().posts.find((found) => found.slug === slug);
			const service = findService(post?.service);
			return post && service ? renderPostCover(post.slug, service.key, post.title, target) : null;
		},
	},
};

function findIcon(name: string) {
	return Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
}
