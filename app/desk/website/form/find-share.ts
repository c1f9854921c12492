import type { Draft } from "#app/editing/store/drafts.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { findReturningPage } from "../delete/list-further.ts";
import type { Share } from "../editor/draft-actions.tsx";
import type { OpenForm } from "./open-form.ts";

/** Finds the address at which a draft is shared, while it is. */
export function findShare({ file, page }: OpenForm, draft: Draft): Share | null {
	const { shareToken, sharedUntil, text } = draft;
	if (!shareToken || !sharedUntil || Date.parse(sharedUntil) <= getNow()) return null;
	const query = new URLSearchParams({ draft: shareToken });
	const path = page ?? (text === null ? undefined : findReturningPage(file, text)) ?? "/";
	return { address: `${getEnv().SITE_URL}${path}?${query}`, until: formatInstant(sharedUntil) };
}
