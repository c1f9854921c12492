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
	...POINT_ICONS,
};
