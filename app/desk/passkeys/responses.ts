import * as z from "zod/mini";

const credential = {
	id: z.string().check(z.regex(/^[\w-]+$/)),
	rawId: z.string(),
	type: z.literal("public-key"),
};

const registrationSchema = z.object({
	...credential,
	response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
});

const authenticationSchema = z.object({
	...credential,
	response: z.object({
		clientDataJSON: z.string(),
		authenticatorData: z.string(),
		signature: z.string(),
		/** The id of the person, as the options of the registration set it. */
		userHandle: z.string(),
	}),
});

/** Parses a browser's response to the options of a registration, from JSON. Returns undefined when it is none. */
export const parseRegistration = (json: string) => parse(registrationSchema, json);

/** Parses a browser's response to the options of a sign-in, from JSON. Returns undefined when it is none. */
export const parseAuthentication = (json: string) => parse(authenticationSchema, json);

function parse<Response>(schema: z.ZodMiniType<Response>, json: string) {
	const { data } = schema.safeParse(parseJson(json));
	// The site asks for no extension.
	return data && { ...data, clientExtensionResults: {} };
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
