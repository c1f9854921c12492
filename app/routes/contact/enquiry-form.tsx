import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { EnquiryOutcome, TypedForm } from "#app/enquiries/accept-enquiry.server.ts";
import { checkFields, FIELD_NAMES, type FieldErrors } from "#app/enquiries/enquiry-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { ToastArea, useAddToast } from "#app/ui/toast.tsx";
import { FormCalculation } from "./form-calculation.tsx";
import { FormContext, FormNotice, ThankYou } from "./form-parts.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { NotSent } from "./not-sent.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { TurnstileCheck } from "./turnstile-check.tsx";

/** What a form holds that nobody has typed yet. */
export type EmptyForm = Omit<TypedForm, "fields" | "wantsNews">;

type EnquiryFormProps = {
	form: Contact["form"];
	contact: Pick<Site, "email" | "phone">;
	empty: EmptyForm;
	/** What a form that came back held. */
	typed: TypedForm | null;
	/** After a submission without JavaScript. */
	isSent: boolean;
	firstOutcome: EnquiryOutcome | undefined;
	turnstileSiteKey: string | null;
};

export function EnquiryForm(props: EnquiryFormProps) {
	return (
		<ToastArea>
			<FormWithToasts {...props} />
		</ToastArea>
	);
}

function FormWithToasts(props: EnquiryFormProps) {
	const { form, contact, empty, typed, isSent, firstOutcome, turnstileSiteKey } = props;
	const fetcher = useFetcher<EnquiryOutcome>();
	const outcome = fetcher.data ?? firstOutcome;
	const [clientErrors, setClientErrors] = useState<FieldErrors | null>(null);
	const errors = clientErrors ?? (outcome?.status === "invalid" ? outcome.errors : {});
	const formElement = useRef<HTMLFormElement>(null);
	const showToast = useAddToast();
	const isSending = fetcher.state !== "idle";
	const current = (outcome?.status !== "sent" && outcome?.typed) || empty;

	// A toast and an emptied form are no part of what React draws, so they follow the answer.
	useEffect(() => {
		if (fetcher.data?.status === "sent") {
			formElement.current?.reset();
			setClientErrors(null);
			showToast({ title: SENT_TITLE, description: SENT_TEXT });
		}
		if (fetcher.data?.status === "invalid") focusFirst(formElement.current, fetcher.data.errors);
	}, [fetcher.data, showToast]);

	const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const entered = new FormData(event.currentTarget);
		const checked = checkFields(entered);
		setClientErrors(checked.isValid ? {} : checked.errors);
		if (!checked.isValid) return focusFirst(event.currentTarget, checked.errors);
		entered.set("isScripted", "yes");
		fetcher.submit(entered, { method: "post", action: "/contact" });
	};
	// Errors are looked for on submitting; from then on they follow each change.
	const handleChange = (event: FormEvent<HTMLFormElement>) => {
		if (Object.keys(errors).length === 0 && !clientErrors) return;
		const checked = checkFields(new FormData(event.currentTarget));
		setClientErrors(checked.isValid ? {} : checked.errors);
	};

	return (
		<section>
			<Heading level={2} look="display">
				{form.heading}
			</Heading>
			{isSent && !outcome && <ThankYou title={SENT_TITLE} text={SENT_TEXT} />}
			<form
				ref={formElement}
				method="post"
				action="/contact"
				noValidate
				onSubmit={handleSubmit}
				onChange={handleChange}
				className="relative mt-8 space-y-7"
			>
				<FormContext {...empty} />
				<FormCalculation calculation={empty.calculation} context={empty.context} />
				<HiddenFields {...current} />
				<div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
					<Field
						kind="input"
						label="Name"
						name="name"
						type="text"
						autoComplete="name"
						autoCapitalize="words"
						spellCheck={false}
						enterKeyHint="next"
						maxLength={100}
						placeholder={form.namePlaceholder}
						defaultValue={typed?.fields.name}
						error={errors.name}
					/>
					<Field
						kind="input"
						label="E-mail"
						name="email"
						type="email"
						inputMode="email"
						autoComplete="email"
						autoCorrect="off"
						spellCheck={false}
						enterKeyHint="next"
						maxLength={254}
						placeholder={form.emailPlaceholder}
						defaultValue={typed?.fields.email}
						error={errors.email}
					/>
				</div>
				<Field
					kind="textarea"
					label="Message"
					name="message"
					maxLength={5000}
					placeholder="Tell us about your project..."
					defaultValue={typed?.fields.message}
					error={errors.message}
				/>
				<OptionalFields form={form} typed={typed?.fields} errors={errors} />
				<label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-1">
					<input
						type="checkbox"
						name="wantsNews"
						value="yes"
						defaultChecked={typed?.wantsNews}
						className="mt-0.5 size-6 shrink-0 accent-accent"
					/>
					<span>Send me news now and then, too. I can stop it with one line.</span>
				</label>
				{turnstileSiteKey && <TurnstileCheck siteKey={turnstileSiteKey} />}
				{outcome && !isSending && <NotSent outcome={outcome} contact={contact} />}
				<Button type="submit" size="large" isBusy={isSending}>
					{isSending ? "Sending…" : "Send Message"}
				</Button>
				<FormNotice notice={form.notice} />
			</form>
		</section>
	);
}

const SENT_TITLE = "Message Sent!";
const SENT_TEXT = "Thanks for reaching out. We'll get back to you soon.";

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
	const first = FIELD_NAMES.find((name) => errors[name]);
	const control = first && form?.elements.namedItem(first);
	if (!(control instanceof HTMLElement)) return;
	const disclosure = control.closest("details");
	if (disclosure) disclosure.open = true;
	control.focus();
}
