import { bankModel, skillFrom } from '#form'
import { repeatedFigure } from '#situations/sample-surveys/sample-surveys.ts'
import { accepted } from './accepted.gen.ts'
import { estimate, findMistake } from './estimate.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { matchingSample, severalSamples } from './whole-samples.ts'
import { task } from './task.ts'

export const samples = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'population',
  prerequisites: ['equivalent-ratios', 'data-displays', 'probability'],
  lesson: {
    idea: ['what', 'random', 'estimate', 'vary'],
    figure: repeatedFigure({
      survey: 'walk',
      all: 400,
      n: 20,
      results: [5, 6, 7, 7, 8, 8, 8, 8, 9, 9, 10, 11],
    }),
    workedExample: { model: 'estimate', level: 1 },
    words: ['population', 'sample', 'random-sample', 'representative', 'biased'],
  },
  models: [
    bankModel('judge-samples', ideas, { kind: 'sort' }),
    matchingSample,
    estimate,
    severalSamples,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
