import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Contact, Site } from "#app/content/schemas/pages.ts";
import type { EnquiryOutcome, TypedForm } from "#app/enquiries/accept-enquiry.server.ts";
import type { EnquiryContext } from "#app/enquiries/enquiry.ts";
import { checkFields, FIELD_NAMES, type FieldErrors } from "#app/enquiries/enquiry-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { ToastArea, useToasts } from "#app/ui/toast.tsx";
import { FormContext, FormNotice, SendingFailed, ThankYou } from "./form-parts.tsx";

type EnquiryFormProps = {
	form: Contact["form"];
	contact: Pick<Site, "email" | "phone">;
	context: EnquiryContext;
	contextText: string | null;
	submissionId: string;
	/** What a form that came back held. */
	typed: TypedForm | null;
	/** After a submission without JavaScript. */
	isSent: boolean;
	firstOutcome: EnquiryOutcome | undefined;
};

export function EnquiryForm(props: EnquiryFormProps) {
	return (
		<ToastArea>
			<FormWithToasts {...props} />
		</ToastArea>
	);
}

function FormWithToasts({
	form,
	contact,
	context,
	contextText,
	submissionId,
	typed,
	isSent,
	firstOutcome,
}: EnquiryFormProps) {
	const fetcher = useFetcher<EnquiryOutcome>();
	const outcome = fetcher.data ?? firstOutcome;
	const [clientErrors, setClientErrors] = useState<FieldErrors | null>(null);
	const errors = clientErrors ?? (outcome?.status === "invalid" ? outcome.errors : {});
	const formElement = useRef<HTMLFormElement>(null);
	const { add: showToast } = useToasts();
	const isSending = fetcher.state !== "idle";

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
			<Heading level={2} look="heading">
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
				className="mt-7 space-y-6"
			>
				<FormContext context={context} text={contextText} />
				<input type="hidden" name="submissionId" value={submissionId} />
				<Field
					kind="input"
					label="Name"
					name="name"
					type="text"
					autoComplete="name"
					maxLength={100}
					placeholder={form.namePlaceholder}
					defaultValue={typed?.name}
					error={errors.name}
				/>
				<Field
					kind="input"
					label="E-mail"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					maxLength={254}
					placeholder={form.emailPlaceholder}
					defaultValue={typed?.email}
					error={errors.email}
				/>
				<Field
					kind="textarea"
					label="Message"
					name="message"
					maxLength={5000}
					placeholder="Tell us about your project..."
					defaultValue={typed?.message}
					error={errors.message}
				/>
				<label className="flex min-h-11 cursor-pointer items-start gap-3">
					<input
						type="checkbox"
						name="wantsNews"
						value="yes"
						defaultChecked={typed?.wantsNews}
						className="mt-1 size-5 shrink-0 accent-accent"
					/>
					<span>Send me news now and then, too. I can stop it with one line.</span>
				</label>
				{outcome?.status === "failed" && !isSending && <SendingFailed contact={contact} />}
				<Button type="submit" size="large" aria-disabled={isSending}>
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
	if (control instanceof HTMLElement) control.focus();
}
