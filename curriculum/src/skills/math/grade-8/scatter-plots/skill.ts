import { bankModel, skillFrom, tex } from '#form'
import { bestLine } from '#shapes/scatter-plots/best-line.ts'
import { association, findOutlier, plotPairs } from '#shapes/scatter-plots/plots.ts'
import { scatterFigure } from '#situations/paired-data/paired-data.ts'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { drawLine, readLine, useLine } from './lines.ts'
import { say } from './messages.gen.ts'

export const scatterPlots = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'dots',
  prerequisites: ['plot-points', 'slope'],
  lesson: {
    idea: ['what', 'association', 'features', say('lesson.line', { line: tex('y = 3x + 5') })],
    figure: scatterFigure(
      'plant',
      [
        [1, 7],
        [2, 13],
        [3, 13],
        [4, 18],
        [5, 19],
        [6, 24],
        [7, 25],
        [8, 31],
        [9, 31],
        [10, 36],
      ],
      {
        lines: [
          {
            through: [
              [0, 5],
              [10, 35],
            ],
            label: '',
          },
        ],
      },
    ),
    workedExample: { model: 'use-line', level: 1 },
    words: ['scatter-plot', 'association', 'cluster', 'outlier', 'line-of-fit'],
  },
  models: [
    association,
    findOutlier,
    plotPairs,
    bestLine,
    readLine,
    drawLine,
    useLine,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
