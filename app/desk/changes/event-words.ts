import type { Tables } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { describeBounce } from "#app/enquiries/describe-rejection.ts";
import { getPlannedTime } from "#app/enquiries/enquiry.ts";
import type { Event, EventRow } from "#app/enquiries/event-table.ts";
import {
	EVENTS,
	type EventData,
	type EventKind,
	REPLIES,
	type TypedEvent,
} from "#app/enquiries/events.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t as tDone } from "#app/messages/en/desk-done.server.ts";
import { t } from "#app/messages/en/desk-events.server.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";
import { findTold } from "./find-told.ts";

type Told = Pick<EventRow, "author" | "staffId" | "text" | "cc" | "sendAt">;

/** An event of what happened to an enquiry. */
type ToldEvent = Told & TypedEvent;

/** What the reader has just done, with what is told of its enquiry. */
export type MadeEvent = Made & TypedEvent;
type Made = Pick<Event, "text" | "sendAt"> &
	Pick<Tables["enquiries"], "name" | "isSample" | "email">;

/** The subject of a sentence: the enquiry of the page, one by the name of its person, or a number of them. */
export type Subject = { enquiries: "this" | "named" | "several"; name: string; count: number };

/** Who did something, by the name in a sentence, whether it was undone, and the name of the visitor, empty where it is unknown. */
type By = { author: string; isUndone: YesOrNo; visitor: string; isNamed: YesOrNo };
type YesOrNo = "yes" | "no";

type Of<Kind extends EventKind> = { kind: Kind; data: EventData<Kind> };

type EventWords<Kind extends EventKind> = {
	/** Tells what somebody did: "Asha wrote a note:". */
	history: (event: Told & Of<Kind>, by: By, staff: readonly Staff[]) => string;
	/** Tells what there is to know beside the words of its author. */
	about?: (data: EventData<Kind>) => string | false | undefined;
	/** Tells the reader what they have just done, in a sentence; "Saved." without it. */
	done?: (event: Made & Of<Kind>, subject: Subject, staff: readonly Staff[]) => string;
	/** True if nothing is left to do for now, so that the next enquiry without an answer is offered. */
	isFinishing?: true;
};

