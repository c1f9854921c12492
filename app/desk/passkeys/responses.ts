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
		/** The id of the person, as the options of the registration gave it. */
		userHandle: z.string(),
	}),
});

/** What a browser answers to the options of a registration, from JSON; undefined when it is none. */
export const parseRegistration = (json: string) => parse(registrationSchema, json);

/** What a browser answers to the options of a sign-in, from JSON; undefined when it is none. */
export const parseAuthentication = (json: string) => parse(authenticationSchema, json);

function parse<Response>(schema: z.ZodMiniType<Response>, json: string) {
	const { data } = schema.safeParse(parseJson(json));
	// No extension is asked for.
	return data && { ...data, clientExtensionResults: {} };
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
