/** Where answers that wait for the server are kept on this device, each under a name that begins so. */
export const unsentPrefix = 'skills-center.kept.'

/** Whether any answers wait on this device, no matter who gave them. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(unsentPrefix))
  } catch {
    // A browser that keeps nothing keeps no answers.
    return false
  }
}
