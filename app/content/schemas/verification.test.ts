import { expect, it } from "vitest";
import { z } from "zod";
import { listVerificationTags, verificationSchema } from "./verification.ts";

const GOOGLE = "aV463pVQni_VqLeOhGtkpo6NWVCyZPMrfzYHUAgT6KI";
const HEX = "0123456789ABCDEF0123456789ABCDEF";
const META = "67up5r2pygsmvi3sjhya25ab6m0jg3";

it("each token is the content of the tag of its service", () => {
	const tokens = { google: ` ${GOOGLE}\n`, bing: HEX, meta: META, pinterest: HEX.toLowerCase() };
	expect(listVerificationTags(verificationSchema.parse(tokens))).toEqual([
		{ name: "google-site-verification", content: GOOGLE },
		{ name: "msvalidate.01", content: HEX },
		{ name: "facebook-domain-verification", content: META },
		{ name: "p:domain_verify", content: HEX.toLowerCase() },
	]);
});

it.each([
	[
		"google",
		`<meta name="google-site-verification" content="${GOOGLE}" />`,
		`is a whole tag: write its content alone, ${GOOGLE}`,
	],
	[
		"pinterest",
		`<META content='${HEX}' name='p:domain_verify'>`,
		`write its content alone, ${HEX}`,
	],
	["bing", `<meta name="p:domain_verify" content="${HEX}">`, "whose name is msvalidate.01"],
	[
		"google",
		"google0123456789abcdef.html",
		"must be the content of the tag google-site-verification",
	],
	["google", `google-site-verification=${GOOGLE}`, "must be the content of the tag"],
	["bing", META, "32 digits and letters from A to F"],
	["meta", HEX, "must be the content of the tag facebook-domain-verification of Meta"],
	["pinterest", "", "must be the content of the tag p:domain_verify"],
	["yandex", HEX, "Unrecognized key"],
])("%s: %s is rejected", (service, token, message) => {
	const { error } = verificationSchema.safeParse({ [service]: token });
	expect(error && z.prettifyError(error)).toContain(message);
});
