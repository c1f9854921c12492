import type { IconName as ContentIconName } from "#app/content/schemas/text.ts";

type InterfaceIconName =
	| "menu"
	| "close"
	| "plus"
	| "search"
	| "arrow"
	| "phone"
	| "chat"
	| "light"
	| "dark"
	| "system"
	| "linkedin"
	| "instagram";
export type IconName = ContentIconName | InterfaceIconName;

/** Line drawings on a 24 unit grid; always decoration, their meaning stands beside them as text. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.75}
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}

const PATHS: Record<IconName, string> = {
	menu: "M3 7h18M3 12h18M3 17h12",
	close: "M5 5l14 14M19 5L5 19",
	plus: "M12 4v16M4 12h16",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 21 21",
	arrow: "M4 12h16M14 6l6 6-6 6",
	phone:
		"M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2",
	chat: "M3 21l1.6-4.6A8.7 8.7 0 1 1 8 19.6zM9 8.5c-.6 3.5 3 7 6.5 6.5l.5-2-2-1-1 .8a4 4 0 0 1-1.8-1.8l.8-1-1-2z",
	light:
		"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5",
	dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
	system: "M3 5h18v11H3zM9 20h6M12 16v4",
	linkedin: "M4 4h16v16H4zM8 11v5M8 8v.1M12 16v-5M12 13a2 2 0 0 1 4 0v3",
	instagram:
		"M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M16.5 7.5v.1",
	cart: "M2 4h3l2.5 11h10L20 8H6M9 19.5a.5.5 0 1 0 0 .1M16 19.5a.5.5 0 1 0 0 .1",
	chip: "M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4",
	pulse: "M2 12h5l2.5-7 5 14L17 12h5",
	building: "M4 21V8l8-5 8 5v13M2 21h20M9 21v-5h6v5M8.5 11h2M13.5 11h2",
	bed: "M3 6v13M3 16h18M21 19v-6a3 3 0 0 0-3-3h-8v6M6.5 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3",
	shop: "M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M5 12v8h14v-8M10 20v-5h4v5",
	spark: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
	hands: "M2 12l5-5 4 2 4-2 7 5M7 7l-1 7 6 5 6-5-2-6M12 13l2 2M10 15l2 2",
	target: "M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l8-8M16.5 4v3.5H20",
	shield: "M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
};
