import type { DeskContext } from "#app/desk/desk-env.ts";
import { renderDeskPage } from "#app/desk/desk-page.tsx";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { findDone, toDoneAddress } from "#app/desk/done.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/inbox-filter.ts";
import { parseChange } from "#app/desk/parse-change.ts";
import { parseDeskForm } from "#app/desk/parse-form.ts";
import { wakeWorkers } from "#app/enquiries/delivery/worker.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { EnquiryPage } from "./enquiry-page.tsx";
import { eraseEnquiry } from "./erase.tsx";
import type { Rejected, TypedAnswer } from "./page-props.ts";

export async function showEnquiry(context: DeskContext): Promise<Response> {
	return renderEnquiry(context);
}

/** Makes one change. A form with an old revision changes nothing and is shown again with what was typed. */
export async function changeOne(context: DeskContext): Promise<Response> {
	const { database, people } = await getDeskServices();
	const { staff } = context.var.session;
	const form = await parseDeskForm(context);
	const [intent, text, template] = [form.get("intent"), form.get("text"), form.get("template")];
	if (intent === "erase") return eraseEnquiry(context);
	const revision = Number(form.get("revision") || Number.NaN);
	const typed = { intent, text, template, revision: Number.isInteger(revision) ? revision : 0 };
	// The form is shown again, with a text of content/desk.yaml below what was typed.
	if (intent === "answer" && template) return renderEnquiry(context, typed);
	const change = parseChange(form.get, await people.list());
	if (typeof change === "string")
		return renderEnquiry(context, typed, { status: 422, reason: change });
	const id = context.req.param("id") ?? "";
	const result = await changeEnquiry(
		database,
		{ id, seen: revision, by: byPerson(staff.id) },
		change,
	);
	if (result !== "changed" && result !== "unchanged")
		return renderEnquiry(context, typed, {
			status: 409,
			reason: `This enquiry was ${result === "missing" ? "erased" : "changed"} while you had it open. Nothing of yours was saved yet.`,
		});
	wakeWorkers();
	return context.redirect(
		toDoneAddress(`/desk/enquiries/${id}${getViewQuery(context)}`, change.kind),
		303,
	);
}

async function renderEnquiry(
	context: DeskContext,
	typed?: TypedAnswer,
	rejected?: Rejected,
): Promise<Response> {
	const { desk, people, bookings } = await getDeskServices();
	const { session } = context.var;
	const found = await desk.get(context.req.param("id") ?? "");
	if (!found)
		return renderDeskPage(context, {
			title: "No such enquiry",
			session,
			status: 404,
			content: (
				<div className="desk-wrap py-10">
					<h1 className="desk-title">There is no such enquiry</h1>
					<p className="mt-3">
						<a href="/desk">Back to the inbox</a>
					</p>
				</div>
			),
		});
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const [staff, call, neighbours, done] = await Promise.all([
		people.list(),
		bookings.find(found.enquiry.id),
		desk.findNeighbours(found.enquiry, filter, session.staff.id),
		rejected ? null : findDone(context),
	]);
	if (!rejected) await desk.markSeen(found.enquiry.id, session.staff.id);
	return renderDeskPage(context, {
		title: found.enquiry.name || "Erased enquiry",
		session,
		status: rejected?.status ?? 200,
		content: (
			<EnquiryPage
				{...found}
				call={call}
				staff={staff}
				neighbours={neighbours}
				done={done}
				typed={typed}
				rejected={rejected}
				reader={session.staff}
				query={toInboxQuery(filter)}
			/>
		),
	});
}

function getViewQuery(context: DeskContext): string {
	return toInboxQuery(parseInboxFilter(new URL(context.req.url).searchParams));
}
