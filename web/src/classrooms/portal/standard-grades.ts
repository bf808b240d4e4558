import type { CoveredStandard } from '@skills-center/contract/skills/standards'

/** Bands of science standards, and the grades that they are for. */
const bands: Readonly<Record<string, readonly number[]>> = {
  'K-2': [0, 1, 2],
  '3-5': [3, 4, 5],
  MS: [6, 7, 8],
  HS: [9, 10, 11, 12],
}

/** Whether a standard is for students of a grade, 0 standing for kindergarten. */
export function isOfGrade({ grade }: Pick<CoveredStandard, 'grade'>, wanted: number): boolean {
  const own = grade === 'K' ? [0] : (bands[grade] ?? [Number(grade)])
  return own.includes(wanted)
}
