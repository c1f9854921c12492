import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { withStores } from "#app/enquiries/commands/with-stores.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { printLink } from "./print-link.ts";

/** The page with all that the website is made of. */
const WEBSITE = "/desk/website";

/**
 * Prints the address at which an owner signs in and comes to the website's parts, as the last line. Who is not known at the
 * desk yet is invited; who is disabled gets no address.
 */
export function begin(
	context: CliContext,
	{ name, email }: { name: string; email: string },
): Promise<void> {
	return withStores(context, async ({ database }) => {
		const people = createPeopleStore(database);
		const invited = await people.invite(name, email, "owner");
		const staff = invited ?? (await people.findByEmail(email));
		if (!staff || staff.disabledAt) return;
		// It stands out below the report of the start.
		await context.terminal.print("");
		context.terminal.note(`Go on in the browser, as ${staff.name} (${staff.email}).`);
		await printLink(context, people, staff, {
			kind: invited ? "invitation" : "later",
			to: WEBSITE,
		});
	});
}
