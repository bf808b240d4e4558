import type { AssignmentSlot, GivenAnswer, SlotResult } from '@skills-center/contract/assignments/slots'
import type { UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { choiceOf, chosenIn } from '@skills-center/curriculum/chosen-option'
import { checkResponse, wrongLineIn } from '@skills-center/curriculum/check-response'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { readerLanguage } from '../platform/reader-language.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { SlotAnswerRow } from './slot-queries.ts'
import { type MadeSlot, showSlot } from './slots.ts'

const words = (text: string): RichText => [[{ kind: 'text', text }]]

/** The results of one question of a set. `names` holds all students it is for, in the order of the list. */
export function slotResult(
  slot: AssignmentSlot,
  made: MadeSlot,
  author: string | null,
  isSame: boolean,
  answers: readonly SlotAnswerRow[],
  names: ReadonlyMap<UserId, string>,
): SlotResult {
  return {
    ...showSlot(slot, made, author),
    answered: answers.length,
    rightAtOnce: answers.filter((row) => row.is_right).length,
    rightLater: answers.filter((row) => row.is_right_later).length,
    answers: givenAnswers(made, isSame, answers, names),
  }
}

function givenAnswers(
  made: MadeSlot,
  isSame: boolean,
  answers: readonly SlotAnswerRow[],
  names: ReadonlyMap<UserId, string>,
): GivenAnswer[] {
  const shown = answers.map((row) => ({ row, ...toSlotAnswer(made, isSame, row) }))
  const alike = Map.groupBy(shown, ({ row, label, mistake }) =>
    JSON.stringify([row.is_right, label, mistake]),
  )
  const order = [...names.keys()]
  return [...alike.values()]
    .flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const by = new Set(group.map(({ row }) => row.student_id))
      return {
        label: first.label,
        isRight: first.row.is_right,
        mistake: first.mistake,
        wrongLine: first.wrongLine,
        students: order.filter((id) => by.has(id)).map((id) => names.get(id) ?? ''),
      }
    })
    .toSorted((one, other) => other.students.length - one.students.length)
}

/**
 * An answer as text, with its misconception. If students had different questions, only the misconceptions can be
 * compared.
 */
function toSlotAnswer({ skill, item }: MadeSlot, isSame: boolean, row: SlotAnswerRow) {
  const mistake = misconceptionOf(skill, row.misconception)?.name ?? null
  if (!isSame) return { label: null, mistake, wrongLine: null }
  const response = Response.parse(row.response)
  const choice = choiceOf(item)
  if (choice !== undefined) {
    const option = choice.options.find(({ id }) => id === chosenIn(response))
    return { label: option === undefined ? null : showMarkup(option.text), mistake, wrongLine: null }
  }
  const { echo } = checkResponse(item, response)
  const wrongLine = wrongLineIn(item.key, response, readerLanguage())
  return { label: echo === null ? null : words(echo), mistake, wrongLine }
}
