import { expect, test } from "vitest";
import { nameDirection } from "./compass.ts";

test.each([
	[0, "north"],
	[22, "north"],
	[23, "north-east"],
	[90, "east"],
	[200, "south"],
	[225, "south-west"],
	[338, "north"],
	[360, "north"],
	[-45, "north-west"],
	[765, "north-east"],
])("a bearing of %d degrees is %s", (bearing, direction) => {
	expect(nameDirection(bearing)).toBe(direction);
});
