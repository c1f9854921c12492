import { toLinkUrl } from "#app/desk/sign-in/link-url.ts";
import { LINK_LIFETIMES, type LinkKind } from "#app/desk/store/link-lifetimes.ts";
import type { createPeopleStore, Staff } from "#app/desk/store/people-store.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { tellPerson } from "./tell-person.ts";

type Printed = {
	kind: LinkKind;
	/** The path of the desk that it leads to; without it the inbox. */
	to?: string;
};

/** Makes a link that signs in once, and prints its address as the last line of stdout, for other programs. */
export async function printLink(
	context: CliContext,
	people: ReturnType<typeof createPeopleStore>,
	person: Staff,
	{ kind, to }: Printed,
): Promise<void> {
	const { env, terminal } = context;
	const token = await people.createLink(person.id, kind);
	terminal.note(`${person.name} signs in once, within ${LINK_LIFETIMES[kind].words}, at:`);
	await terminal.print(toLinkUrl(env.SITE_URL, token, to));
	await tellPerson(context, person, { kind: "link-made", link: kind });
}
