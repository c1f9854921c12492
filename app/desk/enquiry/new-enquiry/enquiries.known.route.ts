import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { text } from "#app/platform/http/form-fields.ts";

export const knownRoute: DeskRoute = {
	path: "/desk/enquiries/known",
	role: "member",
	get: answerKnown,
};

/** Answers who wrote before with an e-mail address or a phone number: the words of a link to each conversation. */
async function answerKnown(context: DeskContext): Promise<Response> {
	const { email, phone } = parseQuery(context, z.object({ email: text, phone: text }));
	const { desk } = await getDeskServices();
	const persons = await desk.findKnown(email, phone);
	context.header("Cache-Control", "no-store");
	return context.json(
		persons.map(({ id, name }) => ({
			href: `/desk/enquiries/${id}`,
			words: t("wroteBefore", { name }),
		})),
	);
}
