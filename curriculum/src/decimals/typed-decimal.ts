import type { Text } from '@skills-center/messages/values'
import { type Bug, type Exact, exact } from '../bugs/bug.ts'
import { roundedAs } from '../build-item.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'

/** A decimal to type exactly; a rounded value matches a known mistake. `unit` may be typed, too. */
export function typedDecimal<Values>(
  values: Values,
  its: { label: Text; key: Exact; bugs: readonly Bug<Values>[]; unit?: Text },
): AnsweringTemplate {
  const wrong = its.bugs.flatMap((each) => {
    const got = each.answer(values)
    return got === null
      ? []
      : [{ misconception: each.id, value: exact(got), feedback: each.feedback(values) }]
  })
  const value = exact(its.key)
  const unit = its.unit === undefined ? {} : { unit: its.unit }
  return {
    interaction: { kind: 'number', label: its.label },
    key: { kind: 'number', value, ...unit, ...roundedAs(value, wrong) },
    wrongAnswers: wrong.map(({ value: other, ...told }) => ({
      ...told,
      key: { kind: 'number', value: other, ...unit },
    })),
  }
}
