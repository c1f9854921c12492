import { findCallTerms } from "#app/calls/call-terms.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { findFlashMessage } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import barScript from "#app/desk/page/inline-scripts/desk-bar.ts?inline-script";
import conversationScript from "#app/desk/page/inline-scripts/desk-conversation.ts?inline-script";
import draftScript from "#app/desk/page/inline-scripts/desk-draft.ts?inline-script";
import textsScript from "#app/desk/page/inline-scripts/desk-texts.ts?inline-script";
import undoScript from "#app/desk/page/inline-scripts/desk-undo.ts?inline-script";
import whatsAppScript from "#app/desk/page/inline-scripts/desk-whatsapp.ts?inline-script";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { readConversationVersion } from "#app/desk/store/conversation-version.ts";
import { listOpenings } from "#app/desk/store/openings.ts";
import { findWrongAddresses } from "#app/desk/store/wrong-addresses.ts";
import { fillTemplates } from "#app/desk/texts/answer-templates.ts";
import { getAnswerSubject } from "#app/enquiries/emails/subjects.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import composer from "./composer.ts?bundled-script";
import { EnquiryPage } from "./enquiry-page.tsx";
import { listOtherAddresses } from "./list-other-addresses.ts";
import type { Rejected } from "./page-props.ts";
import type { SubmittedForm } from "./submitted-form.ts";
import { describeTheirWebsite } from "./their-website/their-website.ts";

/** Renders the page of an enquiry, with what was typed, why it was rejected, or what was just done. */
export async function renderEnquiry(
	context: DeskContext,
	typed?: SubmittedForm,
	rejected?: Rejected,
	doneKind?: string,
): Promise<Response> {
	const services = await getDeskServices();
	const { answers, bookings, callKey, checks, database, desk, drafts, people, templates } =
		services;
	const { session } = context.var;
	const id = context.req.param("id") ?? "";
	const mark = await readConversationVersion(database, id, session.staff.id);
	const found = await desk.get(id);
	if (!found)
		return renderDeskPage(context, {
			title: t("notFoundTitle"),
			session,
			status: 404,
			content: (
				<div className="desk-wrap py-10">
					<h1 className="desk-title">{t("notFound")}</h1>
					<p className="mt-3">
						<a href="/desk">{t("toInbox")}</a>
					</p>
				</div>
			),
		});
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const [conversation, suggested, staff, call, check, draft, texts, neighbours, done] =
		await Promise.all([
			desk.readConversation(found.enquiry.id),
			desk.suggestPersons(found.enquiry.id),
			people.list(),
			bookings.findOfMatter(found.enquiry.id),
			checks.findOfEnquiry(found.enquiry.id),
			drafts.find(session.staff.id, found.enquiry.id),
			templates.listFor(session.staff.id),
			desk.findNeighbours(found.enquiry, filter, session.staff.id),
			rejected ? null : findFlashMessage(context, doneKind),
		]);
	const earlier = await answers.findEarlierSubjects(found.enquiry.id);
	const wrongAddresses = await findWrongAddresses(database.db, [found.enquiry]);
	const ids = conversation.enquiries.map(({ id }) => id);
	const others = await listOpenings(database, ids, session.staff.id);
	if (!rejected) await desk.markSeen(ids, session.staff.id);
	return renderDeskPage(context, {
		title: found.enquiry.name || t("erased"),
		session,
		status: rejected?.status ?? 200,
		bundle: composer,
		scripts: [barScript, draftScript, textsScript, whatsAppScript, undoScript, conversationScript],
		content: (
			<EnquiryPage
				{...found}
				conversation={conversation}
				suggested={suggested}
				call={call}
				hostName={(call && (await findCallTerms(call))?.hostName) ?? ""}
				website={describeTheirWebsite(found.enquiry, check)}
				draft={draft}
				subject={getAnswerSubject(found.enquiry, getContent().site, earlier)}
				wrongAddress={wrongAddresses.get(found.enquiry.matterId)}
				staff={staff}
				others={others}
				mark={mark}
				otherAddresses={listOtherAddresses(conversation, found.enquiry, staff)}
				templates={fillTemplates(texts, found.enquiry, session.staff, callKey)}
				neighbours={neighbours}
				done={done}
				typed={typed}
				rejected={rejected}
				reader={session.staff}
				query={toInboxQuery(filter)}
			/>
		),
	});
}
