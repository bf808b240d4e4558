const formats = new Map<string, Intl.DateTimeFormat>()

/** Throws a RangeError if the platform does not know the zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** The calendar day of this time in a time zone, for example 2026-03-14. */
export function dayOf(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

/** The zone itself if it is known, otherwise UTC: a browser may name a zone that this server's data lacks. */
export function validTimeZone(timeZone: string | null | undefined): string {
  if (timeZone === null || timeZone === undefined) return 'UTC'
  try {
    formatOf(timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}

/**
 * The day this many days later (or earlier, if negative). Pure calendar arithmetic, so daylight saving time does not
 * matter.
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The short English name of a day's weekday, for example Mon. */
export function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
