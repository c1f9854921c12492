import { expect, it } from "vitest";
import { checkColours } from "./check-colours.ts";

it("colours that can be read everywhere have no fault", () => {
	expect(checkColours({ accent: "#c8102e", second: "#ffb703", ink: "#10233f" })).toEqual([]);
});

it.each([
	["accent", "#ff8800"],
	["second", "#8a5a00"],
	["ink", "#5577aa"],
] as const)("a colour %s that cannot be read has a proposal that can", (name, colour) => {
	const [fault, ...others] = checkColours({ [name]: colour });
	expect(others).toEqual([]);
	expect(fault?.reason).toMatch(
		new RegExp(`^${colour} cannot be read: .* contrast of \\d\\.\\d\\d, `),
	);
	const [, nearest = ""] = /the nearest that holds is (#\w{6})$/.exec(fault?.reason ?? "") ?? [];
	expect(checkColours({ [name]: nearest })).toEqual([]);
});
