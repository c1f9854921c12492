import { expect, it } from "vitest";
import { findNearest } from "./find-nearest.ts";

const CITIES = ["mumbai", "delhi", "bangalore", "visakhapatnam", "nagpur", "kanpur"];

it.each([
	["mumbay", "mumbai"],
	["Mumbai", "mumbai"],
	["dehli", "delhi"],
	["vishakapatnam", "visakhapatnam"],
	["kampur", "kanpur"],
	["banga", "bangalore"],
	["goa", null],
	["", null],
])("%j is nearest to %s", (given, nearest) => {
	expect(findNearest(given, CITIES)).toBe(nearest);
});
