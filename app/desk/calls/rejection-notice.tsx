/** A form of the page that was rejected, as it was typed. */
export type RejectedForm = {
	intent: "busy" | "add-calendar";
	problem: string;
	typed: Partial<Record<"from" | "to" | "note" | "url", string>>;
};

/** Why a form was not accepted; what was typed stands in it again. */
export function RejectionNotice({ rejected }: { rejected: RejectedForm | undefined }) {
	if (!rejected) return null;
	return (
		<p role="alert" className="mt-2 border-accent border-l-4 pl-3">
			{rejected.problem}
		</p>
	);
}
