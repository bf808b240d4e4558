import { Response } from '@skills-center/contract/interaction'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import type { Database } from '../platform/database.ts'
import type { StoredItems } from './stored-items.ts'
import type { PracticeDeps } from './deps.ts'
import { createRemakeQuestion } from './questions/remake-question.ts'
import { type ReportRow, selectReports } from './reported-questions-queries.ts'

/** A student's report without the student's name, and how the question and the answer are graded now. */
export interface ReportedQuestion extends Omit<ReportRow, 'response' | 'wordsId' | 'item'> {
  /** Null if the question was not stored with its report and can no longer be made as it was shown. */
  stem: string | null
  right: string | null
  /** Null if the report came without an answer. */
  answered: { text: string; verdict: string | null } | null
}

/** Reads students' reports of problems with questions, for the people who fix them. */
export function createReportedQuestions({
  database,
  storedItems,
  ...needs
}: Pick<PracticeDeps, 'skill' | 'authored'> & {
  database: Database
  storedItems: Pick<StoredItems, 'reader'>
}) {
  const remakeQuestion = createRemakeQuestion(needs)

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

  /** The latest first, with the number of similar reports since then. */
  return async (since: Date, max: number): Promise<ReportedQuestion[]> => {
    const rows = await selectReports(database, since, max)
    const read = await storedItems.reader(rows.flatMap(({ wordsId }) => wordsId ?? []))
    return Promise.all(
      rows.map(async (row) => {
        const { wordsId, item, modelId, language } = row
        const isStored = wordsId !== null && item !== null
        return judged(
          row,
          isStored ? read({ wordsId, item }, modelId, language) : (await remakeQuestion(row))?.item,
        )
      }),
    )
  }
}
