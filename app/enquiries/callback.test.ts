import { expect, it } from "vitest";
import { describeCallback } from "./callback.ts";

it("a time to call is told with the hours that the content gives it", () => {
	const callback = { label: "When?", morning: "10 AM to noon" };
	expect(describeCallback("morning", { callback })).toBe("In the morning, 10 AM to noon");
});

it("a time that is offered no more is told without", () => {
	expect(describeCallback("midday", { callback: { label: "When?" } })).toBe("Around midday");
	expect(describeCallback("midday", {})).toBe("Around midday");
});
