import type { LaidOver } from "./lay-over.ts";

/** Lists the files whose published version visitors do not see as it was published, in a line each for who runs the site. */
export function listProblems({ files }: Pick<LaidOver, "files">): string[] {
	return [...files].flatMap(([file, { state, problem }]) => {
		if (state === "set-aside")
			return [`${file}: its version of the desk is set aside, and the file is shown: ${problem}`];
		if (state === "conflict")
			return [
				`${file}: changed at the desk and in the folder, and the desk's words are shown: ${problem}`,
			];
		return [];
	});
}
