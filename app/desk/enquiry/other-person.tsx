import { Submit } from "#app/desk/changes/action-form.tsx";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { EnquiryPageProps } from "./page-props.ts";

type OtherPersonProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "suggested">;

/** Renders the button that takes an enquiry apart from others of its person, or that puts one back which was taken apart. */
export function OtherPerson({ enquiry, conversation, suggested }: OtherPersonProps) {
	const others = conversation.enquiries.filter(({ id }) => id !== enquiry.id);
	const apart = suggested.filter(({ sharing }) => sharing === "address");
	return (
		<>
			{others.length > 0 && (
				<details>
					<summary className="desk-summary">Not the same person?</summary>
					<p className="text-fine wrap-anywhere">{describeTakingApart(enquiry, others)}</p>
					<Submit intent="take-apart">Take it apart</Submit>
				</details>
			)}
			{apart.length > 0 && (
				<details>
					<summary className="desk-summary">The same person after all?</summary>
					{apart.map((person) => (
						<Suggestion key={person.id} person={person}>
							It was taken apart from the enquiry of
						</Suggestion>
					))}
				</details>
			)}
		</>
	);
}

type Others = OtherPersonProps["conversation"]["enquiries"];

function describeTakingApart({ email }: OtherPersonProps["enquiry"], others: Others): string {
	const other = others.find((each) => toMailbox(each.email) !== toMailbox(email));
	const waits = "What was only answered together with the others waits again.";
	if (other && email)
		return `This conversation has ${email} and ${other.email || other.name}. If they are two people, take ${email} apart. ${waits}`;
	const count =
		others.length === 1 ? "Another enquiry has" : `${others.length} other enquiries have`;
	return `${count} the same e-mail address. If somebody else wrote this one, it gets a conversation of its own. ${waits}`;
}

/** Renders the persons with the same phone number, who are other ones until somebody says that they are not. */
export function SameNumber({ suggested }: Pick<EnquiryPageProps, "suggested">) {
	const sharing = suggested.filter((person) => person.sharing === "number");
	if (sharing.length === 0) return null;
	return (
		<section aria-label="Perhaps the same person" className="mb-4 border-marigold border-l-4 pl-3">
			{sharing.map((person) => (
				<Suggestion key={person.id} person={person}>
					Same number as
				</Suggestion>
			))}
		</section>
	);
}

type SuggestionProps = { person: EnquiryPageProps["suggested"][number]; children: string };

function Suggestion({ person, children }: SuggestionProps) {
	const { id, name, email, createdAt } = person;
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine">
			<span className="wrap-anywhere">
				{children}{" "}
				<a href={`/desk/enquiries/${id}`}>
					{name}
					{email && `, ${email}`}
				</a>{" "}
				({formatInstant(createdAt)}). One person?
			</span>
			<Submit name="with" value={id} className="desk-chip">
				Put them together
			</Submit>
		</p>
	);
}
