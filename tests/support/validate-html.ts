import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// React writes <meta/> and charSet: both mean the same to every parser of HTML.
		"void-style": "off",
		"attr-case": "off",
		// React writes checked="", where checked would do.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Search engines cut titles by pixels, and ours end in the agency's name.
		"long-title": "off",
		// Styles prevent line breaks in a number; a no-break space would be copied with the number.
		"tel-non-breaking": "off",
	},
});

/** Lists what is invalid in a page's HTML, a line each. */
export async function findHtmlErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
