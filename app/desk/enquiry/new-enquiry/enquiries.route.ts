import { renderCall } from "#app/desk/calls/bookings.$id.route.tsx";
import { callFields } from "#app/desk/calls/call-form.tsx";
import { chooseTime, toBooking } from "#app/desk/calls/choose-time.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { changeFields, parseChange } from "#app/desk/changes/intents.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { beginCheck } from "#app/enquiries/begin-check.ts";
import { listChannels } from "#app/enquiries/channels.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { parseContext } from "#app/enquiries/form.server.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
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
 * other; the visitor gets an acknowledgement if it is asked for. It has an owner, and may have been answered. A call is booked with it, or, where its time was taken
 * meanwhile, another time is asked for.
 */
async function makeEnquiry(context: DeskContext, fields: Fields): Promise<Response> {
	const get = (name: string) => text.parse(fields[name]);
	const submissionId = SUBMISSION_ID.test(get("submissionId"))
		? get("submissionId")
		: crypto.randomUUID();
	const checked = checkByHand(get);
	const call = callFields.parse({ ...fields, intent: ["book"] });
	const chosen = call.time || call.other ? await chooseTime(call) : null;
	const callError = chosen?.ok === false ? chosen.reason : undefined;
	const services = await getDeskServices();
	const { database, enquiries, people } = services;
	const form = changeFields.parse(fields);
	const staff = await people.list();
	const owner = parseChange("owner", form, staff);
	const answered = form.channel ? parseChange("answered-elsewhere", form, staff) : null;
	const rejected = [owner, answered].find((change) => change?.ok === false);
	const changeError = rejected?.ok === false ? rejected.reason : undefined;
	if (!checked.ok || callError || !owner.ok || answered?.ok === false) {
		const errors = checked.ok ? {} : checked.reason;
		return renderNewEnquiry(context, { get, errors, changeError, callError, submissionId }, 422);
	}
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
	const by = byPerson(context.var.session.staff.id);
	const byHand = {
		by,
		isNewMatter: get("matter") === NEW_MATTER,
		...(form.owner && { owner: form.owner }),
		...(answered && { answered: answered.value }),
	};
	const { id, isNew } = await enquiries.save(enquiry, channels, null, 0, byHand);
	if (isNew) beginCheck(enquiry, id, services);
	wakeWorker();
	if (chosen?.ok && isNew) {
		const result = await changeEnquiry(database, { id, by }, toBooking(chosen.value, ""));
		const reason = t("isTaken");
		if (result === "taken") return renderCall(context, id, { status: 409, reason, typed: call });
		wakeWorker();
		return context.redirect(toFlashAddress(`/desk/enquiries/${id}`, "booked"), 303);
	}
	return context.redirect(toFlashAddress(`/desk/enquiries/${id}`, "made-by-hand"), 303);
}
