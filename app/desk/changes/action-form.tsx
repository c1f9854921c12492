import type { ReactNode } from "react";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-changes.server.ts";
import { ENQUIRY_FORM } from "./flash-message.ts";

/** The data that the form of an enquiry sends whatever it is asked for. */
export type ActionContext = {
	enquiry: Enquiry;
	/** The query of the view from which the page was opened. */
	query: string;
	revision: number;
};

/**
 * Renders the one form of an enquiry's page: whichever of its buttons is pressed, it sends what was typed in all of its
 * fields, so that no text is lost.
 */
export function EnquiryForm({ form, children }: { form: ActionContext; children: ReactNode }) {
	return (
		<form
			id={ENQUIRY_FORM}
			method="post"
			action={toAction(form)}
			encType="multipart/form-data"
			noValidate
			className="contents"
		>
			<input type="hidden" name="revision" value={form.revision} />
			{children}
		</form>
	);
}

/** Renders the button that Enter in a field presses, as it is the form's first on the page. It changes nothing. */
export function DefaultButton() {
	return (
		<button type="submit" form={ENQUIRY_FORM} name="intent" value="draft" hidden>
			{t("keepTyped")}
		</button>
	);
}

/** Returns the address of the form, with a fragment that shows a section of the page. */
export function toAction({ enquiry, query }: ActionContext, section = ""): string {
	return `/desk/enquiries/${enquiry.id}${query}${section ? `#${section}` : ""}`;
}

type SubmitProps = {
	tone?: "quiet" | "accent";
	/** The intent, for a button without a name and value of its own. */
	intent?: string;
	name?: string;
	value?: string;
	/** The address, where it is not the form's. */
	action?: string;
	className?: string;
	children: ReactNode;
};

/** Renders a button of the form, wherever on the page it is. */
export function Submit(props: SubmitProps) {
	const { tone = "quiet", intent, name = "intent", value = intent, action, ...rest } = props;
	const { className = "mt-2", children } = rest;
	return (
		<button
			type="submit"
			form={ENQUIRY_FORM}
			formAction={action}
			name={name}
			value={value}
			className={`desk-button ${className}`}
			data-tone={tone}
		>
			{children}
		</button>
	);
}
