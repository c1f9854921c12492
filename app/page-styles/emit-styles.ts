import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { readPageSheet } from "./page-sheet.ts";
import { writeWholeStyles } from "./write-styles.ts";

const MODULE = "virtual:page-styles";
/** Makes the builder build the sheet, which no script of the browser names. */
const ASKING = "virtual:ask-for-sheet";

/**
 * Takes the built style sheet out of the browser's files and gives its text to the server, which puts into each page
 * what it uses; the file that takes its place knows the short names of the pages' classes too.
 */
export function emitStyles(): Plugin {
	const styles = { text: "", wholeAddress: "" };
	return {
		name: "page-styles",
		sharedDuringBuild: true,
		resolveId: (id) => (id === MODULE || id === ASKING ? `\0${id}` : null),
		load(id) {
			if (id === `\0${MODULE}`) return `export default ${JSON.stringify(styles)}`;
			if (id === `\0${ASKING}`) return `export { default } from "/app/styles/app.css?url"`;
			return null;
		},
		buildStart() {
			const isBuilt = this.environment.mode === "build" && this.environment.name === "client";
			if (isBuilt) this.emitFile({ type: "chunk", id: ASKING });
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			const files = Object.values(bundle);
			const sheets = files.filter((file) => file.fileName.endsWith(".css"));
			const asking = files.find(
				(file) => file.type === "chunk" && file.facadeModuleId === `\0${ASKING}`,
			);
			const [sheet] = sheets;
			if (!asking || sheets.length !== 1 || sheet?.type !== "asset")
				throw new Error("The site has one style sheet, and the build has another number of them");
			delete bundle[asking.fileName];
			delete bundle[sheet.fileName];
			styles.text = String(sheet.source);
			const source = writeWholeStyles(readPageSheet(styles.text));
			const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
			const fileName = `assets/app-${hash}.css`;
			this.emitFile({ type: "asset", fileName, source });
			styles.wholeAddress = `/${fileName}`;
		},
	};
}
