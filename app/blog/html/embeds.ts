import type { Element, ElementContent } from "./hast.ts";
import { parseAddress } from "./links.ts";
import { element, getAttribute, getLine, hasClass, isElement, walk } from "./tree.ts";

type Video = { site: string; page: string; still: string | null };

/** What players call a video without a title. */
const NO_TITLE = /^(?:youtube|vimeo)? ?(?:video )?player$/i;

/**
 * An iframe as a figure that links to the other site, with a still for a video: nothing of that site is loaded before
 * the visitor follows the link. The still is an ordinary picture, whose host must be allowed.
 */
export function createEmbed(source: Element, base: string): Element[] {
	const url = parseAddress(getAttribute(source, "src") ?? "", base);
	if (!getAttribute(source, "src") || url?.protocol !== "https:") return [];
	if (source.tagName === "audio") return [createLink(url, "Listen to the recording")];
	if (source.tagName === "video") return [createLink(url, "Watch the video")];
	// A post of another site in WordPress: the quoted link beside it is enough.
	if (hasClass(source, /^wp-embedded-content$/)) return [];
	const video = parseVideo(url);
	if (video) return [createVideo(video, getAttribute(source, "title") ?? "")];
	return [createLink(url, `Open the embedded page at ${url.host}`)];
}

/** WordPress's embed block with a link or a video in place of a bare address. */
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

function parseVideo(url: URL): Video | null {
	const host = url.hostname.replace(/^(?:www|m|music|player)\./, "");
	const path = url.pathname.split("/").filter((part) => part !== "");
	if (host === "youtube.com" || host === "youtube-nocookie.com" || host === "youtu.be") {
		const isNamed = /^(?:embed|v|shorts|live)$/.test(path[0] ?? "");
		const named = isNamed ? path[1] : url.searchParams.get("v");
		const id = (host === "youtu.be" ? path[0] : named) ?? "";
		if (!/^[\w-]{11}$/.test(id)) return null;
		const start = url.searchParams.get("start") ?? url.searchParams.get("t") ?? "";
		const from = /^\d{1,6}s?$/.test(start) ? `&t=${Number.parseInt(start, 10)}s` : "";
		return {
			site: "YouTube",
			page: `https://www.youtube.com/watch?v=${id}${from}`,
			still: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
		};
	}
	if (host !== "vimeo.com") return null;
	const [id = "", secret = url.searchParams.get("h") ?? ""] =
		path[0] === "video" ? path.slice(1) : path;
	if (!/^\d{1,12}$/.test(id)) return null;
	const page = `https://vimeo.com/${id}${/^[0-9a-f]{4,20}$/.test(secret) ? `/${secret}` : ""}`;
	return { site: "Vimeo", page, still: null };
}

function createVideo({ site, page, still }: Video, foreignTitle: string): Element {
	const title = foreignTitle.replaceAll(/\s+/g, " ").trim();
	const name = title === "" || NO_TITLE.test(title) ? "" : `: ${title}`;
	const label: ElementContent = { type: "text", value: `Watch on ${site}${name}` };
	const picture = still && element("img", { src: still, alt: "", width: "480", height: "360" });
	return element("figure", { className: ["embed"] }, [
		element("a", { href: page }, picture ? [picture, label] : [label]),
	]);
}

function createLink(url: URL, value: string): Element {
	return element("p", {}, [element("a", { href: url.href }, [{ type: "text", value }])]);
}
