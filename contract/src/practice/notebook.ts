import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Practice } from '../practice.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'
import { QuestionId } from './history.ts'

/** An idea that was missed: it comes again in a new question until it was right twice, on two days. */
export const NotebookIdea = z.object({
  /** Unique among the student’s ideas. */
  id: z.string(),
  skill: SkillSummary,
  /** In a few plain words: the wrong way of thinking, or what the question asks for. */
  name: z.string(),
  /** What to think instead, where the wrong way of thinking is known. */
  explanation: RichText.nullable(),
  /** The kind of thinking that it has in common with ideas of other skills; null where there is none. */
  family: z.string().nullable(),
  /** Questions in which it was missed. */
  timesMissed: z.number().int(),
  /** Days in the student’s time zone: when it was missed last, and right since. */
  missedOn: z.iso.date(),
  rightOn: z.array(z.iso.date()),
  /** When it comes again; null once it is overcome. */
  dueOn: z.iso.date().nullable(),
  /** The question in which it was missed last. */
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
  /** How many there are; the lists show the first of each. */
  counts: NotebookCounts,
  due: z.array(NotebookIdea),
  waiting: z.array(NotebookIdea),
  overcome: z.array(NotebookIdea),
  /** About how long the due ones take. */
  minutes: z.number().int(),
  /** An idea that was missed longer ago than this is no longer kept. */
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
    /** Ideas due, with that of the question. */
    due: z.number().int(),
  }),
})
