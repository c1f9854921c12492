import { getContent } from "#app/content/content.server.ts";
import type { Database } from "#app/database/open-database.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { fillWithSamples } from "#app/desk/samples/fill-with-samples.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { EMPTY_COLUMNS } from "#app/enquiries/field-columns.ts";
import { createDeliveries } from "#app/enquiries/store/deliveries.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { t } from "#app/messages/en/desk-onboarding.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** Hides the list of first steps from the reader for good. */
export async function hideFirstSteps(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	await people.hideFirstSteps(context.var.session.staff.id);
	return context.redirect(toFlashAddress("/desk", "hide-first-steps"), 303);
}

/** Fills an inbox in which nothing is with samples. */
export async function addSamples(context: DeskContext): Promise<Response> {
	const { database } = await getDeskServices();
	await fillWithSamples(database, getContent());
	return context.redirect(toFlashAddress("/desk", "add-samples"), 303);
}

/** Ends all samples, with what was done to them. */
export async function removeSamples(context: DeskContext): Promise<Response> {
	const { database } = await getDeskServices();
	await createSampleStore(database).remove();
	return context.redirect(toFlashAddress("/desk", "remove-samples"), 303);
}

/** Resolves to whether anybody was ever answered. */
export async function isAnythingAnswered({ db }: Database): Promise<boolean> {
	const answered = db.selectFrom("enquiries").select("id").where("firstAnswerAt", "is not", null);
	return (await answered.limit(1).executeTakeFirst()) !== undefined;
}

/** Stores an enquiry of the reader's own in an empty store, as a sample that is told of as any other is. */
export async function makeTestEnquiry(context: DeskContext): Promise<Response> {
	const { database } = await getDeskServices();
	const store = createSampleStore(database);
	const { samples, others } = await store.count();
	if (samples + others > 0) return context.redirect("/desk", 303);
	const enquiry = runInLanguage(undefined, () => createTestEnquiry(context.var.session.staff));
	const id = crypto.randomUUID();
	const row = toEnquiryRow(enquiry, {
		id,
		createdAt: new Date(getNow()).toISOString(),
	});
	const deliveries = getEnv().SMTP_URL ? createDeliveries(id, ["email"], true) : [];
	// The value counts as a reminder, as nobody is reminded of a sample.
	const sample = { ...row, reminderId: "", isSample: 1 };
	await store.add([{ enquiry: sample, events: [], deliveries, booking: undefined }]);
	wakeWorker();
	return context.redirect("/desk", 303);
}

/** Creates an enquiry in the words of a visitor, which are in the site's language. */
function createTestEnquiry({ name, email }: Staff): NewEnquiry {
	return {
		...EMPTY_COLUMNS,
		submissionId: "test-enquiry",
		name: t("testName", { name }),
		email,
		message: t("testMessage"),
		calculation: null,
		service: null,
		city: null,
		district: null,
		landingPage: null,
		referrer: null,
		firstTouch: null,
		lastTouch: null,
		noticeVersion: "sample",
		wantsNews: false,
		verdict: "clean",
		spamReasons: [],
		addressKey: null,
	};
}
