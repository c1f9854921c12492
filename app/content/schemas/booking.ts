import { z } from "zod";
import { emailSchema } from "#app/platform/email-schema.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import * as t from "./text.ts";

const windowSchema = z.strictObject({
	days: t.list("Days of the week, in English", 1, 7, z.enum(t.DAYS)),
	from: t.timeSchema.describe("When the first call can begin, as 10:00"),
	to: t.timeSchema.describe("When the last call is over, as 13:00"),
});

/** The part of `content/pages/contact.yaml` that says when visitors can book a call, and with whom. */
export const bookingSchema = z
	.strictObject({
		page: t.group("The page for booking a call, which has the form of the contact page", {
			...t.pageHead,
			heading: t
				.line(80, "The first heading, where it says more than the title; replaced: {minutes}")
				.optional(),
		}),
		form: t.group("The times in the form", {
			heading: t.line(60, "Over the times"),
			details: t.line(60, "Over the other fields on the page for booking a call"),
			summary: t.line(
				100,
				"What opens the times on the contact page, where they are closed at first",
			),
			noTime: t.line(40, "The first choice: none of the times"),
			later: t.line(60, "Over the days that are closed at first"),
			phone: t.line(60, "Label of the phone number, where calls are by phone or WhatsApp"),
			full: t.line(240, "In place of the times, when none is free"),
			unavailable: t.group("The message has arrived, but the chosen time is not free any more", {
				title: t.line(60, "Title"),
				taken: t.line(200, "Somebody else has booked it meanwhile"),
				closed: t.line(200, "It is too soon by now, or no time for calls"),
				nearest: t.line(80, "Over the nearest free times"),
			}),
			booked: t.group("After a call was booked", {
				title: t.line(60, "Title"),
				text: t
					.line(160)
					.includes("{call}", "must hold {call}, where day, time and zone are put")
					.describe("{call} stands for day, time and zone"),
				link: t.line(60, "The link to the visitor's page of the call"),
			}),
			unconfirmed: t.group(
				"After a time was only asked for, as its sender has calls ahead already",
				{
					title: t.line(60, "Title"),
					text: t.line(160, "That it is not booked, and what happens next"),
				},
			),
		}),
		host: t
			.reference("person")
			.describe("Who calls: the file's name of a person in content/people"),
		hostEmail: emailSchema
			.optional()
			.describe(
				"Where e-mails about calls go, those with an enquiry that comes with a call included; without it to the agency",
			),
		by: z
			.enum(["phone", "whatsapp", "video"])
			.describe("How: by phone or WhatsApp, for which the form wants a number, or by video"),
		videoAddress: z
			.url({ protocol: /^https$/ })
			.optional()
			.describe("Where a video call is held; wanted with `by: video`"),
		zone: z
			.string()
			.refine((zone) => parseZone(zone) !== null, "must be a time zone as Europe/Lisbon")
			.optional()
			.describe("Time zone of the windows and holidays, as Europe/Lisbon; without it the agency's"),
		minutes: z.int().min(10).max(120).describe("How long a call is"),
		windows: t.list("When calls can be, week by week", 1, 14, windowSchema),
		bufferMinutes: z.int().min(0).max(120).describe("Minutes that stay free between two calls"),
		noticeHours: z.int().min(0).max(168).describe("How many hours ahead a call is booked at least"),
		horizonDays: z.int().min(1).max(60).describe("How many days ahead at most"),
		holidays: z
			.array(z.iso.date("must be a day as 2026-12-25").brand<"Day">())
			.max(60)
			.describe("Days without calls, as the zone counts them; those that are past do no harm"),
	})
	.refine(({ by, videoAddress }) => by !== "video" || videoAddress, {
		path: ["videoAddress"],
		message: "is missing, as calls are by video",
	})
	.check(({ value: { windows, minutes }, issues }) => {
		for (const [index, { from, to }] of windows.entries()) {
			if (toMinutes(to) - toMinutes(from) >= minutes) continue;
			const isReversed = to <= from;
			issues.push({
				code: "custom",
				path: ["windows", index, "to"],
				input: to,
				message: isReversed
					? "must be later than from"
					: `leaves no room for a call of ${minutes} minutes`,
			});
		}
	});
/** The rules, whose zone is the agency's where the content names none. */
export type BookingRules = z.infer<typeof bookingSchema> & { zone: string };

/** Returns the minutes from midnight to a time such as 09:30. */
function toMinutes(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}
