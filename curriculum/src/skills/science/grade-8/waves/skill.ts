import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { barrierWords } from '#worlds/barriers/words.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { energyTable, waveSpeed } from './wave-numbers.ts'
import { markedWave, measureWave, waveParts } from './wave-pictures.ts'
import { waves as bank } from './waves.gen.ts'

export const waves = skillFrom(accepted, say, {
  strand: 'waves',
  icon: 'wave',
  prerequisites: ['unit-rates'],
  formerIds: { 'light-surface': 'wave.at-surface' },
  lesson: {
    idea: ['carry', 'measures', 'speed', 'energy', 'surface'],
    figure: markedWave(
      { level: 1, phase: 0.1, length: 3, marks: ['wavelength', 'trough', 'amplitude'] },
      true,
    ),
    workedExample: { model: 'wave-speed', level: 1 },
    words: ['amplitude', 'wavelength', 'frequency', 'compression', 'medium'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'wave-parts': ['develop-models', 'patterns'],
    'measure-wave': ['analyze-data', 'scale-proportion-quantity'],
    'wave-speed': ['use-mathematics', 'scale-proportion-quantity'],
    'energy-table': ['use-mathematics', 'patterns'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'compare-waves': ['construct-explanations', 'structure-and-function'],
    'sort-waves': ['develop-models', 'structure-and-function'],
    terms: ['communicate-information', 'patterns'],
    'wave-ideas': ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    waveParts,
    measureWave,
    waveSpeed,
    unitsWork('wave', ['MS-PS4-1']),
    energyTable,
    { ...sortFacts(barrierWords, ['MS-PS4-2']), id: 'sort-claims', thinking: 'find the mistake' },
    bankModel('compare-waves', bank, { kind: 'build', thinking: 'compare' }),
    bankModel('sort-waves', bank, { kind: 'sort' }),
    bankModel('terms', bank, { kind: 'term' }),
    bankModel('wave-ideas', bank),
  ],
})
