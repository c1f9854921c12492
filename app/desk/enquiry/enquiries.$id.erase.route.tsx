import * as z from "zod/mini";
import type { Booking } from "#app/database/booking.ts";
import { isAhead } from "#app/desk/calls/call-state.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { Erasable } from "#app/enquiries/store/maintenance-store.ts";
import { t } from "#app/messages/en/desk-erasure.server.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";
import { integer, text, texts } from "#app/platform/http/form-fields.ts";

/** The revisions that the author saw; NaN equals none. */
export const eraseFields = z.object({
	revision: integer(Number.NaN),
	/** Those of the person's other enquiries. */
	seen: z.pipe(
		texts,
		z.transform((all) => all.map(parseSeen)),
	),
	scope: text,
});

export const eraseRoute: DeskRoute = {
	path: "/desk/enquiries/:id/erase",
	role: "owner",
	get: (context) => renderQuestion(context),
};

/** Erases one enquiry or all of its person, as they were seen; asks again when one was changed or arrived meanwhile. */
export async function eraseEnquiry(
	context: DeskContext,
	{ revision, seen: others, scope }: z.infer<typeof eraseFields>,
): Promise<Response> {
	const { desk, staff } = await getDeskServices();
	const id = context.req.param("id") ?? "";
	const { enquiry } = (await desk.get(id)) ?? {};
	if (enquiry && !enquiry.erasedAt) {
		const seen = new Map([[id, revision], ...others]);
		const by = scope === "person" ? { personOf: id } : { id };
		const unseen = await staff.eraseSeen(by, seen, context.var.session.staff.id);
		if (unseen.length > 0) return renderQuestion(context, unseen);
		// The agency's calendar hears of the cancelled call.
		wakeWorker();
	}
	return context.redirect(toFlashAddress(`/desk/enquiries/${id}`, "erased"), 303);
}

function formatSeen({ id, revision }: Erasable): string {
	return `${id}:${revision}`;
}

function parseSeen(text: string): [id: string, revision: number] {
	const [id = "", revision = ""] = text.split(":");
	return [id, Number(revision || Number.NaN)];
}

async function renderQuestion(
	context: DeskContext,
	unseen: readonly string[] = [],
): Promise<Response> {
	const { desk, staff, bookings } = await getDeskServices();
	const { session } = context.var;
	const { enquiry } = (await desk.get(context.req.param("id") ?? "")) ?? {};
	if (!enquiry || enquiry.erasedAt)
		return renderDeskPage(context, {
			title: t("nothingToErase"),
			session,
			status: 404,
			content: <p className="desk-wrap py-10">{t("notFound")}</p>,
		});
	const all = await staff.listErasable({ personOf: enquiry.id });
	return renderDeskPage(context, {
		title: t("title"),
		session,
		status: unseen.length > 0 ? 409 : 200,
		content: (
			<EraseQuestion
				enquiry={enquiry}
				call={await bookings.find(enquiry.id)}
				all={all}
				unseen={all.filter(({ id }) => unseen.includes(id))}
			/>
		),
	});
}

type EraseQuestionProps = {
	enquiry: Enquiry;
	call: Booking | undefined;
	/** The enquiries of the same person, with this one. */
	all: readonly Erasable[];
	/** Those that the reader has not seen in their present state. */
	unseen: readonly Erasable[];
};

function EraseQuestion({ enquiry, call, all, unseen }: EraseQuestionProps) {
	const { id, name, email, revision } = enquiry;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title wrap-anywhere">{t("question", { name })}</h1>
			{unseen.length > 0 && <Unseen unseen={unseen} />}
			<ul className="mt-4 grid max-w-text gap-2">
				{(["erased", "kept", "notReached"] as const).map((key) => (
					<li key={key}>{t(key, { strong: (text) => <strong key="strong">{text}</strong> })}</li>
				))}
			</ul>
			{call && isAhead(call) && (
				<p className="mt-4 max-w-text border-marigold border-l-4 pl-3">
					{t("callIsCancelled", {
						time: formatCallTime(call.startsAt),
						link: (text) => (
							<a key="link" href={`/desk/bookings/${id}#cancel`}>
								{text}
							</a>
						),
					})}
				</p>
			)}
			<form
				method="post"
				action={`/desk/enquiries/${id}`}
				className="mt-6 flex flex-wrap items-center gap-4"
			>
				<input type="hidden" name="intent" value="erase" />
				<input type="hidden" name="revision" value={revision} />
				{all
					.filter((each) => each.id !== id)
					.map((other) => (
						<input key={other.id} type="hidden" name="seen" value={formatSeen(other)} />
					))}
				<button
					type="submit"
					name="scope"
					value="enquiry"
					className="desk-button"
					data-tone={all.length > 1 ? "quiet" : "accent"}
				>
					{t("eraseOne")}
				</button>
				{all.length > 1 && (
					<button
						type="submit"
						name="scope"
						value="person"
						className="desk-button"
						data-tone="accent"
					>
						{t("eraseAll", { count: all.length, person: email || name })}
					</button>
				)}
				<a className="py-2" href={`/desk/enquiries/${id}`}>
					{t("keep")}
				</a>
			</form>
		</div>
	);
}

/** Renders what somebody changed, or what arrived, since the page was opened. */
function Unseen({ unseen }: Pick<EraseQuestionProps, "unseen">) {
	return (
		<div role="alert" className="mt-4 max-w-text border-2 border-accent p-4">
			<p className="font-bold">{t("unseen")}</p>
			<ul>
				{unseen.map(({ id, createdAt }) => (
					<li key={id}>
						<a className="inline-block py-2" href={`/desk/enquiries/${id}`}>
							{t("enquiryOf", { time: formatInstant(createdAt) })}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
