import { z } from 'zod'
import { Achievement } from './achievements.ts'
import { SubscriptionStatus } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { Level, SkillId } from './ids.ts'
import { Response } from './interaction.ts'
import { ShownItem, Verdict } from './item.ts'
import { Certainty } from './progress.ts'
import { RichText } from './rich-text.ts'
import { SkillSummary } from './skills.ts'

/** Signed by the server. It contains all that is needed to regenerate the item, and nothing useful to a reader. */
export const QuestionToken = z.string().max(900).brand<'QuestionToken'>()
export type QuestionToken = z.infer<typeof QuestionToken>

export const Question = z.object({
  token: QuestionToken,
  skillId: SkillId,
  level: Level,
  item: ShownItem,
  hintCount: z.number().int(),
  /** Why this question comes now: the stored reason for the choice, in words. */
  why: z.string(),
  /** How often it may still be exchanged for a similar one, before the first try. */
  swapsLeft: z.number().int().default(0),
  /** Whether it counts against the daily limit. Assigned questions and due reviews do not. */
  isLimited: z.boolean().default(true),
  /** For a question already in progress: the wrong answers so far. */
  missed: z.array(Response).optional(),
  /** For a question already in progress: the hints used so far. */
  hints: z.array(RichText).optional(),
})
export type Question = z.infer<typeof Question>

/** A student's progress in one skill. */
export const SkillProgress = z.object({
  /** 0 to 100; null before the first answer. */
  mastery: z.number().min(0).max(100).nullable(),
  /** How certain the mastery is; null before the first answer. */
  certainty: Certainty.nullable(),
  mastered: z.boolean(),
  /** Mastered before, and now due for review. */
  isDue: z.boolean(),
  answered: z.number().int(),
})
export type SkillProgress = z.infer<typeof SkillProgress>

/** A change of plan for a stuck student. */
export const PlanChange = z.object({
  /** A missing prerequisite, the lesson, another representation, or a break until tomorrow. */
  kind: z.enum(['prerequisite', 'lesson', 'other-way', 'break']),
  /** The skill to go to; null for a break. */
  skill: SkillSummary.nullable(),
  words: z.string(),
})
export type PlanChange = z.infer<typeof PlanChange>

/** A skill and the student's progress in it. */
export const SkillWithProgress = z.object({ skill: SkillSummary, standing: SkillProgress })
export type SkillWithProgress = z.infer<typeof SkillWithProgress>

export const Practice = z.object({
  skill: SkillSummary,
  standing: SkillProgress,
  planUse: SubscriptionStatus,
  /** The next questions, ready to show, in order. */
  questions: z.array(Question),
  /** In mixed practice: the skills of these questions. */
  others: z.array(SkillWithProgress),
})
export type Practice = z.infer<typeof Practice>

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/practice',
  isFixed: true,
  access: 'student',
  summary: 'The skill, the student’s standing in it and the next questions',
  params: z.object({ id: SkillId }),
  reply: Practice,
})

/** The browser's request for what comes next, so that the next question is already there when it is needed. */
export const NextQuestionRequest = z.object({
  /** Mixed practice: the next questions may be of other skills. */
  isMixed: z.boolean(),
  /** Number of extra questions after the next one, in case the network fails. */
  ahead: z.number().int().min(0).max(2),
  /** Questions that the student was shown after this one, earliest first. They are not repeated. */
  shown: z.array(QuestionToken).max(8),
})
export type NextQuestionRequest = z.infer<typeof NextQuestionRequest>

export const AnswerBody = z.object({
  token: QuestionToken,
  response: Response,
  /** Created by the browser for each submission, so that a retry counts once and gets the same reply. */
  attemptId: z.uuid(),
  /** Active time on the question, since it was shown or since the last try that counted. */
  activeMilliseconds: z.number().int().min(0).max(86_400_000),
  /** Time in the same period in which the page was hidden or untouched for long. */
  idleMilliseconds: z.number().int().min(0).max(86_400_000).optional(),
  hintsUsed: z.number().int().min(0).max(20),
  /** IANA time zone of the browser. The student’s day begins there at midnight. */
  timeZone: z.string().max(64).optional(),
  /** Milliseconds since it was answered, for downloaded questions only. All other answers count on arrival. */
  agoMilliseconds: z.number().int().min(0).optional(),
  nextRequest: NextQuestionRequest.optional(),
})
export type AnswerBody = z.infer<typeof AnswerBody>

