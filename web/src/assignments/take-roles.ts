import type { TakeGrades } from '@skills-center/contract/assignments/grading'

export type TakeRole = 'best' | 'latest' | 'counts'

/** What a take is among all takes. Of equally good ones the latest is the best, as in the gradebook. */
export function rolesOf({ percents, counted }: TakeGrades, take: number): TakeRole[] {
  const best = percents.reduce<number | null>((most, percent) => {
    if (percent === null) return most
    return most === null || percent > most ? percent : most
  }, null)
  const roles: Record<TakeRole, boolean> = {
    best: best !== null && take === percents.lastIndexOf(best),
    latest: take === percents.length - 1,
    counts: take === counted,
  }
  return (['best', 'latest', 'counts'] as const).filter((role) => roles[role])
}
