import { readAddress } from "./links.ts";
import { element, type HtmlElement, type HtmlNode, hasClass, readText } from "./tree.ts";

type Video = { site: string; page: string; still: string | null };

/** The players' own words for a film without a name. */
const NO_TITLE = /^(?:youtube|vimeo)? ?(?:video )?player$/i;
const EMBEDDED = /^wp-embedded-content$/;

/**
 * A frame of another site as a figure that links to it, with a still for a video: nothing of the other site is loaded
 * until the visitor goes there. The still is an ordinary picture, and must be allowed as one.
 */
export function makeEmbed(source: HtmlElement, base: string): HtmlNode[] {
	const url = readAddress(source.attributes.src ?? "", base);
	if (source.attributes.src === undefined || url?.protocol !== "https:") return [];
	if (source.name !== "iframe") {
		return [
			makeLinkParagraph(
				url,
				source.name === "audio" ? "Listen to the recording" : "Watch the video",
			),
		];
	}
	const video = readVideo(url);
	if (video) return [makeVideo(video, source.attributes.title ?? "")];
	return [makeLinkParagraph(url, `Open the embedded page at ${url.host}`)];
}

/** Prepares a figure of WordPress's embed block, or one of our own: a bare address becomes a link or a video. */
export function readEmbedFigure(figure: HtmlElement, base: string): HtmlElement {
	const first = figure.children[0];
	if (hasClass(figure, /^embed$/) && typeof first === "object" && first.name === "a") {
		const url = readAddress(first.attributes.href ?? "", base);
		if (url && readVideo(url) && readText(first).trim() !== "") return { ...figure, name: "embed" };
	}
	if (!hasClass(figure, /^wp-block-embed$/) || find(figure, isFrame)) return figure;
	const caption = figure.children.filter(
		(child) => typeof child === "object" && child.name === "figcaption",
	);
	const rest = figure.children.filter((child) => !caption.includes(child));
	const address = rest.map(readText).join("").trim();
	const url = /^https:\/\/\S+$/.test(address) ? readAddress(address, base) : null;
	if (!url) return figure;
	const video = readVideo(url);
	const shown = video ? makeVideo(video, "") : makeLinkParagraph(url, url.host);
	return { ...figure, children: [shown, ...caption] };
}

/** WordPress shows another site's post as a quoted link with a frame beside it: the link is enough. */
export function dropFramesOfPosts(node: HtmlElement): void {
	const hasQuote = node.children.some(
		(child) =>
			typeof child === "object" && child.name === "blockquote" && hasClass(child, EMBEDDED),
	);
	node.children = node.children.filter(
		(child) =>
			!(hasQuote && typeof child === "object" && isFrame(child) && hasClass(child, EMBEDDED)),
	);
	for (const child of node.children) {
		if (typeof child !== "object") continue;
		if (child.name === "blockquote" && hasClass(child, EMBEDDED)) child.name = "div";
		dropFramesOfPosts(child);
	}
}

function isFrame(node: HtmlElement): boolean {
	return node.name === "iframe";
}

function find(node: HtmlElement, isIt: (node: HtmlElement) => boolean): boolean {
	return node.children.some(
		(child) => typeof child === "object" && (isIt(child) || find(child, isIt)),
	);
}

function readVideo(url: URL): Video | null {
	const host = url.hostname.replace(/^(?:www|m|music|player)\./, "");
	const path = url.pathname.split("/").filter((part) => part !== "");
	if (host === "youtube.com" || host === "youtube-nocookie.com" || host === "youtu.be") {
		const isShort = host === "youtu.be";
		const isNamed = /^(?:embed|v|shorts|live)$/.test(path[0] ?? "");
		const id = isShort ? path[0] : isNamed ? path[1] : url.searchParams.get("v");
		if (!id || !/^[\w-]{11}$/.test(id)) return null;
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

function makeVideo(video: Video, foreignTitle: string): HtmlElement {
	const title = foreignTitle.replaceAll(/\s+/g, " ").trim();
	const name = title === "" || NO_TITLE.test(title) ? "" : `: ${title}`;
	const still = video.still
		? [element("img", { src: video.still, alt: "", width: "480", height: "360" })]
		: [];
	return element("embed", {}, [
		element("a", { href: video.page }, [...still, `Watch on ${video.site}${name}`]),
	]);
}

function makeLinkParagraph(url: URL, text: string): HtmlElement {
	return element("p", {}, [element("a", { href: url.href }, [text])]);
}
