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

/** Signed by the server; holds all that is needed to make the item again and nothing that a reader could use. */
export const QuestionToken = z.string().max(900).brand<'QuestionToken'>()
export type QuestionToken = z.infer<typeof QuestionToken>

export const Question = z.object({
  token: QuestionToken,
  skillId: SkillId,
  level: Level,
  item: ShownItem,
  hintCount: z.number().int(),
  /** Why this question comes now: the stored outcome of the choice, in words. */
  why: z.string(),
  /** How often it may still be exchanged for another one like it, before the first try. */
  swapsLeft: z.number().int().default(0),
  /** Whether it uses up one of the day's problems; what a teacher gave and reviews that are due do not. */
  isLimited: z.boolean().default(true),
  /** Of a question that is open already: what was answered and was wrong. */
  missed: z.array(Response).optional(),
  /** Of a question that is open already: the hints that were opened. */
  hints: z.array(RichText).optional(),
})
export type Question = z.infer<typeof Question>

/** How a student does in one skill. */
export const SkillProgress = z.object({
  /** 0 to 100; null before the first answer. */
  mastery: z.number().min(0).max(100).nullable(),
  /** How sure that figure is; null before the first answer. */
  certainty: Certainty.nullable(),
  mastered: z.boolean(),
  /** Mastered at some time, and now below where it should be: time to refresh. */
  isDue: z.boolean(),
  answered: z.number().int(),
})
export type SkillProgress = z.infer<typeof SkillProgress>

/** Another way on for who is stuck. */
export const PlanChange = z.object({
  /** What may be missing first, the lesson, the same asked in another way, or a rest until tomorrow. */
  kind: z.enum(['prerequisite', 'lesson', 'other-way', 'break']),
  /** The skill that it leads to; null for a rest. */
  skill: SkillSummary.nullable(),
  words: z.string(),
})
export type PlanChange = z.infer<typeof PlanChange>

/** A skill that questions are asked of, and how the student does in it. */
export const SkillWithProgress = z.object({ skill: SkillSummary, standing: SkillProgress })
export type SkillWithProgress = z.infer<typeof SkillWithProgress>

