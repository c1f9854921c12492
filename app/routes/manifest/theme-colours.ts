/** The page's ground, which browsers colour their own bars with: `--color-paper` of styles/tokens.css. */
export const THEME_COLOURS = { light: "#fbf6ec", dark: "#111024" } as const;
