import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import { MAX_SUBJECT_LENGTH } from "#app/enquiries/emails/subjects.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatNearDay, formatTime } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { AnswerParts } from "./answer-parts.tsx";
import { EditTextsLink } from "./edit-texts-link.tsx";
import {
	DRAFT_VERSION,
	describeBeginning,
	TRIED_TEXT,
	WAS_SUBJECT,
	WAS_TEXT,
} from "./keep-draft.ts";
import { LabelledInput } from "./labelled-input.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { SendLater } from "./send-later.tsx";
import { Signature } from "./signature.tsx";

type AnswerFormProps = Pick<
	EnquiryPageProps,
	"draft" | "reader" | "subject" | "templates" | "typed"
> & {
	form: ActionContext;
	words: string;
	/** The content above the form. */
	children: ReactNode;
};

/**
 * Renders the form for an e-mail to the visitor. Choosing a text sends the form too, so that what was typed before it
 * stays.
 */
export function AnswerForm(props: AnswerFormProps) {
	const { draft, reader, subject, templates, typed, words, form, children } = props;
	const { enquiry } = form;
	const { version, was } = describeBeginning(draft, typed);
	return (
		<section id="answer" className="mt-6 border-2 border-line-strong bg-raised p-4">
			{children}
			<div>
				<h2 className="font-bold">
					<label htmlFor="answer-text">Answer by e-mail</label>
				</h2>
				<p className="wrap-anywhere text-fine text-ink-soft">To {enquiry.email}</p>
				<fieldset className="mt-2 flex flex-wrap gap-2">
					<legend className="sr-only">Begin with a text</legend>
					{templates.map(({ id, name }) => (
						<Submit
							key={id}
							name="template"
							value={id}
							action={toAction(form, "answer-text")}
							className="desk-chip"
						>
							{name}
						</Submit>
					))}
					<EditTextsLink reader={reader} />
				</fieldset>
				<input type="hidden" name={DRAFT_VERSION} value={version} />
				<input type="hidden" name={WAS_TEXT} value={was} />
				<input type="hidden" name={TRIED_TEXT} value="" />
				<input type="hidden" name={WAS_SUBJECT} value={subject} />
				<LabelledInput
					label="Subject"
					name="subject"
					autoComplete="off"
					maxLength={MAX_SUBJECT_LENGTH}
					defaultValue={typed?.find("subject") || draft?.subject || subject}
				/>
				<textarea
					id="answer-text"
					className="desk-field desk-growing mt-3 min-h-48 scroll-mt-40"
					name="text"
					rows={7}
					defaultValue={words}
					aria-describedby="answer-about"
					dir="auto"
				/>
				<p id="answer-draft" role="status" className="min-h-lh text-fine text-ink-soft">
					{draft?.text && `Draft of ${formatSaved(draft.savedAt)}`}
				</p>
				<Signature reader={reader} text={words} />
				<AnswerParts draft={draft} typed={typed} />
				<Submit
					intent="answer"
					tone={isHeld(enquiry) ? "quiet" : "accent"}
					action={toAction(form, "answer")}
					className="mt-3 w-full sm:w-auto"
				>
					{isHeld(enquiry) ? "Not spam: send the answer" : "Send the answer"}
				</Submit>
				<SendLater typed={typed} form={form} />
				<p id="answer-about" className="mt-2 text-fine text-ink-soft">
					{enquiry.isSample
						? "This is a sample: the answer is kept here, and no e-mail is sent."
						: `It goes out from ${getEnv().ENQUIRY_FROM ?? getContent().site.email} with their own words below, and the enquiry waits for them.`}
					{isHeld(enquiry) &&
						" It is freed from spam, and the agency is told of it as of any other."}
				</p>
			</div>
		</section>
	);
}

/** Formats when a draft was saved as `10:32 am`, with the day unless it is today. */
function formatSaved(savedAt: string): string {
	const at = Date.parse(savedAt);
	const day = formatNearDay(at, getNow());
	return day === "today" ? formatTime(at) : `${day}, ${formatTime(at)}`;
}
