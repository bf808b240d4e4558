import type { SkillId } from '@skills-center/contract/ids'
import { listSkillLinks, type SkillSummary } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { KnowledgeMap } from '../ui/knowledge-map/knowledge-map.tsx'
import type { StarLook } from '../ui/knowledge-map/star-look.ts'
import type { OwnProgress, OwnProgressBySkill } from './own-progress.ts'

interface OwnMapProps {
  readonly skills: readonly SkillSummary[]
  /** Null for a reader who does not practice. */
  readonly progressBySkill: OwnProgressBySkill | null
  readonly gradeLevel: number | null
}

/** From this chance on, out of 100, a skill that is not mastered counts as probably known. */
const likelyKnown = 70

function lookOf(progress: OwnProgress): StarLook {
  switch (progress.kind) {
    case 'mastered':
      return 'lit'
    case 'begun':
      return progress.entry.masteryLevel >= likelyKnown ? 'known' : 'begun'
    case 'unknown':
      return 'later'
    default:
      return progress.kind
  }
}

/** Every skill as a star, with mastered ones lit. The list below has the same content. */
export function OwnMap({ skills, progressBySkill, gradeLevel }: OwnMapProps) {
  // If the links do not load, the map shows its stars without paths.
  const { data: links } = useQuery(queryOf(listSkillLinks))
  const looks = new Map<SkillId, StarLook>(
    progressBySkill === null
      ? skills.map(({ id }) => [id, 'begun'])
      : [...progressBySkill].map(([id, progress]) => [id, lookOf(progress)]),
  )
  const count = (...counted: readonly StarLook[]) =>
    [...looks.values()].filter((look) => counted.includes(look)).length
  const lit = count('lit', 'due')
  const isStudent = progressBySkill !== null
  return (
    <section aria-labelledby="own-map" className="print:hidden">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="own-map" className="text-2xl font-bold">
          {isStudent ? t('skills/your-map') : t('ui/map-of-math-and-science')}
        </h2>
        {isStudent && <p className="text-ink-soft">{t('skills/light-a-star')}</p>}
      </div>
      <KnowledgeMap
        skills={skills}
        links={links ?? []}
        looks={looks}
        figure={isStudent ? lit || count('known') : skills.length}
        figureLabel={
          !isStudent
            ? t('skills/skills-in-all', { count: skills.length })
            : lit === 0
              ? t('skills/likely-known-so-far')
              : t('skills/skills-lit', { count: lit })
        }
        isStudent={isStudent}
        gradeLevel={gradeLevel}
      />
    </section>
  )
}
