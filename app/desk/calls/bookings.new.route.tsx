import * as z from "zod/mini";
import { getBookingRules, getHostTimes, listHosts } from "#app/calls/call-times.server.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { daySchema } from "#app/platform/day.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { FreeDay, NewCallPage } from "./new-call-page.tsx";
import { renderNoCall } from "./no-call.tsx";

/** The number of enquiries that the page lists. */
const MAX_LISTED = 12;
const querySchema = z.object({ time: text, day: text, q: text });

export const newCallRoute: DeskRoute = {
	path: "/desk/bookings/new",
	role: "member",
	get: renderNewCall,
};

/** Renders the choice of whom a call is for, at a free time of the week, or the free times of a day. */
async function renderNewCall(context: DeskContext): Promise<Response> {
	if (!getBookingRules()) return renderNoCall(context);
	const { time, day: typed, q } = parseQuery(context, querySchema);
	const { session } = context.var;
	const services = await getDeskServices();
	const times = await getHostTimes(undefined, "staff");
	const day = daySchema.safeParse(typed);
	if (day.success) {
		const ofDay = [...times.keys()].filter((start) => toDay(start) === day.data);
		return renderDeskPage(context, {
			title: t("bookOne"),
			session,
			content: <FreeDay day={day.data} times={ofDay} />,
		});
	}
	const start = Date.parse(time);
	const free = times.get(start);
	const filter = { ...parseInboxFilter(new URLSearchParams({ view: "all", q })), page: 1 };
	const { enquiries } = await services.desk.list(filter, session.staff.id);
	const hosts = await listHosts(services);
	return renderDeskPage(context, {
		title: t("bookOne"),
		session,
		content: (
			<NewCallPage
				start={free ? start : null}
				hosts={hosts.filter(({ id }) => free?.includes(id))}
				query={q}
				enquiries={enquiries.filter(({ erasedAt }) => !erasedAt).slice(0, MAX_LISTED)}
			/>
		),
	});
}
