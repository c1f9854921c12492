import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { toSlug } from "#app/content/names.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";

/** The texts of content/desk.yaml, as they are for this enquiry and this person. */
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
