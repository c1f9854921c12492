import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// React writes <meta/> and charSet: both mean the same to every parser of HTML.
		"void-style": "off",
		"attr-case": "off",
		// React writes checked="" where it could write checked.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Search engines cut titles by pixels, and ours end in the agency's name.
		"long-title": "off",
		// Where a number may break is for the styles; a no-break space would be copied with the number.
		"tel-non-breaking": "off",
	},
});

/** What is not valid in a page's HTML, a line each. */
export async function findHtmlErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
