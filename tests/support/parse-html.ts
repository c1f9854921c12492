import { type HtmlElement, HtmlValidate, Parser } from "html-validate";

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const config = await new HtmlValidate({ root: true, elements: ["html5"] }).getConfigFor("a.html");

export type Document = ReturnType<typeof parseHtml>;

export function parseHtml(html: string) {
	const root = new Parser(config).parseHtml(html);
	const select = (selector: string) => root.querySelectorAll(selector);
	const getOnly = (selector: string) => {
		const [found, ...more] = select(selector);
		if (!found || more.length > 0) throw new Error(`${more.length + 1} or no ${selector}`);
		return found;
	};
	return {
		select,
		texts: (selector: string) => select(selector).map(getText),
		/** Returns the text of the only element that matches. Throws where there are none or several. */
		text: (selector: string) => getText(getOnly(selector)),
		/** Returns an attribute of the only element that matches. */
		attribute: (selector: string, name: string) => getAttribute(getOnly(selector), name),
		/** Returns an attribute of every element that matches and has it. */
		attributes: (selector: string, name: string) =>
			select(selector)
				.map((element) => getAttribute(element, name))
				.filter((value) => value !== null),
	};
}

export function getText(element: HtmlElement): string {
	return decode(element.textContent).replaceAll(/\s+/g, " ").trim();
}

export function getAttribute(element: HtmlElement, name: string): string | null {
	const value = element.getAttributeValue(name);
	return value === null ? null : decode(value);
}

function decode(text: string): string {
	return text
		.replaceAll("&#x27;", "'")
		.replaceAll(/&(\w+);/g, (entity, name) => CHARACTERS[name] ?? entity);
}
