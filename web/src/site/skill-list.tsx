import type { SiteSkill } from '@skills-center/contract/site/page'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import { SkillEntry } from './skill-entry.tsx'

interface SkillListProps {
  readonly skills: readonly SiteSkill[]
  /** How the list is grouped. */
  readonly by: 'strand' | 'grade'
}

/** Skills with their standards and a sample question each, grouped by strand or by grade. */
export function SkillList({ skills, by }: SkillListProps) {
  const groups = Map.groupBy(skills, (skill) => (by === 'grade' ? gradeName(skill.gradeLevel) : skill.strand))
  return (
    <section aria-labelledby="skills" className="mt-14">
      <h2 id="skills" className="text-2xl font-bold sm:text-3xl">
        {by === 'grade' ? t('site/skills-grade-by-grade') : t('site/skills-of-this-grade')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('site/each-comes-with-the-standards')}</p>
      {[...groups].map(([name, members]) => (
        <section key={name} className="mt-9">
          <h3 className="text-xl font-bold">{name}</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {members.map((skill) => (
              <SkillEntry key={skill.id} skill={skill} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
