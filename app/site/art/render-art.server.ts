import { loadAllPosts } from "#app/blog/blog.server.ts";
import {
	findCity,
	findCitySummary,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";
import { renderCaseChart } from "#app/design/art/case-chart.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { ICONS } from "#app/design/art/icons.ts";
import type { ColourTarget } from "#app/design/art/palette.ts";
import { renderPointIcon } from "#app/design/art/point-icons.ts";
import type { Drawing } from "#app/design/art/svg.ts";

type Art = {
	drawing: Drawing;
	format: "svg" | "png";
	width: number;
};

/** Renders a drawing. Takes as many slugs as the address has; a kind with a single drawing takes none. */
type RenderKind = (target: ColourTarget, ...slugs: string[]) => Drawing | null | undefined;

/** The widths in pixels of drawings wider than high, and of others. */
const WIDE = 1200;
const NARROW = 720;

/**
 * Renders the drawing at an address below /art, such as city/newtown.svg or city/newtown.png. Returns null where there is
 * none.
 */
export function renderArt(address: string): Art | null {
	const [, path = "", format] = /^(.+)\.(svg|png)$/.exec(address) ?? [];
	const [kind = "", ...slugs] = path.split("/");
	const render = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
	if (render?.length !== slugs.length + 1) return null;
	const drawing = render(format === "png" ? "light" : "page", ...slugs);
	if (!drawing) return null;
	const { width, height, pngWidth = width > height ? WIDE : NARROW } = drawing;
	return { drawing, format: format === "png" ? "png" : "svg", width: pngWidth };
}

const KINDS: Readonly<Record<string, RenderKind>> = {
	mark: (target) => getDrawings().renderMark(getName(), target),
	favicon: (target) => getDrawings().renderFavicon(getName(), target),
	icon: (target, name: string) => {
		const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
		if (!icon) return null;
		const drawing = getDrawings().renderIcon(getName(), icon.purpose, target);
		return { ...drawing, pngWidth: icon.size };
	},
	hero: (target) => getDrawings().renderHero(getName(), target),
	reel: (target) => getDrawings().renderClosing(getName(), target),
	point: (target, name: string) => renderPointIcon(name, target),
	"not-found": (target) => getDrawings().renderNotFound(getName(), target),
	team: (target) => getDrawings().renderTeam(getName(), target),
	city: (target, slug: string) => {
		const city = findCitySummary(slug);
		return city && getDrawings().renderCity(city.name, city, target);
	},
	district: (target, citySlug: string, slug: string) => {
		const city = findCity(citySlug);
		const district = findDistrict(city, slug);
		return city && district && getDrawings().renderDistrict(district.name, city, slug, target);
	},
	service: (target, slug: string) => {
		const service = findService(slug);
		return service && getDrawings().renderService(service.name, service, target);
	},
	"case-study": (target, slug: string) => {
		const found = getContent().caseStudies.find((caseStudy) => caseStudy.slug === slug);
		return found && renderCaseChart(found, getDrawings().chartMarks, target);
	},
	/** A cover for posts of a CMS that have no picture; their titles are not known here. */
	cover: (target, serviceSlug: string, key: string) => {
		const service = findService(serviceSlug);
		if (!service || !/^[0-9a-f]{8}$/.test(key)) return null;
		return getDrawings().renderPostCover(key, service, service.name, target);
	},
	post: (target, slug: string) => {
		const post = getContent().posts.find((found) => found.slug === slug);
		const service = findService(post?.service);
		return post && service && getDrawings().renderPostCover(slug, service, post.title, target);
	},
};

function getName(): string {
	return getContent().site.name;
}

const COVER = /^cover\/.+\.(?:svg|png)$/;

/**
 * Returns whether the site itself has written the address of a drawing, below /art: a cover belongs to a post without a
 * picture, and without its post it would be one of billions. Returns null while the posts are not available.
 */
export async function isWritten(address: string): Promise<boolean | null> {
	if (!COVER.test(address)) return true;
	const list = await loadAllPosts();
	if (list.status !== "loaded") return null;
	const imageUrl = `/art/${address.replace(/\.png$/, ".svg")}`;
	return list.posts.some((post) => post.imageUrl === imageUrl);
}