/**
 * Why an answer earned nothing: offline answers came faster than anyone can work, or the teacher is not verified by a
 * school.
 */
export const NotCredited = z.enum(['paced', 'unverified-teacher'])
export type NotCredited = z.infer<typeof NotCredited>

export const AnswerReply = z.object({
  verdict: Verdict,
  /** Whether the answer could earn points and achievements and moved mastery; false if it did not count as a try. */
  credited: z.boolean(),
  /** Set if the answer counted as a try but was not credited. */
  notCredited: NotCredited.nullable(),
  /** How the answer was read: “7/8”. */
  echo: z.string().nullable(),
  feedback: RichText.nullable(),
  /** Remaining tries at this question; 0 closes it and shows the solution. */
  triesLeft: z.number().int(),
  /** The right answer in words, and as a response; both null while tries are left. */
  rightAnswer: RichText.nullable(),
  rightResponse: Response.nullable(),
  solution: z.array(RichText).nullable(),
  before: SkillProgress,
  after: SkillProgress,
  pointsEarned: z.number().int(),
  totalPoints: z.number().int(),
  achievementsEarned: z.array(Achievement),
  planUse: SubscriptionStatus,
  /**
   * Null while tries are left, when today’s limit is reached, and in the notebook, which has its own call for the next
   * question.
   */
  next: Question.nullable(),
  /**
   * Extra questions after that one, in case the network fails: as many as requested, or as many as today's limit
   * allows.
   */
  ahead: z.array(Question),
  /** In mixed practice: the skills of these questions. */
  others: z.array(SkillWithProgress),
  /** Proposed if more of the same would not help; otherwise null. */
  plan: PlanChange.nullable(),
})
export type AnswerReply = z.infer<typeof AnswerReply>

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/practice/answers',
  access: 'student',
  summary: 'Answer the question that a token stands for',
  body: AnswerBody,
  reply: AnswerReply,
})

export const getMasteryRules = endpoint({
  method: 'GET',
  path: '/api/practice/rules',
  access: 'signed-in',
  summary: 'How mastery is worked out, in sentences with the numbers that the model goes by',
  reply: z.object({ rules: z.array(z.string()) }),
})

export const getHint = endpoint({
  method: 'POST',
  path: '/api/practice/hints',
  access: 'student',
  summary: 'One hint of the question that a token stands for',
  body: z.object({ token: QuestionToken, index: z.number().int().min(0).max(19) }),
  reply: z.object({ hint: RichText, left: z.number().int() }),
})

/** Why a skill is in the plan: the teacher pinned it, a review is due, it is ready to learn, and so on. */
export const PlanEntryKind = z.enum(['pinned', 'new', 'continue', 'review', 'repair'])
export type PlanEntryKind = z.infer<typeof PlanEntryKind>

/** One skill to practice now. */
export const PlanEntry = z.object({
  skill: SkillSummary,
  kind: PlanEntryKind,
  /** The reason for the choice, in words. */
  reason: z.string(),
  /** Estimated minutes of a good practice session on it. */
  minutes: z.number().int(),
  standing: SkillProgress,
})
export type PlanEntry = z.infer<typeof PlanEntry>

/** A skill in which practice alone does not help now, and what to do instead. */
export const StuckSkill = z.object({
  skill: SkillSummary,
  standing: SkillProgress,
  /** The most likely gap: the weakest prerequisite. */
  prerequisite: SkillSummary.nullable(),
  advice: z.string(),
})
export type StuckSkill = z.infer<typeof StuckSkill>

/** The status of placement. */
export const PlacementStatus = z.enum(['not-begun', 'under-way', 'done'])
export type PlacementStatus = z.infer<typeof PlacementStatus>

export const PracticePlan = z.object({
  /** The most helpful skill first. */
  entries: z.array(PlanEntry),
  stuck: z.array(StuckSkill),
  placement: z.object({
    status: PlacementStatus,
    /** Whether placement is worth offering, because the student has practiced very little. */
    isOffered: z.boolean(),
  }),
})
export type PracticePlan = z.infer<typeof PracticePlan>

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/practice/plan',
  access: 'student',
  summary: 'What to practice now, in the order that helps most, each with its reason',
  reply: PracticePlan,
})

