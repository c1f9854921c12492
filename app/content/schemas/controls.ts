import { z } from "zod";

/** What a slug can be of. */
export const REFERENCES = [
	"person",
	"service",
	"city",
	"district",
	"industry",
	/** An industry of the clients of case studies. */
	"client-industry",
	"case-study",
	"post",
	"document",
	"budget",
	/** `service/` or `city/` with a slug. */
	"kite",
] as const;
export type Reference = (typeof REFERENCES)[number];

/**
 * How fields are asked for whose types do not say it. `sample` marks what belongs to the demonstration, which nobody fills in:
 * it is shown while it is true.
 */
export const OWN_CONTROLS = [
	"sample",
	"reference",
	"target",
	"picture",
	"logo",
	"font",
	"colour",
	"time",
	"theme",
	"paper",
	"motif",
	"cut",
	"icon",
] as const;

/** What a form asks for in another way than the types of its fields say, by the schema of the field. */
export const controls = z.registry<{
	control?: (typeof OWN_CONTROLS)[number];
	/** What the values of a choice are called. */
	names?: Readonly<Record<string, string>>;
	/** Of a reference. */
	of?: Reference;
}>();

/** Creates the schema of a choice between values, each with what it is called. */
export function choice<Value extends string>(names: Readonly<Record<Value, string>>) {
	const schema = z.enum(Object.keys(names) as [Value, ...Value[]]);
	controls.add(schema, { names });
	return schema;
}
