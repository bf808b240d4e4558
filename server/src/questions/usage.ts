import type { UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { fewestAnswers, maxWrong, type QuestionUsage } from '@skills-center/contract/questions/usage'
import { writtenWrong } from '@skills-center/curriculum/authored/field-of'
import { makeAuthored } from '@skills-center/curriculum/authored/make-authored'
import type { Item } from '@skills-center/curriculum/item'
import type { Database } from '../platform/database.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { selectPeople, selectVersionUsage, selectWrong, type WrongRow } from './usage-queries.ts'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'

/** How many wrong answers are examined: the latest. */
const maxLooked = 500

interface UsageDeps {
  database: Database
  /** Refuses a question that is not the teacher's. */
  one: (teacherId: UserId, id: QuestionId) => Promise<unknown>
  publishedQuestion: (id: QuestionId, version: number) => Promise<AuthoredQuestion | undefined>
}

/** How a question went. Computed from the attempts each time, so there are no counters to keep in sync. */
export function createUsage({ database, one, publishedQuestion }: UsageDeps) {
  async function wrongAnswers(id: QuestionId): Promise<QuestionUsage['wrong']> {
    const rows = await selectWrong(database, id, maxLooked)
    const questions = new Map<number, AuthoredQuestion | undefined>()
    for (const { version } of rows)
      if (!questions.has(version)) questions.set(version, await publishedQuestion(id, version))
    const counts = new Map<string, { count: number; isExpected: boolean }>()
    for (const row of rows) {
      const question = questions.get(row.version)
      const answer = question && described(question, `${id}/${row.version}`, row)
      if (answer === undefined) continue
      const known = counts.get(answer.text) ?? { count: 0, isExpected: answer.isExpected }
      counts.set(answer.text, { ...known, count: known.count + 1 })
    }
    return [...counts]
      .filter(([, { count, isExpected }]) => isExpected || count > 1)
      .toSorted(([, a], [, b]) => b.count - a.count || Number(b.isExpected) - Number(a.isExpected))
      .slice(0, maxWrong)
      .map(([text, its]) => ({ answer: showMarkup(text), ...its }))
  }

  return {
    async usage(teacherId: UserId, id: QuestionId): Promise<QuestionUsage> {
      await one(teacherId, id)
      const versions = await selectVersionUsage(database, id)
      const { students, lastAt, seconds } = await selectPeople(database, id)
      const sum = (count: (row: (typeof versions)[number]) => number) =>
        versions.reduce((all, row) => all + count(row), 0)
      const given = sum((row) => row.given)
      const isEnough = given >= fewestAnswers
      return {
        given,
        students,
        right: isEnough ? sum(({ right }) => right) : null,
        seconds: isEnough ? seconds : null,
        lastGivenAt: lastAt?.toISOString() ?? null,
        versions: versions.map((row) => ({
          ...row,
          right: row.given >= fewestAnswers ? row.right : null,
          publishedAt: row.publishedAt.toISOString(),
        })),
        wrong: isEnough ? await wrongAnswers(id) : [],
      }
    },
  }
}

/** Describes a wrong answer. If the author anticipated it, the text is the same for every variant. */
function described(question: AuthoredQuestion, name: string, { seed, response, misconception }: WrongRow) {
  const foreseen = misconception === null ? null : writtenWrong(question.answer, misconception)
  // Slots stay as written: {=a + b} is one answer, whatever the values of a and b.
  if (foreseen !== null) return { text: safely(foreseen), isExpected: true }
  if (misconception !== null) return { text: formatMessage(say('answer.wrong-place')), isExpected: true }
  const made = makeAuthored(question, name, seed)
  return {
    text: made.isMade ? safely(wordsOf(made.item, response)) : formatMessage(say('answer.another')),
    isExpected: false,
  }
}

/** Students can type any character, but it must not become markup. */
const safely = (text: string): string => {
  try {
    showMarkup(text)
    return text
  } catch {
    return text.replaceAll(/[⟦⟧⟪⟫]/g, '')
  }
}

function wordsOf({ interaction }: Item, response: Response): string {
  if ('text' in response) return response.text.replaceAll(/[⟦⟧⟪⟫]/g, '').slice(0, 120)
  if ('options' in interaction && (response.kind === 'choice' || response.kind === 'choices')) {
    const picked = response.kind === 'choice' ? [response.option] : response.options
    const texts = interaction.options.filter(({ id }) => picked.includes(id)).map(({ text }) => text)
    return texts.length === 0 ? formatMessage(say('answer.none')) : texts.toSorted().join('; ')
  }
  return formatMessage(say('answer.another'))
}
