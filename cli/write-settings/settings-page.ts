import { renderSettings } from "#app/platform/settings.ts";

export const SETTINGS_PAGE = "docs/settings.md";

export function renderSettingsPage(): string {
	return `# Settings

Environment variables or lines of \`.env\`, all optional. A malformed or misspelt one stops the start, and is named. This page is
written by \`npm run settings\`.

${renderSettings()}
`;
}
