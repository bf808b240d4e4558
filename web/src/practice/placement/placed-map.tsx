import type { PlacedSkill } from '@skills-center/contract/practice'
import { listSkillLinks } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.tsx'
import { KnowledgeMap } from '../../ui/knowledge-map/knowledge-map.tsx'

/** Skills the student probably knows, as stars on the map. */
export function PlacedMap({ skills }: { skills: readonly PlacedSkill[] }) {
  const { user } = useSession()
  // If the links do not load, the map shows its stars without paths.
  const { data: links } = useQuery(queryOf(listSkillLinks))
  const count = (wanted: PlacedSkill['outlook']) => skills.filter(({ outlook }) => outlook === wanted).length
  const known = count('known')
  return (
    <section aria-label={t('ui/map-of-math-and-science')}>
      <KnowledgeMap
        skills={skills.map(({ skill }) => skill)}
        links={links ?? []}
        looks={new Map(skills.map(({ skill, outlook }) => [skill.id, outlook]))}
        figure={known || count('ready')}
        figureLabel={known > 0 ? t('practice/known-already') : t('practice/ready-now')}
        isStudent={user.role === 'student'}
        gradeLevel={user.gradeLevel}
      />
    </section>
  )
}
