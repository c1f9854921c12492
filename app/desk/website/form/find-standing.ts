import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import { findPlannedTime, type PlanEnd } from "#app/editing/store/plans.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";

/** What was asked, answered and planned about a draft, with its times in words. */
export type Standing = {
	/** When its author asked for its publication. */
	asked: string | null;
	/** Why it was sent back, and by whom. */
	answered: { name: string; text: string } | null;
	/** When it is published by itself. */
	plannedFor: string | null;
	/** When it was to be published, and why it was not. */
	ended: { at: string; reason: PlanEnd } | null;
};

export async function findStanding(draft: Draft): Promise<Standing> {
	const { askedAt, answer, answeredBy, publishAt, planEnded } = draft;
	const plannedFor = findPlannedTime(draft);
	return {
		asked: askedAt && formatInstant(askedAt),
		answered: answer === null ? null : { name: await findName(answeredBy), text: answer },
		plannedFor: plannedFor && formatInstant(plannedFor),
		ended: publishAt && planEnded ? { at: formatInstant(publishAt), reason: planEnded } : null,
	};
}

async function findName(id: string | null): Promise<string> {
	const { people } = await getDeskServices();
	const staff = id ? await people.findById(id) : undefined;
	return staff?.name ?? t("formerColleague");
}
