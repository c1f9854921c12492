import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { openAnswered } from "../../tests/support/answered-enquiry.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";

describeOnBoth("a reply", ({ open }) => {
	it("of a machine opens nothing again, and what it says is kept", async () => {
		const { receive, write, get } = await openAnswered(open);
		const away = { "Auto-Submitted": "auto-replied" };
		expect(await receive(write(away, "I am away until Monday."))).toBe("ignored");
		const { enquiry, events, notices } = await get();
		expect([enquiry.state, notices]).toEqual(["waiting", []]);
		expect(events.at(-1)).toMatchObject({ kind: "auto-reply", text: "I am away until Monday." });
	});

	it("of a loop of two machines is kept, and tells and reopens no more until somebody answers", async () => {
		const { receive, write, get, change } = await openAnswered(open);
		for (let count = 0; count < 13; count++) expect(await receive(write())).toBe("taken");
		const { notices, replies, events } = await get();
		expect([notices.length, replies.length]).toEqual([10, 13]);
		expect(events.at(-1)).toMatchObject({ kind: "reply", data: { isOverLimit: true } });
		const later = getNow() + HOUR / 2;
		setClock(() => later);
		await change({ kind: "answer", text: "Stop." });
		setClock(() => later + 1);
		await receive(write());
		expect((await get()).notices).toHaveLength(11);
	});

	it("of a machine is counted beyond the limit of an hour, and a person's is told of all the same", async () => {
		const { receive, write, get } = await openAnswered(open);
		const away = { "Auto-Submitted": "auto-replied" };
		for (let count = 0; count < 35; count++)
			expect(await receive(write(away, `I am away ${count}.`))).toBe("ignored");
		const { events } = await get();
		const automatic = events.filter(({ kind }) => kind === "auto-reply");
		expect(automatic).toHaveLength(11);
		expect(automatic.at(-1)).toMatchObject({ text: null, data: { count: 25 } });
		expect(automatic.at(-2)).toMatchObject({ text: "I am away 9.", data: {} });
		await receive(write({}, "I am back."));
		expect((await get()).notices).toHaveLength(1);
	});

	it("of a machine is kept again once the agency has answered", async () => {
		const { receive, write, get, change } = await openAnswered(open);
		const away = { "Auto-Submitted": "auto-replied" };
		for (let count = 0; count < 12; count++) await receive(write(away, "Away."));
		const later = getNow() + 1;
		setClock(() => later);
		await change({ kind: "answer", text: "Until Monday, then." });
		setClock(() => later + 1);
		await receive(write(away, "Away until Tuesday."));
		expect((await get()).last).toMatchObject({
			kind: "auto-reply",
			text: "Away until Tuesday.",
			data: {},
		});
	});

	it("beyond the limits keeps its words up to 200,000 characters of an enquiry, and says where the rest is", async () => {
		const { receive, write, get } = await openAnswered(open);
		for (let count = 0; count < 10; count++) await receive(write());
		const line = "We weave bedsheets. ".repeat(300).trim();
		const long = Array.from({ length: 10 }, () => line).join("\n");
		for (let count = 0; count < 5; count++) await receive(write({}, long));
		const { events, replies } = await get();
		const texts = events.filter(({ kind }) => kind === "reply").map(({ text }) => text ?? "");
		expect(texts.slice(10, 13)).toEqual([long, long, long]);
		expect(texts[13]).toMatch(/^We weave .*bedsheets\.?/s);
		expect(texts[14]).toBe("");
		const data = events.filter(({ kind }) => kind === "reply").map((event) => event.data);
		expect(data.slice(12)).toEqual([
			{ from: "new", isOverLimit: true },
			...Array(2).fill({ from: "new", isOverLimit: true, isCut: true }),
		]);
		expect(texts.join("").length).toBeLessThan(200_500);
		expect(replies).toHaveLength(15);
	});
});
