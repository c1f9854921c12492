import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { renderDeskPage } from "../desk-page.tsx";
import { parseDeskForm } from "../parse-form.ts";

/** The way to the page that asks; only owners see it. */
export function EraseLink({ enquiry, reader }: { enquiry: Enquiry; reader: Staff }) {
	if (reader.role !== "owner" || enquiry.erasedAt) return null;
	return (
		<p className="mt-8 max-w-text border-line border-t pt-4">
			<a className="inline-block py-2" href={`/desk/enquiries/${enquiry.id}/erase`}>
				Erase this person’s data
			</a>
		</p>
	);
}

export async function askToErase(context: DeskContext): Promise<Response> {
	return renderQuestion(context);
}

/** Erases one enquiry or all of its person; asks again when somebody changed it meanwhile. */
export async function eraseEnquiry(context: DeskContext): Promise<Response> {
	const { desk, staff } = await getDeskServices();
	const form = await parseDeskForm(context);
	const id = context.req.param("id") ?? "";
	const { enquiry } = (await desk.get(id)) ?? {};
	if (enquiry && !enquiry.erasedAt) {
		const revision = Number(form.get("revision") || Number.NaN);
		const by = form.get("scope") === "person" ? { email: enquiry.email } : { id };
		const isErased =
			Number.isInteger(revision) &&
			(await staff.eraseSeen({ id, revision }, by, context.var.session.staff.id));
		if (!isErased) return renderQuestion(context, true);
	}
	return context.redirect(`/desk/enquiries/${id}`, 303);
}

async function renderQuestion(context: DeskContext, isStale = false): Promise<Response> {
	const { desk, staff } = await getDeskServices();
	const { session } = context.var;
	const { enquiry } = (await desk.get(context.req.param("id") ?? "")) ?? {};
	if (!enquiry || enquiry.erasedAt)
		return renderDeskPage(context, {
			title: "Nothing to erase",
			session,
			status: 404,
			content: (
				<p className="desk-wrap py-10">There is no such enquiry, or it was erased before.</p>
			),
		});
	const count = await staff.countErasable({ email: enquiry.email });
	return renderDeskPage(context, {
		title: "Erase",
		session,
		status: isStale ? 409 : 200,
		content: <EraseQuestion enquiry={enquiry} count={count} isStale={isStale} />,
	});
}

type EraseQuestionProps = {
	enquiry: Enquiry;
	/** Enquiries of the same e-mail address, with this one. */
	count: number;
	isStale: boolean;
};

function EraseQuestion({ enquiry, count, isStale }: EraseQuestionProps) {
	const { id, name, email, revision } = enquiry;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title wrap-anywhere">{`Erase the data of ${name}?`}</h1>
			{isStale && (
				<p role="alert" className="mt-4 max-w-text border-2 border-accent p-4 font-bold">
					Somebody changed this enquiry meanwhile. Nothing was erased yet: look at it again first.
				</p>
			)}
			<p className="mt-4 max-w-text wrap-anywhere">
				Name, addresses, message, notes and answers are erased for good, and what was not sent yet
				is not sent. Time, service, place, source and state stay and count in the numbers. Copies in
				mailboxes, in what receives the webhook and in backups are not reached from here.
			</p>
			<form
				method="post"
				action={`/desk/enquiries/${id}`}
				className="mt-6 flex flex-wrap items-center gap-4"
			>
				<input type="hidden" name="intent" value="erase" />
				<input type="hidden" name="revision" value={revision} />
				<button
					type="submit"
					name="scope"
					value="enquiry"
					className="desk-button"
					data-tone="accent"
				>
					Erase this enquiry
				</button>
				{count > 1 && (
					<button
						type="submit"
						name="scope"
						value="person"
						className="desk-button"
						data-tone="accent"
					>
						Erase all {count} of {email}
					</button>
				)}
				<a className="py-2" href={`/desk/enquiries/${id}`}>
					Keep it
				</a>
			</form>
		</div>
	);
}
