import type { Stores } from "#app/enquiries/open-stores.ts";
import { type Command, type Desk, readArguments, refuseMore } from "./command.ts";
import { confirmErasing, countEnquiries, TOMBSTONES, UNREACHED } from "./erasing.ts";
import { findOne, shortenId } from "./find-one.ts";
import { toLine } from "./plain-text.ts";
import { Refusal, WrongUse } from "./refusal.ts";
import { withStores } from "./with-stores.ts";

export const erase: Command = {
	summary: "takes a person out for good; what counts stays",
	help: `npm run enquiries -- erase ID [--yes]
npm run enquiries -- erase --email ADDRESS [--yes]

By e-mail it takes all the person's enquiries, in whatever case the address was
written. It asks before; --yes answers, and must be there where nobody can be
asked.

  npm run enquiries -- erase --email asha@example.com
  npm run enquiries -- erase 3f2a91bc --yes`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { email: { type: "string" }, yes: { type: "boolean" } },
			allowPositionals: true,
		});
		const [start, ...more] = positionals;
		refuseMore(more);
		const { email, yes = false } = values;
		if (start === undefined && email === undefined)
			throw new WrongUse("erase wants an id or --email ADDRESS; found neither.");
		if (start !== undefined && email !== undefined)
			throw new WrongUse("erase wants an id or --email ADDRESS; found both.");
		if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
			throw new WrongUse(`--email wants an e-mail address; found ${JSON.stringify(email)}.`);
		await withStores(desk, (stores) =>
			email === undefined
				? eraseOne(start ?? "", stores, desk, yes)
				: eraseAll(email, stores, desk, yes),
		);
	},
};

async function eraseAll(email: string, { staff }: Stores, desk: Desk, isYes: boolean) {
	const count = await staff.countErasable({ email });
	if (count === 0) throw new Refusal(`No enquiry of ${toLine(email)} is stored.`);
	await confirmErasing(`Erase ${countEnquiries(count)} of ${toLine(email)} for good?`, isYes, desk);
	const erased = await staff.erase({ email });
	await desk.screen.print(`Erased ${countEnquiries(erased)}. ${TOMBSTONES}\n${UNREACHED}`);
}

async function eraseOne(start: string, stores: Stores, desk: Desk, isYes: boolean) {
	const { id, name, email, erasedAt } = await findOne(stores, start);
	const { print, formatTime } = desk.screen;
	if (erasedAt) return print(`${shortenId(id)} was erased already, ${formatTime(erasedAt)}.`);
	const person = toLine(`${name} <${email}>`);
	await confirmErasing(`Erase 1 enquiry of ${person} for good?`, isYes, desk);
	await stores.staff.erase({ id });
	const others = await stores.staff.countErasable({ email });
	await print(`Erased ${shortenId(id)}. ${TOMBSTONES}\n${UNREACHED}`);
	if (others > 0)
		desk.screen.note(
			`${countEnquiries(others)} of the same e-mail address stay: erase --email ${toLine(email)}`,
		);
}
