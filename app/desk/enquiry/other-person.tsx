import type { ReactNode } from "react";
import { Submit } from "#app/desk/changes/action-form.tsx";
import { formatContext } from "#app/enquiries/form.server.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { EnquiryPageProps } from "./page-props.ts";

type OtherPersonProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "suggested">;
type OtherMattersProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "query">;

/**
 * Renders what makes an enquiry a matter of its own, takes it apart from others of its person, or puts one back which was taken
 * apart.
 */
export function OtherPerson({ enquiry, conversation, suggested }: OtherPersonProps) {
	const others = conversation.enquiries.filter(({ id }) => id !== enquiry.id);
	const apart = suggested.filter(({ sharing, isDenied }) => sharing === "address" || isDenied);
	return (
		<>
			{others.length > 0 && (
				<details>
					<summary className="desk-summary">{t("isAnotherMatter")}</summary>
					<p className="text-fine">{t("anotherMatter")}</p>
					<Submit intent="new-matter">{t("beginMatter")}</Submit>
				</details>
			)}
			{others.length > 0 && (
				<details>
					<summary className="desk-summary">{t("notSamePerson")}</summary>
					<p className="text-fine wrap-anywhere">{describeTakingApart(enquiry, others)}</p>
					<Submit intent="take-apart">{t("takeApart")}</Submit>
				</details>
			)}
			{apart.length > 0 && (
				<details>
					<summary className="desk-summary">{t("samePersonAfterAll")}</summary>
					{apart.map((person) => (
						<Suggestion key={person.id} person={person} />
					))}
				</details>
			)}
		</>
	);
}

type Others = OtherPersonProps["conversation"]["enquiries"];

function describeTakingApart({ email }: OtherPersonProps["enquiry"], others: Others): string {
	const other = others.find((each) => toMailbox(each.email) !== toMailbox(email));
	if (other && email) return t("severalAddresses", { email, other: other.email || other.name });
	return t("sameAddress", { count: others.length });
}

/**
 * Renders the persons with the same phone number, who are other ones until somebody says that they are not: in one line on a
 * phone, until it is opened.
 */
export function SameNumber({ suggested }: Pick<EnquiryPageProps, "suggested">) {
	const sharing = suggested.filter((person) => person.sharing === "number" && !person.isDenied);
	if (sharing.length === 0) return null;
	return (
		<section
			aria-label={t("perhapsSamePerson")}
			className="mb-2 border-marigold border-l-4 pl-3 md:mb-4"
		>
			<details className="desk-phone-fold">
				<summary className="desk-summary max-w-full truncate">
					{t("sameNumberAs", { people: sharing.map(({ name }) => name).join(", ") })}
				</summary>
				{sharing.map((person) => (
					<Suggestion key={person.id} person={person}>
						<Submit name="other-person" value={person.id} className="desk-chip">
							{t("notOnePerson")}
						</Submit>
					</Suggestion>
				))}
			</details>
		</section>
	);
}

type SuggestionProps = {
	person: EnquiryPageProps["suggested"][number];
	/** What can be done beside putting them together. */
	children?: ReactNode;
};

const MESSAGES = { address: "takenApartFrom", number: "sameNumber" } as const;

function Suggestion({ person, children }: SuggestionProps) {
	const { id, name, email, createdAt, sharing } = person;
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine">
			<span className="wrap-anywhere">
				{t(MESSAGES[sharing], {
					person: email ? `${name}, ${email}` : name,
					time: formatInstant(createdAt),
					link: (text) => (
						<a key="link" href={`/desk/enquiries/${id}`}>
							{text}
						</a>
					),
				})}
			</span>
			<Submit name="with" value={id} className="desk-chip">
				{t("putTogether")}
			</Submit>
			{children}
		</p>
	);
}

/** Renders the person's other matters, each with its state, and the way to a new one. */
export function OtherMatters({ enquiry, conversation, query }: OtherMattersProps) {
	const { id, name } = enquiry;
	return (
		<section className="mt-3" aria-label={t("matters", { name })}>
			{conversation.otherMatters.length > 0 && (
				<>
					<h3 className="text-fine font-bold wrap-anywhere">{t("matters", { name })}</h3>
					<ul className="text-fine">
						{conversation.otherMatters.map((other) => (
							<li key={other.id} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
								<span>
									{t("matter", {
										time: formatInstant(other.incomingAt),
										state: STATE_NAMES[other.state],
										about: formatContext(other) ?? other.name,
										link: (text) => (
											<a key="link" href={`/desk/enquiries/${other.id}${query}`}>
												{text}
											</a>
										),
									})}
								</span>
								<Submit name="with" value={other.id} className="desk-chip">
									{t("putTogether")}
								</Submit>
							</li>
						))}
					</ul>
				</>
			)}
			<a className="inline-block py-2 text-fine" href={`/desk/enquiries/new?person=${id}`}>
				{t("newMatter", { name })}
			</a>
		</section>
	);
}
