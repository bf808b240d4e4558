/** The storage key prefix of pending answers on this device. */
export const unsentPrefix = 'skills-center.kept.'

/** Whether this device has pending answers of any student. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(unsentPrefix))
  } catch {
    // A browser without storage keeps no answers.
    return false
  }
}
