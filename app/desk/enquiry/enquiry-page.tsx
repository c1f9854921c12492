import { DefaultButton, EnquiryForm, Submit } from "#app/desk/changes/action-form.tsx";
import { Conversation } from "#app/desk/conversation/conversation.tsx";
import { Timeline } from "#app/desk/conversation/timeline.tsx";
import { putParagraphs, putTemplate } from "#app/desk/texts/answer-templates.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnsweredElsewhere } from "./answered-elsewhere.tsx";
import { Correction } from "./correction.tsx";
import { EnquiryCall } from "./enquiry-call.tsx";
import { HowTheyCame, Who } from "./enquiry-facts.tsx";
import { EnquiryHeader } from "./enquiry-header.tsx";
import { EraseLink } from "./erase-link.tsx";
import { LatestAnswer } from "./latest-answer.tsx";
import { Manage } from "./manage.tsx";
import { NoteField } from "./note-field.tsx";
import { OtherMatters, SameNumber } from "./other-person.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { RejectionNotice } from "./rejection-notice.tsx";
import { SpamNotice } from "./spam-notice.tsx";
import { FINDINGS_TEXT } from "./their-website/their-website.ts";
import { WebsitePanel } from "./their-website/website-panel.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

/**
 * Renders an enquiry: the conversation with its person and the answer below it, then what becomes of it and who they are,
 * which stand beside these in a wide window.
 */
export function EnquiryPage(props: EnquiryPageProps) {
	const { enquiry, conversation, reader, staff, query, typed, rejected } = props;
	const canAnswer = getEnv().SMTP_URL !== undefined && enquiry.email !== "";
	// A reader who was shown the changes may continue from the present revision; all others from the one that they saw.
	const revision =
		rejected?.status === 409 ? enquiry.revision : (typed?.revision ?? enquiry.revision);
	const form = { enquiry, query, revision };
	if (enquiry.erasedAt)
		return (
			<div className="desk-wrap pt-3 pb-16">
				<EnquiryHeader {...props} />
				<RejectionNotice {...props} isShown />
				<p className="mt-5 text-lead">{t("wasErased")}</p>
				<Timeline {...props} />
			</div>
		);
	// After a rejected answer the page shows the form, so that nobody sends it again without reading the reason.
	const isInForm = typed?.intent === "answer" && canAnswer;
	const notice = <RejectionNotice {...props} isShown={!canAnswer} />;
	const seen = rejected?.status === 409 ? typed?.revision : undefined;
	const words = getWords(props);
	const answer = canAnswer && (
		<AnswerForm {...props} form={form} words={words}>
			{isInForm && notice}
		</AnswerForm>
	);
	return (
		<div className="desk-wrap pt-3 pb-24">
			<DefaultButton />
			<EnquiryHeader {...props} />
			{!isInForm && notice}
			<LatestAnswer {...props} />
			<SpamNotice form={form} />
			<div className="desk-enquiry">
				<div>
					<EnquiryCall {...props} />
					<SameNumber {...props} />
					<Conversation
						conversation={conversation}
						staff={staff}
						at={enquiry.id}
						query={query}
						seen={seen}
					/>
				</div>
				<EnquiryForm form={form}>
					<div>
						{isHeld(enquiry) ? (
							<details open={isInForm}>
								<summary className="desk-summary">{t("answerHeld")}</summary>
								{answer}
							</details>
						) : (
							answer
						)}
						<AnsweredElsewhere
							{...props}
							form={form}
							canAnswer={canAnswer}
							words={words}
							text={typed?.said ?? ""}
							next={typed?.find("said-next")}
						/>
						<NoteField {...props} />
					</div>
					<aside>
						<Manage {...props} form={form} />
						<WebsitePanel {...props} form={form} canAnswer={canAnswer} />
						<Who enquiry={enquiry} />
						<Correction {...props} />
						{!isHeld(enquiry) && <OtherMatters {...props} />}
						<HowTheyCame enquiry={enquiry} />
						<Timeline {...props} />
						{!isHeld(enquiry) && (
							<Submit intent="spam" className="mt-6">
								{t("markAsSpam")}
							</Submit>
						)}
						<EraseLink enquiry={enquiry} reader={reader} />
					</aside>
				</EnquiryForm>
			</div>
			{!isHeld(enquiry) && <ThumbBar {...props} canAnswer={canAnswer} words={words} />}
		</div>
	);
}

/** Returns the words of the answer: what was typed, with a text that was chosen, or else the draft. */
function getWords({ typed, templates, website, draft }: EnquiryPageProps): string {
	if (!typed) return draft?.text ?? "";
	return typed.template === FINDINGS_TEXT
		? putParagraphs(typed.text, website?.text ?? "", templates)
		: putTemplate(typed.text, typed.template, templates);
}
