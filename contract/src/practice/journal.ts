import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkillSummary } from '../skills.ts'

/** A page of the student’s field journal, for a mastered skill. The page stays even when the skill is due again. */
export const JournalPage = z.object({
  skill: SkillSummary,
  /** When the skill was first mastered. */
  masteredAt: z.iso.datetime(),
})
export type JournalPage = z.infer<typeof JournalPage>

export const getJournal = endpoint({
  method: 'GET',
  path: '/api/practice/journal',
  access: 'student',
  summary: 'The student’s field journal: a page for every skill ever mastered, the earliest first',
  reply: z.object({ pages: z.array(JournalPage) }),
})
