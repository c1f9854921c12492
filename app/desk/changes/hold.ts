import * as z from "zod/mini";
import { type DeskAction, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { holdMail } from "#app/enquiries/store/hold-mail.ts";
import { text } from "#app/platform/http/form-fields.ts";

/** Holds an e-mail back for who is about to undo its change, as desk-undo.ts asks. */
export const HOLD: DeskAction = {
	handle: withFields(z.object({ event: text }), async (context, { event }) => {
		const { database } = await getDeskServices();
		const held = { eventId: event, staffId: context.var.session.staff.id };
		return context.body(null, (await holdMail(database, held)) ? 204 : 422);
	}),
};
