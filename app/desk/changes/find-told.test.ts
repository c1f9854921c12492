import { expect, it } from "vitest";
import { getEnv } from "#app/platform/env.server.ts";
import { findTold } from "./find-told.ts";

it.each([
	["both", 0, "riya@x.example", "smtp://127.0.0.1:1"],
	["nobody", 1, "riya@x.example", "smtp://127.0.0.1:1"],
	["unsent", 0, "riya@x.example", undefined],
	["unaddressed", 0, "", "smtp://127.0.0.1:1"],
] as const)(
	"%s: an e-mail needs an address, a mail server and no sample",
	(told, isSample, email, SMTP_URL) => {
		expect(findTold({ isSample, email }, { ...getEnv(), SMTP_URL })).toBe(told);
	},
);
