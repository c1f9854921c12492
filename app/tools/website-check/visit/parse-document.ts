import { Parser } from "htmlparser2";
import type { Attributes, Document, Heading, Link, Named, Picture, Script } from "./document.ts";
import { createLoadCollector } from "./loads.ts";
import { OpenElements } from "./open-elements.ts";
import { isData, parseData } from "./parse-data.ts";

/** Elements whose text nobody sees. */
const HIDDEN = ["script", "style", "template", "noscript", "svg", "title"];
const BLOCKS = new Set(
	"address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul".split(
		" ",
	),
);
/** Elements that nobody sees unless scripts are off, or until a script copies them. */
const ABSENT = new Set(["noscript", "template"]);
const DRAWINGS = new Set(["svg", "video", "canvas", "object"]);
/** Elements that name a language in it, as those of a switch between languages do. */
const SWITCHES = new Set(["a", "button", "option", "span"]);
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
	const partLangs: string[] = [];
	const types: string[] = [];
	const properties: string[] = [];
	const roots: { tag: string; attributes: Attributes }[] = [];
	const open = new OpenElements();
	/** Whether each of the open elements is hidden. */
	const hidden: boolean[] = [];
	const words: string[] = [];
	const noscript: string[] = [];
	const loads = createLoadCollector();
	let lang = "";
	let base: string | null = null;
	let hasPassword = false;
	let title: string | null = null;
	let heading: Heading | null = null;
	let link: Link | null = null;
	let script: Script | null = null;
	/** The place of the first picture of the open link. */
	let linked = 0;

	const isHidden = () => open.has(...HIDDEN);
	const isAbsent = () => hidden.at(-1) ?? false;
	const addName = (text: string) => {
		if (link) link.name += text;
		if (heading) heading.name += text;
	};
	const addSpace = (tag: string) => {
		if (!BLOCKS.has(tag)) return;
		words.push(" ");
		addName(" ");
	};

	return {
		handler: {
			onopentag(tag: string, attributes: Record<string, string>) {
				if (open.last === "body") roots.push({ tag, attributes });
				open.open(tag);
				hidden.push(isAbsent() || hides(tag, attributes));
				if (attributes["aria-label"]) addName(` ${attributes["aria-label"]}`);
				if (attributes.lang && tag !== "html" && !SWITCHES.has(tag))
					partLangs.push(attributes.lang);
				types.push(...list(attributes.itemtype), ...list(attributes.typeof));
				properties.push(...list(attributes.itemprop), ...list(attributes.property));
				for (const named of [link, heading]) {
					if (!named) continue;
					named.hasPicture ||= tag === "img";
					named.hasDrawing ||= DRAWINGS.has(tag);
				}
				addSpace(tag);
				loads.onOpenTag(tag, attributes, open);
				if (tag === "html") lang = attributes.lang ?? "";
				else if (tag === "base") base ??= attributes.href ?? null;
				else if (tag === "title" && !open.has("svg")) title = "";
				else if (tag === "meta") metas.push(attributes);
				else if (tag === "link") heads.push(attributes);
				else if (HEADING.test(tag)) {
					const level = Number(tag.slice(1));
					heading = { level, text: "", attributes, ...createNamed(attributes, isAbsent()) };
				} else if (tag === "input") hasPassword ||= attributes.type?.toLowerCase() === "password";
				if (tag === "script") {
					script = { src: attributes.src ?? null, attributes, text: "" };
				} else if (tag === "a" && attributes.href !== undefined) {
					const { href, rel = "" } = attributes;
					const isInMenu = open.has("nav") && !open.has("footer");
					const text = attributes["aria-label"] ?? "";
					link = { href, rel, text, attributes, isInMenu, ...createNamed(attributes, isAbsent()) };
					linked = pictures.length;
				} else if (tag === "svg" && heading && attributes["aria-label"]) {
					heading.text += ` ${attributes["aria-label"]}`;
				} else if (tag === "img") {
					const { alt = null } = attributes;
					const src = attributes.src ?? "";
					pictures.push({ src, alt, attributes, linkName: null, isHidden: isAbsent() });
					if (alt) addName(` ${alt}`);
					if (link && alt) link.text += ` ${alt}`;
					if (heading && alt) heading.text += ` ${alt}`;
				}
			},
			ontext(text: string) {
				if (script) script.text += text;
				if (title !== null) title += text;
				if (open.has("noscript")) noscript.push(text);
				// The title of a drawing is its alternative text.
				if (heading && open.last === "title") heading.text += ` ${text}`;
				if (open.last === "title") addName(` ${text}`);
				if (isHidden()) return;
				addName(text);
				words.push(text);
				if (heading) heading.text += text;
				if (link && !link.attributes["aria-label"]) link.text += text;
			},
			onclosetag(tag: string) {
				hidden.length = open.close(tag);
				loads.onCloseTag(tag);
				addSpace(tag);
				if (tag === "title" && title !== null) {
					titles.push(collapse(title));
					title = null;
				} else if (heading && HEADING.test(tag)) {
					headings.push({ ...heading, text: collapse(heading.text), name: getName(heading) });
					heading = null;
				} else if (tag === "a" && link) {
					const name = getName(link);
					links.push({ ...link, text: collapse(link.text), name });
					for (const picture of pictures.slice(linked)) picture.linkName = name;
					link = null;
				} else if (tag === "script" && script) {
					scripts.push(script);
					script = null;
				}
			},
		},
		finish: (): Document => ({
			lang,
			base,
			partLangs,
			titles,
			metas,
			heads,
			headings,
			links,
			pictures,
			scripts,
			data: scripts.flatMap(({ attributes, text }) =>
				isData(attributes) && text.trim() ? [parseData(text)] : [],
			),
			microdata: { types, properties },
			roots,
			...loads.finish(),
			hasPassword,
			text: collapse(words.join("")),
			noscript: collapse(noscript.join(" ")),
		}),
	};
}

function createNamed(attributes: Attributes, isHidden: boolean): Named {
	return {
		name: `${attributes["aria-label"] ?? ""} `,
		hasPicture: false,
		hasDrawing: false,
		isHidden,
	};
}

function getName({ name, attributes }: Heading | Link): string {
	return collapse(name) || collapse(attributes.title ?? "");
}

function hides(tag: string, attributes: Attributes): boolean {
	return ABSENT.has(tag) || "hidden" in attributes || attributes["aria-hidden"] === "true";
}

/** Returns the first words of an attribute with several, such as `class`. */
function list(attribute = ""): readonly string[] {
	return attribute.slice(0, 500).split(/\s+/).filter(Boolean);
}

function collapse(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
