import type { Progress } from "./describe-result.server.ts";

/** Renders the steps of a check on a line, each with a kite that is filled once it is done. */
export function Steps({ steps }: Pick<Progress, "steps">) {
	return (
		<ol className="mt-10 border-line-strong border-l-2">
			{steps.map(({ name, is, label }) => (
				<li key={name} className="relative pb-6 pl-8 last:pb-0">
					<span
						aria-hidden="true"
						className={`absolute top-1.5 -left-[0.65rem] size-4.5 rotate-45 border-2 ${MARKS[is]}`}
					/>
					<span className={is === "ahead" ? "text-ink-soft" : "font-bold"}>{name}</span>{" "}
					<span className="text-fine text-ink-soft">({label})</span>
				</li>
			))}
		</ol>
	);
}

const MARKS: Record<Progress["steps"][number]["is"], string> = {
	done: "border-accent bg-accent",
	now: "border-accent bg-accent-bright",
	ahead: "border-line-strong bg-paper",
};
