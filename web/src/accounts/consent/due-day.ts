/** “December 6”. */
export const dueDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
