import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import type { CheckReport, Step } from "./check-report.ts";
import { runChecks } from "./run-checks.ts";
import type { CheckStore } from "./store/check-store.ts";

const REPORT: CheckReport = { problem: "login", status: 401 };

async function ask(checks: CheckStore, host: string): Promise<string> {
	const address = `https://${host}/`;
	const asked = await checks.request({ address, sender: host, enquiryId: null });
	return asked.ok ? asked.value : "";
}

/** Runs checks with a function in the place of the one that reads a website. */
function run(checks: CheckStore, check: Parameters<typeof runChecks>[1]) {
	const runner = runChecks(async () => checks, check);
	onTestFinished(() => runner.stop());
	return runner;
}

describeOnBoth("the runner of checks", ({ open }) => {
	it("runs what waits, also what is asked for later, and notes each step", async () => {
		const { checks } = await open();
		const first = await ask(checks, "one.example");
		const steps: Step[] = [];
		const runner = run(checks, async (_address, onStep) => {
			onStep("page");
			onStep("files");
			return REPORT;
		});
		const setStep = vi.spyOn(checks, "setStep").mockImplementation(async (_claim, step) => {
			steps.push(step);
		});
		onTestFinished(() => setStep.mockRestore());
		await expect.poll(() => checks.find(first)).toMatchObject({ state: "done", report: REPORT });
		expect(steps).toEqual(["page", "files"]);
		const second = await ask(checks, "two.example");
		runner.wake();
		await expect.poll(() => checks.find(second)).toMatchObject({ state: "done" });
	});

	it("tries a check that fails once more, and goes on with the next", async () => {
		const { checks } = await open();
		const log = vi.spyOn(console, "error").mockReturnValue();
		const broken = await ask(checks, "broken.example");
		const other = await ask(checks, "other.example");
		run(checks, async (address) => {
			if (address.includes("broken")) throw new Error("a fault");
			return REPORT;
		});
		await expect
			.poll(() => checks.find(broken))
			.toMatchObject({ state: "done", report: { problem: "slow" } });
		expect(log).toHaveBeenCalledTimes(2);
		await expect.poll(() => checks.find(other)).toMatchObject({ report: REPORT });
	});

	it("leaves what runs when it is stopped to the next one", async () => {
		const { checks } = await open();
		const id = await ask(checks, "slow.example");
		const runner = run(checks, () => new Promise(() => {}));
		await expect.poll(() => checks.find(id)).toMatchObject({ state: "running" });
		await runner.stop();
		expect(await checks.find(id)).toMatchObject({ state: "waiting" });
		run(checks, async () => REPORT);
		await expect.poll(() => checks.find(id)).toMatchObject({ report: REPORT });
	});

	it("waits for a store that is away", async () => {
		const log = vi.spyOn(console, "warn").mockReturnValue();
		const { checks } = await open();
		const id = await ask(checks, "clinic.example");
		let isAway = true;
		const runner = runChecks(
			async () => {
				if (isAway) throw new Error("away");
				return checks;
			},
			async () => REPORT,
		);
		onTestFinished(() => runner.stop());
		await expect.poll(() => log.mock.calls.length).toBe(1);
		isAway = false;
		runner.wake();
		await expect.poll(() => checks.find(id)).toMatchObject({ report: REPORT });
	});
});
