import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { Column } from "../events.ts";
import { correctAddresses } from "./addresses.ts";
import { noteAnswer, recountAnswers, sendAnswer, toAnswered, toFreed } from "./answers.ts";
import { tellAssignee } from "./assignments.ts";
import { markBounced } from "./bounces.ts";
import { noteOutcome, rebookCall } from "./call-outcomes.ts";
import { bookCall, bookHeldBack, cancelCall, holdBackCall, moveCall } from "./calls.ts";
import type { Change, Effect, NewEvent, Rejection } from "./change-types.ts";
import { holdDeliveries, releaseDeliveries, sendAgain, sendNow } from "./deliveries.ts";
import { erasePerson } from "./erase-person.ts";
import { tellOfFailure } from "./failed-answers.ts";
import { putTogether, takeAnswerApart, takeApart } from "./join-persons.ts";
import { toOutcome } from "./outcomes.ts";
import { cancelAnswer } from "./planned-answers.ts";
import { noteAutomatic, noteMessage, takeReply, toIncoming, writeMessage } from "./replies.ts";
import { undoChange } from "./undo.ts";

type ChangeKind = Change["kind"];
type Applied = Effect | Rejection;

type Given<Kind extends ChangeKind> = {
	unit: UnitOfWork;
	before: Tables["enquiries"];
	draft: NewEvent;
	change: Change & { kind: Kind };
};

/** What is true of a kind of change. What its event is, `EVENTS` says. */
type ChangeRules<Kind extends ChangeKind> = {
	/** Changes what belongs to the enquiry, and returns what becomes of its row and what its event tells. */
	apply: (given: Given<Kind>) => Applied | Promise<Applied>;
	/** What it writes of the row: only events that write the same are in its way. Without it any event is. */
	writes?: Column;
	/** True if it may change other enquiries of the person as well. */
	isOfPerson?: true;
	/** True if it is an answer: the person's other enquiries that it has reached do not wait for one any more. */
	isAnswer?: true;
	/** True if it may take words away by which the enquiry is found, or put others in their place. */
	isReplacingWords?: true;
	/** True if by it an answer counts or does not, also for other enquiries that it answered. */
	isOutcomeOfAnswer?: true;
};

/**
 * All changes. What each does to the enquiry:
 *
 * | change               | row                                     | deliveries                                     | call                              |
 * | -------------------- | --------------------------------------- | ---------------------------------------------- | --------------------------------- |
 * | note, made-by-hand   |                                         |                                                |                                   |
 * | answer               | waiting, first answer, owner            | answer created                                 |                                   |
 * | answer, planned      | waiting, first answer at its time       | answer created, due at its time                |                                   |
 * | answer to spam       | the same, ham                           | answer created, held ones released             | booked if free, else cancelled    |
 * | answered-elsewhere   | waiting, first answer, owner            |                                                |                                   |
 * | answered-with        | waiting, first answer, owner            |                                                |                                   |
 * | not-answered-with    | as before answered-with                 |                                                |                                   |
 * | cancel-answer        | state, answers as without it            | planned answer removed                         |                                   |
 * | answer-delivered     | waiting, first answer, if it had failed |                                                |                                   |
 * | answer-failed        | new, first answer                       | notice to its author                           |                                   |
 * | state                | the value; won value, lost reason       |                                                |                                   |
 * | won, lost            | state; value, reason                    |                                                |                                   |
 * | owner                | the value                               | notice to the owner, if somebody else gave it  |                                   |
 * | snooze               | the time, follow-up                     |                                                |                                   |
 * | answer-bounced       | new, first answer, if it was the last   | the answer failed, notice to its author        |                                   |
 * | copy-bounced         |                                         |                                                |                                   |
 * | reply                | new, incoming, no snooze                | notice created, unless it is spam              |                                   |
 * | reply beyond a limit |                                         |                                                |                                   |
 * | replied              | new, incoming, no snooze                |                                                |                                   |
 * | mailed, auto-reply   |                                         |                                                |                                   |
 * | correct              | e-mail, phone, person                   |                                                |                                   |
 * | take-apart           | person, also of others of its mailbox   |                                                |                                   |
 * | put-together         | person, also of others of its person    |                                                |                                   |
 * | send-again           |                                         | failed ones due again                          |                                   |
 * | send-now             |                                         | pending ones due now, but for planned ones     |                                   |
 * | spam                 | spam, a person of its own               | held; acknowledgement and the call's cancelled | held back if ahead                |
 * | ham                  | ham, its mailbox's person               | held ones released                             | booked if free, else cancelled    |
 * | book                 |                                         | invitations, reminders created                 | booked, held back or unconfirmed  |
 * | move-call            |                                         | invitations, reminders created anew            | moved; booked if it was asked for |
 * | cancel-call          |                                         | cancellations created, reminders cancelled     | cancelled                         |
 * | rebook-call          |                                         | invitations, reminders created anew            | booked if it was cancelled        |
 * | took-place           | waiting, first answer, owner            |                                                | took-place                        |
 * | no-show              | new, first answer, if it took place     |                                                | no-show                           |
 * | undo                 | as before the author's change           | its e-mails removed; held again, or released   | as before; as after ham           |
 * | erase                | emptied of the person                   | cancelled; the agency's cancellation created   | cancelled if ahead                |
 *
 * A planned answer counts from the time at which it is sent: until then `firstAnswerAt` and `outgoingAt` are ahead. What the
 * visitor writes (reply, replied), spam and erase take it back first, by a `cancel-answer` of the site, as it may be wrong
 * then. All other changes leave it: one may win or lose an enquiry whose last word is planned.
 */
