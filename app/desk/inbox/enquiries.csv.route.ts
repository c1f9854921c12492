import type { Database } from "#app/database/open-database.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { sendCsv } from "#app/desk/request/send-csv.ts";
import { type InboxFilter, parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import {
	type Conditions,
	createMatcher,
	createNarrowing,
	getSortDirection,
} from "#app/desk/store/inbox-conditions.ts";
import type { EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { CSV_HEAD, formatCsvLine } from "#app/enquiries/export-enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { getNow } from "#app/platform/clock.ts";

export const exportRoute: DeskRoute = {
	path: "/desk/enquiries.csv",
	role: "owner",
	get: exportView,
};

/** Exports all enquiries of the matters of a view of the inbox, or of a search in all of them, with every field and the names of owners. */
async function exportView(context: DeskContext): Promise<Response> {
	const { enquiries, people, database } = await getDeskServices();
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const isShown = filter.isEverywhere
		? await createSearch(database, filter)
		: (await createMatcher(database, filter))(context.var.session.staff.id, new Date(getNow()));
	const found = enquiries.iterate({
		// The file does not distinguish samples from other enquiries.
		where: (eb) => {
			const matters = eb.selectFrom("enquiries").select("enquiries.matterId").where(isShown);
			return eb.and([eb("enquiries.matterId", "in", matters), isCounted(eb)]);
		},
		direction: filter.isEverywhere ? "desc" : getSortDirection(filter.view),
	});
	const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
	const name = filter.isEverywhere ? "search" : filter.view;
	return sendCsv(`enquiries-${name}`, formatLines(found, names));
}

/** Creates the conditions of what a search in every view shows. */
async function createSearch(database: Database, filter: InboxFilter): Promise<Conditions> {
	const narrows = await createNarrowing(database, filter);
	return (eb) => eb.and([eb("erasedAt", "is", null), narrows(eb)]);
}

async function* formatLines(
	enquiries: AsyncIterable<EnquiryWithDeliveries>,
	names: ReadonlyMap<string, string>,
) {
	yield CSV_HEAD;
	for await (const enquiry of enquiries)
		yield formatCsvLine({ ...enquiry, owner: names.get(enquiry.owner ?? "") ?? null });
}
