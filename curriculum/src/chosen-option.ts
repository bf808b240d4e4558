import type { Item, Response } from './item.ts'

type Choice = Extract<Item['interaction'], { kind: 'choice' }>

/** Options of which one is chosen, with the right one: those of a choice, and those at the end of a simulation. */
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

/** The option that a response chose, where it chose one of such. */
export function chosenIn(response: Response): string | undefined {
  const given = response.kind === 'simulation' ? response.answer : response
  return given.kind === 'choice' ? given.option : undefined
}
