import { Parser } from "htmlparser2";
import { createLoadCollector, type Form, type Load } from "./loads.ts";

type Attributes = Readonly<Record<string, string>>;
export type Heading = { level: number; text: string };
export type Link = {
	href: string;
	rel: string;
	text: string;
	attributes: Attributes;
	/** Whether it stands in a `<nav>` that is not that of a footer. */
	isInMenu: boolean;
};
/** A picture, with the text of its link where it is within one. */
export type Picture = { src: string; alt: string | null; attributes: Attributes };
export type Script = {
	src: string | null;
	attributes: Attributes;
	text: string;
	isInHead: boolean;
};
/** An element of HTML with what one reads of it. */
export type Frame = { src: string; attributes: Attributes };

/** What a page in HTML has, in the order of its source. */
export type Document = {
	/** The attribute `lang` of the root, or empty. */
	lang: string;
	/** The address by which relative ones are resolved, from the first `<base>`; null without one. */
	base: string | null;
	titles: readonly string[];
	/** The attributes of each `<meta>`. */
	metas: readonly Attributes[];
	/** The attributes of each `<link>`. */
	heads: readonly Attributes[];
	headings: readonly Heading[];
	/** The links with an address, with their text, which is that of their pictures, or `aria-label`, where they have no words. */
	links: readonly Link[];
	pictures: readonly Picture[];
	scripts: readonly Script[];
	frames: readonly Frame[];
	/** Each block of JSON-LD as its value, or as the error of the parser. */
	data: readonly ({ value: unknown } | { error: string })[];
	/** The number of forms with a field that one fills in. */
	forms: number;
	/** The forms with the fields that one fills in, also those without any. */
	formDetails: readonly Form[];
	/** What a browser with scripts loads for the page. */
	loads: readonly Load[];
	/** Whether a field asks for a password. */
	hasPassword: boolean;
	/** The visible words, with spaces between blocks. */
	text: string;
	/** The words within `<noscript>`. */
	noscript: string;
};

/** Elements whose text nobody sees. */
const HIDDEN = new Set(["script", "style", "template", "noscript", "svg", "title"]);
const BLOCKS = new Set(
	"address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul".split(
		" ",
	),
);
const FIELDS = new Set(["input", "textarea", "select"]);
/** Fields that one does not fill in. */
const BUTTONS = new Set(["hidden", "submit", "button", "image", "reset"]);
const HEADING = /^h[1-6]$/;

/** Parses a page in HTML. */
export function parseDocument(html: string): Document {
	const found = createCollector();
	const parser = new Parser(found.handler, { decodeEntities: true });
	parser.end(html);
	return found.finish();
}

function createCollector() {
	const titles: string[] = [];
	const metas: Attributes[] = [];
	const heads: Attributes[] = [];
	const headings: Heading[] = [];
	const links: Link[] = [];
	const pictures: Picture[] = [];
	const scripts: Script[] = [];
	const frames: Frame[] = [];
	const open: string[] = [];
	const words: string[] = [];
	const noscript: string[] = [];
	const loads = createLoadCollector();
	let lang = "";
	let base: string | null = null;
	let forms = 0;
	let hasField = false;
	let hasPassword = false;
	let title: string | null = null;
	let heading: Heading | null = null;
	let link: Link | null = null;
	let script: Script | null = null;

	const isHidden = () => open.some((tag) => HIDDEN.has(tag));

	return {
		handler: {
			onopentag(tag: string, attributes: Record<string, string>) {
				open.push(tag);
				loads.onOpenTag(tag, attributes, open);
				if (BLOCKS.has(tag)) words.push(" ");
				if (tag === "html") lang = attributes.lang ?? "";
				else if (tag === "base") base ??= attributes.href ?? null;
				else if (tag === "title" && !open.includes("svg")) title = "";
				else if (tag === "meta") metas.push(attributes);
				else if (tag === "link") heads.push(attributes);
				else if (HEADING.test(tag)) heading = { level: Number(tag.slice(1)), text: "" };
				else if (tag === "iframe") frames.push({ src: attributes.src ?? "", attributes });
				else if (tag === "form") hasField = false;
				else if (FIELDS.has(tag)) {
					hasField ||= !BUTTONS.has(attributes.type ?? "text");
					hasPassword ||= attributes.type?.toLowerCase() === "password";
				}
				if (tag === "script") {
					const isInHead = open.includes("head");
					script = { src: attributes.src ?? null, attributes, text: "", isInHead };
				} else if (tag === "a" && attributes.href !== undefined) {
					const { href, rel = "" } = attributes;
					const isInMenu = open.includes("nav") && !open.includes("footer");
					link = { href, rel, text: attributes["aria-label"] ?? "", attributes, isInMenu };
				} else if (tag === "svg" && heading && attributes["aria-label"]) {
					heading.text += ` ${attributes["aria-label"]}`;
				} else if (tag === "img") {
					const { alt = null } = attributes;
					pictures.push({ src: attributes.src ?? "", alt, attributes });
					if (link && alt) link.text += ` ${alt}`;
					if (heading && alt) heading.text += ` ${alt}`;
				}
			},
			ontext(text: string) {
				if (script) script.text += text;
				if (title !== null) title += text;
				if (open.includes("noscript")) noscript.push(text);
				// The title of a drawing is its alternative text.
				if (heading && open.at(-1) === "title") heading.text += ` ${text}`;
				if (isHidden()) return;
				words.push(text);
				if (heading) heading.text += text;
				if (link && !link.attributes["aria-label"]) link.text += text;
			},
			onclosetag(tag: string) {
				const at = open.lastIndexOf(tag);
				if (at >= 0) open.length = at;
				loads.onCloseTag(tag);
				if (BLOCKS.has(tag)) words.push(" ");
				if (tag === "title" && title !== null) {
					titles.push(collapse(title));
					title = null;
				} else if (heading && HEADING.test(tag)) {
					headings.push({ ...heading, text: collapse(heading.text) });
					heading = null;
				} else if (tag === "a" && link) {
					links.push({ ...link, text: collapse(link.text) });
					link = null;
				} else if (tag === "script" && script) {
					scripts.push(script);
					script = null;
				} else if (tag === "form" && hasField) forms++;
			},
		},
		finish: (): Document => ({
			lang,
			base,
			titles,
			metas,
			heads,
			headings,
			links,
			pictures,
			scripts,
			frames,
			data: scripts.flatMap(({ attributes, text }) =>
				attributes.type?.toLowerCase() === "application/ld+json" ? [parseData(text)] : [],
			),
			forms,
			...loads.finish(),
			hasPassword,
			text: collapse(words.join("")),
			noscript: collapse(noscript.join(" ")),
		}),
	};
}

function parseData(text: string): Document["data"][number] {
	try {
		return { value: JSON.parse(text) };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}

function collapse(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
