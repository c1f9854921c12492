import { isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import type { PlanEnd } from "#app/editing/store/plans.ts";
import { openForm } from "../form/open-form.ts";
import { publishOpenForm } from "../form/publish-form.ts";
import { findFile } from "../listed-files.ts";
import { tellAuthor } from "../tell-of-draft.ts";

/**
 * Publishes a draft whose time has come, in its author's name. What cannot be published is taken off its plan, and its author
 * is told. A draft that was saved meanwhile, or got words of another publication, stays planned.
 */
export async function publishPlanned(draft: Draft): Promise<void> {
	const reason = await tryToPublish(draft);
	if (reason === null) return;
	// Whoever published other words has ended the plan already; otherwise one node does.
	const isEnded =
		reason === "met" || (await (await getEditing().getStore()).endPlan(draft, reason));
	if (isEnded)
		await tellAuthor(draft, { kind: "not-published", reason, at: draft.publishAt ?? "" });
}

/** Publishes a draft, or returns why that is not possible any more. */
async function tryToPublish(draft: Draft): Promise<PlanEnd | null> {
	const { file, staffId } = draft;
	const { people } = await getDeskServices();
	const author = await people.findById(staffId);
	if (!author || author.disabledAt || !isEnough(author, "publisher")) return "right";
	const listed = await findFile(file, staffId);
	if (!listed) return "invalid";
	const form = await openForm(listed, staffId);
	if (form.draft?.version !== draft.version) return null;
	const result = await publishOpenForm(form, draft, staffId);
	if (result.ok || "conflict" in result.reason) return null;
	if ("issues" in result.reason) return "invalid";
	return result.reason.conflicts.length > 0 ? "met" : null;
}
