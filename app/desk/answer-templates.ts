import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { toSlug } from "#app/content/names.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";

/** Lists the texts of content/desk.yaml, filled in for this enquiry and this person. */
export function listAnswerTemplates(enquiry: Enquiry, staffName: string) {
	const values = {
		name: enquiry.name,
		staff: staffName,
		topic: formatContext(enquiry) ?? "your marketing",
	};
	return getContent().desk.answers.map(({ name, text }) => ({
		slug: toSlug(name),
		name,
		text: fillPlaceholders(text, values),
	}));
}
