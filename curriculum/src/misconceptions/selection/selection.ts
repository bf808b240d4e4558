import type { Misconception } from '../families.ts'

/** Natural selection and adaptation. */
export const selection = {
  'selection.need': { family: 'everyday-idea', source: 'Bishop & Anderson 1990' },
  'selection.individual-changes': { family: 'everyday-idea', source: 'Bishop & Anderson 1990' },
  'selection.use-disuse': { family: 'everyday-idea', source: 'Bishop & Anderson 1990' },
  'selection.acquired': { family: 'everyday-idea', source: 'Kargbo et al. 1980' },
  'selection.strongest': { family: 'everyday-idea', source: 'Anderson et al. 2002' },
  'selection.goal': { family: 'everyday-idea', source: 'Kelemen 2012' },
  'selection.best-everywhere': { family: 'part-whole' },
  'selection.environment-makes': { family: 'everyday-idea', source: 'Bishop & Anderson 1990' },
  'selection.no-variation': { family: 'everyday-idea', source: 'Anderson et al. 2002' },
  'selection.all-reproduce': { family: 'stops-early' },
  'selection.keeps-parents': { family: 'careless' },
  'selection.survival-only': { family: 'part-whole' },
  'selection.certain': { family: 'everyday-idea' },
  'ancestry.reads-backward': { family: 'reversal', source: 'Gregory 2008' },
  'ancestry.by-nearness': { family: 'everyday-idea', source: 'Meir et al. 2007' },
  'ancestry.from-living': { family: 'everyday-idea', source: 'Gregory 2008' },
  'ancestry.use-is-kinship': { family: 'everyday-idea' },
  'ancestry.later-look': { family: 'part-whole' },
  'ancestry.leftover-useless': { family: 'everyday-idea' },
  'ancestry.replays': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
