import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { EnquiryOutcome, TypedForm } from "#app/enquiries/accept-enquiry.server.ts";
import {
	checkFields,
	type FieldErrors,
	type FieldName,
	MAX_LENGTHS,
	OPTIONAL_FIELDS,
} from "#app/enquiries/enquiry-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { focusFirstError } from "#app/ui/focus-first-error.ts";
import { H2 } from "#app/ui/heading.tsx";
import { useAddToast } from "#app/ui/toast.tsx";
import {
	type BlankForm,
	FormCalculation,
	FormContext,
	FormNotice,
	HiddenFields,
	NotSent,
	ThankYou,
} from "./form-parts.tsx";
import { LINE, OptionalFields } from "./optional-fields.tsx";
import { TurnstileCheck } from "./turnstile-check.tsx";

type EnquiryFormProps = {
	text: Contact["form"];
	contact: Pick<Site, "email" | "phone">;
	blank: BlankForm;
	/** The outcome of a submission without JavaScript; a sent one redirects and is `isSent`. */
	actionData: EnquiryOutcome | undefined;
	isSent: boolean;
	turnstileSiteKey: string | null;
};

export function EnquiryForm(props: EnquiryFormProps) {
	const { text, contact, blank, actionData, isSent, turnstileSiteKey } = props;
	const formElement = useRef<HTMLFormElement>(null);
	const showToast = useAddToast();
	const fetcher = useFetcher<EnquiryOutcome>();
	const isSending = fetcher.state !== "idle";
	const outcome = fetcher.data ?? actionData;
	const [checked, setChecked] = useState(() => toFormState(outcome));
	const { errors, isCheckedOnChange } =
		checked.outcome === outcome ? checked : toFormState(outcome);
	const initial = getTyped(actionData);
	const shown = initial ?? blank;
	// For a form that the server has sent back: the browser focuses it without JavaScript, too.
	const [firstWrong] = Object.keys(actionData?.status === "invalid" ? actionData.errors : {});
	const field = (name: FieldName) => ({
		name,
		defaultValue: initial?.fields[name],
		error: errors[name],
		autoFocus: name === firstWrong,
	});

	// Strings, as a revalidation brings an equal object that would run the effect again.
	const { title: sentTitle, text: sentText } = text.sent;
	useEffect(() => {
		if (fetcher.data?.status === "sent") {
			formElement.current?.reset();
			showToast({ title: sentTitle, text: sentText });
		}
		if (fetcher.data?.status === "invalid")
			focusFirstError(formElement.current, fetcher.data.errors);
	}, [fetcher.data, showToast, sentTitle, sentText]);

	// A field may have been corrected before the form was hydrated.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (actionData?.status === "invalid" && formElement.current) checkForm(formElement.current);
	}, []);

	const checkForm = (form: HTMLFormElement) => {
		const result = checkFields(new FormData(form));
		const errors = result.isValid ? {} : result.errors;
		setChecked({ outcome, errors, isCheckedOnChange: true });
		return result;
	};
	const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const form = event.currentTarget;
		const result = checkForm(form);
		if (!result.isValid) return focusFirstError(form, result.errors);
		const data = new FormData(form);
		data.set("isScripted", "yes");
		fetcher.submit(data, { method: "post", action: "/contact" });
	};

	return (
		<section>
			<H2 look="display">{text.heading}</H2>
			{isSent && !outcome && <ThankYou {...text.sent} />}
			<form
				ref={formElement}
				method="post"
				action="/contact"
				noValidate
				onSubmit={handleSubmit}
				onChange={(event) => isCheckedOnChange && checkForm(event.currentTarget)}
				className="relative mt-8 space-y-7"
			>
				<FormContext {...shown} />
				<FormCalculation {...shown} />
				<HiddenFields {...(getTyped(outcome) ?? shown)} />
				<div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
					<Field
						{...LINE}
						{...field("name")}
						label="Name"
						autoComplete="name"
						autoCapitalize="words"
						placeholder={text.namePlaceholder}
					/>
					<Field
						{...LINE}
						{...field("email")}
						label="E-mail"
						type="email"
						inputMode="email"
						autoComplete="email"
						autoCorrect="off"
						maxLength={MAX_LENGTHS.email}
						placeholder={text.emailPlaceholder}
					/>
				</div>
				<Field
					{...field("message")}
					kind="textarea"
					label="Message"
					maxLength={MAX_LENGTHS.message}
					placeholder={text.messagePlaceholder}
				/>
				<OptionalFields
					text={text}
					field={field}
					isOpen={OPTIONAL_FIELDS.some((name) => errors[name] || initial?.fields[name])}
				/>
				<label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-1">
					<input
						type="checkbox"
						name="wantsNews"
						value="yes"
						defaultChecked={initial?.wantsNews}
						className="mt-0.5 size-6 shrink-0 accent-accent"
					/>
					<span>{text.news}</span>
				</label>
				{turnstileSiteKey && <TurnstileCheck siteKey={turnstileSiteKey} />}
				{outcome && !isSending && <NotSent outcome={outcome} text={text} contact={contact} />}
				<Button type="submit" size="large" isBusy={isSending}>
					{isSending ? "Sending…" : "Send Message"}
				</Button>
				<FormNotice notice={text.notice} />
			</form>
		</section>
	);
}

function getTyped(outcome: EnquiryOutcome | undefined): TypedForm | null {
	return outcome && outcome.status !== "sent" ? outcome.typed : null;
}

type FormState = {
	/** The rest belongs to it: a check in the browser counts until the next outcome. */
	outcome: EnquiryOutcome | undefined;
	errors: FieldErrors;
	/** From the first submission that was not sent on. */
	isCheckedOnChange: boolean;
};

function toFormState(outcome: EnquiryOutcome | undefined): FormState {
	return {
		outcome,
		errors: outcome?.status === "invalid" ? outcome.errors : {},
		isCheckedOnChange: outcome !== undefined && outcome.status !== "sent",
	};
}
