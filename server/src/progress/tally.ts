/**
 * What a student has done so far, in the counts that achievements use. Counted from the attempts one by one, in order,
 * so recomputing always gives the same result.
 */
export interface Tally {
  /** Questions answered right on the first try. */
  firstTryRight: number
  /** Questions answered right on the second try. */
  secondTryRight: number
  /** Placement questions answered right. They are not practice, and count for nothing else here. */
  placementRight: number
  /** Right first tries in a row: the current run and the best one. */
  run: number
  bestRun: number
  /** Right first tries at level 3. */
  stretchRight: number
  /** Distinct skills practiced, and skills mastered, by subject. */
  mathSkills: number
  scienceSkills: number
  mathMastered: number
  scienceMastered: number
  /** Mastered skills shown again after days without them. */
  refreshed: number
  /** Days with a right first try in both subjects. */
  twoSubjectDays: number
  lastMathDay: string
  lastScienceDay: string
  bestStreak: number
}

export const emptyTally: Tally = {
  firstTryRight: 0,
  secondTryRight: 0,
  placementRight: 0,
  run: 0,
  bestRun: 0,
  stretchRight: 0,
  mathSkills: 0,
  scienceSkills: 0,
  mathMastered: 0,
  scienceMastered: 0,
  refreshed: 0,
  twoSubjectDays: 0,
  lastMathDay: '',
  lastScienceDay: '',
  bestStreak: 0,
}

/** One recorded try, with what counting needs. */
export interface Counted {
  /** False in placement. */
  isPractice: boolean
  /** Answered faster than anyone can work. */
  isRapid: boolean
  subject: 'math' | 'science'
  level: 1 | 2 | 3
  try: 1 | 2
  isCorrect: boolean
  date: string
  isNewSkill: boolean
  isFirstMastery: boolean
  isRefreshed: boolean
}

export function tallyAfter(tally: Tally, counted: Counted, streak: number): Tally {
  if (!counted.isPractice)
    return { ...tally, placementRight: tally.placementRight + Number(counted.isCorrect) }
  const isMath = counted.subject === 'math'
  const isFirstRight = counted.isCorrect && counted.try === 1
  const run = counted.try === 2 ? tally.run : isFirstRight ? tally.run + 1 : 0
  const lastMathDay = isMath && isFirstRight ? counted.date : tally.lastMathDay
  const lastScienceDay = !isMath && isFirstRight ? counted.date : tally.lastScienceDay
  const wasTwoSubjectDay = tally.lastMathDay === counted.date && tally.lastScienceDay === counted.date
  const isTwoSubjectDay = lastMathDay === counted.date && lastScienceDay === counted.date
  return {
    placementRight: tally.placementRight,
    firstTryRight: tally.firstTryRight + Number(isFirstRight),
    secondTryRight: tally.secondTryRight + Number(counted.isCorrect && counted.try === 2),
    run,
    bestRun: Math.max(tally.bestRun, run),
    stretchRight: tally.stretchRight + Number(isFirstRight && counted.level === 3),
    mathSkills: tally.mathSkills + Number(isMath && counted.isNewSkill),
    scienceSkills: tally.scienceSkills + Number(!isMath && counted.isNewSkill),
    mathMastered: tally.mathMastered + Number(isMath && counted.isFirstMastery),
    scienceMastered: tally.scienceMastered + Number(!isMath && counted.isFirstMastery),
    refreshed: tally.refreshed + Number(counted.isRefreshed),
    twoSubjectDays: tally.twoSubjectDays + Number(isTwoSubjectDay && !wasTwoSubjectDay),
    lastMathDay,
    lastScienceDay,
    bestStreak: Math.max(tally.bestStreak, streak),
  }
}

/** Points for a placement question, the same for right and wrong, so that the points do not reveal which it was. */
const placementPoints = 5

/**
 * Points for a recorded try: the same for every question, and half on the second try. Placement rewards thinking each
 * question through.
 */
export function pointsFor({
  isPractice,
  isRapid,
  isCorrect,
  try: attempt,
}: Pick<Counted, 'isPractice' | 'isRapid' | 'isCorrect' | 'try'>): number {
  if (!isPractice) return isRapid ? 0 : placementPoints
  return isCorrect ? (attempt === 1 ? 10 : 5) : 0
}
