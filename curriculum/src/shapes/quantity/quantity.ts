import type { Quantity, Text } from '@skills-center/messages/values'
import type { Thinking } from '../../bugs/bug.ts'
import { typed } from '../../form/answering.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'

/** A number to type. Its unit is printed after the field, and is part of the right answer as shown. */
export const typedQuantity = <Values>(
  values: Values,
  { right, ...its }: { label: Text; right: Quantity; within?: string; bugs: readonly Thinking<Values>[] },
): Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'answer'> => ({
  ...typed(values, { ...its, after: say('unit', { of: right }), key: right.q }),
  answer: say('answer', { of: right }),
})
