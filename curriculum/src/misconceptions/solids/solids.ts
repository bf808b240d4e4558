import type { Misconception } from '../families.ts'

/** Volume of boxes. */
export const solids = {
  'volume.visible-faces': { family: 'unlike-terms', source: 'Battista & Clements 1996' },
  'volume.hidden-cubes': { family: 'part-whole', source: 'Battista & Clements 1996' },
  'volume.one-layer': { family: 'stops-early' },
  'volume.adds-edges': { family: 'additive' },
  'volume.subtracts-edges': { family: 'operation' },
  'volume.stops-early': { family: 'stops-early' },
  'volume.same-height': { family: 'careless' },
  'volume.other-part': { family: 'careless' },
  'volume.one-part': { family: 'stops-early' },
  'volume.adds-before-multiplying': { family: 'additive' },
  'volume.divides-one-edge': { family: 'stops-early' },
  'volume.square-for-cubic': { family: 'form-unit' },
  'volume.gaps': { family: 'part-whole' },
  'volume.grows-like-one-edge': { family: 'additive', source: 'De Bock et al. 2002' },
  'volume.judges-by-one-edge': { family: 'everyday-idea', source: 'Piaget et al. 1960' },
  'volume.reversed': { family: 'reversal' },
  'surface.one-of-each': { family: 'part-whole' },
  'surface.volume': { family: 'unlike-terms', source: 'Tan Sisman and Aksu 2016' },
  'surface.leaves-out-faces': { family: 'stops-early' },
  'surface.all-faces': { family: 'careless' },
  'surface.height-for-slant': { family: 'unlike-terms' },
  'surface.face-for-edge': { family: 'stops-early' },
  'surface.neighbor-as-opposite': { family: 'careless' },
} as const satisfies Record<string, Misconception>
