import { getContactLinks } from "#app/desk/calls/contact-links.ts";
import { type ActionContext, Submit } from "#app/desk/changes/action-form.tsx";
import type { Template } from "#app/desk/store/template-store.ts";
import { NextStepChoice } from "#app/desk/times/next-step-choice.tsx";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { EditTextsLink } from "./edit-texts-link.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { getWhatsAppProps, WhatsAppQuestion } from "./whatsapp.tsx";

/** The channels, with the messages of their buttons. */
export const CHANNELS = [
	["call", "called"],
	["whatsapp", "wroteOnWhatsApp"],
	["e-mail", "emailed"],
] as const;

type AnsweredElsewhereProps = Pick<EnquiryPageProps, "templates"> & {
	form: ActionContext;
	canAnswer: boolean;
	/** The words of the answer by e-mail, which WhatsApp begins with. */
	words: string;
	/** The text that was typed before, and who is next as it was chosen. */
	text: string;
	next: string | undefined;
};

/**
 * Renders links to the reader's own telephone, WhatsApp or mailbox, and buttons that note an answer, or a reply that came
 * there: folded, where one can answer by e-mail.
 */
export function AnsweredElsewhere(props: AnsweredElsewhereProps) {
	const { templates, form, canAnswer, words, text, next } = props;
	const { enquiry } = form;
	const contact = getContactLinks(enquiry);
	const { calls, toWhatsApps, toMail } = contact;
	const canMail = enquiry.email !== "";
	const toWhatsApp = getWhatsAppProps(enquiry);
	const links = [
		...calls,
		...toWhatsApps(words).map((link) => ({ ...link, ...toWhatsApp })),
		...(canMail ? [{ name: t("email"), href: toMail("") }] : []),
	];
	const content = (
		<>
			<p className="mt-2 flex flex-wrap gap-2">
				{links.map(({ name, ...link }) => (
					<a key={link.href} className="desk-button" data-tone="quiet" {...link}>
						{name}
					</a>
				))}
			</p>
			{!canAnswer && (
				<>
					<ul className="mt-2">
						{templates.map((template) => (
							<li key={template.id}>
								<TextLink template={template} enquiry={enquiry} contact={contact} />
							</li>
						))}
					</ul>
					<EditTextsLink />
				</>
			)}
			<div className="mt-4">
				<label>
					<span className="text-fine">{t("said")}</span>
					<textarea
						id="said"
						className="desk-field desk-growing"
						name="said"
						rows={1}
						defaultValue={text}
						dir="auto"
					/>
				</label>
				<div className="mt-2">
					<NextStepChoice name="said-next" usual="them" chosen={next} />
				</div>
				<fieldset className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
					<legend className="sr-only">{t("happened")}</legend>
					{CHANNELS.map(([channel, key]) => (
						<Submit key={channel} name="channel" value={channel} className="desk-chip">
							{t(key)}
						</Submit>
					))}
					<Submit intent="replied" className="desk-chip">
						{t("replied")}
					</Submit>
				</fieldset>
			</div>
		</>
	);
	return (
		<>
			<section id="elsewhere" className="mt-4">
				{canAnswer ? (
					<details open={text !== ""}>
						<summary className="desk-summary">{t("elsewhere")}</summary>
						{content}
					</details>
				) : (
					<>
						<h2 className="font-bold">{t("answerHeading")}</h2>
						{canMail && <p className="mt-1 text-fine text-ink-soft">{t("noEmail")}</p>}
						{content}
					</>
				)}
			</section>
			<WhatsAppQuestion />
		</>
	);
}

type TextLinkProps = {
	template: Template;
	enquiry: Enquiry;
	contact: ReturnType<typeof getContactLinks>;
};

/** Renders a link that opens the reader's own mailbox with a text, or WhatsApp where there is no address. */
function TextLink({ template: { name, text }, enquiry, contact }: TextLinkProps) {
	const [whatsApp] = contact.toWhatsApps(text);
	if (enquiry.email)
		return (
			<a className="inline-block py-1.5" href={contact.toMail(text)}>
				{t("emailText", { text: name })}
			</a>
		);
	return (
		whatsApp && (
			<a className="inline-block py-1.5" href={whatsApp.href} {...getWhatsAppProps(enquiry)}>
				{t("whatsAppText", { text: name })}
			</a>
		)
	);
}
