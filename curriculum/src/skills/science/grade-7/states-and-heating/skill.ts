import { bankModel, skillFrom } from '#form'
import { beforeAfter } from '#figures/vessels/vessels.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { curveWords } from '#worlds/heating/curve-words.ts'
import { accepted } from './accepted.gen.ts'
import { heatingCurve } from './heating-curve.ts'
import { say } from './messages.gen.ts'
import { states } from './states.gen.ts'
import { whichState } from './which-state.ts'

/** By the names that the bank gives them. */
const figures = {
  'solid-warms': beforeAfter('solid', 'solid', [20, 180]),
  'gas-cools': beforeAfter('gas', 'gas', [24, 4]),
  melts: beforeAfter('solid', 'liquid'),
  freezes: beforeAfter('liquid', 'solid'),
  boils: beforeAfter('liquid', 'gas'),
  condenses: beforeAfter('gas', 'liquid'),
}

export const statesAndHeating = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'flame',
  prerequisites: ['thermal-energy', 'signed-numbers'],
  formerIds: {
    'point-is-state': 'states.one-point',
    'misreads-graph': 'reading.one-point',
  },
  lesson: {
    idea: ['particles', 'changes', 'level', 'back'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      // Ice on a steady heater, with water's own energies: 42, 334 and 418 joules a gram, then boiling.
      x: { from: 0, to: 24, step: 2, label: say('lesson.figure.time') },
      y: { from: -20, to: 120, step: 20, label: say('lesson.figure.temperature') },
      series: [
        {
          label: say('lesson.figure.sample'),
          points: [
            [0, -20],
            [1, 0],
            [9, 0],
            [19, 100],
            [24, 100],
          ],
          joined: 'straight',
        },
      ],
      marks: [
        { at: [5, 0], label: say('lesson.figure.melting') },
        { at: [21, 100], label: say('lesson.figure.boiling') },
      ],
    },
    workedExample: { model: 'heating-curve', level: 2 },
    words: ['melting-point', 'boiling-point', 'condensation', 'freezing', 'heating-curve', 'particle'],
  },
  dimensions: {
    'heating-curve': ['analyze-data', 'energy-and-matter'],
    'which-state': ['analyze-data', 'patterns'],
    'particle-motion': ['develop-models', 'energy-and-matter'],
    'match-particles': ['develop-models', 'cause-and-effect'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    ideas: ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    heatingCurve,
    whichState,
    bankModel('particle-motion', states, { kind: 'build', figures }),
    bankModel('match-particles', states, { kind: 'sort' }),
    { ...sortFacts(curveWords, ['MS-PS1-4']), id: 'sort-claims', thinking: 'find the mistake' },
    bankModel('ideas', states),
  ],
})
