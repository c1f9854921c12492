import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { Conversation } from "./conversation.tsx";

export const conversationRoute: DeskRoute = {
	path: "/desk/people-of/:id",
	role: "member",
	get: showConversation,
};

/** Shows the whole conversation with the person of an enquiry, or what was before a time, or one long part of it. */
async function showConversation(context: DeskContext): Promise<Response> {
	const { desk, people } = await getDeskServices();
	const { session } = context.var;
	const id = context.req.param("id") ?? "";
	const [whole, staff] = await Promise.all([
		desk.readConversation(id, context.req.query("before")),
		people.list(),
	]);
	const only = context.req.query("part");
	const parts = whole.parts.filter(({ event, enquiry }) => (event?.id ?? enquiry.id) === only);
	const conversation = parts.length > 0 ? { ...whole, parts, earlier: null } : whole;
	const [newest] = conversation.enquiries;
	return renderDeskPage(context, {
		title: newest?.name || t("notFoundTitle"),
		session,
		status: newest ? 200 : 404,
		content: (
			<div className="desk-wrap pt-4 pb-16">
				<p className="mb-3 text-fine">
					<a className="inline-block py-2" href={newest ? `/desk/enquiries/${id}` : "/desk"}>
						{t(newest ? "toEnquiry" : "toInbox")}
					</a>
				</p>
				<h1 className="desk-title mb-4 wrap-anywhere">
					{newest ? newest.name || t("erased") : t("notFound")}
				</h1>
				<div className="max-w-text">
					<Conversation
						conversation={conversation}
						staff={staff}
						at={id}
						query=""
						isWhole
						isUncut={parts.length > 0}
					/>
				</div>
			</div>
		),
	});
}
