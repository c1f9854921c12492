import { Command } from "commander";
import { describeTakenBack } from "#app/desk/people/describe-taken-back.ts";
import { parseEmailArgument } from "#app/enquiries/commands/erase.ts";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { confirm } from "#app/platform/terminal/terminal.ts";
import { withPerson } from "./commands.ts";

export const erasePerson = (context: CliContext) =>
	new Command("erase")
		.summary("takes somebody who has left out for good; what they did stays")
		.description(
			`Erases name, e-mail address, signature, sessions, passkeys, links, calendars and the notes of busy times. Answers and notes stay, as of "a former colleague"; enquiries of theirs have no owner any more. Who may come back is disabled instead.

Example:
  npm run staff -- erase kabir@example.com`,
		)
		.argument("<email>", "the person's address", parseEmailArgument)
		.option("--yes", "does not ask; required where nobody can answer")
		.action((email: string, { yes }: { yes?: boolean }) =>
			withPerson(context, email, async (people, { id, name }) => {
				const { terminal } = context;
				await confirm(`Erase ${name} <${email}> for good?`, yes, terminal);
				if ((await people.erase(id, COMMAND)) === "last-owner")
					throw new UserError(
						`${email} is the only owner: without one nobody could invite or disable people on the desk. Invite another first: invite "NAME" EMAIL --owner`,
					);
				const count = await people.countTakenBack(id);
				const takenBack = runInLanguage("en", () => describeTakenBack(count));
				await terminal.print(
					`${name} is erased, and signed out everywhere. Enquiries that were theirs have no owner now: give them to somebody on the desk.${takenBack && `\n${takenBack}`}
Not reached from here: names and signatures within notes and answers, e-mails that were sent, and backups.`,
				);
			}),
		);
