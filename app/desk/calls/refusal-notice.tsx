import type { Refused } from "./bookings.tsx";

/** Why a form was not accepted; what was typed stands in it again. */
export function RefusalNotice({ refused }: { refused: Refused | undefined }) {
	if (!refused) return null;
	return (
		<p role="alert" className="mt-2 border-accent border-l-4 pl-3">
			{refused.problem}
		</p>
	);
}
