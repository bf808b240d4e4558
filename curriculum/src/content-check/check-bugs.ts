import { type Exact, exact } from '../bugs/bug.ts'
import type { AnyModelForm, Drawn } from '../form/model.ts'
import type { Finding } from './finding.ts'

const isExact = (got: unknown): got is Exact =>
  typeof got === 'number' || (Array.isArray(got) && got.every((part) => typeof part === 'number'))

/** Finds typed wrong answers that differ from what their bug computes. */
export function checkBugs(
  model: AnyModelForm,
  { values, template }: Pick<Drawn<unknown>, 'values' | 'template'>,
): Finding[] {
  return template.wrongAnswers.flatMap(({ misconception, key }): Finding[] => {
    const bugs = (model.bugs ?? []).filter(({ id }) => id === misconception)
    if (bugs.length === 0 || key.kind !== 'number') return []
    const gives = bugs
      .map(({ answer: answerOf }): unknown => answerOf(values))
      .filter(isExact)
      .map(exact)
    return gives.some((value) => value === key.value)
      ? []
      : [
          {
            rule: 'a wrong answer is not what its bug gives',
            detail: `${misconception ?? ''}: ${JSON.stringify(key.value)}`,
          },
        ]
  })
}
