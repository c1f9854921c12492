import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CallOffer } from "#app/calls/form/call-times.tsx";
import { UNAVAILABLE_ID } from "#app/calls/form/unavailable-time.tsx";
import type { FormPath } from "#app/content/form-path.ts";
import type { Contact } from "#app/content/schemas/pages.ts";
import { focusFirstError } from "#app/design/ui/focus-first-error.ts";
import { useAddToast } from "#app/design/ui/toast.tsx";
import { checkFields, type FieldErrors } from "#app/enquiries/check-fields.ts";
import type { FieldName } from "#app/enquiries/fields.ts";
import { getRegion } from "#app/platform/region.ts";
import type { EnquiryOutcome, TypedForm } from "./accept-enquiry.server.ts";

type Options = {
	path: FormPath;
	sent: Contact["form"]["sent"];
	offer: CallOffer | null;
	/** The fields that are filled in from the start. */
	known: Partial<TypedForm["fields"]> | undefined;
	/** The outcome of a submission without JavaScript. */
	actionData: EnquiryOutcome | undefined;
};

/** Checks the form, sends it and shows the outcome. */
export function useEnquiryForm({ path, sent, offer, known, actionData }: Options) {
	const formElement = useRef<HTMLFormElement>(null);
	const showToast = useAddToast();
	const fetcher = useFetcher<EnquiryOutcome>();
	const isSending = fetcher.state !== "idle";
	const isCallByPhone = offer !== null && offer.by !== "video";
	const outcome = fetcher.data ?? actionData;
	const [checked, setChecked] = useState(() => toFormState(outcome));
	const { errors, isCheckedOnChange } =
		checked.outcome === outcome ? checked : toFormState(outcome);
	const initial = getTyped(actionData);
	const [chosen, setChosen] = useState(() =>
		actionData?.status === "time-unavailable" ? null : (initial?.time ?? ""),
	);
	// The chosen time in words, once React shows the times in a zone.
	const [zone, setZone] = useState<string | null>(null);
	// The id is kept when a connection is lost after another outcome, so that the retry is no second enquiry.
	const [identity, setIdentity] = useState(initial);
	// In a form that the server has sent back, the browser focuses this field without JavaScript, too.
	const [firstWrong] = Object.keys(actionData?.status === "invalid" ? actionData.errors : {});

	const handleOutcome = useEffectEvent((outcome: EnquiryOutcome) => {
		const typed = getTyped(outcome);
		if (typed || outcome.status === "sent") setIdentity(typed);
		if (outcome.status === "invalid") focusFirstError(formElement.current, outcome.errors);
		if (outcome.status === "time-unavailable") {
			setChosen(null);
			document.getElementById(UNAVAILABLE_ID)?.focus();
		}
		if (outcome.status !== "sent") return;
		const form = formElement.current;
		const zone = form?.elements.namedItem("zone");
		const shown = zone instanceof HTMLSelectElement ? zone.value : null;
		form?.reset();
		if (zone instanceof HTMLSelectElement && shown) zone.value = shown;
		setChosen("");
		showToast((outcome.call && offer?.form.unconfirmed) || sent);
	});
	useEffect(() => {
		if (fetcher.data) handleOutcome(fetcher.data);
	}, [fetcher.data]);

	// A field may have been corrected before the form was hydrated.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (actionData?.status === "invalid" && formElement.current) checkForm(formElement.current);
	}, []);

	const checkForm = (form: HTMLFormElement) => {
		const result = checkFields(new FormData(form), isCallByPhone);
		const errors = result.isValid ? {} : result.errors;
		setChecked({ outcome, errors, isCheckedOnChange: true });
		return result;
	};
	return {
		outcome,
		isSending,
		errors,
		/** The values in a form that the server has sent back. */
		initial,
		/** The form whose id and token are sent; null for those of the blank form. */
		identity,
		chosen,
		setChosen,
		setZone,
		/** The chosen time in words: Fri, 27 Nov, 10:30 am. Empty without one, and without JavaScript. */
		chosenText: chosen && zone ? formatShortly(chosen, zone) : "",
		field: (name: FieldName) => ({
			name,
			defaultValue: (initial?.fields ?? known)?.[name],
			error: errors[name],
			autoFocus: name === firstWrong,
		}),
		form: {
			ref: formElement,
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault();
				if (isSending) return;
				const form = event.currentTarget;
				const result = checkForm(form);
				if (!result.isValid) return focusFirstError(form, result.errors);
				const data = new FormData(form);
				data.set("isScripted", "yes");
				fetcher.submit(data, { method: "post", action: path });
			},
			onChange: (event: FormEvent<HTMLFormElement>) => {
				if (isCheckedOnChange) checkForm(event.currentTarget);
			},
		},
	};
}

function getTyped(outcome: EnquiryOutcome | undefined): TypedForm | null {
	return outcome && outcome.status !== "sent" ? outcome.typed : null;
}

type FormState = {
	/** The outcome to which the rest belongs: a check in the browser counts until the next outcome. */
	outcome: EnquiryOutcome | undefined;
	errors: FieldErrors;
	/** True if each change is checked, which begins with the first submission that was stopped. */
	isCheckedOnChange: boolean;
};

function toFormState(outcome: EnquiryOutcome | undefined): FormState {
	return {
		outcome,
		errors: outcome?.status === "invalid" ? outcome.errors : {},
		isCheckedOnChange:
			outcome !== undefined && outcome.status !== "sent" && outcome.status !== "unsent",
	};
}

function formatShortly(time: string, timeZone: string): string {
	return new Intl.DateTimeFormat(getRegion().locale, {
		weekday: "short",
		day: "numeric",
		month: "short",
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	}).format(new Date(time));
}
