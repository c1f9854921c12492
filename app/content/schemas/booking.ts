import { z } from "zod";
import { emailSchema } from "#app/platform/email-schema.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import { choice } from "./controls.ts";
import * as t from "./text.ts";

/** The days and hours of a week in which calls can be. */
export const windowSchema = z.strictObject({
	days: t.list(
		{ title: "Days", description: "Days of the week on which these hours hold" },
		1,
		7,
		z.enum(t.DAYS).meta({ title: "Day" }),
	),
	from: t.timeSchema.meta({
		title: "First call from",
		description: "When the first call can begin, such as 10:00",
	}),
	to: t.timeSchema.meta({
		title: "Last call until",
		description: "When the last call is over, such as 13:00",
	}),
});

/** The part of `content/pages/contact.yaml` that says when visitors can book a call, and with whom. */
export const bookingSchema = z
	.strictObject({
		page: t.group(
			{ title: "Booking page", description: "The page on which visitors book a call" },
			{
				...t.pageHead,
				heading: t
					.line(80, {
						title: "Heading",
						description:
							"The first heading, where it says more than the title. {minutes} stands for the length of a call",
					})
					.optional(),
			},
		),
		form: t.group(
			{
				title: "Times in the form",
				description: "The words around the times that visitors choose from",
			},
			{
				heading: t.line(60, "Heading of the times"),
				details: t.line(60, {
					title: "Heading of the other fields",
					description: "Above name, e-mail and message on the booking page",
				}),
				summary: t.line(100, {
					title: "Words that open the times",
					description: "On the contact page, where the times are closed at first",
				}),
				noTime: t.line(40, {
					title: "Choice without a time",
					description: "The first choice: none of the times",
				}),
				later: t.line(60, {
					title: "Heading of later days",
					description: "Above the days that are closed at first",
				}),
				phone: t.line(60, {
					title: "Label of the phone number",
					description: "Where calls are by phone or WhatsApp",
				}),
				full: t.line(240, {
					title: "No free times",
					description: "Stands in place of the times when none is free",
				}),
				unavailable: t.group(
					{
						title: "Time gone meanwhile",
						description:
							"Shown when the message has arrived, but the chosen time is not free any more",
					},
					{
						title: t.line(60, "Heading"),
						taken: t.line(200, {
							title: "Taken by somebody else",
							description: "Somebody else has booked the time meanwhile",
						}),
						closed: t.line(200, {
							title: "Too late to book",
							description: "It is too soon by now, or no time for calls",
						}),
						nearest: t.line(80, "Heading of the nearest times"),
					},
				),
				booked: t.group(
					{ title: "After booking", description: "Shown after a call was booked" },
					{
						title: t.line(60, "Heading"),
						text: t
							.line(160, {
								title: "Text",
								description: "{call} stands for day, time and time zone",
							})
							.includes("{call}", "must hold {call}, where day, time and zone are put"),
						link: t.line(60, {
							title: "Link to the call",
							description: "The words of the link to the visitor's page about the call",
						}),
					},
				),
				unconfirmed: t.group(
					{
						title: "Asked for, not booked",
						description:
							"Shown after a time was only asked for, as the sender has calls ahead already",
					},
					{
						title: t.line(60, "Heading"),
						text: t.line(160, {
							title: "Text",
							description: "Says that it is not booked, and what happens next",
						}),
					},
				),
			},
		),
		host: t.reference("person").meta({ title: "Person who calls" }),
		hostEmail: emailSchema.optional().meta({
			title: "E-mail for calls",
			description:
				"E-mails about calls go here, with those enquiries that come with a call. Without it they go to the agency's address",
		}),
		by: choice({ phone: "Phone", whatsapp: "WhatsApp", video: "Video" }).meta({
			title: "Way of calling",
			description: "For phone and WhatsApp the form asks for a number; video needs an address",
		}),
		videoAddress: z
			.url({ protocol: /^https$/ })
			.optional()
			.meta({
				title: "Address of video calls",
				description:
					"Where a video call is held; needed for calls by video, and part of the invitation",
			}),
		zone: z
			.string()
			.refine((zone) => parseZone(zone) !== null, "must be a time zone such as Europe/Lisbon")
			.optional()
			.meta({
				title: "Time zone",
				description:
					"That of the hours and holidays, such as Europe/Lisbon. Without it the agency's",
			}),
		minutes: z
			.int()
			.min(10)
			.max(120)
			.meta({ title: "Length of a call", description: "In minutes" }),
		windows: t.list(
			{ title: "Hours for calls", description: "When calls can be, week by week" },
			1,
			14,
			windowSchema.meta({ title: "Hours" }),
		),
		bufferMinutes: z.int().min(0).max(120).meta({
			title: "Pause around calls",
			description: "Minutes that stay free before and after each call",
		}),
		noticeHours: z.int().min(0).max(168).meta({
			title: "Shortest notice",
			description: "How many hours ahead a call is booked at least",
		}),
		horizonDays: z.int().min(1).max(60).meta({
			title: "Days ahead",
			description:
				"How many days ahead a call can be booked at most; 14 includes the same day in two weeks",
		}),
		holidays: z
			.array(z.iso.date("must be a day such as 2026-12-25").brand<"Day">().meta({ title: "Day" }))
			.max(60)
			.meta({
				title: "Days without calls",
				description: "Holidays as that time zone counts them. Past ones do no harm",
			}),
	})
	.refine(({ by, videoAddress }) => by !== "video" || videoAddress, {
		path: ["videoAddress"],
		message: "is missing: calls by video need it",
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
					? "must be later than the first call"
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
