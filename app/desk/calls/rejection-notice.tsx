import type { TypedWindow } from "./hours/hours-form.tsx";

/** A form of the page that was rejected, as it was typed. */
export type RejectedForm = {
	intent: "busy" | "add-calendar" | "hours" | "undo";
	problem: string;
	typed: Partial<Record<"from" | "to" | "note" | "url", string>>;
	/** The rows of hours. */
	windows?: readonly TypedWindow[];
};

/** Renders the reason why a form was rejected, which has the typed values again. */
export function RejectionNotice({ rejected }: { rejected: RejectedForm | undefined }) {
	if (!rejected) return null;
	return (
		<p role="alert" className="mt-2 border-accent border-l-4 pl-3">
			{rejected.problem}
		</p>
	);
}
