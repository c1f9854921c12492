import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { parseInboxFilter } from "#app/desk/inbox-filter.ts";
import { sendCsv } from "#app/desk/send-csv.ts";
import { createMatcher, getSortDirection } from "#app/desk/store/inbox-conditions.ts";
import type { EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { CSV_HEAD, formatCsvLine } from "#app/enquiries/export-enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { getNow } from "#app/platform/clock.ts";

/** Exports all enquiries of a view of the inbox with every field, in its order, with the names of owners. */
export async function exportView(context: DeskContext): Promise<Response> {
	const { enquiries, people, database } = await getDeskServices();
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const matches = await createMatcher(database, filter);
	const isShown = matches(context.var.session.staff.id, new Date(getNow()));
	const found = enquiries.iterate({
		// The file does not distinguish samples from other enquiries.
		where: (eb) => eb.and([isShown(eb), isCounted(eb)]),
		direction: getSortDirection(filter.view),
	});
	const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
	return sendCsv(`enquiries-${filter.view}`, formatLines(found, names));
}

async function* formatLines(
	enquiries: AsyncIterable<EnquiryWithDeliveries>,
	names: ReadonlyMap<string, string>,
) {
	yield CSV_HEAD;
	for await (const enquiry of enquiries)
		yield formatCsvLine({ ...enquiry, owner: names.get(enquiry.owner ?? "") ?? null });
}
