import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import { Tools } from "#app/desk/markdown/tools.tsx";
import { NextStepChoice } from "#app/desk/times/next-step-choice.tsx";
import type { DeliveryFault } from "#app/enquiries/delivery-fault.ts";
import { describeRejection } from "#app/enquiries/describe-rejection.ts";
import { MAX_SUBJECT_LENGTH } from "#app/enquiries/emails/subjects.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatNearDay, formatTime, toDay } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { AnswerParts } from "./answer-parts.tsx";
import {
	DRAFT_VERSION,
	describeBeginning,
	TRIED_TEXT,
	WAS_SUBJECT,
	WAS_TEXT,
} from "./keep-draft.ts";
import { OthersBesideSend } from "./others.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { ReplyToAll } from "./reply-to-all.tsx";
import { SendLater } from "./send-later.tsx";
import { Signature } from "./signature.tsx";
import { TextChoice } from "./text-choice.tsx";

/** What the e-mail shows of Markdown. */
const TOOLS = ["bold", "unordered-list", "link"] as const;

type AnswerFormProps = Pick<
	EnquiryPageProps,
	| "draft"
	| "otherAddresses"
	| "others"
	| "reader"
	| "rejected"
	| "staff"
	| "subject"
	| "templates"
	| "typed"
	| "wrongAddress"
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
	const { draft, otherAddresses, reader, subject, templates, typed, wrongAddress } = props;
	const { words, form, children } = props;
	const { enquiry } = form;
	const cc = typed?.find("cc") ?? draft?.cc ?? "";
	const { version, was } = describeBeginning(draft, typed);
	return (
		<section id="answer" className="border-2 border-line-strong bg-raised p-4">
			{children}
			<div>
				<h2 className="font-bold">
					<label htmlFor="answer-text">{t("answer")}</label>
				</h2>
				<p className="wrap-anywhere text-fine text-ink-soft">
					{t("to", { address: enquiry.email })}
				</p>
				{wrongAddress && <WrongAddress fault={wrongAddress} />}
				<ReplyToAll otherAddresses={otherAddresses} cc={cc} />
				<input type="hidden" name={DRAFT_VERSION} value={version} />
				<input type="hidden" name={WAS_TEXT} value={was} />
				<input type="hidden" name={TRIED_TEXT} value="" />
				<input type="hidden" name={WAS_SUBJECT} value={subject} />
				<label className="mt-2 flex items-center gap-3">
					<span className="text-fine text-ink-soft">{t("subject")}</span>
					<input
						className="desk-field"
						name="subject"
						autoComplete="off"
						maxLength={MAX_SUBJECT_LENGTH}
						defaultValue={typed?.find("subject") || draft?.subject || subject}
					/>
				</label>
				<TextChoice templates={templates} form={form} />
				{/* What sends the answer stays in sight as long as its text is. */}
				<div>
					<div className="desk-script-only mt-3">
						<Tools field="answer-text" only={TOOLS} />
					</div>
					<textarea
						id="answer-text"
						className="desk-field desk-growing min-h-36 scroll-mt-40 -outline-offset-3"
						name="text"
						rows={5}
						defaultValue={words}
						aria-describedby="answer-about"
						dir="auto"
					/>
					<div className="desk-beside-folds">
						<Signature reader={reader} text={words} />
						<AnswerParts typed={typed} otherAddresses={otherAddresses} cc={cc} />
						<p
							id="answer-draft"
							role="status"
							data-saved={t("draftSaved")}
							data-merged={t("draftMerged")}
							data-unsaved={t("draftUnsaved")}
							className="desk-draft-state"
						>
							{draft?.text && t("draftOf", { time: formatSaved(draft.savedAt) })}
						</p>
					</div>
					<div className="sm:max-w-text">
						<NextStepChoice name="answer-next" usual="them" chosen={typed?.find("answer-next")} />
					</div>
					<div className="desk-send">
						<OthersBesideSend {...props} />
						<div className="desk-beside-folds">
							<Submit
								intent="answer"
								tone={isHeld(enquiry) ? "quiet" : "accent"}
								action={toAction(form, "answer")}
								className="grow sm:grow-0"
							>
								{t(nameSend(props))}
							</Submit>
							<SendLater typed={typed} form={form} />
						</div>
					</div>
				</div>
				<p id="answer-about" className="text-fine text-ink-soft">
					{enquiry.isSample
						? t("sampleHint")
						: t("sendHint", { address: getEnv().ENQUIRY_FROM ?? getContent().site.email })}
					{isHeld(enquiry) && ` ${t("heldHint")}`}
				</p>
			</div>
		</section>
	);
}

/** Names what the button does: after a question whether an answer still holds, that it does. */
function nameSend({ form: { enquiry }, typed, rejected }: AnswerFormProps) {
	if (isHeld(enquiry)) return "sendNotSpam";
	return rejected?.status === 409 && typed?.intent === "answer" ? "sendAllTheSame" : "send";
}

/** Renders that no e-mail arrives at the address, before anybody writes one. */
function WrongAddress({ fault }: { fault: DeliveryFault }) {
	return (
		<p className="my-2 border-accent border-l-4 pl-3 font-bold">
			{t("wrongAddress", {
				reason: describeRejection(fault).words,
				correct: (text) => (
					<a key="correct" href="#correct">
						{text}
					</a>
				),
			})}
		</p>
	);
}

/** Formats when a draft was saved as `10:32 am`, with the day unless it is today. */
function formatSaved(savedAt: string): string {
	const at = Date.parse(savedAt);
	const now = getNow();
	const isToday = toDay(at) === toDay(now);
	return isToday ? formatTime(at) : `${formatNearDay(at, now)}, ${formatTime(at)}`;
}
