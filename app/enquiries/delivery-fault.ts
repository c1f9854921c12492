import * as z from "zod/mini";
import { parseCode, storedTextSchema } from "#app/platform/stored-codes.ts";

/** Why a delivery did not succeed. */
export const deliveryFaultSchema = z.discriminatedUnion("code", [
	/** The codes of an SMTP reply, and the command that it answered. */
	z.object({ code: z.literal("mail-server-answered"), reply: z.string(), command: z.string() }),
	/** What Node or the library calls the fault. */
	z.object({ code: z.literal(["mail-server-lost", "webhook-lost"]), fault: z.string() }),
	/** The status of HTTP. */
	z.object({ code: z.literal(["webhook-answered", "push-answered"]), status: z.number() }),
	z.object({ code: z.literal(["push-lost", "unexpected"]) }),
	/** The enhanced status code that a report of a mail server has; empty where it has none. */
	z.object({ code: z.literal("bounced"), status: z.string() }),
	storedTextSchema,
]);
export type DeliveryFault = z.infer<typeof deliveryFaultSchema>;

/** Parses the fault of a row, which is JSON. */
export function parseFault(stored: string | null): DeliveryFault | null {
	return stored === null ? null : parseCode(deliveryFaultSchema, stored);
}
