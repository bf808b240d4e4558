import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Practice } from '../practice.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'
import { QuestionId } from './history.ts'

/**
 * An idea that the student missed. It comes back in new questions until the student was right twice, on two different
 * days.
 */
export const NotebookIdea = z.object({
  /** Unique among the student’s ideas. */
  id: z.string(),
  skill: SkillSummary,
  /** In a few plain words: the misconception, or what the question asks for. */
  name: z.string(),
  /** The correct idea, if the misconception is known. */
  explanation: RichText.nullable(),
  /** The broader misconception that it shares with ideas of other skills; null if there is none. */
  family: z.string().nullable(),
  /** Number of questions in which it was missed. */
  timesMissed: z.number().int(),
  /** Dates in the student’s time zone: when it was last missed, and when it was right since then. */
  missedOn: z.iso.date(),
  rightOn: z.array(z.iso.date()),
  /** When it comes back; null once it is overcome. */
  dueOn: z.iso.date().nullable(),
  /** The question in which it was last missed. */
  lastMissed: QuestionId,
})
export type NotebookIdea = z.infer<typeof NotebookIdea>

export const NotebookCounts = z.object({
  due: z.number().int(),
  waiting: z.number().int(),
  overcome: z.number().int(),
})
export type NotebookCounts = z.infer<typeof NotebookCounts>

export const Notebook = z.object({
  /** Today in the student’s time zone. */
  today: z.iso.date(),
  /** Total counts; each list has only the first ones. */
  counts: NotebookCounts,
  due: z.array(NotebookIdea),
  waiting: z.array(NotebookIdea),
  overcome: z.array(NotebookIdea),
  /** Estimated minutes for the due ideas. */
  minutes: z.number().int(),
  /** Ideas last missed more than this many days ago are dropped. */
  days: z.number().int(),
})
export type Notebook = z.infer<typeof Notebook>

export const getNotebook = endpoint({
  method: 'GET',
  path: '/api/practice/notebook',
  access: 'student',
  summary: 'The ideas that the student has missed: due again, waiting, and overcome',
  reply: Notebook,
})

export const getNotebookQuestion = endpoint({
  method: 'GET',
  path: '/api/practice/notebook/next',
  access: 'student',
  summary: 'A new question about the idea that has been due the longest',
  reply: z.object({
    /** Null when no idea is due. */
    practice: Practice.nullable(),
    /** Why this idea comes now; null when none is due. */
    because: z.string().nullable(),
    /** Number of due ideas, including the one in this question. */
    due: z.number().int(),
  }),
})
