const millisecondsOfDay = 86_400_000
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The calendar day this many days after a day such as 2026-03-14. */
export const daysLater = (day: string, days: number): string =>
  new Date(startOf(day) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** The number of days between two calendar days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / millisecondsOfDay)
