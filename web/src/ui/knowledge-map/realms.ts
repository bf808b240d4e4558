import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../../language/messages.ts'

/** The main parts of mathematics and science, in their order around the map, math first. */
export const realms = [
  'data',
  'geometry',
  'number',
  'ratio',
  'algebra',
  'life',
  'earth',
  'physical',
  'engineering',
] as const
export type Realm = (typeof realms)[number]

/** By the domain in a standard’s code: 6.RP.A.2 is ratios, MS-LS1-1 is life science. */
const domains: readonly (readonly [RegExp, Realm])[] = [
  [/^[K\d]+\.RP/, 'ratio'],
  [/^[K\d]+\.(?:EE|F)\b/, 'algebra'],
  [/^[K\d]+\.(?:G|MD)\b/, 'geometry'],
  [/^[K\d]+\.SP/, 'data'],
  [/-LS\d/, 'life'],
  [/-ESS\d/, 'earth'],
  [/-PS\d/, 'physical'],
  [/-ETS\d/, 'engineering'],
]

/** The part of the map that a skill belongs to, by its first standard, so that it does not depend on the language. */
export function realmOf({ subject, standards }: Pick<SkillSummary, 'subject' | 'standards'>): Realm {
  const [code = ''] = standards
  const found = domains.find(([pattern]) => pattern.test(code))
  return found?.[1] ?? (subject === 'math' ? 'number' : 'physical')
}

export const isMath = (realm: Realm): boolean => realms.indexOf(realm) < realms.indexOf('life')

export const realmNames = (): Readonly<Record<Realm, string>> => ({
  data: t('ui/realm-data'),
  geometry: t('ui/realm-geometry'),
  number: t('ui/realm-number'),
  ratio: t('ui/realm-ratio'),
  algebra: t('ui/realm-algebra'),
  life: t('ui/realm-life'),
  earth: t('ui/realm-earth'),
  physical: t('ui/realm-physical'),
  engineering: t('ui/realm-engineering'),
})
