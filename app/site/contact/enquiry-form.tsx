import type { ReactNode } from "react";
import { type CallOffer, CallTimes } from "#app/calls/form/call-times.tsx";
import type { FormPath } from "#app/content/form-path.ts";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { Button } from "#app/design/ui/button.tsx";
import { t } from "#app/messages/en/contact.ts";
import type { EnquiryOutcome } from "./accept-enquiry.server.ts";
import { FormField } from "./form-field.tsx";
import {
	type BlankForm,
	FormCalculation,
	FormContext,
	FormNotice,
	HiddenFields,
	NewsBox,
	NotSent,
	ThankYou,
} from "./form-parts.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { TurnstileCheck } from "./turnstile-check.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

export type EnquiryFormProps = {
	/** The path of the page, to which the form is sent. */
	path: FormPath;
	/** The id of the section of the page that has the form, where it is one of several. */
	section?: string;
	text: Contact["form"];
	contact: Pick<Site, "email" | "phone">;
	blank: BlankForm;
	offer: CallOffer | null;
	/** The outcome of a submission without JavaScript; a sent one redirects and has a `sentText`. */
	actionData: EnquiryOutcome | undefined;
	sentText: Contact["form"]["sent"] | null;
	turnstileSiteKey: string | null;
};

type Parts = {
	/** The times of a call with the phone number that it needs; null where none can be chosen. */
	times: ReactNode;
	/** True if the times have a choice or an error to show. */
	hasTimesToShow: boolean;
	/** Renders all other fields, with the given node after the message. */
	renderFields: (afterMessage?: ReactNode) => ReactNode;
};

/** Renders the form; `children` arranges its parts. */
export function EnquiryForm({
	children,
	...props
}: EnquiryFormProps & { children: (parts: Parts) => ReactNode }) {
	const { path, section, text, contact, blank, offer, actionData, sentText, turnstileSiteKey } =
		props;
	const {
		form,
		field,
		outcome,
		isSending,
		errors,
		initial,
		identity,
		chosen,
		setChosen,
		setZone,
		chosenText,
	} = useEnquiryForm({ offer, actionData, path, sent: text.sent, known: blank.fields });
	const shown = initial ?? blank;
	const unavailable = outcome?.status === "time-unavailable" ? outcome : null;
	const unsent = outcome?.status === "unsent" ? outcome : null;
	const areTimesShown = offer !== null && (offer.times.length > 0 || unavailable !== null);
	const hasPhoneWithTimes = areTimesShown && offer.by !== "video";

	const times = areTimesShown ? (
		<div className="stack-7">
			<CallTimes
				offer={{
					...offer,
					times: addTyped(offer.times, unavailable ? "" : initial?.time),
					chosenZone: initial?.zone ?? offer.chosenZone,
					zones: unsent?.zones ?? offer.zones,
				}}
				unavailable={unavailable}
				chosen={chosen}
				onChoose={setChosen}
				onZone={setZone}
				isZoneFocused={unsent !== null}
				look={path === "/book" ? "board" : "list"}
			/>
			{hasPhoneWithTimes && (
				<div className="max-w-narrow">
					<FormField
						{...field("phone")}
						label={offer.form.phone}
						placeholder={text.phonePlaceholder}
					/>
				</div>
			)}
		</div>
	) : null;
	const renderFields: Parts["renderFields"] = (afterMessage) => (
		<div className="relative stack-7">
			{/* A form among other sections is about them: the contact page has the one about anything. */}
			<FormContext {...shown} path={section ? "/contact" : path} />
			<FormCalculation {...shown} path={path} />
			<HiddenFields {...(identity ?? blank)} />
			<div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
				<FormField {...field("name")} placeholder={text.namePlaceholder} />
				<FormField {...field("email")} placeholder={text.emailPlaceholder} />
			</div>
			<FormField {...field("message")} placeholder={text.messagePlaceholder} />
			<div className="[&>details+details]:border-t-0">
				{afterMessage}
				<OptionalFields
					text={text}
					field={field}
					hasPhone={!hasPhoneWithTimes}
					hasCallback={!areTimesShown}
				/>
			</div>
			{text.news && <NewsBox label={text.news} isChecked={initial?.wantsNews} />}
			{turnstileSiteKey && <TurnstileCheck siteKey={turnstileSiteKey} />}
			{outcome && !isSending && <NotSent outcome={outcome} text={text} contact={contact} />}
			<Button type="submit" size="large" isBusy={isSending}>
				{isSending ? t("sending") : chosenText ? t("bookTime", { time: chosenText }) : t("send")}
			</Button>
			<FormNotice notice={text.notice} />
		</div>
	);
	const hasTimesToShow = Boolean(
		unavailable ||
			unsent ||
			initial?.time ||
			(hasPhoneWithTimes && (errors.phone || initial?.fields.phone)),
	);
	return (
		<>
			{sentText && !outcome && <ThankYou {...sentText} />}
			<form method="post" action={section ? `${path}#${section}` : path} noValidate {...form}>
				{/* The first button is what the Enter key presses. */}
				<noscript>
					<button type="submit" hidden />
				</noscript>
				{children({ times, hasTimesToShow, renderFields })}
			</form>
		</>
	);
}

/**
 * Adds a typed time that is no longer free. It stays chosen in a form with another error, and is rejected when it is
 * submitted again.
 */
function addTyped(times: readonly number[], typed = ""): readonly number[] {
	const start = Date.parse(typed);
	const [first = start] = times;
	const isLost = start >= first && start <= (times.at(-1) ?? 0) && !times.includes(start);
	return isLost ? [...times, start].toSorted((one, other) => one - other) : times;
}
