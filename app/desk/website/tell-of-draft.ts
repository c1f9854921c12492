import { tellStaff } from "#app/desk/emails/tell-staff.ts";
import { buildWebsiteEmail, type DraftNews } from "#app/desk/emails/website-email.tsx";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import { toFilePath } from "./file-path.ts";
import { findFile } from "./listed-files.ts";
import { toReviewPath } from "./review/review-path.ts";

type ToldDraft = Pick<Draft, "id" | "file" | "staffId">;

/** Tells everybody who may publish that a draft's author asks for that, but for the author. */
export async function tellPublishers(
	draft: ToldDraft,
	news: Extract<DraftNews, { kind: "asked" }>,
): Promise<void> {
	const { people } = await getDeskServices();
	const publishers = (await people.list()).filter(
		(each) => each.id !== draft.staffId && !each.disabledAt && isEnough(each, "publisher"),
	);
	for (const each of publishers) await tell(each, draft, news, toReviewPath(draft.id));
}

/** Tells the author of a draft what became of it. */
export async function tellAuthor(
	draft: ToldDraft,
	news: Exclude<DraftNews, { kind: "asked" }>,
): Promise<void> {
	const { people } = await getDeskServices();
	const author = await people.findById(draft.staffId);
	if (!author || author.disabledAt) return;
	const page = news.kind === "published" ? "history" : "edit";
	await tell(author, draft, news, toFilePath(page, draft.file));
}

/** Sends the news, with the name that the part of the website has in the reader's language. */
async function tell(staff: Staff, { file, staffId }: ToldDraft, news: DraftNews, path: string) {
	const listed = await runForReader(staff.language, () => findFile(file, staffId));
	const part = listed?.name ?? file;
	tellStaff(staff, "a draft of the website", (id, options) =>
		buildWebsiteEmail(id, { ...options, news, part, path }),
	);
}
