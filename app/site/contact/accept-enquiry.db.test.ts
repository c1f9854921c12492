import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { changeCall } from "#app/calls/book-call/change-call.server.ts";
import { findCallTerms, getCallTerms } from "#app/calls/call-terms.server.ts";
import { checkCall, getBookingRules, getCallTimes } from "#app/calls/call-times.server.ts";
import {
	closeEnquiryServices,
	getEnquiryServices,
} from "#app/enquiries/enquiry-services.server.ts";
import { createForm } from "#app/enquiries/form.server.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { createEmptyFolder } from "../../../tests/support/project-folder.ts";
import { createHostStore } from "../../calls/store/host-store.ts";
import { createPeopleStore } from "../../desk/store/people-store.ts";
import { acceptEnquiry } from "./accept-enquiry.server.ts";

const MINUTE = 60_000;
const { dataDir, remove } = createEmptyFolder();

beforeAll(() => {
	vi.stubEnv("DATA_DIR", dataDir);
	vi.stubEnv("DATABASE_URL", "");
});
afterEach(() => {
	vi.restoreAllMocks();
});
afterAll(async () => {
	await closeEnquiryServices();
	vi.unstubAllEnvs();
	remove();
});

async function fillIn(startsAt: number) {
	const form = new FormData();
	const { email, phone } = createStranger();
	const fields = {
		name: "Riya Desai",
		email,
		phone: phone ?? "",
		message: `We weave bedsheets in Surat. ${crypto.randomUUID()}`,
		...(await createForm(getNow() - MINUTE)),
		time: new Date(startsAt).toISOString(),
	};
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

/** Finds a free time and the one that follows it immediately. */
async function findAdjacent(): Promise<[number, number]> {
	const times = await getCallTimes();
	const start = times.find((time) => times.includes(time + 30 * MINUTE));
	if (start === undefined) throw new Error("no two times follow one another");
	return [start, start + 30 * MINUTE];
}

it("only visitors keep the notice: the staff are offered the next time that begins", async () => {
	const [next = 0] = await getCallTimes(undefined, "staff");
	const now = next - MINUTE;
	setClock(() => now);
	expect((await getCallTimes(undefined, "staff"))[0]).toBe(next);
	const noticeMs = (getBookingRules()?.noticeHours ?? 0) * 60 * MINUTE;
	expect(noticeMs).toBeGreaterThan(MINUTE);
	expect((await getCallTimes())[0]).toBeGreaterThanOrEqual(now + noticeMs);
	const typed = { time: new Date(next).toISOString(), zone: null };
	expect(await checkCall(typed, await getEnquiryServices())).toBe("closed");
});

it("a form that is sent twice at once is not rejected by its own call", async () => {
	const { enquiries } = await getEnquiryServices();
	const [start] = await findAdjacent();
	const form = await fillIn(start);
	const { promise: first, resolve } = Promise.withResolvers();
	vi.spyOn(enquiries, "findId").mockImplementationOnce(async () => {
		resolve(await acceptEnquiry(form, null));
		return undefined;
	});
	const second = await acceptEnquiry(form, null);
	expect(second).toMatchObject({ status: "sent", call: { startsAt: start } });
	expect(await first).toEqual(second);
});

it("a budget that is typed as a range is stored as its lower end, and as it was typed", async () => {
	const { enquiries } = await getEnquiryServices();
	const save = vi.spyOn(enquiries, "save");
	for (const budget of ["₹50k – 1L", "50k", ""]) {
		const form = await fillIn(getNow());
		form.set("time", "");
		form.set("budget", budget);
		expect((await acceptEnquiry(form, null)).status).toBe("sent");
	}
	expect(save.mock.calls.map(([{ budget, budgetRange }]) => [budget, budgetRange])).toEqual([
		[50_000, "₹50k – 1L"],
		[50_000, null],
		[null, null],
	]);
});

it("two visitors who want adjacent times at once do not both get them", async () => {
	const { enquiries } = await getEnquiryServices();
	const [start, next] = await findAdjacent();
	const save = enquiries.save;
	const faster = await fillIn(next);
	vi.spyOn(enquiries, "save").mockImplementationOnce(async (...given) => {
		expect((await acceptEnquiry(faster, null)).status).toBe("sent");
		return save(...given);
	});
	const later = await acceptEnquiry(await fillIn(start), null);
	expect(later).toMatchObject({ status: "time-unavailable", reason: "taken" });
});

it("a visitor does not move a call beside one that is booked at the same time", async () => {
	const { bookings } = await getEnquiryServices();
	const terms = getCallTerms();
	if (!terms) throw new Error("the content offers no calls");
	const sent = await acceptEnquiry(await fillIn((await getCallTimes()).at(-1) ?? 0), null);
	if (sent.status !== "sent" || !sent.call || sent.call === "unconfirmed")
		throw new Error("no call was booked");
	const [start, next] = await findAdjacent();
	const faster = await fillIn(next);
	const listTaken = bookings.listTaken;
	vi.spyOn(bookings, "listTaken").mockImplementationOnce(async (...given) => {
		const taken = await listTaken(...given);
		expect((await acceptEnquiry(faster, null)).status).toBe("sent");
		return taken;
	});
	const body = new URLSearchParams({
		intent: "move",
		sequence: "0",
		time: new Date(start).toISOString(),
	});
	const request = new Request("http://localhost/book", { method: "POST", body });
	const response = await changeCall(request, sent.call.path.replace("/book/", ""), terms);
	expect(response.data).toMatchObject({ status: "taken" });
});

it("visitors book whoever of the hosts has hours, and are told who calls", async () => {
	const { database, bookings } = await getEnquiryServices();
	const arjun = await createPeopleStore(database).invite("Arjun Nair", "a@x.example", "member");
	const hosts = createHostStore(database);
	await hosts.setWindows(arjun?.id ?? "", [{ days: ["Saturday"], from: "18:00", to: "19:00" }]);
	const [start = 0] = await getCallTimes();
	const sent = await acceptEnquiry(await fillIn(start), null);
	expect(sent.status).toBe("sent");
	const { calls } = await bookings.listTaken(start, start + 1);
	expect(calls).toMatchObject([{ start, hostId: arjun?.id }]);
	const [call] = await bookings.list(start, start + 1);
	expect(call && (await findCallTerms(call))).toMatchObject({
		hostName: "Arjun Nair",
		hostEmail: "a@x.example",
	});
	await hosts.setWindows(arjun?.id ?? "", []);
});
