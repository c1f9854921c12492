import type { CrashPlan, CrashReport } from "./crash-run.ts";

/** Tries that a node has in hand at once: four on each channel. */
const IN_HAND = 4;

/** Every promise that a run has broken, in words; empty when it held all. */
export function findBroken(report: CrashReport, plan: CrashPlan): string[] {
	const { mails, webhooks, ends, exitCodes } = report;
	// A node that is killed between the receiver's word and its own note of it delivers once more.
	const mayRepeat = plan.signal === "SIGKILL" ? ends * IN_HAND : 0;
	const faults: [isBroken: boolean, words: string][] = [
		[report.acknowledged === 0, "no enquiry was acknowledged"],
		[report.lost > 0, `${report.lost} were acknowledged and are not stored`],
		[report.twice > 0, `${report.twice} are stored twice`],
		[report.stored > report.sent, `${report.stored} are stored of ${report.sent} that were sent`],
		[mails.missing > 0, `${mails.missing} were never taken by the mail server`],
		[webhooks.missing > 0, `${webhooks.missing} were never taken by the webhook`],
		[mails.repeated > mayRepeat, `${mails.repeated} were delivered twice by e-mail`],
		[webhooks.repeated > mayRepeat, `${webhooks.repeated} were delivered twice by webhook`],
		[report.unsigned > 0, `${report.unsigned} webhooks had no right signature`],
		[
			plan.signal === "SIGTERM" && report.refused > 0,
			`${report.refused} requests were taken and not answered`,
		],
		[
			exitCodes.some((code) => code !== 0),
			`a node ended by SIGTERM with ${exitCodes.join(", ")} and not with 0`,
		],
	];
	return faults.filter(([isBroken]) => isBroken).map(([, words]) => words);
}
