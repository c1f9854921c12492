import { type ReactNode, Suspense, use } from "react";
import { isLater, type Later } from "./later.ts";

type DeferredProps<Result extends object> = {
	value: Result | Later<Result>;
	fallback: ReactNode;
	children: (result: Result) => ReactNode;
};

/** Renders what is there at once, and what comes later when it comes. */
export function Deferred<Result extends object>({
	value,
	fallback,
	children,
}: DeferredProps<Result>) {
	if (!isLater(value)) return children(value);
	return (
		<Suspense fallback={fallback}>
			<Settled later={value.later}>{children}</Settled>
		</Suspense>
	);
}

type SettledProps<Result> = { later: Promise<Result>; children: (result: Result) => ReactNode };

function Settled<Result>({ later, children }: SettledProps<Result>) {
	return children(use(later));
}
