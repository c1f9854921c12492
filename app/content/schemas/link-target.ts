import { z } from "zod";
import { controls } from "./controls.ts";

/** The schema of where a link leads: a path of this site, or an address of another one. */
export const targetSchema = z
	.string()
	.trim()
	.max(500)
	.refine(
		(text) => /^\/(?!\/)\S*$/.test(text) || URL.parse(text)?.protocol === "https:",
		"must be a path of this site such as /contact, or begin with https://",
	);
controls.add(targetSchema, { control: "target" });
