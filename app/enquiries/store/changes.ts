import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { Column } from "../events.ts";
import { noteAnswer, recountAnswers, sendAnswer } from "./answers.ts";
import { tellAssignee, tellOfNote } from "./assignments.ts";
import { markBounced } from "./bounces.ts";
import { noteOutcome, rebookCall } from "./call-outcomes.ts";
import { bookCall, bookHeldBack, cancelCall, moveCall } from "./calls.ts";
import type { Change, Effect, NewEvent, Rejection } from "./change-types.ts";
import { correctContact } from "./correct-contact.ts";
import { sendAgain, sendNow } from "./deliveries.ts";
import { erasePerson } from "./erase-person.ts";
import { tellOfFailure } from "./failed-answers.ts";
import { freeMatter, holdMatter } from "./hold-matter.ts";
import { beginMatter, denyOnePerson, putTogether, takeApart } from "./join-persons.ts";
import { setNextStep } from "./next-step.ts";
import { toOutcome } from "./outcomes.ts";
import { cancelAnswer } from "./planned-answers.ts";
import {
	noteAutomatic,
	noteMessage,
	takeReply,
	tellOfAnother,
	toIncoming,
	writeMessage,
} from "./replies.ts";
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
	/** True if it may change other matters of the person as well. */
	isOfPerson?: true;
	/** True if it may take words away by which the enquiry is found, or put others in their place. */
	isReplacingWords?: true;
};

/**
 * All changes. What each does to the enquiry:
 *
 * | change               | row                                     | deliveries                                     | call                              |
 * | -------------------- | --------------------------------------- | ---------------------------------------------- | --------------------------------- |
 * | note                 |                                         | notice to a colleague, if one is told          |                                   |
 * | made-by-hand         |                                         |                                                |                                   |
 * | answer               | waiting, first answer, owner            | answer created                                 |                                   |
 * | answer, planned      | waiting, first answer at its time       | answer created, due at its time                |                                   |
 * | answer to spam       | the same, ham                           | answer created, held ones released             | booked if free, else cancelled    |
 * | answered-elsewhere   | waiting, first answer, owner            |                                                |                                   |
 * | cancel-answer        | state, answers as without it            | planned answer removed                         |                                   |
 * | answer-delivered     | waiting, first answer, if it had failed |                                                |                                   |
 * | answer-failed        | new, first answer                       | notice to its author                           |                                   |
 * | state                | the value; won value, lost reason       |                                                |                                   |
 * | value                | expected value                          |                                                |                                   |
 * | won, lost            | state; value, reason                    |                                                |                                   |
 * | owner                | the value                               | notice to the owner, if somebody else gave it  |                                   |
 * | snooze               | the time                                |                                                |                                   |
 * | next-step            | waiting or open, due time, no snooze    |                                                |                                   |
 * | not-acknowledged     |                                         |                                                |                                   |
 * | answer-bounced       | new, first answer, if it was the last   | the answer failed, notice to its author        |                                   |
 * | copy-bounced         |                                         |                                                |                                   |
 * | reply                | new, incoming, no snooze                | notice created, unless it is spam              |                                   |
 * | reply beyond a limit |                                         |                                                |                                   |
 * | replied              | new, incoming, no snooze                |                                                |                                   |
 * | mailed, auto-reply   |                                         |                                                |                                   |
 * | another-enquiry      | new, incoming, no snooze                | notice to the owner                            |                                   |
 * | correct              | contact, person, matter                 |                                                |                                   |
 * | take-apart           | person and matter, of its mailbox       |                                                |                                   |
 * | put-together         | person and matter, as both together     |                                                |                                   |
 * | not-one-person       |                                         |                                                |                                   |
 * | new-matter           | a matter of its own                     |                                                |                                   |
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
		apply: async ({ unit, before, draft, change }) => {
			const { kind, text, tell } = change;
			const { cc, writeRelated } = noteMessage(unit.tx, before, draft, change);
			if (tell) await tellOfNote(unit.tx, before, draft, tell);
			return { event: { kind, text, cc, data: { ...(tell && { to: tell }) } }, writeRelated };
		},
	},
	"made-by-hand": { apply: ({ change: { kind } }) => ({ event: { kind } }) },
	answer: {
		apply: ({ unit, before, draft, change }) => sendAnswer(unit, before, draft, change),
		isOfPerson: true,
	},
	"answered-elsewhere": {
		apply: ({ unit, before, draft, change }) => noteAnswer(unit.tx, before, draft, change),
	},
	"cancel-answer": {
		apply: ({ unit, before, draft, change }) => cancelAnswer(unit, before, draft, change),
		isReplacingWords: true,
	},
	"answer-failed": {
		apply: async ({ unit: { tx }, before, draft, change }) => {
			await tellOfFailure(tx, before, draft, change.deliveryId);
			return recountAnswers(tx, before, change);
		},
	},
	"answer-delivered": {
		apply: ({ unit, before, change }) => recountAnswers(unit.tx, before, change),
	},
	"not-acknowledged": {
		apply: ({ change: { reason } }) => ({
			event: { kind: "answer-bounced", data: { status: reason } },
		}),
	},
	"answer-bounced": {
		apply: async ({ unit: { tx }, before, draft, change }) => {
			const effect = await markBounced(tx, before, change);
			if (effect.event) await tellOfFailure(tx, before, draft, change.deliveryId);
			return effect;
		},
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
	"another-enquiry": {
		apply: async ({ unit, before, draft, change: { kind } }) => {
			await tellOfAnother(unit.tx, before, draft);
			return { row: toIncoming(draft), event: { kind, data: { from: before.state } } };
		},
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
	state: {
		apply: ({ before, draft, change }) => toOutcome(before, draft, change),
		writes: "state",
	},
	value: {
		apply: ({ before, change: { kind, value } }) => ({
			row: { expectedValue: value },
			event: { kind, data: { from: before.expectedValue, to: value } },
		}),
		writes: "value",
	},
	won: { apply: ({ before, draft, change }) => toOutcome(before, draft, change), writes: "state" },
	lost: { apply: ({ before, draft, change }) => toOutcome(before, draft, change), writes: "state" },
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
		apply: ({ before, change: { kind, until } }) => ({
			row: { snoozedUntil: until },
			event: { kind, data: { from: before.snoozedUntil, to: until } },
		}),
		writes: "snooze",
	},
	"next-step": { apply: ({ before, change }) => setNextStep(before, change), writes: "state" },
	correct: {
		apply: ({ unit, before, change }) => correctContact(unit, before, change),
		isOfPerson: true,
		isReplacingWords: true,
	},
	"take-apart": {
		apply: ({ unit, before }) => takeApart(unit, before),
		isOfPerson: true,
	},
	"put-together": {
		apply: ({ unit, before, change }) => putTogether(unit, before, change),
		isOfPerson: true,
	},
	"not-one-person": {
		apply: ({ unit, before, change }) => denyOnePerson(unit, before, change),
	},
	"new-matter": { apply: ({ unit, before }) => beginMatter(unit, before) },
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
			await holdMatter(tx, before.id);
			return {
				row: { verdict: kind, personId: crypto.randomUUID() },
				event: { kind, data: { from: before.verdict } },
			};
		},
	},
	ham: {
		apply: async ({ unit, before, change: { kind } }) => ({
			...(await freeMatter(unit, before)),
			event: { kind, data: { from: before.verdict } },
		}),
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
		apply: ({ unit, before, draft, change }) => noteOutcome(unit, before, draft, change),
	},
	"no-show": {
		apply: ({ unit, before, draft, change }) => noteOutcome(unit, before, draft, change),
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
