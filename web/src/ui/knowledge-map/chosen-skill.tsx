import type { SkillLink, SkillSummary } from '@skills-center/contract/skills'
import { t } from '../../language/messages.ts'
import { contentLanguage } from '../../language/language.ts'
import { listed } from '../../language/formats.ts'
import { ButtonLink } from '../button-link.tsx'
import { gradeName } from '../grade-name.ts'
import { starLookNames, type StarLooks } from './star-look.ts'

interface ChosenSkillProps {
  /** Undefined until a skill is chosen. */
  readonly skill: SkillSummary | undefined
  readonly skills: readonly SkillSummary[]
  readonly links: readonly SkillLink[]
  readonly looks: StarLooks
  readonly isStudent: boolean
}

/** The skill chosen on the map: its progress, its prerequisites, and a link to it. */
export function ChosenSkill({ skill, skills, links, looks, isStudent }: ChosenSkillProps) {
  if (skill === undefined) return <p className="km-card km-soft">{t('ui/tap-a-star')}</p>
  const namesOf = (ids: readonly string[]) =>
    listed(skills.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  const before = namesOf(links.filter(({ to }) => to === skill.id).map(({ from }) => from))
  const after = namesOf(links.filter(({ from }) => from === skill.id).map(({ to }) => to))
  const look = starLookNames()[looks.get(skill.id) ?? 'later']
  return (
    <div className="km-card" lang={contentLanguage(skill)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-display text-lg leading-snug font-semibold">{skill.name}</p>
          <p className="km-soft text-sm">
            {gradeName(skill.gradeLevel)} · {skill.strand} · {look}
          </p>
          {before !== '' && <p className="mt-1 text-sm">{t('ui/builds-on-skills', { skills: before })}</p>}
          {after !== '' && <p className="mt-1 text-sm">{t('ui/leads-to-skills', { skills: after })}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/skills/${skill.id}/modules`} variant="outline">
            {t('ui/open-lesson')}
          </ButtonLink>
          {isStudent && (
            <ButtonLink href={`/practice/${skill.id}`} variant="primary">
              {t('ui/practice-verb')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