/** The words of each kind of event. */
const WORDS: { readonly [Kind in EventKind]: EventWords<Kind> } = {
	"made-by-hand": {
		history: (_, by) => t("madeByHand", by),
		done: () => tDone("madeByHand"),
	},
	note: {
		history: ({ data }, by, staff) => {
			const told = staff.find(({ id }) => id === data.to);
			return told ? t("noteTold", { ...by, name: told.name }) : t("note", by);
		},
		done: ({ data }, _, staff) => {
			const told = staff.find(({ id }) => id === data.to);
			return told ? tDone("noteTold", { name: told.name }) : tDone("note");
		},
	},
	answer: {
		isFinishing: true,
		history: ({ data, sendAt }, by) =>
			t("answer", { ...by, isFreed: toYesOrNo(data.freedFrom), isPlanned: isPlanned(sendAt) }),
		done: ({ isSample, sendAt, name }) => {
			if (isSample) return tDone("answerToSample");
			return sendAt
				? tDone("answerPlanned", { time: formatCallTime(Date.parse(sendAt)) })
				: tDone("answerSent", { name });
		},
	},
	"answered-elsewhere": {
		isFinishing: true,
		history: ({ data: { channel } }, by) => t("answeredElsewhere", { ...by, channel }),
		done: ({ name, data: { channel } }) => tDone("answeredElsewhere", { name, channel }),
	},
	"answered-with": {
		history: ({ sendAt }, by) => t("answeredWith", { ...by, isPlanned: isPlanned(sendAt) }),
	},
	"not-answered-with": { history: (_, by) => t("notAnsweredWith", by) },
	"cancel-answer": {
		history: describeCancelled,
		about: ({ hadFiles }) => hadFiles && t("filesAreGone"),
		done: ({ data }, _, staff) => {
			const writer = staff.find(({ id }) => id === data.draftOf);
			if (!writer) return tDone("answerCancelled");
			return [tDone("answerIsDraft", { writer: writer.name }), data.hadFiles && t("filesAreGone")]
				.filter(Boolean)
				.join(" ");
		},
	},
	reply: {
		history: ({ data }, by) => t("reply", { ...by, isOverLimit: toYesOrNo(data.isOverLimit) }),
		about: ({ isCut }) => isCut && t("restInMailbox"),
	},
	replied: { history: (_, by) => t("replied", by), done: () => tDone("replied") },
	"another-enquiry": { history: (_, by) => t("anotherEnquiry", by) },
	"auto-reply": {
		history: ({ data: { count } }, by) =>
			count ? t("moreAutoReplies", { ...by, count }) : t("autoReply", by),
		about: ({ isCut }) => isCut && t("restInMailbox"),
	},
	mailed: { history: (_, by) => t("mailed", by) },
	"answer-bounced": {
		history: () => t("answerBounced"),
		about: describeStatus,
	},
	"copy-bounced": {
		history: ({ cc }) => (cc === null ? t("someCopyBounced") : t("copyBounced", { address: cc })),
		about: describeStatus,
	},
	"answer-delivered": { history: (_, by) => t("answerDelivered", by) },
	"answer-failed": {
		history: ({ data }, by) =>
			t("answerFailed", { ...by, isWaiting: toYesOrNo(data.to === "new") }),
	},
	corrected: {
		history: (_, by) => t("corrected", by),
		about: (data) =>
			listCorrected(data)
				.map(({ from, to }) => `${from} → ${to}`)
				.join("\n"),
		done: ({ data }) =>
			tDone("corrected", {
				values: listCorrected(data)
					.map(({ to }) => to)
					.join(", "),
			}),
	},
	"taken-apart": { history: (_, by) => t("takenApart", by), done: () => tDone("takenApart") },
	"put-together": { history: (_, by) => t("putTogether", by), done: () => tDone("putTogether") },
	"not-one-person": {
		history: (_, by) => t("notOnePerson", by),
		done: () => tDone("notOnePerson"),
	},
	"new-matter": { history: (_, by) => t("newMatter", by), done: () => tDone("newMatter") },
	"send-again": { history: (_, by) => t("sentAgain", by), done: () => tDone("sentAgain") },
	"send-now": { history: (_, by) => t("sentNow", by) },
	state: {
		isFinishing: true,
		history: ({ data }, by) => t("state", { ...by, state: nameState(data.to) }),
		done: ({ data }, subject) => tDone("state", { ...subject, state: nameState(data.to) }),
	},
	value: {
		history: ({ data }, by) => t("value", { ...by, ...formatValue(data.to) }),
		done: ({ data }) => tDone("value", formatValue(data.to)),
	},
	won: {
		isFinishing: true,
		history: ({ data }, by) => t("won", { ...by, ...formatValue(data.value) }),
		done: ({ data }, subject) => tDone("won", { ...subject, ...formatValue(data.value) }),
	},
	lost: {
		isFinishing: true,
		history: (_, by) => t("lost", by),
		done: ({ text }, subject) =>
			tDone("lost", { ...subject, hasReason: toYesOrNo(text), reason: text ?? "" }),
	},
	owner: {
		history: ({ data, staffId }, by, staff) => {
			const owner = staff.find(({ id }) => id === data.to);
			const known = owner?.id === staffId ? "own" : "known";
			const kind = owner ? known : data.to ? "former" : "none";
			return t("owner", { ...by, owner: kind, name: owner?.name ?? "" });
		},
		about: ({ hasLeft }) => hasLeft && t("ownerHasLeft"),
		done: ({ data }, subject, staff) => {
			const owner = staff.find(({ id }) => id === data.to);
			return owner
				? tDone("ownerGiven", { ...subject, owner: owner.name })
				: tDone("ownerAway", subject);
		},
	},
	snooze: {
		isFinishing: true,
		history: ({ data }, by) =>
			data.to ? t("snoozed", { ...by, time: formatInstant(data.to) }) : t("wokenUp", by),
		about: ({ isFollowedUp }) => isFollowedUp && t("followedUp"),
		done: ({ data }, subject) =>
			data.to
				? tDone("snoozed", { ...subject, time: formatCallTime(Date.parse(data.to)) })
				: tDone("wokenUp", subject),
	},
	"next-step": {
		isFinishing: true,
		history: ({ data }, by) => t("nextStep", { ...by, ...formatStep(data) }),
		done: ({ data }) => tDone("nextStep", formatStep(data)),
	},
	spam: {
		isFinishing: true,
		history: (_, by) => t("spam", by),
		done: (_, subject) => tDone("spam", subject),
	},
	ham: { history: (_, by) => t("ham", by), done: (_, subject) => tDone("ham", subject) },
	booked: {
		history: ({ data }, by) => t("callBooked", { ...by, time: formatInstant(data.startsAt) }),
		done: ({ data, ...made }) =>
			tDone("callBooked", {
				...tellCall(made),
				time: formatCallTime(Date.parse(data.startsAt)),
			}),
	},
	"call-moved": {
		history: ({ data }, by) => t("callMoved", { ...by, time: formatInstant(data.to) }),
		done: ({ data, ...made }) =>
			tDone("callMoved", { ...tellCall(made), time: formatCallTime(Date.parse(data.to)) }),
	},
	"call-cancelled": {
		history: (_, by) => t("callCancelled", by),
		done: (made) => tDone("callCancelled", tellCall(made)),
	},
	"took-place": {
		isFinishing: true,
		history: (_, by) => t("tookPlace", by),
		done: ({ name }) => tDone("tookPlace", { name }),
	},
	"no-show": { history: (_, by) => t("noShow", by), done: ({ name }) => tDone("noShow", { name }) },
	undone: {
		history: describeUndone,
		about: ({ hadFiles }) => hadFiles && t("filesAreGone"),
		done: ({ text, data }, subject) =>
			[
				describeRestored(data.of as EventKind, subject),
				data.hadFiles && t("filesAreGone"),
				text && tDone("wordsAreInHistory"),
			]
				.filter(Boolean)
				.join(" "),
	},
	"taken-back": { history: describeUndone },
	erased: { history: (_, by) => t("erased", by), done: () => tDone("erased") },
};

