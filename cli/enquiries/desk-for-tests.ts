import { onTestFinished, vi } from "vitest";
import { makeFolder } from "#app/content/copy-for-tests.ts";
import type { Channel, NewEnquiry } from "#app/enquiries/enquiry.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import type { DeliveryRow } from "#app/enquiries/store/tables.ts";
import { parseEnv } from "#app/env.ts";
import { makeEnquiry } from "../../tests/support/stores.ts";
import type { Command } from "./command.ts";
import { formatMoment } from "./moments.ts";
import { Refusal } from "./refusal.ts";
import type { Screen } from "./screen.ts";

type How = {
	/** Columns of a terminal; without it the output goes into a pipe. */
	terminal?: number;
	/** What is answered when a command asks; without it nobody can be asked. */
	answer?: string;
	settings?: Record<string, string>;
};

export const CONFIGURED: Record<string, string> = {
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: "http://127.0.0.1:1/",
	WEBHOOK_SECRET: "sixteen characters",
};

/** A store of its own, and a desk to run commands at. */
export async function openDesk() {
	const folder = makeFolder();
	const stores = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	const { db } = stores.database;

	/** With what became of its deliveries, in the order of their channels. */
	async function save(
		given: Partial<NewEnquiry> = {},
		channels: Channel[] = ["email"],
		...changes: Partial<DeliveryRow>[]
	) {
		const { id } = await stores.enquiries.save(makeEnquiry(given), channels);
		const deliveries = db.updateTable("deliveries").where("enquiry_id", "=", id);
		for (const [at, change] of changes.entries()) {
			const channel = channels[at] ?? "none";
			await deliveries.set(change).where("channel", "=", channel).execute();
		}
		return {
			id,
			receivedAt: (createdAt: string) =>
				db.updateTable("enquiries").set({ created_at: createdAt }).where("id", "=", id).execute(),
			find: async () => (await stores.enquiries.findByIdStart(id))[0],
		};
	}

	const run = (command: Command, args = "", how: How = {}) =>
		runCommand(command, args, { ...how, settings: { DATA_DIR: folder, ...how.settings } });

	return { stores, save, run };
}

/** What a command printed, noted beside it, asked and refused; its arguments stand between blanks. */
export async function runCommand(command: Command, args: string, how: How = {}) {
	const { terminal, answer, settings = {} } = how;
	const { screen, told } = openTestScreen(terminal);
	const ask = vi.fn(async (_question: string) => answer ?? "");
	let refusal = "";
	try {
		const desk = { env: parseEnv(settings), screen, ask: answer === undefined ? null : ask };
		await command.run(args.split(" ").filter(Boolean), desk);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		refusal = error.message;
	}
	return { ...told, asked: ask.mock.calls.flat(), refusal };
}

/** A pipe, or a terminal of so many columns, and what was printed there and noted beside it. */
export function openTestScreen(terminal?: number) {
	const told = { printed: "", notes: [] as string[] };
	const isTerminal = terminal !== undefined;
	const write = async (text: string) => {
		told.printed += text;
	};
	const screen: Screen = {
		isTerminal,
		width: terminal ?? 80,
		paint: (style, text) => (isTerminal ? `<${style}>${text}</>` : text),
		formatTime: (iso) => (isTerminal ? formatMoment(iso) : iso),
		write,
		print: (text) => write(`${text}\n`),
		note: (text) => void told.notes.push(text),
	};
	return { screen, told };
}
