import { expect } from "vitest";
import type { Stores } from "../../../app/enquiries/open-stores.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";
import type { Ending } from "./nodes.ts";
import type { Receivers } from "./receivers.ts";
import type { Visit } from "./visitors.ts";

/** The number of concurrent deliveries of a node: four on each channel. */
const IN_HAND = 4;
/**
 * The correct statuses. With 409 a booking was stored but another visitor has its time; of an answer it means that an
 * earlier try was accepted.
 */
const RIGHT: Record<Visit["kind"], readonly unknown[]> = {
	page: [200],
	enquiry: [303],
	booking: [303, 409],
	answer: [303, 409],
};

/**
 * Expects that ending a node costs only the requests in progress, and no response to a visitor who tries again. Behind
 * nginx nobody notices, except that a page for which a node had no capacity was requested once more.
 */
export function expectAnswered(
	visits: readonly Visit[],
	endings: readonly Ending[],
	{ nodes }: { nodes: number },
): void {
	const describeVisit = ({ kind, tries }: Visit) =>
		`${kind}: ${[...new Set(tries.map(({ status }) => status))].join()} in ${tries.length} tries`;
	const isRight = (kind: Visit["kind"], status: unknown) => RIGHT[kind].includes(status);
	const unanswered = visits.filter(({ kind, isPatient, last }) => {
		return (isPatient || nodes > 1) && !isRight(kind, last.status);
	});
	expect(unanswered.map(describeVisit), "who waited in vain").toEqual([]);
	const isExcused = (kind: Visit["kind"], { status, begunAt, endedAt }: Visit["last"]) => {
		if (isRight(kind, status)) return true;
		if (nodes > 1) return kind === "page" && status === 503;
		return endings.some(
			({ killedAt, goneAt, backAt }) =>
				begunAt <= (status === "nobody there" ? backAt : goneAt) && endedAt >= killedAt,
		);
	};
	const hit = visits.filter(({ kind, tries }) => !tries.every((each) => isExcused(kind, each)));
	expect(hit.map(describeVisit), "whom no end of a node can have hit").toEqual([]);
}

/**
 * Expects that everything acknowledged is stored once, and was delivered; each time has one call; each answer was sent
 * as one.
 */
export async function expectAllKept(
	{ enquiries }: Stores,
	visits: readonly Visit[],
	times: readonly string[],
	{ receivers, signal, ends }: { receivers: Receivers; signal: string; ends: number },
): Promise<void> {
	const stored = await listEnquiries(enquiries);
	const rows = Map.groupBy(stored, ({ submissionId }) => submissionId);
	const acknowledged = visits.filter(
		({ kind, last }) =>
			(kind === "enquiry" || kind === "booking") && RIGHT[kind].includes(last.status),
	);
	expect(acknowledged.length).toBeGreaterThan(0);
	const isLost = ({ fields }: Visit) => !rows.has(fields?.submissionId ?? "");
	expect(acknowledged.filter(isLost), "acknowledged and lost").toEqual([]);
	expect([...rows.values()].filter(({ length }) => length > 1).length, "stored twice").toBe(0);

	for (const time of times) {
		const rivals = visits.filter(({ fields }) => fields?.time === time);
		const winners = rivals.filter(({ last }) => last.status === 303);
		expect(
			winners.map(({ last }) => last.location),
			`who has ${time}`,
		).toEqual([expect.stringMatching(/^\/book\/.+\?sent$/)]);
		const calls = stored.filter(({ booking }) => booking?.startsAt === Date.parse(time));
		expect(calls.map(({ submissionId }) => submissionId)).toEqual([
			winners[0]?.fields?.submissionId,
		]);
		const channels = calls.flatMap(({ deliveries }) => deliveries.map(({ channel }) => channel));
		const invitations = channels.filter((channel) => channel.endsWith("invitation"));
		// The agency is invited by the e-mail with the enquiry.
		expect(invitations, "invitations").toEqual(["invitation"]);
	}

	const deliveries = stored.flatMap((enquiry) => enquiry.deliveries);
	const answers = visits.filter(({ kind }) => kind === "answer");
	expect(deliveries.filter(({ channel }) => channel === "answer")).toHaveLength(answers.length);
	expect(receivers.countUnsigned(), "webhooks without a right signature").toBe(0);
	const { email, webhook } = receivers.listAcknowledged();
	for (const [by, arrived] of Object.entries({ email, webhook })) {
		const ids = deliveries
			.filter(({ channel }) => channel !== "call-reminder")
			.filter(({ channel }) => (channel === "webhook") === (by === "webhook"))
			.map(({ id }) => id);
		expect(new Set(arrived), `delivered by ${by}`).toEqual(new Set(ids));
		// A node that is killed between the receiver's acknowledgement and its own record of it delivers once more.
		const mayRepeat = signal === "SIGKILL" ? ends * IN_HAND : 0;
		expect(arrived.length - ids.length, `twice by ${by}`).toBeLessThanOrEqual(mayRepeat);
	}
}