export const getNextPractice = endpoint({
  method: 'GET',
  path: '/api/practice/next',
  access: 'student',
  summary: 'The next questions of mixed practice: the first of the skill that the plan puts first',
  reply: Practice,
})

/** A skill's status after placement: probably known, ready to learn, or for later. */
export const PlacedSkill = z.object({ skill: SkillSummary, outlook: z.enum(['known', 'ready', 'later']) })
export type PlacedSkill = z.infer<typeof PlacedSkill>

export const PlacementResult = z.object({
  /** How certain the result is: in most skills, in many, or only roughly. */
  certainty: z.enum(['sure', 'fairly-sure', 'rough']),
  /** Skills of the student’s grade and the neighboring grades, in teaching order. */
  skills: z.array(PlacedSkill),
  /** The skills to start with. */
  beginWith: z.array(SkillSummary),
  /** What the placement answers earned. */
  earned: z.object({ points: z.number().int(), achievements: z.array(Achievement) }),
})
export type PlacementResult = z.infer<typeof PlacementResult>

export const Placement = z.object({
  status: PlacementStatus,
  asked: z.number().int(),
  /** Minimum and maximum number of questions in all. */
  least: z.number().int(),
  most: z.number().int(),
  /** Null when placement is done. */
  next: Question.nullable(),
  /** Null until placement is done. */
  result: PlacementResult.nullable(),
})
export type Placement = z.infer<typeof Placement>

export const getPlacement = endpoint({
  method: 'GET',
  path: '/api/practice/placement',
  access: 'student',
  summary: 'Finding where to start: how far it has come, its next question, and what came out',
  reply: Placement,
})

export const Deferred = z.object({
  /** The next question; null when today’s limit is reached, when placement is done, and in the notebook. */
  next: Question.nullable(),
  /** Extra questions after that one. */
  ahead: z.array(Question),
  /** In mixed practice: the skills of these questions. */
  others: z.array(SkillWithProgress),
  /** The most likely gap: the weakest prerequisite of the skill. */
  prerequisite: SkillSummary.nullable(),
})
export type Deferred = z.infer<typeof Deferred>

export const deferQuestion = endpoint({
  method: 'POST',
  path: '/api/practice/deferrals',
  earlier: ['POST /api/practice/unlearned'],
  access: 'student',
  summary: 'Say of a question, in practice or placement: I haven’t learned this yet',
  body: z.object({ token: QuestionToken, nextRequest: NextQuestionRequest.optional() }),
  reply: Deferred,
})

/** An event in a simulated practice history. */
export const WhatIfEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    isRight: z.boolean(),
    hintsUsed: z.number().int().min(0).max(5).default(0),
    /** 2: the second try, after a wrong answer. */
    attempt: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  /** Days without practice. */
  z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(60) }),
])
export type WhatIfEvent = z.infer<typeof WhatIfEvent>

/** Maximum number of events in a simulated history. */
export const maxWhatIfEvents = 30

/** The state after an event. */
export const WhatIfStep = z.object({
  /** Days since the simulation began. */
  day: z.number().int(),
  /** 0 to 100; null before the first answer. */
  mastery: z.number().min(0).max(100).nullable(),
  certainty: Certainty.nullable(),
  mastered: z.boolean(),
  isDue: z.boolean(),
  /**
   * The simulated day on which the skill would be due for review; null if it was never mastered, or if not due within a
   * year.
   */
  dueDay: z.number().int().nullable(),
})
export type WhatIfStep = z.infer<typeof WhatIfStep>

export const WhatIf = z.object({
  /** The simulated skill. */
  skill: SkillSummary,
  /** One for each event. */
  steps: z.array(WhatIfStep),
})
export type WhatIf = z.infer<typeof WhatIf>

export const playWhatIf = endpoint({
  method: 'POST',
  path: '/api/practice/what-if',
  access: 'public',
  summary: 'What the learner model makes of a made-up run of answers by a new student; nothing is stored',
  body: z.object({ events: z.array(WhatIfEvent).max(maxWhatIfEvents) }),
  reply: WhatIf,
})
