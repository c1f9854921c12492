import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { removeSetAside } from "#app/replies/set-aside-store.ts";

/** Handles the button by which the desk tells no more of a message that could not be imported. */
export async function dismissMessage(
	context: DeskContext,
	{ message }: { message: string },
): Promise<Response> {
	const { database } = await getDeskServices();
	await removeSetAside(database, message);
	return context.redirect(toFlashAddress("/desk", "dismiss-message"), 303);
}
