import { choiceParts } from '../choice/choice.tsx'
import { lazyView } from '../lazy-view.tsx'
import type { InteractionParts } from '../parts.ts'

/** A question with rows from a simulation. */
export const simulationParts: InteractionParts<'simulation'> = {
  ...lazyView(async () => (await import('./simulation-view.tsx')).SimulationView),
  empty: { kind: 'simulation', runs: [], answer: { kind: 'choice', option: '' } },
  isAnswered: ({ answer }) => (answer.kind === 'choice' ? answer.option !== '' : answer.text.trim() !== ''),
  afterKey(key, { answer: asked }, response, missed) {
    const { answer } = response
    // Arrow keys also change the settings, so only letters and numbers pick an answer from anywhere.
    if (key.length > 1 || asked.kind !== 'choice' || answer.kind !== 'choice') return undefined
    const tried = missed.flatMap((earlier) => (earlier.answer.kind === 'choice' ? [earlier.answer] : []))
    const after = choiceParts.afterKey(key, asked, answer, tried)
    return after && { response: { ...response, answer: after.response }, option: after.option }
  },
}
