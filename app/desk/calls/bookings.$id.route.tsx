import { findCallTerms } from "#app/calls/call-terms.server.ts";
import { getBookingRules, getCallTimes, listHosts } from "#app/calls/call-times.server.ts";
import { canBookAnew } from "#app/database/call-states.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import type { RejectedChange } from "./call-form.tsx";
import { CallPage } from "./call-page.tsx";
import { renderNoCall } from "./no-call.tsx";

export const callRoute: DeskRoute = {
	path: "/desk/bookings/:id",
	role: "member",
	get: (context) => renderCall(context, context.req.param("id") ?? ""),
};

/** Renders the call of an enquiry, to be booked, moved or cancelled; `id` is the enquiry's. */
export async function renderCall(
	context: DeskContext,
	id: string,
	rejected?: RejectedChange,
): Promise<Response> {
	const services = await getDeskServices();
	const { bookings, desk } = services;
	const [call, found] = await Promise.all([bookings.find(id), desk.get(id)]);
	if (!found || found.enquiry.erasedAt || !getBookingRules()) return renderNoCall(context);
	if (!call && isHeld(found.enquiry)) return renderNoCall(context);
	const moved = call && !canBookAnew(call) ? call : undefined;
	const [times, hosts] = await Promise.all([
		getCallTimes(moved, "staff"),
		listHosts(services, moved),
	]);
	return renderDeskPage(context, {
		title: t("callWith", { name: found.enquiry.name }),
		session: context.var.session,
		status: rejected?.status ?? 200,
		content: (
			<CallPage
				call={call}
				enquiry={found.enquiry}
				events={found.events}
				times={times}
				hosts={hosts}
				hostName={(call && (await findCallTerms(call))?.hostName) ?? ""}
				rejected={rejected}
			/>
		),
	});
}
