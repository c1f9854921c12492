import type { Draft } from "#app/editing/store/drafts.ts";
import { findPlannedTime } from "#app/editing/store/plans.ts";
import { formatInstant, formatLocalTime, nameOwnTime } from "#app/platform/dates.server.ts";
import type { Plan } from "../editor/publish-later.tsx";
import { getPlanSpan } from "./publish-time.ts";

/** Returns when a draft is published by itself, and what can be chosen; `typed` is the time of a form that comes back. */
export function findPlan(
	draft: Draft | undefined,
	typed: string | undefined,
	{ isTimeWrong = false }: { isTimeWrong?: boolean } = {},
): Plan {
	const at = draft ? findPlannedTime(draft) : null;
	const { from, to } = getPlanSpan();
	return {
		at: at && formatInstant(at),
		value: typed ?? (at ? formatLocalTime(Date.parse(at)) : ""),
		from: formatLocalTime(from),
		to: formatLocalTime(to),
		zone: nameOwnTime(),
		isWrong: isTimeWrong,
	};
}