export const Practice = z.object({
  skill: SkillSummary,
  standing: SkillProgress,
  planUse: SubscriptionStatus,
  /** The next questions, ready to show, the first one first. */
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

/** What the browser would go on with, so that the next question is there before it is asked for. */
export const NextQuestionRequest = z.object({
  /** Mixed practice: the next questions may be of other skills. */
  isMixed: z.boolean(),
  /** Questions wanted beyond the next one, to go on with should the network fail. */
  ahead: z.number().int().min(0).max(2),
  /** What the student was shown after this question, the earliest first: none of it comes again. */
  shown: z.array(QuestionToken).max(8),
})
export type NextQuestionRequest = z.infer<typeof NextQuestionRequest>

export const AnswerBody = z.object({
  token: QuestionToken,
  response: Response,
  /** Made by the browser for each submission, so that one sent twice counts once and is answered the same. */
  attemptId: z.uuid(),
  /** Time on the question while the page was in use, since it was shown or since the last try that counted. */
  activeMilliseconds: z.number().int().min(0).max(86_400_000),
  /** Of the same span, the time in which the page was hidden or untouched for long. */
  idleMilliseconds: z.number().int().min(0).max(86_400_000).optional(),
  hintsUsed: z.number().int().min(0).max(20),
  /** IANA name of the browser’s time zone: the student’s day begins there at midnight. */
  timeZone: z.string().max(64).optional(),
  /** Milliseconds since it was answered; only for downloaded questions. All others count when they arrive. */
  agoMilliseconds: z.number().int().min(0).optional(),
  nextRequest: NextQuestionRequest.optional(),
})
export type AnswerBody = z.infer<typeof AnswerBody>

/** Why an answer earned nothing: the pack’s answers came faster than anybody works, or no school has confirmed the teacher. */
export const NotCredited = z.enum(['paced', 'unverified-teacher'])
export type NotCredited = z.infer<typeof NotCredited>

export const AnswerReply = z.object({
  verdict: Verdict,
  /** Whether the answer could earn points and achievements and moved mastery; false where it did not count as a try. */
  credited: z.boolean(),
  /** Set where an answer counted as a try and was not credited. */
  notCredited: NotCredited.nullable(),
  /** How the answer was read: “7/8”. */
  echo: z.string().nullable(),
  feedback: RichText.nullable(),
  /** More tries at this very question; 0 closes it and shows the solution. */
  triesLeft: z.number().int(),
  /** The right answer in words, and as it would have been given; both null while tries are left. */
  rightAnswer: RichText.nullable(),
  rightResponse: Response.nullable(),
  solution: z.array(RichText).nullable(),
  before: SkillProgress,
  after: SkillProgress,
  pointsEarned: z.number().int(),
  totalPoints: z.number().int(),
  achievementsEarned: z.array(Achievement),
  planUse: SubscriptionStatus,
  /** Null while tries are left, when today’s limit is used up, and in the notebook, which is asked for its next one. */
  next: Question.nullable(),
  /** To go on with after that one, should the network fail: as many as were asked for, or what is left of today. */
  ahead: z.array(Question),
  /** In mixed practice: the skills of these questions. */
  others: z.array(SkillWithProgress),
  /** Proposed where more of the same would not help; null otherwise. */
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

/** Why a skill is in the plan: what a teacher picked, a review that is due, what is ready to be learned, … */
export const PlanEntryKind = z.enum(['pinned', 'new', 'continue', 'review', 'repair'])
export type PlanEntryKind = z.infer<typeof PlanEntryKind>

/** One skill to practice now. */
export const PlanEntry = z.object({
  skill: SkillSummary,
  kind: PlanEntryKind,
  /** The outcome of the choice, in words. */
  reason: z.string(),
  /** About how long a good bout of it takes. */
  minutes: z.number().int(),
  standing: SkillProgress,
})
export type PlanEntry = z.infer<typeof PlanEntry>

/** A skill in which more practice alone does not help now, and what to do instead. */
export const StuckSkill = z.object({
  skill: SkillSummary,
  standing: SkillProgress,
  /** The likeliest gap underneath: what it builds on that is known least. */
  prerequisite: SkillSummary.nullable(),
  advice: z.string(),
})
export type StuckSkill = z.infer<typeof StuckSkill>

/** How far the search for the place to start has come. */
export const PlacementStatus = z.enum(['not-begun', 'under-way', 'done'])
export type PlacementStatus = z.infer<typeof PlacementStatus>

export const PracticePlan = z.object({
  /** What helps most first. */
  entries: z.array(PlanEntry),
  stuck: z.array(StuckSkill),
  placement: z.object({
    status: PlacementStatus,
    /** The student has practiced so little that finding the place to start is worth offering. */
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

/** A skill as it looks after placement: likely known, ready to be learned, or for later. */
export const PlacedSkill = z.object({ skill: SkillSummary, outlook: z.enum(['known', 'ready', 'later']) })
export type PlacedSkill = z.infer<typeof PlacedSkill>

export const PlacementResult = z.object({
  /** How sure the picture is: in most skills, in many, or only roughly. */
  certainty: z.enum(['sure', 'fairly-sure', 'rough']),
  /** Of the student's grade and those beside it, in teaching order. */
  skills: z.array(PlacedSkill),
  /** The first skills to begin with. */
  beginWith: z.array(SkillSummary),
  /** What the answers of placement have earned. */
  earned: z.object({ points: z.number().int(), achievements: z.array(Achievement) }),
})
export type PlacementResult = z.infer<typeof PlacementResult>

export const Placement = z.object({
  status: PlacementStatus,
  asked: z.number().int(),
  /** The fewest and the most questions that it takes in all. */
  least: z.number().int(),
  most: z.number().int(),
  /** Null when it is done. */
  next: Question.nullable(),
  /** Null until it is done. */
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
  /** The question to go on with; null when today’s limit is used up, when placement is done, and in the notebook. */
  next: Question.nullable(),
  /** To go on with after that one. */
  ahead: z.array(Question),
  /** In mixed practice: the skills of these questions. */
  others: z.array(SkillWithProgress),
  /** The likeliest gap underneath: what the skill builds on that is known least. */
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

/** Something that happens in a made-up run of practice. */
export const WhatIfEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    isRight: z.boolean(),
    hintsUsed: z.number().int().min(0).max(5).default(0),
    /** 2: the answer after one that was wrong. */
    attempt: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  /** Days without practice. */
  z.object({ kind: z.literal('days'), days: z.number().int().min(1).max(60) }),
])
export type WhatIfEvent = z.infer<typeof WhatIfEvent>

/** The most events of a made-up run. */
export const maxWhatIfEvents = 30

/** How things are after an event. */
export const WhatIfStep = z.object({
  /** Days since the run began. */
  day: z.number().int(),
  /** 0 to 100; null before the first answer. */
  mastery: z.number().min(0).max(100).nullable(),
  certainty: Certainty.nullable(),
  mastered: z.boolean(),
  isDue: z.boolean(),
  /** The day of the run on which the skill would be due to be refreshed; null where it never was mastered, or not for a year. */
  dueDay: z.number().int().nullable(),
})
export type WhatIfStep = z.infer<typeof WhatIfStep>

export const WhatIf = z.object({
  /** The skill that the run is about. */
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
