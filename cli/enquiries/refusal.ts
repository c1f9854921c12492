/** Why a command does not do what was asked, in one line for the staff. */
export class Refusal extends Error {}

/** A Refusal for which the command's help has the cure. */
export class WrongUse extends Refusal {}
