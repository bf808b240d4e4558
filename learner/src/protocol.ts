/**
 * Messages between a test bench and a practice engine, so that any simulator can drive the model that the product
 * serves. Times are whole seconds since 1970. The same requests give the same replies.
 */

/** The catalog, sent once before anything else. */
export interface InitRequest {
  /** The grade whose skills are the goal. */
  grade: number
  skills: readonly { id: string; grade: number; strand: string; unit: string; order: number }[]
  /** Pairs of skill ids, earlier then later. People wrote them, so some are missing and some are wrong. */
  prerequisites: readonly (readonly [earlier: string, later: string])[]
  /** Question generators: the same item gives a new question of the same kind each time. */
  items: readonly {
    id: string
    skill: string
    level: 1 | 2 | 3
    kind: 'choice' | 'open'
    /** Number of options; 0 if the answer is open-ended. */
    options: number
    /** The author's estimate of the time it takes. */
    seconds: number
  }[]
}

/** A student joins. */
export interface StartRequest {
  student: string
  grade: number
  now: number
}

/** Asks for the next question. */
export interface NextRequest {
  student: string
  now: number
  mode: 'placement' | 'practice'
  /** Questions left in this session, including this one. */
  remaining: number
}

export type NextReply =
  | { done: true }
  | {
      skill: string
      item: string
      /** Probability of a right answer, 0 to 1. */
      p: number
      why: string
    }

/** The outcome of a question. After a wrong answer the student has seen the worked solution. */
export interface AnswerRequest {
  student: string
  skill: string
  item: string
  correct: boolean
  /** Seconds spent on the question, as a browser would measure them. */
  seconds: number
  now: number
}

export interface ReportRequest {
  student: string
  now: number
}

/** An adult helped with a skill. */
export interface HelpRequest {
  student: string
  skill: string
  now: number
}

export interface Standings {
  /** Probability of a right answer to one random question of the skill, in percent, by skill id. */
  mastery: Record<string, number>
  /** The mastered skills among those in this reply. */
  mastered: string[]
  /** Skills where practice alone will not help now, the most certain first. */
  stuck: string[]
}

/** A practice engine for one group of students, who may learn from each other's answers. */
export interface Engine {
  init(request: InitRequest): void
  start(request: StartRequest): void
  next(request: NextRequest): NextReply
  answer(request: AnswerRequest): Standings
  report(request: ReportRequest): Standings
  help(request: HelpRequest): void
}
