import { expect, it } from "vitest";
import { openAnswered } from "../../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDraftStore } from "./draft-store.ts";
import { loadLastWords } from "./last-words.ts";

describeOnBoth("the last words of a row", ({ open }) => {
	async function openDesk() {
		const given = await openAnswered(open);
		const { db, id, change, enquiries, meera } = given;
		const readerId = meera?.id ?? "";
		/** Loads the words of a row of some enquiries, the newest of which is the first. */
		const read = async (ids: readonly string[] = [id]) => {
			const find = db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", ids[0] ?? "");
			const enquiry = await find.executeTakeFirstOrThrow();
			return (await loadLastWords(db, [{ enquiry, ids }], readerId)).get(enquiry.id);
		};
		const tell = async (ids?: readonly string[]) => {
			const { event } = (await read(ids)) ?? {};
			return event && [event.kind, event.staffName, event.text];
		};
		return {
			...given,
			readerId,
			read,
			tell,
			save: async (message: string) => (await enquiries.save(createNewEnquiry({ message }), [])).id,
			note: (text: string) => change({ kind: "note", text }),
		};
	}

	it("are the first message until somebody says more, then that, by whom it was said, and not what was only changed", async () => {
		const { read, save, tell, note, change, receive, write } = await openDesk();
		const fresh = await save("The first words");
		expect(await read([fresh])).toMatchObject({ event: null, messages: 1 });
		expect(await tell()).toEqual(["answer", "Meera", expect.any(String)]);
		await receive(write({}, "Thursday at 11"));
		expect(await tell()).toEqual(["reply", null, "Thursday at 11"]);
		await change({ kind: "owner", owner: null });
		await change({ kind: "state", state: "open" });
		expect(await tell()).toEqual(["reply", null, "Thursday at 11"]);
		await note("Call him");
		expect(await tell()).toEqual(["note", "Meera", "Call him"]);
	});

	it("are read no further than a row can show", async () => {
		const { note, read } = await openDesk();
		await note("a".repeat(5_000));
		expect((await read())?.event?.text).toHaveLength(300);
	});

	it("name who wrote from another address, and count messages and files", async () => {
		const { receive, answerId, read, note } = await openDesk();
		const headers = { "In-Reply-To": answerId, From: "Karthik <k@other.example>" };
		const file = `Content-Type: application/pdf; name="plan.pdf"
Content-Disposition: attachment; filename="plan.pdf"

%PDF-1.7`;
		await receive(writeMail({ headers, text: "I am his partner", parts: [file] }));
		const reply = await read();
		expect(reply?.event?.otherSender).toBe("Karthik");
		await note("Who is that?");
		expect(await read()).toMatchObject({ messages: 3, files: 1, isFailed: false });
	});

	it("say that the last answer failed until another one follows, and that the reader has a draft", async () => {
		const { db, id, delivery, database, readerId, change, read } = await openDesk();
		await db
			.updateTable("deliveries")
			.set({ state: "failed" })
			.where("id", "=", delivery.id)
			.execute();
		const draft = { text: "Half", was: "", cc: "" };
		await createDraftStore(database).save(readerId, id, draft);
		expect(await read()).toMatchObject({ isFailed: true, hasDraft: true });
		await change({ kind: "answered-elsewhere", channel: "call", text: "" });
		expect(await read()).toMatchObject({ isFailed: false, hasDraft: true });
	});

	it("are the newest of all enquiries of a row", async () => {
		const { id, read, save, tell, note } = await openDesk();
		const later = await save("And another thing");
		const both = [later, id];
		expect(await read(both)).toMatchObject({ event: null, messages: 3 });
		await note("Both are one");
		expect(await tell(both)).toEqual(["note", "Meera", "Both are one"]);
	});
});
