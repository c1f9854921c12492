import { createHash } from "node:crypto";
import type { loadContent } from "#app/content/load.ts";
import { CALLBACK_TIMES, TIMELINES } from "#app/database/enquiry-values.ts";
import type { EventRow } from "#app/database/tables.ts";
import { chooseFraction, choose as chooseOne } from "#app/design/art/seed.ts";
import { addOpenMinutes } from "#app/desk/opening-hours.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { hashContent, hashMessage } from "#app/enquiries/store/hash-content.ts";
import type { Sample } from "#app/enquiries/store/sample-store.ts";
import { parseCampaignParameters } from "#app/platform/attribution.ts";
import { addCalls } from "./sample-calls.ts";
import { ANSWERS, NOTES, ORIGINS, SENDERS, SPAM, WISHES } from "./sample-texts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const INDIA_AHEAD_MS = 5.5 * HOUR;
const PERIOD = 56 * DAY;
const COUNT = SENDERS.length + SPAM.length;
const NO_EVENT = { fromValue: null, toValue: null, text: null };

type Given = {
	content: ReturnType<typeof loadContent>;
	/** Ids of those who answer. */
	staff: readonly string[];
	/** Unix time in ms. */
	now: number;
};

/** Sixty enquiries of the last eight weeks with what became of them: the same for the same time and people. */
export function createSamples(given: Given): Sample[] {
	const samples = Array.from({ length: COUNT }, (_, index) => createSample(index, given));
	return addCalls(samples, given.content.pages.contact.booking, given.now);
}

function createSample(index: number, given: Given): Sample {
	const pick = createPicker(index);
	const createdAt = chooseTime(index, given.now);
	const isSpam = index % 10 === 7;
	const enquiry = isSpam
		? createSpam(Math.floor(index / 10))
		: createEnquiry(index - Math.floor((index + 2) / 10), pick, given);
	const id = createId(index, "enquiry");
	const row = {
		...toEnquiryRow(enquiry, {
			id,
			createdAt: new Date(createdAt).toISOString(),
			contentHash: hashContent(enquiry),
			messageHash: hashMessage(enquiry.message),
		}),
		isSample: 1,
		// As if somebody had been reminded: of a sample nobody is.
		reminderId: "",
	};
	return isSpam
		? { enquiry: row, events: [] }
		: addHistory({ enquiry: row, events: [] }, index, given);
}

/** By day and by night, the newest of today; more of late, and none while India sleeps. */
function chooseTime(index: number, now: number): number {
	const age = ((index + chooseFraction(`${index}`, "age")) / COUNT) ** 1.3 * PERIOD;
	const time = now - age - 4 * MINUTE;
	const hour = new Date(time + INDIA_AHEAD_MS).getUTCHours();
	return hour < 6 ? time - 7 * HOUR : time;
}

function createEnquiry(place: number, pick: Picker, { content }: Given): NewEnquiry {
	const [name, city, company, who] = SENDERS[place % SENDERS.length] ?? SENDERS[0];
	const [service, wish] = pick(WISHES, "wish");
	const [referrer, campaign] = pick(ORIGINS, "origin");
	const find = (list: readonly { slug: string }[], slug: string) =>
		list.find((each) => each.slug === slug)?.slug ?? null;
	const found = { service: find(content.services, service), city: find(content.cities, city) };
	const touch = parseCampaignParameters(new URLSearchParams(campaign));
	const user = name.toLowerCase().replaceAll(" ", ".");
	return {
		...toNewEnquiry(name, `${user}@${company.toLowerCase().replaceAll(/\W/g, "")}.example`),
		message: `${who} ${wish}`,
		company,
		...found,
		// Kept for fiction by Ofcom; India keeps none.
		phone: pick([null, "+44 7700 900123", "+44 7700 900456"], "phone"),
		budget: pick([null, null, 50_000, 150_000, 400_000], "budget"),
		timeline: pick([null, ...TIMELINES], "timeline"),
		callback: pick([null, null, ...CALLBACK_TIMES], "callback"),
		landingPage: `/${[found.service && "services", found.service, found.city].filter(Boolean).join("/")}`,
		referrer: referrer || null,
		firstTouch: touch,
		lastTouch: touch,
	};
}

function createSpam(place: number): NewEnquiry {
	const [name, message, reason] = SPAM[place] ?? SPAM[0];
	return {
		...toNewEnquiry(name, `offer-${place}@bulk.example`),
		message,
		verdict: "quarantined",
		spamReasons: [reason],
	};
}

function toNewEnquiry(name: string, email: string): Omit<NewEnquiry, "message"> {
	return {
		submissionId: `sample-${email}`,
		name,
		email,
		phone: null,
		company: null,
		budget: null,
		budgetRange: null,
		timeline: null,
		callback: null,
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

/** Whether and when it was answered, what was noted, and how it ended. */
function addHistory(sample: Sample, index: number, { content, staff, now }: Given): Sample {
	const { enquiry, events } = sample;
	const pick = createPicker(index);
	const created = Date.parse(enquiry.createdAt);
	const person = staff[Math.floor(chooseFraction(`${index}`, "person") * staff.length)] ?? null;
	const wait = pick([2, 4, 5, 12, 18, 25, 35, 48, 55, 70, 130, 300, 700], "wait");
	const answered = addOpenMinutes(enquiry.createdAt, wait, content.site.openingHours);
	if (answered > now || index < 4 || chooseFraction(`${index}`, "forgotten") < 0.08) return sample;
	const add = (at: number, event: Partial<EventRow> & Pick<EventRow, "kind">) => {
		if (at > now) return false;
		const revision = events.length + 1;
		events.push({
			id: createId(index, `event ${revision}`),
			enquiryId: enquiry.id,
			staffId: person,
			at: new Date(at).toISOString(),
			...NO_EVENT,
			...event,
			revision,
		});
		return true;
	};
	const channel = pick(["call", "whatsapp", "e-mail"], "channel");
	add(answered, { kind: "answered-elsewhere", toValue: channel, text: pick(ANSWERS, "answer") });
	if (chooseFraction(`${index}`, "note") < 0.5)
		add(answered + 20 * MINUTE, { kind: "note", text: pick(NOTES, "note") });
	const end = pick(["won", "won", "lost", "lost", "open", "waiting"] as const, "end");
	const isEnded = end !== "waiting" && created < now - 5 * DAY;
	const state =
		isEnded && add(answered + 4 * DAY, { kind: "state", fromValue: "waiting", toValue: end })
			? end
			: "waiting";
	const isSnoozed = index % 9 === 4 && state === "waiting";
	const snoozedUntil = isSnoozed ? new Date(now + 3 * DAY).toISOString() : null;
	if (snoozedUntil) add(now - HOUR, { kind: "snooze", toValue: snoozedUntil });
	const firstAnswerAt = new Date(answered).toISOString();
	const answer = { owner: person, firstAnswerAt, firstAnswerBy: person };
	return {
		enquiry: { ...enquiry, ...answer, state, snoozedUntil, revision: events.length },
		events,
	};
}

type Picker = ReturnType<typeof createPicker>;

function createPicker(index: number) {
	return <T>(options: readonly [T, ...T[]], aspect: string): T =>
		chooseOne(options, `${index}`, aspect);
}

/** The same for the same sample, and like the ids of others. */
function createId(index: number, of: string): string {
	const hex = createHash("sha256").update(`sample ${index} ${of}`).digest("hex");
	return hex.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
