import { type HtmlElement, HtmlValidate, Parser } from "html-validate";

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const config = await new HtmlValidate({ root: true, elements: ["html5"] }).getConfigFor("a.html");

export type Document = ReturnType<typeof readHtml>;

/** A page as its elements and texts, from the HTML alone. */
export function readHtml(html: string) {
	const root = new Parser(config).parseHtml(html);
	const select = (selector: string) => root.querySelectorAll(selector);
	const only = (selector: string) => {
		const [found, ...more] = select(selector);
		if (!found || more.length > 0) throw new Error(`${more.length + 1} or no ${selector}`);
		return found;
	};
	return {
		select,
		/** Text of every element that matches. */
		texts: (selector: string) => select(selector).map(readText),
		/** Text of the one element that matches; throws when there is none or more. */
		text: (selector: string) => readText(only(selector)),
		/** An attribute of the one element that matches. */
		attribute: (selector: string, name: string) => readAttribute(only(selector), name),
		/** An attribute of every element that matches and has it. */
		attributes: (selector: string, name: string) =>
			select(selector)
				.map((element) => readAttribute(element, name))
				.filter((value) => value !== null),
	};
}

export function readText(element: HtmlElement): string {
	return decode(element.textContent).replaceAll(/\s+/g, " ").trim();
}

export function readAttribute(element: HtmlElement, name: string): string | null {
	const value = element.getAttributeValue(name);
	return value === null ? null : decode(value);
}

function decode(text: string): string {
	return text
		.replaceAll("&#x27;", "'")
		.replaceAll(/&(\w+);/g, (entity, name) => CHARACTERS[name] ?? entity);
}
