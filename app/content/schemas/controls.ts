import { z } from "zod";

/** What a form asks for in another way than the types of its fields say, by the schema of the field. */
export const controls = z.registry<{
	/** `sample` marks what belongs to the demonstration, which nobody fills in: it is shown while it is true. */
	control: "sample";
}>();
