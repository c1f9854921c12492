import { Icon } from "#app/ui/icon.tsx";
import { THEMES } from "./early.ts";

/** Rendered on the server only; early.ts marks the choice and keeps it in the browser. */
export function ThemeChoice() {
	return (
		<fieldset className="needs-script flex flex-wrap items-center gap-1 print:hidden">
			<legend className="sr-only">Colour theme</legend>
			{THEMES.map((theme) => (
				<label
					key={theme}
					className="flex min-h-11 cursor-pointer items-center gap-2 rounded-soft px-3 has-checked:bg-line has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
				>
					<input
						type="radio"
						name="theme"
						value={theme}
						defaultChecked={theme === "system"}
						className="sr-only"
					/>
					<Icon name={theme} className="size-4.5" />
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
