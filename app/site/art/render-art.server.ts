import { loadAllPosts } from "#app/blog/blog.server.ts";
import {
	findCity,
	findCitySummary,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";
import { renderCaseChart } from "#app/design/art/case-chart.ts";
import { renderKite } from "#app/design/art/kite.ts";
import { ICONS, renderFavicon, renderIcon, renderMark } from "#app/design/art/mark.ts";
import { renderNotFound } from "#app/design/art/not-found.ts";
import type { ColourTarget } from "#app/design/art/palette.ts";
import { renderPointIcon } from "#app/design/art/point-icons.ts";
import { renderPostCover } from "#app/design/art/post-cover.ts";
import { renderReel } from "#app/design/art/reel.ts";
import { renderHero } from "#app/design/art/scene.ts";
import { designCity, designDistrict, designService } from "#app/design/art/subject-kites.ts";
import type { Drawing } from "#app/design/art/svg.ts";
import { renderTeam } from "#app/design/art/team.ts";

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
	mark: (target) => renderMark(getContent().site.name, target),
	favicon: (target) => renderFavicon(getContent().site.name, target),
	icon: (target, name: string) => {
		const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
		return (
			icon && { ...renderIcon(getContent().site.name, icon.purpose, target), pngWidth: icon.size }
		);
	},
	hero: (target) => renderHero(target),
	reel: (target) => renderReel(target),
	point: (target, name: string) => renderPointIcon(name, target),
	"not-found": (target) => renderNotFound(target),
	team: (target) => renderTeam(target),
	city: (target, slug: string) => {
		const city = findCitySummary(slug);
		return city && renderKite(city.name, designCity(city), target);
	},
	district: (target, citySlug: string, slug: string) => {
		const city = findCity(citySlug);
		const district = findDistrict(city, slug);
		return city && district && renderKite(district.name, designDistrict(city, slug), target);
	},
	service: (target, slug: string) => {
		const service = findService(slug);
		return service && renderKite(service.name, designService(service), target);
	},
	"case-study": (target, slug: string) => {
		const found = getContent().caseStudies.find((caseStudy) => caseStudy.slug === slug);
		return found && renderCaseChart(found.title, found.measures, found.layout, target);
	},
	/** A cover for posts of a CMS that have no picture; their titles are not known here. */
	cover: (target, serviceSlug: string, key: string) => {
		const service = findService(serviceSlug);
		if (!service || !/^[0-9a-f]{8}$/.test(key)) return null;
		return renderPostCover(key, service, service.name, target);
	},
	post: (target, slug: string) => {
		const post = getContent().posts.find((found) => found.slug === slug);
		const service = findService(post?.service);
		return post && service && renderPostCover(slug, service, post.title, target);
	},
};

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
