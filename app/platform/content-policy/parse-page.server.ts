import { Parser } from "htmlparser2";

export type ParsedPage = {
	/** Selectors of a page: tags as `p`, classes as `.wrap`, ids as `#main`. */
	names: Set<string>;
	/** Custom properties in attributes of SVG, as `--color-ink`. */
	variables: Set<string>;
	/** The characters of its texts beyond ASCII, each once. */
	letters: string;
	/** Inline scripts that need permission: code and speculation rules. */
	scripts: Set<string>;
	styles: Set<string>;
};

type Inline = { kind: "scripts" | "styles"; text: string };

/** The types of data blocks, which need no permission. */
const DATA_TYPE = /^application\//;
export const VARIABLE = /--[\w-]+/g;

/**
 * Parses a rendered page. Scripts and styles between the first <main> and the last </main> are ignored, as texts of the
 * CMS are there: the policy does not permit what the sanitiser overlooks.
 */
export function parsePage(html: string): ParsedPage {
	const names = new Set<string>();
	const variables = new Set<string>();
	const letters = new Set<string>();
	const before: Inline[] = [];
	let after: Inline[] | null = null;
	let current: Inline | null = null;
	const parser = new Parser({
		onopentag(tag, attributes) {
			names.add(tag);
			if (attributes.id) names.add(`#${attributes.id}`);
			for (const name of attributes.class?.split(/\s+/) ?? []) names.add(`.${name}`);
			for (const value of Object.values(attributes))
				if (value.includes("var(--"))
					for (const [name] of value.matchAll(VARIABLE)) variables.add(name);
			if (tag === "main") after ??= [];
			const kind = getKind(tag, attributes);
			current = kind && { kind, text: "" };
			if (current) (after ?? before).push(current);
		},
		ontext(text) {
			if (current) current.text += text;
			else for (const [letter] of text.matchAll(/\P{ASCII}/gu)) letters.add(letter);
		},
		onclosetag(tag) {
			current = null;
			if (tag === "main") after = [];
		},
	});
	parser.end(html);
	const inline = [...before, ...(after ?? [])];
	const list = (kind: Inline["kind"]) =>
		new Set(inline.filter((each) => each.kind === kind).map(({ text }) => text));
	const page = { names, variables, letters: [...letters].join("") };
	return { ...page, scripts: list("scripts"), styles: list("styles") };
}

function getKind(tag: string, { type = "", src }: Record<string, string>): Inline["kind"] | null {
	if (tag === "style") return "styles";
	return tag === "script" && src === undefined && !DATA_TYPE.test(type) ? "scripts" : null;
}
