import type { PlacedSkill } from '@skills-center/contract/practice'
import { Link } from 'wouter'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { gradeName } from '../../ui/grade-name.ts'

const outlooks = () =>
  [
    { outlook: 'known', title: t('practice/likely-known') },
    { outlook: 'ready', title: t('practice/ready-to-learn') },
    { outlook: 'later', title: t('practice/later') },
  ] as const

/** The map's content as a text list. */
export function PlacedList({ skills }: { skills: readonly PlacedSkill[] }) {
  return (
    <Disclosure summary={<span className="flex-1 font-semibold">{t('practice/the-map-as-a-list')}</span>}>
      <p className="max-w-prose text-ink-soft">{t('practice/skills-of-your-grade')}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-3">
        {outlooks().map(({ outlook, title }) => {
          const own = skills.filter((placed) => placed.outlook === outlook)
          return own.length === 0 ? null : (
            <section key={outlook} aria-labelledby={`placed-${outlook}`}>
              <h2 id={`placed-${outlook}`} className="font-sans text-base font-semibold tracking-normal">
                {t('practice/title-and-count', { title, count: own.length })}
              </h2>
              <ul className="mt-1">
                {own.map(({ skill }) => (
                  <li key={skill.id} className="py-1">
                    <Link
                      href={`/skills/${skill.id}/modules`}
                      lang={contentLanguage(skill)}
                      className="text-link"
                    >
                      {skill.name}
                    </Link>{' '}
                    <span className="text-sm text-ink-soft">{gradeName(skill.gradeLevel)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Disclosure>
  )
}
