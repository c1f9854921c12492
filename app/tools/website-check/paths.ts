/** The address of the tool, and of the section that says which robot reads websites for it. */
export const CHECK_PATH = "/tools/website-check";
export const ROBOT_PATH = `${CHECK_PATH}#robot`;
