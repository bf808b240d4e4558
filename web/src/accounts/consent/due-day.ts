/** “December 6, 2026”, of what stays on record. */
export const recordedDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })

/** “December 6”. */
export const dueDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
