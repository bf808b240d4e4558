import { bankModel, skillFrom } from '#form'
import { storyFigure } from '#situations/graph-stories/graph-stories.ts'
import { accepted } from './accepted.gen.ts'
import { describeParts, readChange } from './read.ts'
import { ideas } from './ideas.gen.ts'
import { readInputs } from './inputs.ts'
import { matchGraphs } from './match.ts'
import { say } from './messages.gen.ts'
import { orderStory, sketchGraph } from './stories.ts'

export const graphStories = skillFrom(accepted, say, {
  strand: 'functions',
  icon: 'slope',
  prerequisites: ['functions', 'slope'],
  lesson: {
    idea: ['what', 'direction', 'linear', 'steep'],
    figure: storyFigure({
      story: 'walk',
      start: 1,
      parts: [
        { run: 3, rise: 6 },
        { run: 2, rise: 0 },
        { run: 3, rise: -4 },
        { run: 3, rise: 4, bend: 'steeper' },
      ],
    }),
    workedExample: { model: 'read-change', level: 2 },
    words: ['increasing', 'decreasing', 'constant', 'linear', 'nonlinear'],
  },
  models: [
    describeParts,
    readChange,
    readInputs,
    matchGraphs,
    sketchGraph,
    orderStory,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
