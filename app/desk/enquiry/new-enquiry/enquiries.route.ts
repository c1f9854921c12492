import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { listChannels } from "#app/enquiries/channels.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { parseContext } from "#app/enquiries/form.server.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { toSourceName } from "#app/platform/attribution.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type Fields, text } from "#app/platform/http/form-fields.ts";
import { checkByHand } from "./check-by-hand.ts";
import { renderNewEnquiry } from "./enquiries.new.route.tsx";
import { NEW_MATTER, SOURCES } from "./new-enquiry-form.tsx";

const SUBMISSION_ID = /^[0-9a-f-]{36}$/;

/** Takes the form of `/desk/enquiries/new`. */
export const enquiriesRoute: DeskRoute = {
	path: "/desk/enquiries",
	role: "member",
	post: makeEnquiry,
};

/**
 * Stores an enquiry that somebody makes by hand, of a visitor who called or walked in. The agency is told of it as of any
 * other; the visitor gets an acknowledgement if it is asked for.
 */
async function makeEnquiry(context: DeskContext, fields: Fields): Promise<Response> {
	const get = (name: string) => text.parse(fields[name]);
	const submissionId = SUBMISSION_ID.test(get("submissionId"))
		? get("submissionId")
		: crypto.randomUUID();
	const checked = checkByHand(get);
	if (!checked.ok)
		return renderNewEnquiry(context, { get, errors: checked.reason, submissionId }, 422);
	const enquiry: NewEnquiry = {
		...checked.value,
		...parseContext(get),
		submissionId,
		source: toSourceName(get("source") || SOURCES[0][0]),
		calculation: null,
		landingPage: null,
		referrer: null,
		firstTouch: null,
		lastTouch: null,
		noticeVersion: "",
		wantsNews: false,
		verdict: "clean",
		spamReasons: [],
		addressKey: null,
	};
	const isAcknowledged = get("acknowledge") !== "" && enquiry.email !== "";
	const env = getEnv();
	const channels = listChannels({
		...env,
		ENQUIRY_ACKNOWLEDGE: env.ENQUIRY_ACKNOWLEDGE && isAcknowledged,
	});
	const { enquiries } = await getDeskServices();
	const by = byPerson(context.var.session.staff.id);
	const byHand = { by, isNewMatter: get("matter") === NEW_MATTER };
	const { id } = await enquiries.save(enquiry, channels, null, 0, byHand);
	wakeWorker();
	return context.redirect(toFlashAddress(`/desk/enquiries/${id}`, "made-by-hand"), 303);
}
