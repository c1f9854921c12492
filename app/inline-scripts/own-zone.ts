import { OPEN_DAYS, type ShownTime, showTimes } from "#app/bookings/shown-times.ts";
import { formatOwnZone, getOwnZone } from "#app/bookings/zone-names.ts";

/**
 * Shows free times in the browser's zone before any of them can be seen or chosen, unless another zone was chosen. The
 * elements are those of React's first render: routes/contact/time-days.tsx.
 */
function startOwnZone(): void {
	const { dataset } = document.documentElement;
	dataset.zones = "pending";
	addEventListener("DOMContentLoaded", () => {
		try {
			document.querySelectorAll<HTMLElement>("[data-home]").forEach(showOwnZone);
		} finally {
			delete dataset.zones;
		}
	});
}

function showOwnZone(root: HTMLElement): void {
	const { home = "", chosen } = root.dataset;
	const own = getOwnZone(home);
	if (!own) return;
	const select = root.querySelector<HTMLSelectElement>("select[name=zone]");
	if (select) {
		const unchosen = select.querySelector<HTMLOptionElement>('[value=""]');
		if (unchosen) unchosen.value = home;
		const option =
			select.querySelector<HTMLOptionElement>(`[value="${own}"]`) ?? new Option("", own);
		option.textContent = formatOwnZone(own, Number(select.dataset.at));
		select.prepend(option);
		if (!chosen) select.value = own;
	}
	if (chosen) return;
	if (own !== home) showTimesIn(own, root, home);
}

function showTimesIn(zone: string, root: HTMLElement, home: string): void {
	const labels = new Map(
		Array.from(root.querySelectorAll<HTMLInputElement>("[name=time]"), (input) => [
			input.value,
			input.parentElement as HTMLElement,
		]),
	);
	const listStarts = (selector: string) =>
		Array.from(root.querySelectorAll<HTMLInputElement>(`${selector} [name=time]`), ({ value }) =>
			Date.parse(value),
		);
	const shown = showTimes(listStarts("ol"), listStarts("fieldset:not(li *)"), zone, home);

	const fill = (tiles: Element, times: readonly ShownTime[], isDayShown = false) => {
		const filled = times.flatMap(({ value, name, label, day, there }) => {
			const tile = labels.get(value);
			const input = tile?.firstElementChild;
			if (!tile || !input) return [];
			input.setAttribute("aria-label", name);
			const notes = [isDayShown && day, there].filter((note) => typeof note === "string");
			tile.replaceChildren(input, label, ...notes.map((note) => create("small", "", note)));
			return tile;
		});
		tiles.replaceChildren(...filled);
		return tiles;
	};
	const text = root.querySelector("[data-zone-text]");
	if (text) text.textContent = shown.text;
	const nearest = root.querySelector("fieldset:not(li *) .time-tiles");
	if (nearest) fill(nearest, shown.nearest, true);
	const days = shown.days.map(({ name, count, times }, at) => {
		const tiles = fill(create("div", "time-tiles"), times);
		if (at < OPEN_DAYS)
			return create("li", "", create("fieldset", "", create("legend", "", name), tiles));
		const summary = create("summary", "", create("span", "", name), create("small", "", count));
		const details = create("details", "", summary, tiles) as HTMLDetailsElement;
		details.open = tiles.querySelector(":checked") !== null;
		return create("li", "", create("fieldset", "", create("legend", "sr-only", name), details));
	});
	const [open, later] = root.querySelectorAll("ol");
	open?.replaceChildren(...days.slice(0, OPEN_DAYS));
	later?.replaceChildren(...days.slice(OPEN_DAYS));
}

function create(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
	const element = document.createElement(tag);
	if (className) element.className = className;
	element.append(...children);
	return element;
}

startOwnZone();
