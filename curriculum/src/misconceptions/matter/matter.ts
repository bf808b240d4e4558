import type { Misconception } from '../families.ts'

/** Matter: particles, states, mixtures, reactions. */
export const matter = {
  'matter.particles-swell': { family: 'everyday-idea', source: 'Johnson 1998' },
  'matter.particles-made': { family: 'everyday-idea', source: 'Johnson 1998' },
  'matter.states-mixed': { family: 'unlike-terms' },
  'matter.motion-reversed': { family: 'reversal' },
  'states.changes-swapped': { family: 'reversal' },
  'states.always-warmer': { family: 'everyday-idea', source: 'Erickson 1979' },
  'states.plateau-no-energy': { family: 'everyday-idea' },
  'states.amount-ignored': { family: 'part-whole' },
  'states.amount-changes-point': { family: 'everyday-idea', source: 'Stavy & Berkovitz 1980' },
  'states.one-point': { family: 'part-whole' },
  'states.negative-order': { family: 'sign' },
  'states.bubbles-are-air': { family: 'everyday-idea', source: 'Osborne & Cosgrove 1983' },
  'gas.pressure-follows-volume': { family: 'reversal', source: 'de Berg 1995' },
  'gas.one-variable': { family: 'part-whole', source: 'Rozier & Viennot 1991' },
  'gas.speed-by-space': { family: 'everyday-idea', source: 'Rozier & Viennot 1991' },
  'gas.celsius-doubles': { family: 'operation' },
  'gas.pushes-when-moved': { family: 'everyday-idea', source: 'Séré 1986' },
  'gas.pulls': { family: 'everyday-idea', source: 'Engel Clough & Driver 1985' },
} as const satisfies Record<string, Misconception>
