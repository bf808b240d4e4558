/** Operations that cannot succeed in the fuzz test, each with the reason. */
export const excused: Readonly<Record<string, string>> = {}
