import { POINT_ICONS } from "#app/design/art/point-icons.ts";

type IconProps = { name: keyof typeof PATHS; className?: string };

/** Renders a decorative icon: a text or label beside it has the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
	return (
		<svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}

const PATHS = {
	menu: "M3 7h18M3 12h18M3 17h12",
	close: "M5 5l14 14M19 5L5 19",
	plus: "M12 4v16M4 12h16",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 21 21",
	arrow: "M4 12h16M14 6l6 6-6 6",
	phone:
		"M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2",
	chat: "M3 21l1.6-4.6A8.7 8.7 0 1 1 8 19.6zM9 8.5c-.6 3.5 3 7 6.5 6.5l.5-2-2-1-1 .8a4 4 0 0 1-1.8-1.8l.8-1-1-2z",
	linkedin: "M4 4h16v16H4zM8 11v5M8 8v.1M12 16v-5M12 13a2 2 0 0 1 4 0v3",
	instagram:
		"M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M16.5 7.5v.1",
	facebook: "M4 4h16v16H4zM13 20v-8.5a3 3 0 0 1 3-3h1M10 13h6.5",
	youtube: "M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3M10 9l5 3-5 3z",
	tiktok: "M13 4v11a4 4 0 1 1-4-4M13 4a5 5 0 0 0 5 5",
	x: "M4 4h4l12 16h-4zM19.5 4 13.5 10.5M4.5 20l6-6.5",
	threads: "M16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
	bluesky:
		"M12 11C10.5 8 7.5 5 5.5 5 3.5 5 3 6.5 3.5 9.5S5 13.5 8 13.5c-3 0-4 2-2 4.5s4.5 1 6-3c1.5 4 4 5.5 6 3s1-4.5-2-4.5c3 0 4-1 4.5-4S20.5 5 18.5 5c-2 0-5 3-6.5 6",
	mastodon:
		"M15 19h-2c-3 0-4-1-4-3h6.5a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4h-7a4 4 0 0 0-4 4v6c0 4.5 2.5 6.5 7 6.5M8.5 12.5V9a1.8 1.8 0 0 1 3.5 0v2.5M12 9a1.8 1.8 0 0 1 3.5 0v3.5",
	pinterest: "M12 3a9 9 0 1 0 .1 0M9 14c-2-5 5-7 6-3s-4 5-4.5 2M11.5 9.5 9.5 20",
	...POINT_ICONS,
};
