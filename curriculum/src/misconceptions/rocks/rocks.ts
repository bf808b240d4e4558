import type { Misconception } from '../families.ts'

/** Layers of rock, fossils and geologic time. */
export const rocks = {
  'rocks.top-oldest': { family: 'reversal' },
  'rocks.cutter-first': { family: 'reversal', source: 'Dodick & Orion 2003' },
  'rocks.no-gaps': { family: 'everyday-idea', source: 'Dodick & Orion 2003' },
  'rocks.same-rock-same-age': { family: 'everyday-idea', source: 'Dodick & Orion 2003' },
  'rocks.level-counts': { family: 'everyday-idea', source: 'Dodick & Orion 2003' },
  'rocks.thickness-is-time': { family: 'everyday-idea', source: 'Trend 2001' },
  'rocks.fossils-overlooked': { family: 'part-whole' },
  'fossils.one-only': { family: 'part-whole' },
  'fossils.other-row': { family: 'scale-reading' },
  'fossils.misreads-ago': { family: 'reversal', source: 'Trend 2001' },
  'fossils.looks': { family: 'everyday-idea' },
  'rocks.place-today': { family: 'everyday-idea' },
  'fossils.all-at-once': { family: 'everyday-idea' },
  'fossils.lasts-forever': { family: 'everyday-idea' },
  'fossils.gap-is-absence': { family: 'evidence' },
  'fossils.ladder': { family: 'everyday-idea' },
  'rocks.never-change': { family: 'everyday-idea', source: 'Kusnick 2002' },
  'rocks.melt-is-metamorphic': { family: 'unlike-terms', source: 'Stofflett 1994' },
  'rocks.one-circle': { family: 'everyday-idea' },
  'rocks.processes-mixed': { family: 'unlike-terms' },
  'rocks.wrong-energy': { family: 'unlike-terms' },
  'rocks.depth-is-heat': { family: 'part-whole' },
  'rocks.matter-vanishes': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
