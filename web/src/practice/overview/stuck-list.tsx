import type { StuckSkill } from '@skills-center/contract/practice'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'

/** Skills in which more practice does not help right now, with what to do instead. */
export function StuckList({ skills }: { readonly skills: readonly StuckSkill[] }) {
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck" className="text-2xl font-bold">
        {t('practice/try-another-way')}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{t('practice/everybody-gets-stuck-somewhere')}</p>
      <ul className="flex flex-col gap-4">
        {skills.map(({ skill, prerequisite, advice }) => (
          <Card as="li" key={skill.id} className="border-warm">
            <h3
              lang={contentLanguage(skill)}
              className="font-sans text-lg leading-snug font-semibold tracking-normal"
            >
              {skill.name}
            </h3>
            <p className="mt-1 max-w-prose">{advice}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {prerequisite !== null && (
                <ButtonLink href={`/practice/${prerequisite.id}`} variant="outline" className="max-sm:w-full">
                  {t('practice/practice-name', { name: prerequisite.name })}
                </ButtonLink>
              )}
              <ButtonLink href={`/skills/${skill.id}/modules`} variant="outline" className="max-sm:w-full">
                <Rich
                  id="practice/read-the-lesson-of-name"
                  values={{ name: skill.name }}
                  parts={{ of: <span className="sr-only" /> }}
                />
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
