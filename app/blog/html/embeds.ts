import { t } from "#app/messages/en/articles.server.ts";
import type { Element, ElementContent } from "./hast.ts";
import { parseAddress } from "./links.ts";
import { element, getAttribute, getLine, hasClass, isElement, walk } from "./tree.ts";
import { parseVideo, type Video } from "./videos.ts";

/** The titles that players give to a video without a title. */
const NO_TITLE = /^(?:youtube|vimeo)? ?(?:video )?player$/i;

/**
 * Converts a player to a link to its file, and an iframe to a figure that links to the other site, with a still for a
 * video: nothing of that site is loaded before the visitor follows the link. The still is an ordinary picture, whose
 * host must be allowed.
 */
export function createEmbed(source: Element, base: string): Element[] {
	const src = getAttribute(source, "src");
	const url = src ? parseAddress(src, base) : null;
	if (!url?.protocol.startsWith("http")) return [];
	if (source.tagName === "audio") return [createLink(url, t("listen"))];
	const title = toOwnTitle(getAttribute(source, "title") ?? "");
	if (source.tagName === "video")
		return [createLink(url, title ? t("watchNamed", { title }) : t("watch"))];
	const video = parseVideo(url);
	if (video) return [createVideo(video, title)];
	// A browser blocks such a page as mixed content in an https page.
	if (url.protocol !== "https:") return [];
	// This is WordPress's embed of another site's post: the quoted link beside it is enough.
	if (hasClass(source, /^wp-embedded-content$/)) return [];
	return [createLink(url, t("openEmbedded", { host: url.host }))];
}

/** Returns WordPress's embed block with a link or a video in place of a bare address. */
export function resolveEmbedFigure(figure: Element, base: string): Element {
	if (!hasClass(figure, /^wp-block-embed$/)) return figure;
	if (walk(figure.children).some(({ tagName }) => tagName === "iframe")) return figure;
	const isCaption = (child: ElementContent) => isElement(child, "figcaption");
	const children = figure.children.filter((child) => !isCaption(child));
	const address = getLine(children);
	const url = /^https:\/\/\S+$/.test(address) ? parseAddress(address, base) : null;
	if (!url) return figure;
	const video = parseVideo(url);
	const shown = video ? createVideo(video, "") : createLink(url, url.host);
	return { ...figure, children: [shown, ...figure.children.filter(isCaption)] };
}

function createVideo({ site, page, still }: Video, title: string): Element {
	const value = title ? t("watchNamedOn", { site, title }) : t("watchOn", { site });
	const label: ElementContent = { type: "text", value };
	const picture = still && element("img", { src: still, alt: "", width: "480", height: "360" });
	return element("figure", { className: ["embed"] }, [
		element("a", { href: page }, picture ? [picture, label] : [label]),
	]);
}

/** Returns the title of a video; empty where it has none of its own. */
function toOwnTitle(foreignTitle: string): string {
	const title = foreignTitle.replaceAll(/\s+/g, " ").trim();
	return NO_TITLE.test(title) ? "" : title;
}

function createLink(url: URL, value: string): Element {
	return element("p", {}, [element("a", { href: url.href }, [{ type: "text", value }])]);
}
