import type { ReactNode } from "react";
import type { Enquiry } from "#app/enquiries/enquiry.ts";

/** The data that all forms of an enquiry send. */
export type ActionContext = {
	enquiry: Enquiry;
	/** The query of the view from which the page was opened. */
	query: string;
	revision: number;
};

type ActionFormProps = ActionContext & {
	intent: string;
	/** The fragment of the address when the form is shown again. */
	anchor?: string;
	className?: string;
	children: ReactNode;
};

export function ActionForm(props: ActionFormProps) {
	const { enquiry, query, revision, intent, anchor, className, children } = props;
	return (
		<form
			method="post"
			action={`/desk/enquiries/${enquiry.id}${query}${anchor ? `#${anchor}` : ""}`}
			className={className}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="revision" value={revision} />
			{children}
		</form>
	);
}

type SubmitProps = {
	tone?: "quiet" | "accent";
	name?: string;
	value?: string;
	className?: string;
	children: ReactNode;
};

export function Submit({ tone = "quiet", className = "mt-2", ...props }: SubmitProps) {
	return (
		<button type="submit" className={`desk-button ${className}`} data-tone={tone} {...props} />
	);
}
