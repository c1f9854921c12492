import fc from "fast-check";
import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change, VISITOR } from "./change-types.ts";
import { findDraft } from "./drafts.ts";
import { pickMatter } from "./matters.ts";

/** Two customers, and a stranger who writes the number of either into forms. */
const EMAILS = ["riya@x.example", "bela@x.example", "stranger@evil.example"] as const;
const PHONES = ["98765 43210", "98765 43211", null] as const;
const KINDS = [
	"form",
	"reply",
	"answer",
	"call",
	"plan",
	"cancel",
	"undo",
	"note",
	"spam",
	"ham",
	"together",
	"apart",
	"new-matter",
] as const;

const ANSWERS: readonly string[] = ["answer", "answered-elsewhere"];

type Action = { kind: (typeof KINDS)[number]; one: number; other: number };

const actions = fc.array(
	fc.record({
		kind: fc.constantFrom(...KINDS),
		one: fc.nat({ max: 11 }),
		other: fc.nat({ max: 11 }),
	}),
	{ minLength: 4, maxLength: 30 },
);

describeOnBoth("changes in any order", ({ open }) => {
	async function openDesk() {
		const noon = getNow();
		let now = noon;
		setClock(() => now);
		const { database, enquiries } = await open();
		const { db } = database;
		const asha = await createPeopleStore(database).invite("Asha", `${noon}@x.in`, "owner");
		const by = byPerson(asha?.id ?? "");
		const words: string[] = [];
		const say = (kind: string) => {
			const text = `${kind}-${words.length}`;
			words.push(text);
			return text;
		};
		const list = () => db.selectFrom("enquiries").selectAll().orderBy("createdAt").execute();
		const listEvents = () =>
			db.selectFrom("enquiryEvents").selectAll().orderBy("at").orderBy("revision").execute();

		async function save({ one, other }: Action): Promise<void> {
			await enquiries.save(
				createNewEnquiry({
					message: say("form"),
					email: EMAILS[one % EMAILS.length] ?? "",
					phone: PHONES[other % PHONES.length] ?? null,
				}),
				[],
			);
		}

		async function act(action: Action): Promise<void> {
			now += 1_000;
			const rows = await list();
			const enquiry = rows[action.one % Math.max(rows.length, 1)];
			if (!enquiry || action.kind === "form") return save(action);
			const { id, matterId } = enquiry;
			const change = (change: Change, author: typeof by | typeof VISITOR = by) =>
				changeEnquiry(database, { id, by: author }, change);
			const copy = EMAILS[action.other % 6];
			const other = rows[action.other % rows.length];
			switch (action.kind) {
				case "reply": {
					const fromAddress = EMAILS[action.other % EMAILS.length] ?? "";
					const message = { ...MESSAGE, messageId: `<${now}@x>`, fromAddress };
					await change({ kind: "reply", text: say("reply"), message }, VISITOR);
					return;
				}
				case "answer":
				case "plan": {
					const draft = await findDraft(db, { staffId: by.staffId ?? "", enquiryId: matterId });
					// The form begins with the draft.
					const text = [draft?.text, say("answer")].filter(Boolean).join("\n\n");
					const sendAt = action.kind === "plan" ? new Date(now + DAY).toISOString() : null;
					const cc = copy ? [copy] : [];
					await change({ kind: "answer", text, cc, ...(sendAt && { sendAt }) });
					return;
				}
				case "call": {
					await change({ kind: "answered-elsewhere", channel: "call", text: say("call") });
					return;
				}
				case "cancel": {
					const planned = (await listEvents()).findLast(
						(event) => event.enquiryId === id && event.kind === "answer" && event.sendAt,
					);
					if (planned) await change({ kind: "cancel-answer", eventId: planned.id });
					return;
				}
				case "undo": {
					const last = (await listEvents()).findLast(
						(event) => event.enquiryId === id && event.staffId === by.staffId,
					);
					if (last) await change({ kind: "undo", eventId: last.id });
					return;
				}
				case "note":
					await change({ kind: "note", text: say("note") });
					return;
				case "together":
					if (other) await change({ kind: "put-together", enquiryId: other.id });
					return;
				case "apart":
					await change({ kind: "take-apart" });
					return;
				default:
					await change({ kind: action.kind });
			}
		}

		/** Expects that everything typed is somewhere, and that each matter has one state, which its words tell. */
		async function check(): Promise<void> {
			const rows = await list();
			const events = await listEvents();
			const drafts = await db.selectFrom("drafts").selectAll().execute();
			const stored = [
				...rows.map(({ message }) => message),
				...events.map(({ text }) => text),
				...drafts.map(({ text }) => text),
			].join("\n");
			expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(stored))).toEqual([]);
			const matters = Map.groupBy(rows, ({ matterId }) => matterId);
			for (const [matterId, parts] of matters) {
				const [first = rows[0], ...others] = parts;
				if (!first) continue;
				expect(parts.map(({ id }) => id)).toContain(matterId);
				// The values of a matter are the same in each of its enquiries.
				for (const other of others) expect(pickMatter(other)).toEqual(pickMatter(first));
				const ofMatter = events.filter(({ enquiryId }) => parts.some(({ id }) => id === enquiryId));
				const isAnswered = ofMatter.some(({ kind }) => ANSWERS.includes(kind));
				expect(first.outgoingAt !== null, `${matterId} is answered`).toBe(isAnswered);
				const lastWords = [
					...parts.map(({ createdAt }) => createdAt),
					...ofMatter.filter(({ kind }) => kind === "reply").map(({ at }) => at),
				].toSorted();
				const lastAnswer = ofMatter
					.filter(({ kind }) => ANSWERS.includes(kind))
					.map(({ at }) => at);
				// Whoever wrote after the last answer waits.
				if ((lastWords.at(-1) ?? "") > (lastAnswer.toSorted().at(-1) ?? ""))
					expect(first.state, `the state of ${matterId}`).toBe("new");
				expect(new Set(parts.map(({ personId }) => personId)).size).toBe(1);
			}
		}
		return { act, check, close: () => database.close() };
	}

	it("leave each matter one state, answer nobody who got nothing, and lose nothing that was typed", async () => {
		await fc.assert(
			fc.asyncProperty(actions, async (list) => {
				const { act, check, close } = await openDesk();
				for (const action of list) {
					await act(action);
					await check();
				}
				await close();
			}),
			{ numRuns: 15 },
		);
	}, 120_000);
});
