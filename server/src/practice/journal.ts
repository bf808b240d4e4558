import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { JournalPage } from '@skills-center/contract/practice/journal'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Database } from '../platform/database.ts'
import { selectFirstMasteries } from './journal-queries.ts'

interface JournalDeps {
  database: Database
  skill: (id: SkillId) => Skill | undefined
}

/** The field journal: one page for every skill that the student has ever mastered. */
export const createJournal = ({ database, skill }: JournalDeps) => ({
  async journal(studentId: UserId): Promise<{ pages: JournalPage[] }> {
    const masteries = await selectFirstMasteries(database, studentId)
    return {
      pages: masteries.flatMap(({ skill_id: id, first_mastered_at: at }) => {
        const mastered = skill(id)
        return mastered === undefined ? [] : [{ skill: summarise(mastered), masteredAt: at.toISOString() }]
      }),
    }
  },
})
