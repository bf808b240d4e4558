import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { cellDrawing, drawnParts } from './cell-drawing.ts'
import { evidence } from './evidence.gen.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { realSize } from './real-size.ts'

const bacterium = {
  kind: 'cell' as const,
  cell: 'bacterium' as const,
  parts: (['wall', 'dna', 'ribosomes', 'flagellum'] as const).map((id) => ({ id })),
  description: say('figure.bacterium'),
}

export const cells = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'microscope',
  prerequisites: ['unit-rates'],
  formerIds: {
    'wall-is-membrane': 'cells.wall-and-membrane',
    'energy-parts-swapped': 'cells.energy-parts',
    'mixes-up-parts': 'cells.takes-other-part',
    'animal-like-plant': 'cells.plant-parts-in-animals',
    'no-shared-parts': 'cells.nothing-shared',
    'all-cells-alike': 'cells.all-alike',
    'bacteria-not-cells': 'cells.bacteria-are-none',
    'one-cell-not-alive': 'cells.one-is-not-alive',
    'plants-not-cells': 'cells.animals-only',
    'all-is-cells': 'cells.like-molecules',
    'larger-cells': 'cells.larger-in-large-bodies',
    'cells-from-nothing': 'cells.from-other-matter',
    'adds-difference': 'ratio.additive',
  },
  lesson: {
    idea: ['made-of', 'parts', 'plants', 'system'],
    figure: {
      kind: 'cell',
      cell: 'plant',
      parts: drawnParts.plant.map((id) => ({ id, label: say(`part.${id}`) })),
      description: say('lesson.figure'),
    },
    workedExample: { model: 'real-size', level: 2 },
    words: ['cell', 'membrane', 'wall', 'nucleus', 'mitochondria', 'chloroplast', 'organelle'],
  },
  dimensions: {
    'cell-drawing': ['develop-models', 'structure-and-function'],
    'parts-and-jobs': ['develop-models', 'structure-and-function'],
    'real-size': ['use-mathematics', 'scale-proportion-quantity'],
    steps: ['develop-models', 'systems'],
    explain: ['argue-from-evidence', 'structure-and-function'],
    terms: ['communicate-information', 'structure-and-function'],
    'cell-ideas': ['argue-from-evidence', 'patterns'],
  },
  models: [
    cellDrawing,
    bankModel('parts-and-jobs', evidence, { kind: 'sort', figures: { bacterium } }),
    realSize,
    bankModel('steps', evidence, { kind: 'order' }),
    bankModel('explain', evidence, { kind: 'build' }),
    bankModel('terms', ideas, { kind: 'term' }),
    bankModel('cell-ideas', ideas),
  ],
})
