import type { Attributes, Document } from "./document.ts";
import type { OpenElements } from "./open-elements.ts";
import { resolveAddress } from "./resolve-address.ts";
import type { Page } from "./visit.ts";

/** What a browser with scripts loads by itself for a page, prepares to load, or sends a form to. */
export type Load = {
	kind: "script" | "style" | "picture" | "frame" | "media" | "hint" | "form";
	/** The address as it stands in the page. Of a `srcset` it is the first one. */
	address: string;
	tag: string;
	attributes: Attributes;
	isInHead: boolean;
	/** True where the browser chooses among several pictures, of which this is one. */
	isChoice: boolean;
};

/** A form with the fields that one fills in. */
export type Form = {
	attributes: Attributes;
	fields: readonly { tag: string; attributes: Attributes }[];
};

/** The elements that the head can have: it ends at the first other one (HTML, “the in head insertion mode”). */
const OF_HEAD = new Set("html head title base meta link script style noscript template".split(" "));
/** Elements whose content a browser with scripts does not load. */
const INERT = ["noscript", "template"];
const HINTS = ["preconnect", "preload", "modulepreload"];
const FIELDS = new Set(["input", "textarea", "select"]);
/** Fields that one does not fill in. */
const BUTTONS = new Set(["hidden", "submit", "button", "image", "reset"]);

/** Collects what a page loads, and its forms, from its elements in the order of their source. */
export function createLoadCollector() {
	const loads: Load[] = [];
	const forms: { attributes: Attributes; fields: Form["fields"][number][] }[] = [];
	let isInHead = true;
	let isInForm = false;

	return {
		/** Takes an element; `open` are those that are open, with itself. */
		onOpenTag(tag: string, attributes: Attributes, open: OpenElements) {
			if (open.has(...INERT)) return;
			isInHead &&= OF_HEAD.has(tag);
			if (tag === "form") {
				forms.push({ attributes, fields: [] });
				isInForm = true;
			}
			const type = attributes.type?.toLowerCase() ?? "text";
			if (isInForm && FIELDS.has(tag) && !BUTTONS.has(type))
				forms.at(-1)?.fields.push({ tag, attributes });
			const isChoice = open.has("picture") || attributes.srcset !== undefined;
			for (const [kind, address] of listAddresses(tag, attributes, open))
				if (address?.trim()) loads.push({ kind, address, tag, attributes, isInHead, isChoice });
		},
		onCloseTag(tag: string) {
			if (tag === "head") isInHead = false;
			if (tag === "form") isInForm = false;
		},
		finish: (): Pick<Document, "loads" | "forms"> => ({
			loads,
			forms,
		}),
	};
}

function listAddresses(
	tag: string,
	{ src, srcset, href, data, poster, action, formaction, rel = "", type = "" }: Attributes,
	open: OpenElements,
): [Load["kind"], string | undefined][] {
	const picture = src || getFirst(srcset);
	switch (tag) {
		case "script":
			return [["script", src]];
		case "link": {
			const names = rel.toLowerCase().split(/\s+/);
			if (names.includes("stylesheet") && !names.includes("alternate")) return [["style", href]];
			return HINTS.some((hint) => names.includes(hint)) ? [["hint", href]] : [];
		}
		case "img":
			return [["picture", picture]];
		case "source":
			return open.has("picture") ? [["picture", picture]] : [["media", src]];
		case "video":
			return [
				["media", src],
				["picture", poster],
			];
		case "audio":
		case "track":
			return [["media", src]];
		case "iframe":
		case "embed":
			return [["frame", src]];
		case "object":
			return [["frame", data]];
		case "form":
			return [["form", action]];
		case "button":
			return [["form", formaction]];
		case "input":
			return [
				["form", formaction],
				["picture", type.toLowerCase() === "image" ? src : undefined],
			];
		default:
			return [];
	}
}

/** Returns the first address of a `srcset`, without the comma that may end it. */
function getFirst(srcset = ""): string | undefined {
	const [first = ""] = srcset.trim().split(/\s+/);
	return first.endsWith(",") ? first.slice(0, -1) : first;
}

/** Resolves the addresses of what a page loads, without what is not of the web. */
export function resolveLoads(page: Pick<Page, "url" | "document">): (Load & { url: URL })[] {
	return page.document.loads.flatMap((load) => {
		const url = resolveAddress(page, load.address);
		return url ? [{ ...load, url }] : [];
	});
}
