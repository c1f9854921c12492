import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";

/** Renders the link to the page that asks for a confirmation; only owners see it. */
export function EraseLink({ enquiry, reader }: { enquiry: Enquiry; reader: Staff }) {
	if (reader.role !== "owner" || enquiry.erasedAt) return null;
	return (
		<p className="mt-8 max-w-text border-line border-t pt-4">
			<a className="inline-block py-2" href={`/desk/enquiries/${enquiry.id}/erase`}>
				{t("erase")}
			</a>
		</p>
	);
}