/** Tells what an author did: "Asha wrote a note:". */
export function describeHistory<Kind extends EventKind>(
	event: Told & Of<Kind>,
	{ author, visitor }: Pick<By, "author" | "visitor">,
	staff: readonly Staff[],
): string {
	const by = { author, isUndone: "no", visitor, isNamed: toYesOrNo(visitor) } as const;
	return tell(event, by, staff);
}

function tell<Kind extends EventKind>(
	event: Told & Of<Kind>,
	by: By,
	staff: readonly Staff[],
): string {
	const { history }: EventWords<Kind> = WORDS[event.kind];
	return history(event, by, staff);
}

/** Returns the words of an event: its author's, and what there is to know beside them. */
export function listWords<Kind extends EventKind>({
	kind,
	data,
	text,
}: Pick<Told, "text"> & Of<Kind>): string[] {
	const { about }: EventWords<Kind> = WORDS[kind];
	return [text, about?.(data)].flatMap((words) => words || []);
}

/** Tells the reader in a sentence what they have just done. */
export function describeDone<Kind extends EventKind>(
	event: Made & Of<Kind>,
	subject: Subject,
	staff: readonly Staff[],
): string {
	const { done }: EventWords<Kind> = WORDS[event.kind];
	return done?.(event, subject, staff) ?? tDone("saved");
}

/** Returns whether nothing is left to do after an event for now. */
export function isFinishing({ kind }: Pick<EventRow, "kind">): boolean {
	return WORDS[kind].isFinishing ?? false;
}

/** Tells what an event undid. */
function describeUndone(
	event: Told & Of<"undone" | "taken-back">,
	by: By,
	staff: readonly Staff[],
): string {
	const kind = event.data.of as EventKind;
	const data = EVENTS[kind].data.parse(event.data.data);
	return tell({ ...event, kind, data } as ToldEvent, { ...by, isUndone: "yes" }, staff);
}

/** Tells the reader what is as before, once a change of a kind is undone. */
function describeRestored(kind: EventKind, subject: Subject): string {
	if (!EVENTS[kind].isOfCall) return tDone("undone", subject);
	return tDone("undoneOfCall", { name: subject.name, isBooked: toYesOrNo(kind === "booked") });
}

/** Tells why an e-mail did not arrive. */
function describeStatus({ status }: EventData<"copy-bounced">) {
	return status !== undefined && describeBounce(status);
}

/** Lists what was corrected, each value in words. */
function listCorrected({ name, company, email, phone }: EventData<"corrected">) {
	const tellBoth = (values: typeof name, none: string) =>
		values ? [{ from: values.from ?? none, to: values.to ?? none }] : [];
	return [
		...tellBoth(name, ""),
		...tellBoth(company, t("noCompany")),
		...tellBoth(email, t("noEmail")),
		...tellBoth(phone, t("noPhone")),
	];
}

/** Tells that a planned answer was taken back. */
function describeCancelled(
	{ author, data: { draftOf, because } }: Told & Of<"cancel-answer">,
	by: By,
	staff: readonly Staff[],
): string {
	const isOfSite = author === "system";
	// Nothing but the end of its author's access takes one back without a change of the enquiry.
	if (isOfSite && !because) return t("answerCancelledByAccess", by);
	const writer = staff.find(({ id }) => id === draftOf);
	return t("answerCancelled", {
		...by,
		isOfSite: toYesOrNo(isOfSite),
		isReplied: toYesOrNo(REPLIES.some((kind) => kind === because)),
		isDraft: toYesOrNo(writer),
		writer: writer?.name ?? "",
	});
}

const formatStep = ({ by, at }: EventData<"next-step">) => ({
	by,
	hasTime: toYesOrNo(at),
	time: at === null ? "" : formatCallTime(Date.parse(at)),
});
const tellCall = (made: Made) => ({ name: made.name, told: findTold(made) });
const toYesOrNo = (value: unknown): YesOrNo => (value ? "yes" : "no");
const isPlanned = (sendAt: string | null) => toYesOrNo(getPlannedTime(sendAt));
const nameState = (state: string) => STATE_NAMES[state as keyof typeof STATE_NAMES] ?? state;
const formatValue = (value: number | null) => ({
	hasValue: toYesOrNo(value !== null),
	value: value === null ? "" : formatMoney(value),
});
