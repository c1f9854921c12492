import * as z from "zod/mini";
import { getBookingRules, getCallTimes, listHosts } from "#app/calls/call-times.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import known from "#app/desk/page/inline-scripts/desk-known.ts?inline-script";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { NEW_MATTER, NewEnquiryForm, type NewEnquiryFormProps } from "./new-enquiry-form.tsx";

export const newEnquiryRoute: DeskRoute = {
	path: "/desk/enquiries/new",
	role: "member",
	get: async (context) => {
		const { time, person } = parseQuery(context, z.object({ time: text, person: text }));
		const owner = context.var.session.staff.id;
		const values: Record<string, string> = { time, owner, ...(await readPerson(person)) };
		return renderNewEnquiry(context, {
			get: (name) => values[name] ?? "",
			errors: {},
			submissionId: crypto.randomUUID(),
		});
	},
};

/** Reads the values of the form for a new matter with the person of an enquiry; none where there is no such enquiry. */
async function readPerson(id: string): Promise<Record<string, string>> {
	const { desk } = await getDeskServices();
	const { enquiry } = (await desk.get(id)) ?? {};
	if (!enquiry || enquiry.erasedAt) return {};
	const { name, email, phone, company } = enquiry;
	return { matter: NEW_MATTER, name, email, phone: phone ?? "", company: company ?? "" };
}

/** Renders the form for an enquiry that is made by hand, empty or as it was typed. */
export async function renderNewEnquiry(
	context: DeskContext,
	form: NewEnquiryFormProps["form"],
	status: 200 | 422 = 200,
): Promise<Response> {
	const { services, cities } = getContent();
	const { SMTP_URL, ENQUIRY_ACKNOWLEDGE } = getEnv();
	const { people } = await getDeskServices();
	return renderDeskPage(context, {
		title: t("title"),
		session: context.var.session,
		status,
		scripts: [known],
		content: (
			<NewEnquiryForm
				form={form}
				services={services}
				cities={cities}
				staff={await people.list()}
				calls={
					getBookingRules()
						? {
								times: await getCallTimes(undefined, "staff"),
								hosts: await listHosts(await getDeskServices()),
							}
						: null
				}
				canAcknowledge={Boolean(SMTP_URL && ENQUIRY_ACKNOWLEDGE)}
			/>
		),
	});
}
