import { ORIGIN, type Sample, type Samples, SOUND } from "../sample-visit.ts";

const send = (headers: Record<string, string>): Sample["home"] => ({ headers });
const NONE = {
	"strict-transport-security": "",
	"x-content-type-options": "",
	"content-security-policy": "",
};

export const samples: Samples = {
	sound: [
		{ is: "all of them" },
		{
			is: "X-Frame-Options in place of a policy",
			home: send({ "content-security-policy": "", "x-frame-options": "SameOrigin" }),
		},
		{
			is: "the same values twice, from the server and from a plug-in",
			home: send({
				"x-content-type-options": "nosniff, NOSNIFF",
				"content-security-policy": "",
				"x-frame-options": "SAMEORIGIN, SAMEORIGIN",
			}),
		},
		{
			is: "two policies, of which the second is about frames",
			home: send({
				"content-security-policy":
					"upgrade-insecure-requests, Frame-Ancestors 'self'  https://*.partner.example",
			}),
		},
		{
			is: "subdomains first, and a time in quotes",
			home: send({ "strict-transport-security": 'includeSubDomains; Max-Age="300"' }),
		},
		{
			is: "a page without https",
			home: { url: "http://clinic.example/", ...send({ "strict-transport-security": "" }) },
		},
	],
	faulty: [
		{
			is: "none of them",
			home: send(NONE),
			values: {
				count: 3,
				names: "Strict-Transport-Security, X-Content-Type-Options, X-Frame-Options",
			},
		},
		{
			is: "none of them by http",
			home: { url: "http://clinic.example/", ...send(NONE) },
			values: { count: 2 },
			at: ["http://clinic.example/"],
		},
		{
			is: "a time of zero",
			home: send({ "strict-transport-security": "max-age=0" }),
			values: { names: "Strict-Transport-Security" },
		},
		{
			is: "everybody may frame the page",
			home: send({ "content-security-policy": "frame-ancestors *", "x-frame-options": "ALLOWALL" }),
			values: { names: "X-Frame-Options" },
		},
		{
			is: "a policy in the page, which browsers do not follow in this",
			home: send({ "content-security-policy": "" }),
			pages: {
				"/": SOUND.replace(
					"<title",
					`<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'"><title`,
				),
			},
			values: { count: 1, names: "X-Frame-Options" },
			at: [`${ORIGIN}/`],
		},
	],
};
