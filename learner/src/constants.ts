/** What the model takes for granted before it has seen an answer. One set for every population and every data set. */

/** How sharply the chance of a right answer rises with ability, per logit. */
export const discrimination = 1.2
/** Even who knows a skill slips now and then. */
export const slip = 0.03
/** Chance of a typed answer being right by luck. */
export const openGuess = 0.02

/** Spread of abilities among students, of a strand within a student, and of a skill within a strand, squared. */
export const studentVariance = 1
export const strandVariance = 0.25
export const skillVariance = 0.6
/** How far a skill may lie from its prerequisite, squared: the stiffness of the map's links. */
export const prerequisiteVariance = 1

/** Where students of a grade are in a skill of their own grade, and how much higher with each grade below. */
export const ownGradeMean = -0.6
export const meanPerGrade = 1.5
/** What the population has to teach us about how easy everything is, in squared logits before any answer. */
export const overallVariance = 0.5
/** What the population has to teach us about a skill and about an item: squared logits before any answer. */
export const skillOffsetVariance = 0.25
export const itemVariance = 0.25
/** The same where no author has said how hard it is. */
export const unknownSkillVariance = 0.6
export const unknownItemVariance = 1
export const leastVariance = 0.003
/** How much harder a question of the next level is meant to be. */
export const levelStep = 1

/** The ways in which a student may respond to practice in a skill, as multiples of `gain`: stuck, slow, quick. */
export const rates = [0, 0.45, 1.3] as const
/** How common each is before anything is known, and the answers' worth of that opinion. */
export const ratePrior = [0.1, 0.4, 0.5] as const
export const ratePriorWeight = 4.3
export const rateMostWeight = 25
/** What an answer in one skill adds to the opinion about the student's rate in others. */
export const ratePooling = 0.12

/** Readiness begins where what a skill builds on is known by this chance, and is full this much above it. */
export const readyFrom = 0.25
export const readyRange = 0.45
export const leastReady = 0.15
/** How much the weakest of the prerequisites counts beside the mean of all. */
export const weakestShare = 0.4

/** Most that one question teaches, in logits, to a quick learner who is ready for it. */
export const gain = 0.49
/** Share of the gain that is there even for a question far too easy or far too hard. */
export const gainOffTarget = 0.35
/** Where learning levels off, in logits. */
export const ceiling = 4.4
/** Variance that practice brings: nobody learns by the same amount each time. */
export const gainVariance = 0.03

/** Days for which something new is kept, the factor by which a spaced success lengthens them, and the most. */
export const firstStability = 6
export const stabilityGrowth = 1.8
export const maxStability = 365
/** The share of what was learned that can fade at all. */
export const fading = 0.6
/** The logits of the ability that a student came with that fade in the same way. */
export const cameWithFading = 1
/** How far a right answer in a later skill goes for the memory of what the skill builds on. */
export const impliedUse = 0.5
/** Days that must have passed for a success to count as spaced. */
export const spacedAfter = 0.5
/** Variance that comes back per day without practice, and its most. */
export const variancePerDay = 0.008
export const maxVarianceOfTime = 0.42

/** The most that one answer may move mastery, in points of 100. */
export const maxMovement = 14
/** From here on, in 100, a skill counts as known, and one wrong answer after a right one as a slip. */
export const slipFrom = 85
/** A right answer with hints tells this much less with each; so does a second try. */
export const hintWeight = 0.6
export const secondTryWeight = 0.3
/** Faster than this share of the expected time, and than so many seconds, an answer is taken for a guess. */
export const rapidShare = 0.2
export const rapidSeconds = 6
/** How likely such an answer was not thought about. */
export const rapidGuess = 0.9

/** Mastered: a chance of at least this in 100, and this sure of it, after this many answers. */
export const masteredAt = 90
export const masteredAnswers = 3
export const certainEnough = 0.64
/** Doubt at which mastery is taken back for now. */
export const doubtful = 0.6

/** Within a skill the best question is one that the student gets right about 3 times in 4. */
export const targetChance = 0.76
export const chanceBand = [0.62, 0.88] as const

export const secondsPerDay = 86_400
/** Answers at most this far apart belong to one session. */
export const sessionPause = 3 * 3600

/** Stuck: at least this likely that practice moves nothing, under this mastery, after so many answers. */
export const stuckLikely = 0.28
export const stuckBelow = 0.72
export const stuckAnswers = 5
/** Stuck in any case: so many failures on end, as many as a state remembers. */
export const stuckFailures = 10

/** A skill in which practice this likely moves nothing is worth this much of itself. */
export const parkedLikely = 0.5
export const parkedWorth = 0.15

/** Knowledge counts as it will be so many days from now. */
export const horizonDays = 27
/** What it is worth, in chance of a right answer, to lift a skill for certain over the line of mastery. */
export const masteryWorth = 0.2
/** What practice loses in worth, at most, where a skill surely known was practiced less than so many days ago. */
export const soonDamping = 0.95
export const soonDays = 3
/** Questions ahead over which the gain of practice is looked at: the first steps in a new skill pay off late. */
export const stepsAhead = 5
/** What a skill below the student's grade is worth beside one of the grade, apart from what it opens. */
export const belowGradeWorth = 0.15
/** The share of what is left to learn in a skill that its next few questions bring to a student who is ready for it. */
export const unlockWorth = 0.5
/** The most that skills that wait for one add to its worth, in worths of a skill of the grade. */
export const maxUnlocked = 2
/** What a skill above the grade is worth beside one of the grade: it can wait, however quickly it could be learned. */
export const aboveGradeWorth = 0.25
/**
 * What each further question of a skill in one session is worth beside the one before it: memory keeps little of what
 * is repeated within the hour (Cepeda et al. 2006), and other skills wait.
 */
export const repeatWorth = 0.15

/** In placement a question tells the most when the student is right about 6 times in 10. */
export const placementTarget = 0.6
/** An easy question of a skill should be right this often; where it would be less, the skill comes later. */
export const comfortChance = 0.65
export const comfortPower = 0.5

/** Standard deviations to either side that hold 8 of 10 cases of a normal. */
export const rangeReach = 1.2816
/** The most points of 100 that half of this range may measure where mastery is said to be sure, and fairly sure. */
export const highCertainty = 6
export const mediumCertainty = 12
/** A mastered skill that is believed to have faded below this is due to be refreshed, in points of 100. */
export const refreshBelow = 86

/** A prerequisite below this chance may be what is missing to who is stuck. */
export const missingBelow = 0.75
/** Answers in the skill between two changes of plan. */
export const planPause = 6
/** Questions back that another representation must not have come in. */
export const otherWayAfter = 3
