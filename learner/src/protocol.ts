/**
 * What a test bench and a practice engine say to each other, so that any simulator can drive the very model that
 * the product serves. Times are whole seconds since 1970. The same requests make the same replies.
 */

/** The catalogue, once, before anything else. */
export interface InitRequest {
  /** The grade whose skills are the goal. */
  grade: number
  skills: readonly { id: string; grade: number; strand: string; unit: string; order: number }[]
  /** Pairs of skill ids: earlier, later. Written by people: some are missing, some are wrong. */
  prerequisites: readonly (readonly [earlier: string, later: string])[]
  /** Makers of questions: asking the same one again gives a new question of the same kind. */
  items: readonly {
    id: string
    skill: string
    level: 1 | 2 | 3
    kind: 'choice' | 'open'
    /** Options of a choice; 0 where the answer is open. */
    options: number
    /** The author's guess of the time that it takes. */
    seconds: number
  }[]
}

/** A student joins. */
export interface StartRequest {
  student: string
  grade: number
  now: number
}

/** Which question now? */
export interface NextRequest {
  student: string
  now: number
  mode: 'placement' | 'practice'
  /** Questions planned in this session, this one included. */
  remaining: number
}

export type NextReply =
  | { done: true }
  | {
      skill: string
      item: string
      /** Chance of a right answer, 0 to 1. */
      p: number
      why: string
    }

/** What happened. After a wrong answer the student has seen the worked solution. */
export interface AnswerRequest {
  student: string
  skill: string
  item: string
  correct: boolean
  /** Seconds on the question as a browser would see them. */
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
  /** Chance of a right answer to one random question of the skill, in percent, by skill id. */
  mastery: Record<string, number>
  /** Skills declared mastered, among those in this reply. */
  mastered: string[]
  /** Skills on which more practice alone will not help now, the most certain first. */
  stuck: string[]
}

/** A practice engine: one group of students who may learn from each other's answers. */
export interface Engine {
  init(request: InitRequest): void
  start(request: StartRequest): void
  next(request: NextRequest): NextReply
  answer(request: AnswerRequest): Standings
  report(request: ReportRequest): Standings
  help(request: HelpRequest): void
}
