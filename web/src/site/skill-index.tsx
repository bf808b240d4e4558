import type { SiteSkill } from '@skills-center/contract/site/page'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { addressBase, contentLanguage } from '../language/language.ts'
import { gradeName } from '../ui/grade-name.ts'

interface SkillIndexProps {
  readonly skills: readonly SiteSkill[]
  readonly by: 'grade' | 'subject'
}

const subjectNames = () => ({ math: t('ui/math'), science: t('ui/science') }) as const

/** All skills of a subject or a grade by name, each linked to its question on the page of its grade and subject. */
export function SkillIndex({ skills, by }: SkillIndexProps) {
  const groups = Map.groupBy(skills, ({ gradeLevel, subject }) => `/grade-${gradeLevel}-${subject}`)
  return (
    <section aria-labelledby="skills" className="mt-14">
      <h2 id="skills" className="text-2xl font-bold sm:text-3xl">
        {by === 'grade' ? t('site/every-skill-grade-by-grade') : t('site/every-skill-of-the-grade')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('site/each-leads-to-its-standards')}</p>
      <div className="mt-7 grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {[...groups].map(([path, members]) => (
          <section key={path} aria-labelledby={`of${path.slice(1)}`}>
            <h3 id={`of${path.slice(1)}`} className="text-xl font-bold">
              <Link
                href={path}
                className="underline decoration-line-strong underline-offset-4 hover:text-action"
              >
                {members[0] === undefined
                  ? ''
                  : by === 'grade'
                    ? gradeName(members[0].gradeLevel)
                    : subjectNames()[members[0].subject]}
              </Link>
            </h3>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {members.map(({ id, name, strand, language }) => (
                <li key={id}>
                  <a
                    href={`${addressBase()}${path}#${id}`}
                    lang={contentLanguage({ language })}
                    className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-2.5 hover:text-action"
                  >
                    <span className="font-semibold underline decoration-line-strong underline-offset-4">
                      {name}
                    </span>
                    <span className="text-[0.94rem] text-ink-soft">{strand}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
