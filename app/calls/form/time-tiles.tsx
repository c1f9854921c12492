import type { ReactNode } from "react";
import type { ShownTime } from "#app/calls/shown-times.ts";

export type TimeChoice = {
	/** The value of the checked radio button: a start in ISO 8601, empty for none yet; null where none is checked. */
	chosen: string | null;
	onChoose: (value: string) => void;
};

type TimeTilesProps = {
	times: readonly ShownTime[];
	/** True if each time shows its day, as no legend does. */
	isDayShown?: boolean;
	/** The choice; undefined where one is required, and the browser keeps it. */
	choice: TimeChoice | undefined;
};

export function TimeTiles({ times, isDayShown, choice }: TimeTilesProps) {
	return (
		<div className="time-tiles">
			{times.map(({ value, name, label, day, there }) => (
				<TimeTile key={value} value={value} name={name} choice={choice}>
					{label}
					{isDayShown && <small>{day}</small>}
					{there && <small>{there}</small>}
				</TimeTile>
			))}
		</div>
	);
}

type TimeTileProps = {
	value: string;
	/** The accessible name, which begins with the visible text. */
	name?: string;
	choice: TimeChoice | undefined;
	children: ReactNode;
};

/** Renders a time, without classes, as there are a hundred. */
export function TimeTile({ value, name, choice, children }: TimeTileProps) {
	const state = choice
		? { checked: choice.chosen === value, onChange: () => choice.onChoose(value) }
		: { required: true };
	return (
		<label>
			<input type="radio" name="time" value={value} aria-label={name} {...state} />
			{children}
		</label>
	);
}
