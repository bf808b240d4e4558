import { bankModel, skillFrom } from '#form'
import { headOf, planets } from '#situations/solar-system/solar-system.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { craterWords } from '#worlds/craters/words.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { pictureLab } from './lab.ts'
import { say } from './messages.gen.ts'
import { orderBodies } from './order-bodies.ts'
import { scale } from './scale.gen.ts'
import { scaleModel } from './scale-model.ts'

const standards = ['MS-ESS1-3'] as const

export const solarSystemScale = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'globe',
  prerequisites: ['proportional-relationships', 'day-and-night-sky'],
  lesson: {
    idea: ['data', 'size', 'distance', 'model'],
    figure: {
      kind: 'bar-chart',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      xLabel: say('lesson.figure.x'),
      y: { from: 0, to: 5000, step: 1000, label: say('lesson.figure.y') },
      bars: (['earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const).map((id) => ({
        label: headOf(id),
        value: planets[id].distance,
      })),
      isLevel: true,
      hasValues: true,
    },
    workedExample: { model: 'scale-model', level: 1 },
    words: ['diameter', 'scale', 'orbit', 'crater', 'atmosphere', 'astronomical-unit'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'scale-model': ['develop-models', 'scale-proportion-quantity'],
    'order-bodies': ['analyze-data', 'scale-proportion-quantity'],
    'find-mistake': ['develop-models', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'scale-proportion-quantity'],
    'sort-objects': ['analyze-data', 'patterns'],
    'name-it': ['communicate-information', 'systems'],
    ideas: ['analyze-data', 'scale-proportion-quantity'],
  },
  models: [
    scaleModel,
    orderBodies,
    findMistake,
    sortFacts(craterWords, standards),
    unitsWork('scale', standards),
    runSimulation(pictureLab, standards),
    bankModel('explain', scale, { kind: 'build' }),
    bankModel('sort-objects', scale, { kind: 'sort' }),
    bankModel('name-it', scale, { kind: 'term' }),
    bankModel('ideas', scale),
  ],
})
