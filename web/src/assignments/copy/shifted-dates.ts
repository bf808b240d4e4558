interface Dated {
  readonly opensAt: string
  readonly dueAt: string | null
}

/** The same time of day, this many days later in the reader’s time zone, even across a daylight saving change. */
function shifted(iso: string, days: number): string {
  const at = new Date(iso)
  at.setDate(at.getDate() + days)
  return at.toISOString()
}

const dayOf = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000

/** Shifts all dates by the same number of days, so that the earliest assignment opens on this day: “2027-01-11”. */
export function shiftedDates<One extends Dated>(assignments: readonly One[], firstDay: string): One[] {
  const first = Math.min(...assignments.map(({ opensAt }) => dayOf(new Date(opensAt))))
  const days = Date.parse(`${firstDay}T00:00:00Z`) / 86_400_000 - first
  return assignments.map((one) => ({
    ...one,
    opensAt: shifted(one.opensAt, days),
    dueAt: one.dueAt === null ? null : shifted(one.dueAt, days),
  }))
}
