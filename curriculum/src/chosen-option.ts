import type { Item, Response } from './item.ts'

type Choice = Extract<Item['interaction'], { kind: 'choice' }>

/** The options of a choice, or of the choice that ends a simulation, with the right one. */
export function choiceOf({
  interaction,
  key,
}: Pick<Item, 'interaction' | 'key'>): { options: Choice['options']; right: string } | undefined {
  const asked = interaction.kind === 'simulation' ? interaction.answer : interaction
  const right = key.kind === 'simulation' ? key.answer : key
  return asked.kind === 'choice' && right.kind === 'choice'
    ? { options: asked.options, right: right.option }
    : undefined
}

/** The option that a response selected, if it answers a choice. */
export function chosenIn(response: Response): string | undefined {
  const given = response.kind === 'simulation' ? response.answer : response
  return given.kind === 'choice' ? given.option : undefined
}
