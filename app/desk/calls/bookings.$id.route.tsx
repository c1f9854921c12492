import { getCallTimes } from "#app/calls/call-times.server.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import type { RejectedChange } from "./call-form.tsx";
import { CallPage } from "./call-page.tsx";
import { renderNoCall } from "./no-call.tsx";

export const callRoute: DeskRoute = {
	path: "/desk/bookings/:id",
	role: "member",
	get: (context) => renderCall(context, context.req.param("id") ?? ""),
};

/** Renders one call, to be moved or cancelled; `id` is the enquiry's. */
export async function renderCall(
	context: DeskContext,
	id: string,
	rejected?: RejectedChange,
): Promise<Response> {
	const { bookings, desk } = await getDeskServices();
	const [call, found] = await Promise.all([bookings.find(id), desk.get(id)]);
	if (!call || !found || found.enquiry.erasedAt) return renderNoCall(context);
	return renderDeskPage(context, {
		title: t("callWith", { name: found.enquiry.name }),
		session: context.var.session,
		status: rejected?.status ?? 200,
		content: (
			<CallPage
				call={call}
				enquiry={found.enquiry}
				events={found.events}
				times={await getCallTimes(call)}
				rejected={rejected}
			/>
		),
	});
}
