export function drawPortrait(_slug: string, _name: string): string { return ""; }
export function drawTeam(_slugs: string[]): string { return ""; }
