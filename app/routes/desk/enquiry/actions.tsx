import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { STATE_NAMES } from "#app/desk/format.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { toTelUrl, toWhatsAppUrl } from "#app/ui/contact-urls.ts";
import type { Rejected } from "./enquiry-page.tsx";

type ActionsProps = {
	enquiry: Enquiry;
	staff: readonly Staff[];
	reader: Staff;
	query: string;
	rejected: Rejected | undefined;
};

export function Actions({ enquiry, staff, reader, query, rejected }: ActionsProps) {
	const isHeld = enquiry.verdict === "spam" || enquiry.verdict === "quarantined";
	const form = { enquiry, query };
	const typed = (intent: string) => (rejected?.intent === intent ? rejected.text : "");
	return (
		<div className="mt-6 max-w-text">
			<Answer enquiry={enquiry} reader={reader} />
			<ActionForm {...form} intent="answered-elsewhere">
				<fieldset>
					<legend className="font-bold">I have answered, by</legend>
					<div className="mt-1 flex flex-wrap gap-x-5">
						{[
							["call", "Call"],
							["whatsapp", "WhatsApp"],
							["e-mail", "E-mail"],
						].map(([channel, name], index) => (
							<label key={channel} className="flex items-center gap-2 py-2">
								<input
									type="radio"
									name="channel"
									value={channel}
									defaultChecked={index === 0}
									className="size-5"
								/>
								{name}
							</label>
						))}
					</div>
				</fieldset>
				<label>
					<span className="text-fine">What was said, for the others (optional)</span>
					<textarea
						className="desk-field"
						name="text"
						rows={2}
						defaultValue={typed("answered-elsewhere")}
					/>
				</label>
				<Submit tone="accent">Answered</Submit>
			</ActionForm>
			<ActionForm {...form} intent="note">
				<label>
					<span className="font-bold">Note</span>
					<textarea
						className="desk-field mt-1"
						name="text"
						rows={3}
						defaultValue={typed("note")}
						required
					/>
				</label>
				<Submit>Add the note</Submit>
			</ActionForm>
			<div className="grid gap-x-8 sm:grid-cols-2">
				<ActionForm {...form} intent="state">
					<Choice label="State" name="state" value={enquiry.state}>
						{Object.entries(STATE_NAMES)}
					</Choice>
					<Submit>Set the state</Submit>
				</ActionForm>
				<ActionForm {...form} intent="owner">
					<Choice label="Owner" name="owner" value={enquiry.owner ?? ""}>
						{[["", "Nobody"], ...staff.map(({ id, name }) => [id, name])]}
					</Choice>
					<Submit>Set the owner</Submit>
				</ActionForm>
				<ActionForm {...form} intent="snooze">
					<Choice label="Out of the inbox for" name="until" value="1">
						{[
							["1", "a day"],
							["3", "three days"],
							["7", "a week"],
							["", "not at all"],
						]}
					</Choice>
					<Submit>Snooze</Submit>
				</ActionForm>
				<ActionForm {...form} intent={isHeld ? "ham" : "spam"}>
					<p>
						<span className="font-bold">{isHeld ? "Held as spam" : "Spam"}</span>
						{isHeld && enquiry.spamReasons.length > 0 && (
							<span className="block text-fine">{enquiry.spamReasons.join("; ")}</span>
						)}
					</p>
					<Submit>{isHeld ? "No spam: deliver it" : "Mark as spam"}</Submit>
				</ActionForm>
			</div>
		</div>
	);
}

/** Opens one's own telephone, WhatsApp or mailbox; a text of content/desk.yaml is in the e-mail already. */
function Answer({ enquiry, reader }: Pick<ActionsProps, "enquiry" | "reader">) {
	const { desk, site } = getContent();
	const { name, email, phone } = enquiry;
	const digits = phone?.replaceAll(/\D/g, "") ?? "";
	const values = { name, staff: reader.name, topic: formatContext(enquiry) ?? "your marketing" };
	const toMail = (body: string) =>
		`mailto:${encodeURIComponent(email)}?${new URLSearchParams({
			subject: `Your enquiry to ${site.name}`,
			body,
		})
			.toString()
			.replaceAll("+", "%20")}`;
	return (
		<section className="border-line border-t py-4">
			<h2 className="font-bold">Answer</h2>
			<p className="mt-2 flex flex-wrap gap-2">
				{phone && (
					<a className="desk-button" data-tone="quiet" href={toTelUrl(phone)}>
						Call
					</a>
				)}
				{digits.length > 9 && (
					<a
						className="desk-button"
						data-tone="quiet"
						href={toWhatsAppUrl(digits.length === 10 ? `91${digits}` : digits, `Hello ${name}, `)}
					>
						WhatsApp
					</a>
				)}
				<a className="desk-button" data-tone="quiet" href={toMail("")}>
					E-mail
				</a>
			</p>
			<ul className="mt-2">
				{desk.answers.map((answer) => (
					<li key={answer.name}>
						<a className="inline-block py-1.5" href={toMail(fillPlaceholders(answer.text, values))}>
							E-mail: {answer.name}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

type ActionFormProps = { enquiry: Enquiry; query: string; intent: string; children: ReactNode };

function ActionForm({ enquiry, query, intent, children }: ActionFormProps) {
	return (
		<form
			method="post"
			action={`/desk/enquiries/${enquiry.id}${query}`}
			className="border-line border-t py-4"
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="revision" value={enquiry.revision} />
			{children}
		</form>
	);
}

function Submit({ tone = "quiet", children }: { tone?: "quiet" | "accent"; children: ReactNode }) {
	return (
		<button type="submit" className="desk-button mt-2" data-tone={tone}>
			{children}
		</button>
	);
}

type ChoiceProps = { label: string; name: string; value: string; children: string[][] };

function Choice({ label, name, value, children }: ChoiceProps) {
	return (
		<label>
			<span className="font-bold">{label}</span>
			<select className="desk-field mt-1" name={name} defaultValue={value}>
				{children.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
