import type { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillOutlook, SkillSummary } from '@skills-center/contract/skills'

/** A student's progress in a skill: from practice, or estimated from its prerequisites. */
export type OwnProgress =
  | { readonly kind: 'mastered' | 'due' | 'begun'; readonly entry: ProgressEntry }
  | { readonly kind: 'known' | 'ready' | 'unknown' }
  | {
      readonly kind: 'later'
      /** The names of skills to learn first. */
      readonly after: readonly string[]
    }

export type OwnProgressBySkill = ReadonlyMap<SkillId, OwnProgress>

/** The student's progress in each skill of the list. */
export function ownProgress(
  skills: readonly SkillSummary[],
  progress: readonly ProgressEntry[],
  outlooks: readonly SkillOutlook[],
): OwnProgressBySkill {
  const names = new Map(skills.map((skill) => [skill.id, skill.name]))
  const entries = new Map(progress.map((entry) => [entry.skillId, entry]))
  const ahead = new Map(outlooks.map((outlook) => [outlook.skillId, outlook]))
  return new Map(skills.map(({ id }) => [id, ownProgressOf(entries.get(id), ahead.get(id), names)]))
}

function ownProgressOf(
  entry: ProgressEntry | undefined,
  outlook: SkillOutlook | undefined,
  names: ReadonlyMap<SkillId, string>,
): OwnProgress {
  if (entry !== undefined) {
    return { kind: entry.isDue ? 'due' : entry.mastered ? 'mastered' : 'begun', entry }
  }
  if (outlook?.isLikelyKnown === true) return { kind: 'known' }
  if (outlook?.outlook === 'later') {
    return { kind: 'later', after: outlook.after.flatMap((id) => names.get(id) ?? []) }
  }
  return { kind: outlook?.outlook ?? 'unknown' }
}

/** The filters of the map. */
export const mapFilters = ['all', 'ready', 'due', 'not-begun'] as const
export type MapFilter = (typeof mapFilters)[number]

const kinds: Record<MapFilter, readonly OwnProgress['kind'][]> = {
  all: ['mastered', 'due', 'begun', 'known', 'ready', 'later', 'unknown'],
  ready: ['known', 'ready'],
  due: ['due'],
  'not-begun': ['known', 'ready', 'later', 'unknown'],
}

export const isShownBy = (filter: MapFilter, progress: OwnProgress | undefined): boolean =>
  filter === 'all' || (progress !== undefined && kinds[filter].includes(progress.kind))

/** How many skills of the list were begun, and how many of those are mastered now. */
export function countBegun(
  skills: readonly Pick<SkillSummary, 'id'>[],
  progressBySkill: OwnProgressBySkill,
): { begun: number; mastered: number } {
  const entries = skills.flatMap(({ id }) => {
    const progress = progressBySkill.get(id)
    return progress !== undefined && 'entry' in progress ? [progress.entry] : []
  })
  return { begun: entries.length, mastered: entries.filter((entry) => entry.mastered).length }
}
