import type { ReactNode } from "react";

export type TimeChoice = {
	/** Value of the checked radio button: a start in ISO 8601, empty for none yet; null where none is checked. */
	chosen: string | null;
	onChoose: (value: string) => void;
};

type TimeTilesProps = TimeChoice & {
	/** Thursday, 3 December */
	day: string;
	times: readonly { start: number; label: string }[];
	/** By start the time of day at the agency; null where the visitor's is the same. */
	home: ReadonlyMap<number, string> | null;
	/** Where no legend has the day. */
	isDayShown?: boolean;
};

/** A day's times; each is named with its day, as one arrives at it from another day. */
export function TimeTiles({ day, times, home, isDayShown, ...choice }: TimeTilesProps) {
	const name = toPlainDay(day);
	return (
		<div className="time-tiles">
			{times.map(({ start, label }) => {
				const there = home?.get(start);
				return (
					<TimeTile
						key={start}
						value={toValue(start)}
						name={`${label}, ${name}${there ? `; ${there}` : ""}`}
						{...choice}
					>
						{label}
						{isDayShown && <small>{name}</small>}
						{there && <small>{there}</small>}
					</TimeTile>
				);
			})}
		</div>
	);
}

type TimeTileProps = TimeChoice & {
	value: string;
	/** Begins with what is seen, and says more. */
	name?: string;
	children: ReactNode;
};

/** Without classes, as there are a hundred. */
export function TimeTile({ value, name, chosen, onChoose, children }: TimeTileProps) {
	return (
		<label>
			<input
				type="radio"
				name="time"
				value={value}
				aria-label={name}
				checked={chosen === value}
				onChange={() => onChoose(value)}
			/>
			{children}
		</label>
	);
}

/** The value that the form sends for a start in Unix ms. */
export function toValue(start: number): string {
	return new Date(start).toISOString();
}

/** The day as it is read out within a name. */
export function toPlainDay(day: string): string {
	return day.replace(",", "");
}
