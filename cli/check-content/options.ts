import { parseArgs } from "node:util";

export type Options = {
	/** How many of the most similar pairs of each kind are told. */
	pairs: number;
	/** Every page, not only the worst. */
	isAll: boolean;
	isJson: boolean;
	isHelp: boolean;
};

export const HELP = `npm run content:check -- [options]

Reads content/, names every fault, and tells how much each page about a place, a service or a reason
to choose us says that no other page says.
Ends with 1 where something is to be mended.

  --pairs <n>  the n most similar pairs of pages of each kind
  --all        every page, not only the worst of each kind
  --json       the measurements for programs
  --help       this text`;

/** The options, or what is wrong with them in one line. */
export function parseOptions(args: string[]): Options | string {
	try {
		const { values } = parseArgs({
			args,
			options: {
				pairs: { type: "string", default: "0" },
				all: { type: "boolean", default: false },
				json: { type: "boolean", default: false },
				help: { type: "boolean", short: "h", default: false },
			},
		});
		if (!/^\d{1,4}$/.test(values.pairs)) return "--pairs wants a whole number up to 9999.";
		return {
			pairs: Number(values.pairs),
			isAll: values.all,
			isJson: values.json,
			isHelp: values.help,
		};
	} catch (error) {
		if (error instanceof TypeError) return `${error.message} See: npm run content:check -- --help`;
		throw error;
	}
}
