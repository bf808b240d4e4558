/** The model's fixed parameters: one set for every population and data set. */

/** Item discrimination: how steeply the probability of a right answer rises with ability, per logit. */
export const discrimination = 1.2
/** Probability that a student who knows the skill still answers wrong. */
export const slip = 0.03
/** Probability that a guessed open answer is right. */
export const openGuess = 0.02

/** Variance of ability among students, of a strand within a student, and of a skill within a strand. */
export const studentVariance = 1
/**
 * The part of `studentVariance` that a student's subjects do not share, where a catalog has several: what one knows of
 * mathematics says less about science.
 */
export const subjectVariance = 0.4
export const strandVariance = 0.25
export const skillVariance = 0.6
/** Variance between a skill and its prerequisite. Its inverse is the stiffness of the map's link. */
export const prerequisiteVariance = 1

/** Mean ability in a skill of the student's own grade, and the increase for each grade below it. */
export const ownGradeMean = -0.6
export const meanPerGrade = 1.5
/** Prior variance of the population's overall ease, in squared logits. */
export const overallVariance = 0.5
/** Prior variance of a skill's ease and of an item's ease, in squared logits. */
export const skillOffsetVariance = 0.25
export const itemVariance = 0.25
/** The same priors when no author gave a level; then the smallest variance allowed. */
export const unknownSkillVariance = 0.6
export const unknownItemVariance = 1
export const minVariance = 0.003
/** Intended difference in difficulty between neighboring levels, in logits. */
export const levelStep = 1

/** The learning rates a student may have in a skill, as multiples of `gain`: stuck, slow, quick. */
export const rates = [0, 0.45, 1.3] as const
/** Prior probability of each rate, the weight of that prior in answers, and the cap on the weight. */
export const ratePrior = [0.1, 0.4, 0.5] as const
export const ratePriorWeight = 4.3
export const maxRateWeight = 25
/** How much an answer in one skill adds to the rate counts used for new skills. */
export const ratePooling = 0.12

/** Readiness starts to rise at this probability in the prerequisites and is full this much above it; then its floor. */
export const readyFrom = 0.25
export const readyRange = 0.45
export const minReady = 0.15
/** Weight of the weakest prerequisite against the mean of all of them. */
export const weakestShare = 0.4

/** Learning from one question, in logits, for a ready student at a rate of 1. */
export const gain = 0.49
/** Share of the gain that remains even when a question is far too easy or far too hard. */
export const gainOffTarget = 0.35
/** Ability at which learning levels off, in logits. */
export const ceiling = 4.4
/** Variance added by each practice question, because students learn unequal amounts. */
export const gainVariance = 0.03

/** Initial stability of a memory in days, its growth factor after a spaced success, and its maximum. */
export const firstStability = 6
export const stabilityGrowth = 1.8
export const maxStability = 365
/** The share of what was learned that can be forgotten. */
export const fading = 0.6
/** Logits of baseline ability that are forgotten on the same curve. */
export const cameWithFading = 1
/** How far a right answer in a later skill refreshes the memory of its prerequisites, 0 to 1. */
export const impliedUse = 0.5
/** Minimum days since the last answer for a success to count as spaced. */
export const spacedAfter = 0.5
/** Variance that returns per day without practice, and its maximum. */
export const variancePerDay = 0.008
export const maxVarianceOfTime = 0.42

/** Maximum change of mastery from one answer, in percentage points. */
export const maxMovement = 14
/** Mastery in percent from which one wrong answer after a right one counts as a slip. */
export const slipFrom = 85
/** Each hint multiplies the weight of an answer by the first factor; a second try, by the second. */
export const hintWeight = 0.6
export const secondTryWeight = 0.3
/** An answer faster than this share of the expected time, and than this many seconds, counts as a rapid guess. */
export const rapidShare = 0.2
export const rapidSeconds = 6
/** Probability that a rapid answer was a guess. */
export const rapidGuess = 0.9

/** Mastery is declared at this probability in percent, after this many answers, with this certainty. */
export const masteredAt = 90
export const masteredAnswers = 3
export const certainEnough = 0.64
/** Mastery is revoked when its certainty falls below this. */
export const doubtful = 0.6

/** Within a skill, the best question is one that the student answers right about 3 times in 4. */
export const targetChance = 0.76
export const chanceBand = [0.62, 0.88] as const

export const secondsPerDay = 86_400
/** Answers at most this many seconds apart belong to one session. */
export const sessionPause = 3 * 3600

/** Stuck: probability of the stuck rate at least this, mastery below this, and at least this many answers. */
export const stuckLikely = 0.28
export const stuckBelow = 0.72
export const stuckAnswers = 5
/** Stuck after this many consecutive failures even if the rate is uncertain. It is as many as a state remembers. */
export const stuckFailures = 10

/** When the probability of the stuck rate exceeds the first value, the skill's worth is multiplied by the second. */
export const parkedLikely = 0.5
export const parkedWorth = 0.15

/** How many days ahead the value of knowledge is measured. */
export const horizonDays = 27
/** The value, as a probability of a right answer, of raising a skill over the mastery line for certain. */
export const masteryWorth = 0.2
/** Maximum loss of worth when a known skill was practiced less than this many days ago. */
export const soonDamping = 0.95
export const soonDays = 3
/** How many questions to look ahead when computing the gain, because the first steps in a new skill pay off late. */
export const stepsAhead = 5
/** Weight of a skill below the student's grade, relative to one of the grade, before what it unlocks. */
export const belowGradeWorth = 0.15
/** Share of the remaining learning in a skill that its next few questions give a student who is ready. */
export const unlockWorth = 0.5
/** Maximum that unlocked skills add to a skill's weight; a skill of the student's grade weighs 1. */
export const maxUnlocked = 2
/** Weight of a skill above the grade relative to one of the grade. It can wait, even if it would be learned quickly. */
export const aboveGradeWorth = 0.25
/**
 * Worth of each further question of a skill in one session, relative to the one before: massed practice is forgotten
 * quickly (Cepeda et al. 2006), and other skills are waiting.
 */
export const repeatWorth = 0.15

/**
 * A student opens at most `maxOpening` skills side by side in a session. A skill is open once it has `openingAnswers`
 * answers; then the next one may come. Until then other young skills keep only the share `waitingWorth` of their worth.
 */
export const maxOpening = 4
export const openingAnswers = 3
export const waitingWorth = 0.001

/** In placement, a question is most informative when the student is right about 6 times in 10. */
export const placementTarget = 0.6
/** How many skills a placement question is chosen from: those that would tell the most about themselves. */
export const placementCandidates = 40
/** Worth of a second question of a skill in the placement session, relative to the first. */
export const placementRepeatWorth = 0.15
/** Minimum probability for an easy question of a skill; below it, the skill is worth less for now. */
export const comfortChance = 0.65
export const comfortPower = 0.5

/** Half-width, in standard deviations, of the interval that holds 80% of a normal distribution. */
export const rangeReach = 1.2816
/** Maximum half-width of that interval, in percentage points, for high and for medium certainty. */
export const highCertainty = 6
export const mediumCertainty = 12
/** A mastered skill that has faded below this mastery, in percent, is due for review. */
export const refreshBelow = 86

/** A prerequisite below this probability may be the cause when a student is stuck. */
export const missingBelow = 0.75
/** Answers in the skill between two changes of plan. */
export const planPause = 6
/** A representation counts as new if it did not appear in this many latest questions. */
export const otherWayAfter = 3
