import type { SkillId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Database } from '../platform/database.ts'
import type { StoredItems } from './stored-items.ts'
import { type Authored, resolveItemModel } from './questions/resolve-item-model.ts'
import { type ReportRow, selectReports } from './reported-questions-queries.ts'

/** What a student reported, without who it was, and how the question and the answer are judged now. */
export interface ReportedQuestion extends Omit<ReportRow, 'response' | 'wordsId' | 'item'> {
  /** Null where the question was not answered before the report, and is no longer made as it was shown. */
  stem: string | null
  right: string | null
  /** Null where no answer came with the report. */
  answered: { text: string; verdict: string | null } | null
}

/** Reads what students said is wrong with questions, for the people who fix them. */
export function createReportedQuestions({
  database,
  skill: skillOf,
  authored,
  storedItems,
}: {
  database: Database
  skill: (id: SkillId) => Skill | undefined
  authored: Authored
  storedItems: Pick<StoredItems, 'reader'>
}) {
  async function madeAgain(row: ReportRow): Promise<Item | undefined> {
    const found = skillOf(row.skillId)
    const skill = found && skillIn(found, row.language)
    const model = skill && (await resolveItemModel(authored, skill, row))
    if (skill === undefined || model === undefined) return undefined
    // What a teacher published never changes.
    const isChanged = authoredNameOf(row.modelId) === undefined && skill.revision !== row.revision
    return isChanged ? undefined : makeItem(skill, model, row.level, row.seed)
  }

  function judged({ response, wordsId: _words, item: _kept, ...row }: ReportRow, item: Item | undefined) {
    const given = response === null ? undefined : Response.safeParse(response).data
    const verdict = item && given ? checkResponse(item, given).verdict : null
    const answered =
      response === null
        ? null
        : { text: given && 'text' in given ? given.text : JSON.stringify(response), verdict }
    const right = item === undefined ? null : rightAnswer(item)
    return { ...row, stem: item?.stem ?? null, right, answered }
  }

  /** The latest first, with how many reports there are of the same since then. */
  return async (since: Date, most: number): Promise<ReportedQuestion[]> => {
    const rows = await selectReports(database, since, most)
    const read = await storedItems.reader(rows.flatMap(({ wordsId }) => wordsId ?? []))
    return Promise.all(
      rows.map(async (row) => {
        const { wordsId, item, modelId, language } = row
        const isStored = wordsId !== null && item !== null
        return judged(row, isStored ? read({ wordsId, item }, modelId, language) : await madeAgain(row))
      }),
    )
  }
}
