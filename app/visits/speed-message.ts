import * as z from "zod/mini";
import { DEVICES, type Device, MOST, type Speed } from "./speed.ts";
import { parseJson, pathSchema } from "./view.ts";

export type SpeedMessage = {
	/** A path that is not checked: there may be no such page. */
	path: string;
	device: Device;
	speed: Speed;
};

const toValueSchema = (most: number) => z.optional(z.number().check(z.minimum(0), z.maximum(most)));

const bodySchema = z.object({
	path: pathSchema,
	device: z.enum(DEVICES),
	speed: z.strictObject({
		LCP: toValueSchema(MOST.LCP),
		INP: toValueSchema(MOST.INP),
		CLS: toValueSchema(MOST.CLS),
		TTFB: toValueSchema(MOST.TTFB),
	}),
});

/** Parses the body of `POST /visits` that reports the speed of a page. Returns null when any part of it is invalid. */
export function parseSpeedMessage(body: string): SpeedMessage | null {
	return bodySchema.safeParse(parseJson(body)).data ?? null;
}
