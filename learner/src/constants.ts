/**
 * The model's constants. Logits are natural log odds. A later fit on real answers replaces guesses by
 * estimates; each stands here once, with what it means.
 */

/** Belief about a student who has never met the skill: most get a foundational question right, few a stretch one. */
export const priorMean = 0
export const priorVariance = 1.6

/** How much harder than the skill's middle a question of each level is. */
export const levelDifficulty = { 1: -1, 2: 0, 3: 1 } as const

/** Even who knows a skill slips now and then. */
export const slip = 0.03

/** Chance of a typed answer being right by luck. */
export const openGuess = 0.02

/** A right answer leaves the student a little abler than before: practice teaches, it does not only measure. */
export const learningGain = 0.12

/** Variance that every answer brings back, in square logits: ability is not a fixed thing to be measured ever finer. */
export const driftPerAnswer = 0.05

/** Variance that comes back per day without practice, in square logits, up to the prior's. */
export const driftPerDay = 0.02

/** Days over which knowledge fades at first, and the factor by which a spaced success makes it last longer. */
export const firstStability = 6
export const stabilityGrowth = 1.8
export const mostStability = 365
/** A success counts as spaced when at least this many days lie before it. */
export const spacing = 0.6

/** The most that one answer may move mastery, in points of 100. */
export const mostMovement = 12

/** A right answer with hints tells this much less with each hint; a second try tells as little. */
export const hintWeight = 0.6
export const secondTryWeight = 0.3
/** Faster than this share of the expected time, an answer is a guess and tells almost nothing. */
export const rapidShare = 0.1
export const rapidWeight = 0.1

/** Mastered: at least this mastery, this certain, after this many answers. */
export const masteredAt = 90
export const masteredVariance = 0.9
export const masteredAnswers = 6
/** Declared mastery is taken back when evidence pulls the percentage under this. */
export const refreshBelow = 80

/** Within a skill the best question is one that the student gets right about 3 times in 4. */
export const targetChance = 0.76
export const chanceBand = [0.62, 0.88] as const
