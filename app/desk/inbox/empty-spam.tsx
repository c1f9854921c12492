import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { text } from "#app/platform/http/form-fields.ts";

export const spamFields = z.object({ until: z.catch(z.pipe(text, z.iso.datetime()), "") });

/** Renders the form that erases all that is held as spam, which has to be opened first; what comes later stays. */
export function EmptySpam({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<details className="mt-6">
			<summary className="desk-summary">{t("emptySpam")}</summary>
			<p className="mt-1 mb-2 max-w-text">{t("emptySpamHint", { count })}</p>
			<IntentButton intent="empty-spam" fields={{ until: new Date(getNow()).toISOString() }}>
				{t("eraseSpam", { count })}
			</IntentButton>
		</details>
	);
}

/** Erases what was held as spam when the form was shown. */
export async function emptySpam(
	context: DeskContext,
	{ until }: z.infer<typeof spamFields>,
): Promise<Response> {
	const { staff } = await getDeskServices();
	await staff.erase({ heldUntil: until }, byPerson(context.var.session.staff.id));
	return context.redirect(toFlashAddress("/desk?view=spam", "empty-spam"), 303);
}
