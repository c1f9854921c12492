import { Command, InvalidArgumentError } from "commander";
import { describeTakenBack } from "#app/desk/people/describe-taken-back.ts";
import { MAX_NAME_LENGTH, parseStaffName } from "#app/desk/people/person-fields.ts";
import { formatDevice } from "#app/desk/request/format-device.ts";
import { LINK_LIFETIMES } from "#app/desk/store/link-lifetimes.ts";
import { createPeopleStore, type Staff } from "#app/desk/store/people-store.ts";
import { parseEmailArgument } from "#app/enquiries/commands/erase.ts";
import { withStores } from "#app/enquiries/commands/with-stores.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { cleanEmail } from "#app/platform/clean-text.ts";
import { formatDate, toDay } from "#app/platform/dates.server.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatTable } from "#app/platform/terminal/table.ts";
import { printLink } from "./print-link.ts";
import { tellPerson } from "./tell-person.ts";

type People = ReturnType<typeof createPeopleStore>;

const SHORT_ID = 8;

export const invite = (context: CliContext) =>
	new Command("invite")
		.summary("lets somebody sign in, and prints the address for it")
		.description(
			`The last line is an address that signs in once, within ${LINK_LIFETIMES.invitation.words}; "link" makes another. Members answer enquiries, owners may also invite and disable people. The first person is an owner. It wants the settings of the site: SITE_URL, with which the address begins, and DATA_DIR or DATABASE_URL.

Examples:
  npm run staff -- invite "Anna Berg" anna@example.com --owner
  npm run staff -- invite "Kabir Rao" kabir@example.com`,
		)
		.argument("<name>", "as colleagues see it", parseName)
		.argument("<email>", "the person's address", parseNewEmail)
		.option("--owner", "may also invite and disable people")
		.action((name: string, email: string, { owner }: { owner?: boolean }) =>
			withStores(context, async ({ database }) => {
				const people = createPeopleStore(database);
				const isFirst = !(await people.isAnybodyInvited());
				const staff = await people.invite(name, email, owner || isFirst ? "owner" : "member");
				if (!staff)
					throw new UserError(`${email} is invited already; a new address: link ${email}`);
				if (isFirst && !owner) context.terminal.note(`${name} is the first, and so an owner.`);
				await printLink(context, people, staff, { kind: "invitation" });
				if (staff.role === "owner")
					for (const owner of await people.listOwners())
						if (owner.id !== staff.id)
							await tellPerson(context, owner, { kind: "owner-invited", person: staff });
			}),
		);

export const link = (context: CliContext) =>
	new Command("link")
		.summary("prints a new address that signs in once")
		.description(
			`For another device, or when the last address has expired or was used; within ${LINK_LIFETIMES.later.words}.

Example:
  npm run --silent staff -- link anna@example.com`,
		)
		.argument("<email>", "the person's address", parseEmailArgument)
		.action((email: string) =>
			withPerson(context, email, async (people, staff) => {
				if (staff.disabledAt) throw new UserError(`${email} is disabled; first: enable ${email}`);
				await printLink(context, people, staff, { kind: "later" });
			}),
		);

export const listStaff = (context: CliContext) =>
	new Command("list").summary("everybody, with role, state and sessions").action(() =>
		withStores(context, async ({ database }) => {
			const { terminal } = context;
			const people = createPeopleStore(database);
			const rows = (await people.list()).map(
				async ({ id, name, email, role, invitedAt, disabledAt }) => [
					name,
					email,
					role,
					formatDate(toDay(Date.parse(invitedAt))),
					id.slice(0, SHORT_ID),
					disabledAt ? "disabled" : "active",
					String((await people.listSessions(id)).length),
				],
			);
			const columns = [
				{ title: "Name", min: 12 },
				{ title: "E-mail" },
				{ title: "Role" },
				{ title: "Invited", isOptional: true },
				{ title: "Id in the log", isOptional: true },
				{ title: "State" },
				{ title: "Sessions", isNumber: true },
			];
			if (rows.length === 0) terminal.note("Nobody is invited yet.");
			else await terminal.print(formatTable(columns, await Promise.all(rows), terminal));
		}),
	);

export const disable = (context: CliContext) =>
	new Command("disable")
		.summary("ends all sessions of somebody, who cannot sign in any more")
		.description(
			"Ends the sessions and the unused addresses, and takes planned answers back; notes and answers stay.",
		)
		.argument("<email>", "the person's address", parseEmailArgument)
		.action((email: string) =>
			withPerson(context, email, async (people, staff) => {
				if ((await people.setDisabled(staff.id, true)) === "last-owner")
					throw new UserError(
						`${email} is the only owner: without one nobody could invite or disable people on the desk. Invite another first: invite "NAME" EMAIL --owner`,
					);
				const count = await people.countTakenBack(staff.id);
				const takenBack = runInLanguage("en", () => describeTakenBack(count));
				await context.terminal.print(
					[`${staff.name} is disabled and signed out everywhere.`, takenBack]
						.filter(Boolean)
						.join(" "),
				);
			}),
		);

export const enable = (context: CliContext) =>
	new Command("enable")
		.summary("lets somebody who was disabled sign in again")
		.argument("<email>", "the person's address", parseEmailArgument)
		.action((email: string) =>
			withPerson(context, email, async (people, staff) => {
				await people.setDisabled(staff.id, false);
				await context.terminal.print(`${staff.name} may sign in again: link ${email}`);
			}),
		);

export const sessions = (context: CliContext) =>
	new Command("sessions")
		.summary("where somebody is signed in")
		.argument("<email>", "the person's address", parseEmailArgument)
		.option("--end", "signs out everywhere")
		.action((email: string, { end }: { end?: boolean }) =>
			withPerson(context, email, async (people, { id, name }) => {
				const { terminal } = context;
				if (end) {
					const ended = formatCount(await people.endSessions(id), "session");
					return terminal.print(`${name} is signed out everywhere: ${ended} ended.`);
				}
				const rows = (await people.listSessions(id)).map(({ seenAt, device }) => [
					terminal.formatTime(seenAt),
					formatDevice(device),
				]);
				if (rows.length === 0) return terminal.note(`${name} is not signed in.`);
				const columns = [{ title: "Last used" }, { title: "Device", min: 20 }];
				await terminal.print(formatTable(columns, rows, terminal));
			}),
		);

export function withPerson(
	context: CliContext,
	email: string,
	work: (people: People, staff: Staff) => Promise<void>,
): Promise<void> {
	return withStores(context, async ({ database }) => {
		const people = createPeopleStore(database);
		const staff = await people.findByEmail(email);
		if (!staff) throw new UserError(`Nobody is invited with the address ${email}.`);
		await work(people, staff);
	});
}

function parseNewEmail(text: string): string {
	const email = parseEmailAddress(cleanEmail(text));
	if (email !== null) return email;
	throw new InvalidArgumentError("Expected an e-mail address.");
}

function parseName(text: string): string {
	const name = parseStaffName(text);
	if (name) return name;
	throw new InvalidArgumentError(`Expected a name of at most ${MAX_NAME_LENGTH} characters.`);
}
