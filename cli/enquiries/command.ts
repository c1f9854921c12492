import { type ParseArgsConfig, parseArgs } from "node:util";
import { findNearest } from "#app/content/find-nearest.ts";
import type { Env } from "#app/env.ts";
import { WrongUse } from "./refusal.ts";
import type { Screen } from "./screen.ts";

/** What a command works with besides its arguments. */
export type Desk = {
	env: Env;
	screen: Screen;
	/** Asks a question; null where nobody can answer. */
	ask: ((question: string) => Promise<string>) | null;
};

export type Command = {
	/** One line for the overview. */
	summary: string;
	/** Usage, options and examples. */
	help: string;
	/** Throws a Refusal when it does not do what was asked. */
	run(args: string[], desk: Desk): Promise<void>;
};

/** As parseArgs, with its faults in our words. */
export function readArguments<const T extends ParseArgsConfig>(config: T) {
	try {
		return parseArgs(config);
	} catch (error) {
		throw describeFault(error, Object.keys(config.options ?? {}));
	}
}

/** The one id that a command wants. */
export function readId(command: string, positionals: string[]): string {
	const [id, ...more] = positionals;
	if (!id) throw new WrongUse(`${command} wants an id, as the list shows it; found none.`);
	refuseMore(more);
	return id;
}

export function refuseMore(positionals: string[]): void {
	if (positionals.length > 0)
		throw new WrongUse(`Nothing more is wanted; found ${JSON.stringify(positionals.join(" "))}.`);
}

const QUOTED_OPTION = /'(--?[^'\s]*)/;

function describeFault(error: unknown, known: string[]): unknown {
	if (!(error instanceof Error) || !("code" in error)) return error;
	const option = QUOTED_OPTION.exec(error.message)?.[1] ?? "";
	if (error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
		const options = known.map((name) => `--${name}`);
		const nearest = findNearest(option, options);
		const wanted = options.length > 0 ? `wanted: ${options.join(", ")}.` : "none is wanted.";
		return new WrongUse(
			`There is no option ${option}; ${nearest ? `did you mean ${nearest}?` : wanted}`,
		);
	}
	if (error.code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
		return new WrongUse(
			error.message.includes("does not take")
				? `${option} takes no value; found one.`
				: `${option} wants a value; found none.`,
		);
	return error;
}
