/** A thread of its own, as a large calendar takes seconds and a malformed one may take for ever. */
import { parentPort, workerData } from "node:worker_threads";
import { type CalendarRequest, readCalendar } from "./read-calendar.ts";

const request: CalendarRequest = workerData;
parentPort?.postMessage(readCalendar(request));
