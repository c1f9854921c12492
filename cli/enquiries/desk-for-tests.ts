import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Channel, NewEnquiry } from "#app/enquiries/enquiry.ts";
import { openStores, type Stores } from "#app/enquiries/open-stores.ts";
import type { DeliveryRow } from "#app/enquiries/store/tables.ts";
import { parseEnv } from "#app/env.ts";
import { makeEnquiry } from "../../tests/support/stores.ts";
import type { Command } from "./command.ts";
import { formatMoment } from "./moments.ts";
import { Refusal } from "./refusal.ts";

type How = {
	/** Columns of a terminal; without it the output goes into a pipe. */
	terminal?: number;
	/** What is answered when a command asks; without it nobody can be asked. */
	answer?: string;
	settings?: Record<string, string>;
};

type Told = {
	printed: string;
	notes: string[];
	asked: string[];
	refusal: string | null;
};

/** A store of its own in a folder that goes with the test, and a desk to run commands at. */
export async function openDesk() {
	const folder = mkdtempSync(join(tmpdir(), "desk-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const stores = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	return {
		stores,
		run: (command: Command, args: string[] = [], how: How = {}) =>
			runCommand(command, args, { ...how, settings: { DATA_DIR: folder, ...how.settings } }),
		save: (given: Partial<NewEnquiry> = {}, channels: Channel[] = ["email"]) =>
			save(stores, given, channels),
	};
}

export const CONFIGURED = {
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: "http://127.0.0.1:1/",
	WEBHOOK_SECRET: "sixteen characters",
};

async function save(
	{ enquiries, database }: Stores,
	given: Partial<NewEnquiry>,
	channels: Channel[],
) {
	const { id } = await enquiries.save(makeEnquiry(given), channels);
	const { db } = database;
	return {
		id,
		receivedAt: (createdAt: string) =>
			db.updateTable("enquiries").set({ created_at: createdAt }).where("id", "=", id).execute(),
		deliver: (change: Partial<DeliveryRow>, channel: Channel = "email") =>
			db
				.updateTable("deliveries")
				.set(change)
				.where("enquiry_id", "=", id)
				.where("channel", "=", channel)
				.execute(),
		find: async () => {
			const [found] = await enquiries.findByIdStart(id);
			if (!found) throw new Error("it is gone");
			return found;
		},
	};
}

async function runCommand(
	command: Command,
	args: string[],
	{ terminal, answer, settings }: How,
): Promise<Told> {
	const told: Told = { printed: "", notes: [], asked: [], refusal: null };
	const isTerminal = terminal !== undefined;
	const write = async (text: string) => {
		told.printed += text;
	};
	try {
		await command.run(args, {
			env: parseEnv(settings ?? {}),
			screen: {
				isTerminal,
				width: terminal ?? 80,
				paint: (style, text) => (isTerminal ? `<${style}>${text}</>` : text),
				formatTime: (iso) => (isTerminal ? formatMoment(iso) : iso),
				write,
				print: (text) => write(`${text}\n`),
				note: (text) => {
					told.notes.push(text);
				},
			},
			ask:
				answer === undefined
					? null
					: async (question) => {
							told.asked.push(question);
							return answer;
						},
		});
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		told.refusal = error.message;
	}
	return told;
}