const CHANGES: { readonly [Kind in ChangeKind]: ChangeRules<Kind> } = {
	note: {
		apply: ({ unit, before, draft, change }) => {
			const { cc, writeRelated } = noteMessage(unit.tx, before, draft, change);
			return { event: { kind: change.kind, text: change.text, cc }, writeRelated };
		},
	},
	"made-by-hand": { apply: ({ change: { kind } }) => ({ event: { kind } }) },
	answer: {
		apply: ({ unit, before, draft, change }) => sendAnswer(unit.tx, before, draft, change),
		isOfPerson: true,
		isAnswer: true,
	},
	"answered-elsewhere": {
		apply: ({ unit, before, draft, change }) => noteAnswer(unit.tx, before, draft, change),
		isOfPerson: true,
		isAnswer: true,
	},
	"answered-with": {
		apply: ({ before, draft, change: { kind, eventId, enquiryId, sendAt } }) => ({
			row: toAnswered(before, draft, sendAt),
			event: { kind, data: { enquiryId, eventId }, sendAt: sendAt ?? null },
		}),
	},
	"not-answered-with": {
		apply: ({ unit, before, change }) => takeAnswerApart(unit.tx, before, change),
	},
	"cancel-answer": {
		apply: ({ unit, before, draft, change }) => cancelAnswer(unit, before, draft, change),
		isOfPerson: true,
		isReplacingWords: true,
	},
	"answer-failed": {
		apply: async ({ unit: { tx }, before, draft, change }) => {
			if (!change.isFollower) await tellOfFailure(tx, before, draft, change.deliveryId);
			return recountAnswers(tx, before, change);
		},
		isOfPerson: true,
		isOutcomeOfAnswer: true,
	},
	"answer-delivered": {
		apply: ({ unit, before, change }) => recountAnswers(unit.tx, before, change),
		isOfPerson: true,
		isOutcomeOfAnswer: true,
	},
	"answer-bounced": {
		apply: async ({ unit: { tx }, before, draft, change }) => {
			const effect = await markBounced(tx, before, change);
			if (effect.event) await tellOfFailure(tx, before, draft, change.deliveryId);
			return effect;
		},
		isOfPerson: true,
		isOutcomeOfAnswer: true,
	},
	"copy-bounced": {
		apply: ({ change: { kind, addresses, reason } }) => ({
			event: { kind, cc: addresses.join(", "), data: { status: reason } },
		}),
	},
	reply: {
		apply: ({ unit, before, draft, change }) => takeReply(unit.tx, before, draft, change),
		isOfPerson: true,
	},
	replied: {
		apply: ({ before, draft, change: { kind, text } }) => ({
			row: toIncoming(draft),
			event: { kind, data: { from: before.state }, text: text || null },
		}),
		isOfPerson: true,
	},
	"auto-reply": {
		apply: ({ unit, before, draft, change }) => noteAutomatic(unit.tx, before, draft, change.text),
	},
	mailed: {
		apply: ({ unit, draft, change: { kind, message } }) => ({
			event: { kind },
			writeRelated: () => writeMessage(unit.tx, draft, message),
		}),
	},
	state: { apply: ({ before, change }) => toOutcome(before, change), writes: "state" },
	won: { apply: ({ before, change }) => toOutcome(before, change), writes: "state" },
	lost: { apply: ({ before, change }) => toOutcome(before, change), writes: "state" },
	owner: {
		apply: async ({ unit, before, draft, change: { kind, owner, text, hasLeft } }) => {
			await tellAssignee(unit.tx, before, draft, owner);
			return {
				row: { owner },
				event: {
					kind,
					data: { from: before.owner, to: owner, ...(hasLeft && { hasLeft }) },
					text: text ?? null,
				},
			};
		},
		writes: "owner",
	},
	snooze: {
		apply: ({ before, change: { kind, until, isFollowedUp } }) => ({
			row: { snoozedUntil: until, isFollowedUp: isFollowedUp ? 1 : 0 },
			event: {
				kind,
				data: {
					from: before.snoozedUntil,
					to: until,
					...(isFollowedUp && { isFollowedUp }),
				},
			},
		}),
		writes: "snooze",
	},
	correct: {
		apply: ({ unit, before, change }) => correctAddresses(unit.tx, before, change),
		isReplacingWords: true,
	},
	"take-apart": {
		apply: ({ unit, before, change }) => takeApart(unit.tx, before, change),
		isOfPerson: true,
	},
	"put-together": {
		apply: ({ unit, before, change }) => putTogether(unit.tx, before, change),
		isOfPerson: true,
	},
	"send-again": {
		apply: async ({ unit, before, change: { kind } }) =>
			(await sendAgain(unit.tx, before.id)) > 0 ? { event: { kind } } : {},
	},
	"send-now": {
		apply: async ({ unit, before, change: { kind } }) =>
			(await sendNow(unit.tx, before.id)) > 0 ? { event: { kind } } : {},
	},
	spam: {
		apply: async ({ unit: { tx }, before, change: { kind } }) => {
			await holdBackCall(tx, before.id);
			await holdDeliveries(tx, before.id);
			return {
				row: { verdict: kind, personId: crypto.randomUUID() },
				event: { kind, data: { from: before.verdict } },
			};
		},
		isOfPerson: true,
	},
	ham: {
		apply: async ({ unit: { tx }, before, change: { kind } }) => {
			await releaseDeliveries(tx, before.id);
			return {
				row: await toFreed(tx, before),
				event: { kind, data: { from: before.verdict } },
				next: { kind: "book-held-back" },
			};
		},
	},
	book: { apply: ({ unit, before, draft, change }) => bookCall(unit, before, draft, change) },
	"book-held-back": { apply: ({ unit, before, draft }) => bookHeldBack(unit, before, draft) },
	"move-call": {
		apply: ({ unit, before, draft, change }) => moveCall(unit, before, draft, change),
	},
	"cancel-call": {
		apply: ({ unit, before, draft, change }) => cancelCall(unit, before, draft, change),
	},
	"rebook-call": {
		apply: ({ unit, before, draft, change }) => rebookCall(unit, before, draft, change.sequence),
	},
	"took-place": {
		apply: ({ unit, before, draft, change }) => noteOutcome(unit, before, draft, change.kind),
		isOfPerson: true,
		isAnswer: true,
	},
	"no-show": {
		apply: ({ unit, before, draft, change }) => noteOutcome(unit, before, draft, change.kind),
	},
	undo: {
		apply: ({ unit, before, draft, change }) => undoChange(unit, before, draft, change),
		isOfPerson: true,
		isReplacingWords: true,
	},
	erase: {
		apply: ({ unit, before, draft }) => erasePerson(unit, before, draft),
		isOfPerson: true,
	},
};

/** Returns what is true of a change of a kind. */
export function getChangeRules<Kind extends ChangeKind>(kind: Kind): ChangeRules<Kind> {
	return CHANGES[kind];
}
