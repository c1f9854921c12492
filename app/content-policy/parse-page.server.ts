import { Parser } from "htmlparser2";

/** What the styles and the policy of a page depend on. */
export type ParsedPage = {
	/** What selectors name: tags as `p`, classes as `.wrap`, ids as `#main`. */
	names: Set<string>;
	/** Custom properties in attributes of drawings, as `--color-ink`. */
	variables: Set<string>;
	/** Texts of the inline scripts that browsers execute, or that are rules for them. */
	scripts: Set<string>;
	styles: Set<string>;
};

type Inline = { kind: "scripts" | "styles"; text: string };

/** The `type` of a script that is data, which needs no permission. */
const DATA = /^application\//;
export const VARIABLE = /--[\w-]+/g;

/**
 * Parses a rendered page. Scripts and styles between the first <main> and the last </main> are left out, as the words
 * of the content and of the CMS stand there: what gets past a sanitiser is not permitted to run.
 */
export function parsePage(html: string): ParsedPage {
	const names = new Set<string>();
	const variables = new Set<string>();
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
			const kind = findKind(tag, attributes);
			current = kind && { kind, text: "" };
			if (current) (after ?? before).push(current);
		},
		ontext(text) {
			if (current) current.text += text;
		},
		onclosetag(tag) {
			current = null;
			if (tag === "main") after = [];
		},
	});
	parser.end(html);
	const inline = [...before, ...(after ?? [])];
	const list = (wanted: Inline["kind"]) =>
		new Set(inline.filter(({ kind }) => kind === wanted).map(({ text }) => text));
	return { names, variables, scripts: list("scripts"), styles: list("styles") };
}

function findKind(tag: string, { type = "", src }: Record<string, string>): Inline["kind"] | null {
	if (tag === "style") return "styles";
	return tag === "script" && src === undefined && !DATA.test(type) ? "scripts" : null;
}
