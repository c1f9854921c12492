import type { ReactNode } from "react";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { Figure, Sum } from "./figure.tsx";

/** Returns the names of the columns of `listOpen`. */
export function getOpenColumns(): string[] {
	return [t("open"), t("overdue"), t("inHand")];
}

/** Lists what is open, overdue and in hand; `overdueHref` is the address of those that are overdue. */
export function listOpen({ open, overdue, inHand }: Summary, overdueHref?: string): ReactNode[] {
	return [
		<Figure key="open">{open}</Figure>,
		<Figure key="overdue" isFault href={overdueHref ?? null}>
			{overdue}
		</Figure>,
		<Sum key="inHand">{inHand}</Sum>,
	];
}
