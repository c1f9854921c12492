const THEMES = ["light", "dark", "system"] as const;

/** app/inline-scripts/theme.ts checks the chosen one and stores it in the browser. */
export function ThemeChoice() {
	return (
		<fieldset className="needs-script theme-choice">
			<legend className="sr-only">Colour theme</legend>
			{THEMES.map((theme) => (
				<label key={theme}>
					<input
						type="radio"
						name="theme"
						value={theme}
						defaultChecked={theme === "system"}
						className="sr-only"
					/>
					{THEME_NAMES[theme]}
				</label>
			))}
		</fieldset>
	);
}

const THEME_NAMES: Record<(typeof THEMES)[number], string> = {
	light: "Light",
	dark: "Dark",
	system: "System",
};
