import { settingsSchema } from "#app/platform/settings.ts";

export const SETTINGS_PAGE = "docs/settings.md";

export function renderSettingsPage(): string {
	return `# Settings

Environment variables or lines of \`.env\`, all optional. A malformed or misspelt one stops the start, and is named. This page is
written by \`npm run settings\`.

${renderTable()}
`;
}

function renderTable(): string {
	const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
		const { description, defaultText } = schema.meta() ?? {};
		return `| \`${name}\` | ${defaultText ?? "–"} | ${description} |`;
	});
	return ["| name | default | meaning |", "|---|---|---|", ...rows].join("\n");
}
