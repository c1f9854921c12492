import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/inbox-filter.ts";
import type { Change } from "#app/desk/store/desk-store.ts";
import { wakeWorkers } from "#app/enquiries/delivery/worker.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/store/tables.ts";
import { renderDeskPage } from "../desk-page.tsx";
import { parseDeskForm } from "../parse-form.ts";
import { EnquiryPage, type Rejected } from "./enquiry-page.tsx";

const CHANNELS = ["call", "whatsapp", "e-mail"] as const;
/** ISO 8601 days from which an enquiry comes back to the inbox, at the opening of the day. */
const SNOOZE_DAYS = /^\d{1,3}$/;
const DAY_MS = 86_400_000;

export async function showEnquiry(context: DeskContext): Promise<Response> {
	return renderEnquiry(context);
}

/** One change; an old revision writes nothing and comes back with what was typed. */
export async function changeEnquiry(context: DeskContext): Promise<Response> {
	const { desk, people } = await getDeskServices();
	const { staff } = context.var.session;
	const form = await parseDeskForm(context);
	const change = parseChange(form.get, await people.list());
	const typed = { intent: form.get("intent"), text: form.get("text") };
	if (typeof change === "string")
		return renderEnquiry(context, { ...typed, status: 422, reason: change });
	const id = context.req.param("id") ?? "";
	const revision = Number(form.get("revision") || Number.NaN);
	const result = await desk.change(id, change, { staffId: staff.id, revision });
	if (result === "stale")
		return renderEnquiry(context, {
			...{ ...typed, status: 409, since: Number.isInteger(revision) ? revision : 0 },
			reason:
				"Somebody changed this enquiry while you had it open. Nothing of yours was saved yet.",
		});
	if (result === "changed" && change.kind === "ham") wakeWorkers();
	return context.redirect(`/desk/enquiries/${id}${getViewQuery(context)}`, 303);
}

async function renderEnquiry(context: DeskContext, rejected?: Rejected): Promise<Response> {
	const { desk, people } = await getDeskServices();
	const { session } = context.var;
	const found = await desk.get(context.req.param("id") ?? "");
	if (!found)
		return renderDeskPage(context, {
			...{ title: "No such enquiry", session, status: 404 },
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
	const [staff, neighbours] = await Promise.all([
		people.list(),
		desk.findNeighbours(found.enquiry, filter, session.staff.id),
	]);
	if (!rejected) await desk.markSeen(found.enquiry.id, session.staff.id);
	return renderDeskPage(context, {
		...{ title: found.enquiry.name || "Erased enquiry", session },
		status: rejected?.status ?? 200,
		content: (
			<EnquiryPage
				{...{ ...found, staff, neighbours, rejected }}
				reader={session.staff}
				query={toInboxQuery(filter)}
			/>
		),
	});
}

function getViewQuery(context: DeskContext): string {
	return toInboxQuery(parseInboxFilter(new URL(context.req.url).searchParams));
}

/** A reason in words where a field is missing or unknown. */
function parseChange(
	get: (name: string) => string,
	staff: readonly { id: string }[],
): Change | string {
	const text = get("text");
	const intent = get("intent");
	switch (intent) {
		case "note":
			return text ? { kind: "note", text } : "The note is empty: write a word or two.";
		case "answered-elsewhere": {
			const channel = CHANNELS.find((known) => known === get("channel"));
			return channel
				? { kind: "answered-elsewhere", channel, text }
				: `Say how it was answered: ${CHANNELS.join(", ")}.`;
		}
		case "state": {
			const state = ENQUIRY_STATES.find(
				(known): known is Enquiry["state"] => known === get("state"),
			);
			return state ? { kind: "state", state } : `Choose a state: ${ENQUIRY_STATES.join(", ")}.`;
		}
		case "owner": {
			const owner = get("owner") || null;
			const isKnown = owner === null || staff.some(({ id }) => id === owner);
			return isKnown ? { kind: "owner", owner } : "This owner is not one of the desk's people.";
		}
		case "snooze":
			return parseSnooze(get("until"));
		default:
			return { kind: intent === "ham" ? "ham" : "spam" };
	}
}

/** A number of days from now, an instant, or empty for not at all. */
function parseSnooze(until: string): Change | string {
	if (until === "") return { kind: "snooze", until: null };
	const time = SNOOZE_DAYS.test(until) ? Date.now() + Number(until) * DAY_MS : Date.parse(until);
	if (Number.isNaN(time) || time <= Date.now())
		return "Choose a time in the future until which it shall be out of the inbox.";
	return { kind: "snooze", until: new Date(time).toISOString() };
}
