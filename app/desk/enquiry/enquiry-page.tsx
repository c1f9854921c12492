import { DoneLine } from "#app/desk/done-line.tsx";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { ActionForm, Submit } from "./action-form.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { AnsweredElsewhere } from "./answered-elsewhere.tsx";
import { EnquiryCall } from "./enquiry-call.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EraseLink } from "./erase.tsx";
import { LatestAnswer } from "./latest-answer.tsx";
import { Manage } from "./manage.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { ThumbBar } from "./thumb-bar.tsx";
import { Deliveries, describeEvent, Timeline } from "./timeline.tsx";

/** The time in ms for which somebody else may still have it open. */
const OPEN_MS = 10 * MINUTE;

/** Renders an enquiry in the order of a phone: the visitor's words, the answer, who they are, what happened. */
export function EnquiryPage(props: EnquiryPageProps) {
	const { enquiry, reader, query, typed, rejected } = props;
	const { name, company, createdAt, state, message, erasedAt } = enquiry;
	const canAnswer = getEnv().SMTP_URL !== undefined;
	// A reader who was shown the changes may continue from the present revision; all others from the one that they saw.
	const revision =
		rejected?.status === 409 ? enquiry.revision : (typed?.revision ?? enquiry.revision);
	const form = { enquiry, query, revision };
	const rejection = <RejectedFormNotice {...props} isShown={Boolean(erasedAt) || !canAnswer} />;
	// After a rejected answer the page shows the form, so that nobody sends it again without reading the reason.
	const isInForm = typed?.intent === "answer" && canAnswer && !erasedAt;
	const getTyped = (intent: string) => (typed?.intent === intent ? typed.text : "");
	return (
		<div className="desk-wrap pt-3">
			<Ways {...props} />
			<DoneLine done={props.done} />
			<div className="grid gap-x-12 pb-16 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)] lg:grid-rows-[auto_1fr]">
				<div>
					<h1 className="desk-title wrap-anywhere">
						{erasedAt ? "Erased enquiry" : company ? `${name}, ${company}` : name}
					</h1>
					<p className="mt-1 text-fine text-ink-soft">
						{[
							formatContext(enquiry),
							formatInstant(createdAt),
							STATE_NAMES[state],
							enquiry.isSample && "Sample",
							isHeld(enquiry) && "held as spam",
						]
							.filter(Boolean)
							.join(" · ")}
					</p>
					<EnquiryCall {...props} />
					<Others {...props} />
					{!isInForm && rejection}
					<LatestAnswer {...props} form={form} />
					<p className="mt-5 max-w-text whitespace-pre-wrap wrap-anywhere text-lead" dir="auto">
						{erasedAt ? "This enquiry was erased." : message}
					</p>
					{!erasedAt && (
						<>
							{canAnswer && (
								<AnswerForm {...props} form={form}>
									{isInForm && rejection}
								</AnswerForm>
							)}
							<AnsweredElsewhere
								{...props}
								form={form}
								canAnswer={canAnswer}
								text={getTyped("answered-elsewhere")}
							/>
						</>
					)}
				</div>
				<aside className="mt-8 lg:row-span-2 lg:mt-0">
					{!erasedAt && <EnquiryFacts {...props} />}
					{!erasedAt && <Manage {...props} form={form} />}
				</aside>
				<div className="mt-8">
					<Timeline {...props} />
					{!erasedAt && (
						<ActionForm {...form} intent="note" className="mt-4">
							<label>
								<span className="font-bold">Note for your colleagues</span>
								<textarea
									className="desk-field mt-1"
									name="text"
									rows={3}
									defaultValue={getTyped("note")}
									required
								/>
							</label>
							<Submit>Add the note</Submit>
						</ActionForm>
					)}
					<Deliveries {...props} />
					<EraseLink enquiry={enquiry} reader={reader} />
				</div>
			</div>
			{!erasedAt && <ThumbBar enquiry={enquiry} canAnswer={canAnswer} />}
		</div>
	);
}

function Ways({ neighbours: { previous, next }, query }: EnquiryPageProps) {
	return (
		<nav aria-label="Enquiries" className="mb-3 flex flex-wrap gap-x-6 text-fine">
			<a className="py-2" href={`/desk${query}`}>
				Inbox
			</a>
			{previous && (
				<a className="py-2" rel="prev" href={`/desk/enquiries/${previous}${query}`}>
					Previous
				</a>
			)}
			{next && (
				<a className="py-2" rel="next" href={`/desk/enquiries/${next}${query}`}>
					Next
				</a>
			)}
		</nav>
	);
}

/** Renders that somebody else has it open, so that two people do not answer at once. */
function Others({ enquiry: { seenAt, seenBy }, staff, reader }: EnquiryPageProps) {
	const other = staff.find(({ id }) => id === seenBy && id !== reader.id);
	if (!other || !seenAt || getNow() - Date.parse(seenAt) > OPEN_MS) return null;
	return (
		<p role="status" className="mt-3 border-marigold border-l-4 pl-3">
			{other.name} opened this at {formatInstant(seenAt)}.
		</p>
	);
}

/** Renders the reason why a form was rejected, with its text where no form on the page has it. */
function RejectedFormNotice(props: EnquiryPageProps & { isShown: boolean }) {
	const { enquiry, events, staff, typed, rejected, isShown } = props;
	if (!rejected || !typed) return null;
	return (
		<div role="alert" className="mb-4 not-first:mt-4 border-2 border-accent p-4">
			<p className="font-bold">{rejected.reason}</p>
			{rejected.status === 409 && !enquiry.erasedAt && (
				<>
					<ul className="mt-1">
						{events
							.filter(({ revision }) => revision > typed.revision)
							.map((event) => (
								<li key={event.id} className="whitespace-pre-wrap wrap-anywhere" dir="auto">
									{[describeEvent(event, staff), event.text].filter(Boolean).join(" ")}
								</li>
							))}
					</ul>
					<p className="mt-1">
						Your words are in the form again: send them once more if they still hold.
					</p>
				</>
			)}
			{isShown && typed.text && (
				<p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
					{typed.text}
				</p>
			)}
		</div>
	);
}
