import { type Scaled, scaledQuantities } from '../../situations/mixes/mixes.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 4 cups of lemon juice with 10 cups of water, so 6 cups of lemon juice with 15 cups of water.
const lemonade = { mix: 'lemonade', asked: 'other', known: 4, beside: 10, given: 6 } as const

export const additive = bug<Scaled>({
  id: 'ratio.additive',
  answer: ({ known, beside, given }) => (beside + given > known ? beside + given - known : null),
  feedback: (scaled) => {
    const { known, given } = scaledQuantities(scaled)
    const gap = Math.abs(given.q - known.q)
    return given.q > known.q ? say('additive.more', { gap }) : say('additive.less', { gap })
  },
  example: [lemonade, 12],
})

export const turned = bug<Scaled>({
  id: 'ratio.turned',
  answer: ({ known, beside, given }) => [tidy(given * known), beside],
  feedback: (scaled) => {
    const { known, beside } = scaledQuantities(scaled)
    return beside.q > known.q ? say('turned.more', { known, beside }) : say('turned.less', { known, beside })
  },
  example: [lemonade, [24, 10]],
})

export const keepsOne = bug<Scaled>({
  id: 'ratio.keeps-one',
  answer: ({ beside }) => beside,
  feedback: (scaled) => {
    const { beside } = scaledQuantities(scaled)
    return say('keeps-one', { beside })
  },
  example: [lemonade, 10],
})

export const scaledBugs = [additive, turned, keepsOne]
