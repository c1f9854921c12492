import { getBookingRules } from "#app/calls/call-times.server.ts";
import { type Access, isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";

type StepRules = {
	/** The address where it is done; null for what only whoever runs the site can do. */
	href: string | null;
	/** Who can do it. */
	role: Access;
	isOffered?: () => boolean;
	isDone: (reader: Staff, services: Services) => boolean | Promise<boolean>;
};

type Services = Awaited<ReturnType<typeof getDeskServices>>;

/** What somebody does in their first hour at the desk, in this order. */
const STEPS = {
	signature: {
		href: "/desk/people#signature",
		role: "member",
		isDone: ({ signature }) => signature !== null,
	},
	passkey: {
		href: "/desk/people#passkeys",
		role: "member",
		isDone: async ({ id }, { passkeys }) => (await passkeys.list(id)).length > 0,
	},
	notifications: {
		href: "/desk/people#notifications",
		role: "member",
		isDone: async ({ id }, { devices }) => (await devices.list(id)).length > 0,
	},
	calendar: {
		href: "/desk/bookings#own-calendar",
		role: "member",
		isOffered: () => getBookingRules() !== undefined,
		isDone: async ({ id, calendarReadAt }, { busyCalendars }) =>
			calendarReadAt !== null || (await busyCalendars.list()).some(({ staffId }) => staffId === id),
	},
	mail: {
		href: null,
		role: "owner",
		isDone: () => getEnv().MAIL_ENQUIRIES && isMailRead(),
	},
	text: {
		href: "/desk/texts",
		role: "owner",
		isDone: (_, { templates }) => templates.areChanged(),
	},
	invitation: {
		href: "/desk/people#invite",
		role: "owner",
		isDone: async (_, { people }) => (await people.list()).length > 1,
	},
} as const satisfies Record<string, StepRules>;

type StepName = keyof typeof STEPS;

export type FirstStep = { name: StepName; href: string | null; isDone: boolean };

/** Lists the first steps that the reader can do, done ones too; none once all are done, or the reader hid them. */
export async function listFirstSteps(reader: Staff): Promise<FirstStep[]> {
	if (reader.firstStepsHiddenAt !== null) return [];
	const services = await getDeskServices();
	const offered = (Object.entries(STEPS) as [StepName, StepRules][]).filter(
		([, { role, isOffered }]) => isEnough(reader, role) && (isOffered?.() ?? true),
	);
	const steps = await Promise.all(
		offered.map(async ([name, { href, isDone }]) => ({
			name,
			href,
			isDone: await isDone(reader, services),
		})),
	);
	return steps.every(({ isDone }) => isDone) ? [] : steps;
}

/** Returns whether the site reads the mailbox of the shared address, or is handed its e-mails. */
export function isMailRead(): boolean {
	const { IMAP_URL, MAIL_HOOK_SECRET } = getEnv();
	return IMAP_URL !== undefined || MAIL_HOOK_SECRET !== undefined;
}
