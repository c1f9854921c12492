import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { correctAddresses } from "./addresses.ts";
import { noteAnswer, recountAnswers, sendAnswer, toAnswered, toFreed } from "./answers.ts";
import { tellAssignee } from "./assignments.ts";
import { noteOutcome, rebookCall } from "./call-outcomes.ts";
import { bookCall, bookHeldBack, cancelCall, holdBackCall, moveCall } from "./calls.ts";
import type { Change, Effect, EventDraft, Rejection } from "./change-types.ts";
import { holdDeliveries, releaseDeliveries, sendAgain, sendNow } from "./deliveries.ts";
import { erasePerson } from "./erase-person.ts";
import { tellOfFailure } from "./failed-answers.ts";
import { putTogether, takeAnswerApart, takeApart } from "./join-persons.ts";
import { toOutcome } from "./outcomes.ts";
import { cancelAnswer } from "./planned-answers.ts";
import {
	markBounced,
	noteAutomatic,
	noteMessage,
	takeReply,
	toIncoming,
	writeMessage,
} from "./replies.ts";
import { undoChange } from "./undo.ts";

/**
 * Changes what belongs to the enquiry, and returns what becomes of its row and what its event tells:
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
 * | undo                 | as before the author's change           | the answer removed; held again, or released    | as before; as after ham           |
 * | erase                | emptied of the person                   | cancelled; the agency's cancellation created   | cancelled if ahead                |
 *
 * A planned answer counts from the time at which it is sent: until then `firstAnswerAt` and `outgoingAt` are ahead. What the
 * visitor writes (reply, replied), spam and erase take it back first, by a `cancel-answer` of the site, as it may be wrong
 * then. All other changes leave it: one may win or lose an enquiry whose last word is planned.
 */
export async function applyChange(
	unit: UnitOfWork,
	before: Tables["enquiries"],
	draft: EventDraft,
	change: Change,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	const { kind } = change;
	switch (kind) {
		case "note":
			return noteMessage(tx, before, draft, change);
		case "made-by-hand":
			return { event: { kind } };
		case "answer":
			return sendAnswer(tx, before, draft, change);
		case "answered-elsewhere":
			return noteAnswer(tx, before, draft, change);
		case "answered-with":
			return {
				row: toAnswered(before, draft, change.sendAt),
				event: {
					kind,
					fromValue: change.eventId,
					toValue: change.enquiryId,
					sendAt: change.sendAt ?? null,
				},
			};
		case "not-answered-with":
			return takeAnswerApart(tx, before, change);
		case "cancel-answer":
			return cancelAnswer(unit, before, draft, change);
		case "answer-failed":
			if (!change.isFollower) await tellOfFailure(tx, before, draft, change.deliveryId);
			return recountAnswers(tx, before, change);
		case "answer-delivered":
			return recountAnswers(tx, before, change);
		case "answer-bounced": {
			const effect = await markBounced(tx, before, change);
			if (effect.event) await tellOfFailure(tx, before, draft, change.deliveryId);
			return effect;
		}
		case "copy-bounced":
			return { event: { kind, cc: change.addresses.join(", "), text: change.reason } };
		case "reply":
			return takeReply(tx, before, draft, change);
		case "replied":
			return {
				row: toIncoming(draft),
				event: { kind, fromValue: before.state, toValue: "new", text: change.text || null },
			};
		case "auto-reply":
			return noteAutomatic(tx, before, draft, change.text);
		case "mailed":
			return { event: { kind }, writeRelated: () => writeMessage(tx, draft, change.message) };
		case "state":
		case "won":
		case "lost":
			return toOutcome(before, change);
		case "owner":
			await tellAssignee(tx, before, draft, change.owner);
			return {
				row: { owner: change.owner },
				event: { kind, fromValue: before.owner, toValue: change.owner, text: change.text ?? null },
			};
		case "snooze":
			return {
				row: { snoozedUntil: change.until, isFollowedUp: change.isFollowedUp ? 1 : 0 },
				event: {
					kind,
					fromValue: before.snoozedUntil,
					toValue: change.until,
					text: change.isFollowedUp ? "Until then, if no reply comes." : null,
				},
			};
		case "correct":
			return correctAddresses(tx, before, change);
		case "take-apart":
			return takeApart(tx, before, change);
		case "put-together":
			return putTogether(tx, before, change);
		case "send-again":
			return (await sendAgain(tx, before.id)) > 0 ? { event: { kind } } : {};
		case "send-now":
			return (await sendNow(tx, before.id)) > 0 ? { event: { kind } } : {};
		case "spam":
			await holdBackCall(tx, before.id);
			await holdDeliveries(tx, before.id);
			return {
				row: { verdict: kind, personId: crypto.randomUUID() },
				event: { kind, fromValue: before.verdict, toValue: kind },
			};
		case "ham":
			await releaseDeliveries(tx, before.id);
			return {
				row: await toFreed(tx, before),
				event: { kind, fromValue: before.verdict, toValue: kind },
				next: { kind: "book-held-back" },
			};
		case "book":
			return bookCall(unit, before, draft, change);
		case "book-held-back":
			return bookHeldBack(unit, before, draft);
		case "move-call":
			return moveCall(unit, before, draft, change);
		case "cancel-call":
			return cancelCall(unit, before, draft, change);
		case "rebook-call":
			return rebookCall(unit, before, draft, change.sequence);
		case "took-place":
		case "no-show":
			return noteOutcome(unit, before, draft, kind);
		case "undo":
			return undoChange(unit, before, draft, change);
		case "erase":
			return erasePerson(unit, before, draft);
	}
}
