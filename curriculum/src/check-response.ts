import { judgeChoice, judgeChoices } from '@skills-center/answers/judge-choice'
import { judgeFraction } from '@skills-center/answers/judge-fraction'
import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeQuantity } from '@skills-center/answers/judge-quantity'
import type { Judgement } from '@skills-center/answers/verdict'
import type { InteractionKind, ResponseOf } from '@skills-center/contract/item'
import type { Item, Key, KeyOf, Response } from './item.ts'

const judges: { [Kind in InteractionKind]: (key: KeyOf<Kind>, response: ResponseOf<Kind>) => Judgement } = {
  choice: (key, response) => judgeChoice(response.option, key),
  choices: (key, response) => judgeChoices(response.options, key),
  number: (key, response) => judgeNumber(response.text, key),
  quantity: (key, response) => judgeQuantity(response.text, key),
  fraction: (key, response) => judgeFraction(response.text, key),
}

/** Judges a response against a key. A response of another kind than the key's is unreadable. */
export function judge(key: Key, response: Response): Judgement {
  if (key.kind !== response.kind) {
    return { verdict: 'unreadable', echo: null, message: 'This question is answered in another way.' }
  }
  // TypeScript cannot tie the table's entry to both arguments; the line above has made sure that they fit.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const byKind = judges[key.kind] as (key: Key, response: Response) => Judgement
  return byKind(key, response)
}

export interface Checked extends Judgement {
  /** The misconception behind a wrong answer, where it is a known one. */
  misconception: string | null
  /** What we say to a wrong answer, as markup; null where the answer matches no known thinking. */
  feedback: string | null
}

/** The verdict on a response to an item, with the feedback that speaks to that very mistake. */
export function checkResponse(item: Item, response: Response): Checked {
  const judgement = judge(item.key, response)
  if (judgement.verdict !== 'incorrect') return { ...judgement, misconception: null, feedback: null }
  const match = item.wrongAnswers.find((wrong) => {
    const verdict = judge(wrong.key, response).verdict
    return verdict === 'correct' || verdict === 'form'
  })
  return {
    ...judgement,
    misconception: match?.misconception ?? null,
    feedback: match?.feedback ?? null,
  }
}
