import type { CoveredStandard } from '@skills-center/contract/skills/standards'

/** The grades in each grade band of the science standards. */
const bands: Readonly<Record<string, readonly number[]>> = {
  'K-2': [0, 1, 2],
  '3-5': [3, 4, 5],
  MS: [6, 7, 8],
  HS: [9, 10, 11, 12],
}

/** Whether a standard applies to a grade, where 0 is kindergarten. */
export function isOfGrade({ grade }: Pick<CoveredStandard, 'grade'>, wanted: number): boolean {
  const own = grade === 'K' ? [0] : (bands[grade] ?? [Number(grade)])
  return own.includes(wanted)
}
