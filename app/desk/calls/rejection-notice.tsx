import type { RejectedForm } from "./bookings.tsx";

/** Why a form was not accepted; what was typed stands in it again. */
export function RejectionNotice({ rejected }: { rejected: RejectedForm | undefined }) {
	if (!rejected) return null;
	return (
		<p role="alert" className="mt-2 border-accent border-l-4 pl-3">
			{rejected.problem}
		</p>
	);
}
